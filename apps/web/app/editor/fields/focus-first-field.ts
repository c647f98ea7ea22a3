const fields =
  'input:not([type="hidden"], [type="range"], [disabled], [readonly]), select, textarea';

/** Focuses the first field of an area and selects its text. */
export function focusFirstField(area: HTMLElement | null): void {
  const field = area?.querySelector<HTMLInputElement>(fields);
  field?.scrollIntoView({ block: "nearest" });
  field?.focus();
  field?.select();
}
