import type { NonIndexRouteObject } from "react-router";
import { editorScreens } from "./navigation/screen-places.ts";

/** An address below its parent’s, and the file of its page or layout below this folder. */
export type PageRoute = NonIndexRouteObject & {
  readonly file?: string;
  readonly children?: PageRoute[];
};

/**
 * Returns the design-system area at a path; its layout shows the screen of the address. Both paths
 * are siblings, so that the layout stays when the short one redirects to a project.
 */
function designSystemAt(path: string): PageRoute {
  return {
    path,
    file: "editor/frame/editor-layout.tsx",
    children: [...editorScreens, "variables/:format"].map((screen) => ({ path: screen })),
  };
}

const notFound = "marketing/not-found/not-found-page.tsx";

/** The routes of every page, in both languages. */
export const routes: PageRoute[] = [
  {
    path: "tr?",
    children: [
      {
        file: "marketing/site-layout.tsx",
        children: [
          { path: "", file: "marketing/home/home-page.tsx" },
          { path: "pricing", file: "marketing/pricing/pricing-page.tsx" },
          { path: "legal/cookie-policy", file: "marketing/legal/cookie-policy-page.tsx" },
          { path: "legal/privacy-policy", file: "marketing/legal/privacy-policy-page.tsx" },
          { path: "legal/terms-of-service", file: "marketing/legal/terms-of-service-page.tsx" },
        ],
      },
      { path: "login", file: "authentication/login-page.tsx" },
      { path: "register", file: "authentication/register-page.tsx" },
      { path: "verification", file: "authentication/verification-page.tsx" },
      { path: "not-found", file: notFound },
      {
        file: "application/application-layout.tsx",
        children: [
          { path: "overview", file: "overview/overview-page.tsx" },
          designSystemAt("design-system"),
          designSystemAt(":organization/:project/design-system"),
        ],
      },
    ],
  },
  { path: "*", file: notFound },
];
