import type { RouteConfigEntry } from "@react-router/dev/routes";

/** The route facts that the server needs to tell an application address from an unknown one. */
export type SiteRoute = {
  readonly path?: string;
  readonly index?: true;
  readonly children?: readonly SiteRoute[];
};

/** Lists the addresses of the application, without the catch-all route. */
export function listRoutes(entries: readonly RouteConfigEntry[]): readonly SiteRoute[] {
  return entries.filter(({ path }) => path !== "*").map(printRoute);
}

function printRoute({ path, index, children }: RouteConfigEntry): SiteRoute {
  return {
    ...(path !== undefined && { path }),
    ...(index && { index: true }),
    ...(children && { children: listRoutes(children) }),
  };
}
