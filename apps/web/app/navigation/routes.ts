import { withoutLocale } from "./localized-path.ts";
import { editorScreens } from "./screen-places.ts";

const site = "marketing/site-layout.tsx";
const application = "application/application-layout.tsx";

/** Every address without its language, and the files of its layouts and its page, the outer first. */
const routes = [
  route("/", site, "marketing/home/home-page.tsx"),
  route("/pricing", site, "marketing/pricing/pricing-page.tsx"),
  route("/legal/cookie-policy", site, "marketing/legal/cookie-policy-page.tsx"),
  route("/legal/privacy-policy", site, "marketing/legal/privacy-policy-page.tsx"),
  route("/legal/terms-of-service", site, "marketing/legal/terms-of-service-page.tsx"),
  route("/contact", site, "contact/contact-page.tsx"),
  route("/s", site, "marketing/shared-recipe/shared-recipe-page.tsx"),
  route("/login", "authentication/login-page.tsx"),
  route("/login/callback", "authentication/social-callback-page.tsx"),
  route("/register", "authentication/register-page.tsx"),
  route("/verification", "authentication/verification-page.tsx"),
  route("/forgot", "authentication/forgot-page.tsx"),
  route("/reset", "authentication/reset-page.tsx"),
  route("/overview", application, "overview/overview-page.tsx"),
  route("/start", application, "editor/frame/start/start-page.tsx"),
  route("/notifications", application, "notifications/notifications-page.tsx"),
  route("/:organization/:project/versions", application, "history/versions-page.tsx"),
  route("/:organization/:project/general", application, "organization-settings/project-page.tsx"),
  route("/account/settings", application, "account/settings-page.tsx"),
  route("/account/security", application, "account/security-page.tsx"),
  route("/account/appearance", application, "account/appearance-page.tsx"),
  route("/checkout/success", application, "upgrade/success-page.tsx"),
  route("/share", application, "shared-project/shared-project-page.tsx"),
  route("/invite", application, "organization-settings/invite-page.tsx"),
  route("/:organization/general", application, "organization-settings/general-page.tsx"),
  route("/:organization/teams", application, "organization-settings/members-page.tsx"),
  route("/:organization/billing", application, "organization-settings/billing-page.tsx"),
  route("/:organization/audit", application, "organization-settings/audit-page.tsx"),
  // The layout of the design-system area shows the screen of the address.
  ...["", "/:organization/:project"].flatMap((project) =>
    ["", ...editorScreens.map((screen) => `/${screen}`), "/variables/:format"].map((screen) =>
      route(`${project}/design-system${screen}`, application, "editor/frame/editor-layout.tsx"),
    ),
  ),
];

/** The file of a page in the layout of the pages that show what a user has. */
export type ApplicationPage = Extract<
  (typeof routes)[number]["files"],
  readonly [typeof application, string]
>[1];

function route<const Files extends readonly string[]>(path: string, ...files: Files) {
  return { pattern: patternOf(path), files };
}

/** Returns the pattern of a path; a segment such as `:project` is named and contains no escape. */
export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:(\w+)/g, "(?<$1>[^/%]+)")}$`, "i");
}

/** Finds the files of an address in any language, and its named segments. */
export function findRoute(path: string): {
  readonly files: readonly string[];
  readonly params: Readonly<Record<string, string>>;
} {
  const plain = withoutLocale(path);
  for (const { pattern, files } of routes) {
    const match = pattern.exec(plain);
    if (match) return { files, params: match.groups ?? {} };
  }
  return { files: ["marketing/not-found/not-found-page.tsx"], params: {} };
}
