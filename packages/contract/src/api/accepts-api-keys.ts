import type { CallRow } from "./call-row.ts";

type Address = Pick<CallRow, "method" | "path">;

/** The calls that a personal API key may make: the list of organizations, projects, and the parts of a project. */
export type KeyAddress =
  | { readonly method: "GET"; readonly path: "/organizations" }
  | { readonly path: `/projects${string}` | `/ui/${string}` };

/** Returns whether a call may be made with a personal API key; account, members and billing need a session. */
export function acceptsApiKeys({ method, path }: Address): boolean {
  if (path === "/organizations") return method === "GET";
  return /^\/(projects|ui)(\/|$)/.test(path);
}
