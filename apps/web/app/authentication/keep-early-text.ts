import type { RefCallback } from "react";

/** A form's ref that hands over what was typed into its fields before the page's scripts were there, by each field's name. */
export function keepEarlyText(
  keep: (name: string, value: string | boolean) => void,
): RefCallback<HTMLFormElement> {
  return (form) => {
    for (const input of form?.querySelectorAll("input") ?? []) {
      const value = input.type === "checkbox" ? input.checked : input.value;
      if (input.name !== "" && value !== "" && value !== false) keep(input.name, value);
    }
  };
}
