/** Replaces every known `{name}` in a text, or in all texts inside a value. */
export function fillPlaceholders<T>(value: T, values: Readonly<Record<string, string>>): T {
  const filled = JSON.stringify(value).replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const found = Object.hasOwn(values, name) ? values[name] : undefined;
    return found === undefined ? place : JSON.stringify(found).slice(1, -1);
  });
  return JSON.parse(filled) as T;
}
