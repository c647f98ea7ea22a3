/** Returns the query that shows a version, or compares it with another one. */
export function printVersionQuery(shown: number, compared?: number): string {
  const query = `?version=${shown}`;
  return compared === undefined ? `${query}&pane=preview` : `${query}&to=${compared}`;
}
