import type { MetaFunction } from "react-router";
import { describeTexts } from "#navigation/describe-page.ts";
import type { LegalTexts } from "./legal-text.ts";

/** Returns the head of a legal page, from its text. */
export function describeLegalPage(path: string, texts: LegalTexts): MetaFunction {
  return describeTexts(path, (locale) => {
    const { title, summary } = texts[locale];
    return { title, description: summary };
  });
}
