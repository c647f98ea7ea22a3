const fields =
  'input:not([type="hidden"], [type="range"], [disabled], [readonly]), select, textarea';

/** Moves the keyboard to the first field of an area, its text selected. */
export function focusFirstField(area: HTMLElement | null): void {
  const field = area?.querySelector<HTMLInputElement>(fields);
  field?.scrollIntoView({ block: "nearest" });
  field?.focus();
  field?.select();
}
