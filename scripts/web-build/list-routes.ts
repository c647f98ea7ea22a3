import type { RouteConfigEntry } from "@react-router/dev/routes";

/** What the server needs of a route to tell an address of the application from an unknown one. */
export type SiteRoute = {
  readonly path?: string;
  readonly index?: true;
  readonly children?: readonly SiteRoute[];
};

/** The addresses of the application, without the route that catches all others. */
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
