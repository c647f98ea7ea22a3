import type { Messages } from "@lingui/core";

/** Loads the library's own texts in a locale; the application merges them with its own. */
export async function loadUiTexts(locale: "en" | "tr"): Promise<Messages> {
  const { messages } = locale === "tr" ? await import("./tr.po") : await import("./en.po");
  return messages;
}
