import { index, layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";
import { editorScreens } from "./navigation/screen-places.ts";

const screenModule = "editor/frame/screen-route.tsx";

/**
 * Returns the routes of the design-system area; it is used twice, so its routes have separate ids.
 */
function designSystem(idPrefix: string) {
  return layout("editor/frame/editor-layout.tsx", { id: `${idPrefix}-editor` }, [
    ...prefix("design-system", [
      ...editorScreens.map((screen) =>
        route(screen, screenModule, { id: `${idPrefix}-${screen}` }),
      ),
      route("variables/:format", screenModule, { id: `${idPrefix}-variables-format` }),
    ]),
  ]);
}

export default [
  ...prefix("tr?", [
    layout("marketing/site-layout.tsx", [
      index("marketing/home/home-page.tsx"),
      route("pricing", "marketing/pricing/pricing-page.tsx"),
      route("legal/cookie-policy", "marketing/legal/cookie-policy-page.tsx"),
      route("legal/privacy-policy", "marketing/legal/privacy-policy-page.tsx"),
      route("legal/terms-of-service", "marketing/legal/terms-of-service-page.tsx"),
    ]),
    route("not-found", "marketing/not-found/not-found-page.tsx", { id: "not-found" }),
    layout("application/application-layout.tsx", [
      route("login", "authentication/login-page.tsx"),
      route("register", "authentication/register-page.tsx"),
      route("verification", "authentication/verification-page.tsx"),
      route("overview", "overview/overview-page.tsx"),
      designSystem("last-project"),
      ...prefix(":organization/:project", [designSystem("project")]),
    ]),
  ]),
  route("*", "marketing/not-found/not-found-page.tsx", { id: "unknown" }),
] satisfies RouteConfig;
