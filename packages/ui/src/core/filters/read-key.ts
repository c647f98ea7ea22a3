/** What a row has under a key that stands in data, and not in its type. */
export function readKey(row: object, key: string): unknown {
  return (row as Readonly<Record<string, unknown>>)[key];
}
