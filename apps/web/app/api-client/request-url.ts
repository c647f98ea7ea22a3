const basePath = "/api/v1";

type Values = Readonly<Record<string, unknown>>;

/** The address of a call: its path with the parameters filled in, and its query. */
export function printRequestUrl(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    printParameter(name, params[name]),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value));
  }
  return `${basePath}${filled}${search.size > 0 ? `?${search}` : ""}`;
}

function printParameter(name: string, value: unknown): string {
  if (value === undefined) throw new Error(`The parameter "${name}" of the path is missing`);
  return encodeURIComponent(String(value));
}
