/** Reads a row's value by a key that is known only at run time. */
export function readKey(row: object, key: string): unknown {
  return (row as Readonly<Record<string, unknown>>)[key];
}
