import type { RouteConfigEntry } from "@react-router/dev/routes";
import { framedRoutes, printFrameFile } from "../../apps/web/app/navigation/public-paths.ts";

/** The route facts that the server needs to tell an application address from an unknown one. */
export type SiteRoute = {
  readonly path?: string;
  readonly index?: true;
  /** The page that its addresses are served with, below the folder of their language. */
  readonly frame?: string;
  readonly children?: readonly SiteRoute[];
};

/** Lists the addresses of the application, without the catch-all route. */
export function listRoutes(entries: readonly RouteConfigEntry[]): readonly SiteRoute[] {
  return entries.filter(({ path }) => path !== "*").map(printRoute);
}

function printRoute({ path, index, children }: RouteConfigEntry): SiteRoute {
  const framed = framedRoutes.find((route) => path?.endsWith(route));
  return {
    ...(path !== undefined && { path }),
    ...(index && { index: true }),
    ...(framed !== undefined && { frame: printFrameFile(framed) }),
    ...(children && { children: listRoutes(children) }),
  };
}
