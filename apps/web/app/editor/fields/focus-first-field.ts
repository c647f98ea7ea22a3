const fields =
  'input:not([type="hidden"], [type="range"], [disabled], [readonly]), select, textarea, button[data-value]';

/** Focuses the first field or value of an area, and selects its text. */
export function focusFirstField(area: HTMLElement | null): void {
  const field = area?.querySelector<HTMLElement>(fields);
  field?.scrollIntoView({ block: "nearest" });
  field?.focus();
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}
