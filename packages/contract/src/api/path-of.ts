import type { Operation } from "./operation.ts";

/** The prefix of every call of version 1. */
export const apiPrefix = "/api/v1";

/** The header that names the organization of calls without another id. */
export const organizationHeader = "x-organization-id";

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Readonly<Record<Name, string>> & ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Readonly<Record<Name, string>>
    : unknown;

/** Returns the path of a call from the root of the server, with escaped parameters. */
export function pathOf<const Of extends Pick<Operation, "path">>(
  operation: Of,
  params: ParamsOf<Of["path"]>,
): string {
  const values = params as Readonly<Record<string, string>>;
  const path = operation.path.replaceAll(/:(\w+)/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`${operation.path} needs a value for ${name}`);
    return encodeURIComponent(value);
  });
  return apiPrefix + path;
}

/** Returns the query string with its question mark; empty when every value is undefined. */
export function queryOf(query: Readonly<Record<string, string | number | undefined>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}
