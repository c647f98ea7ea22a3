import { expect, test } from "vitest";
import { countFeedback, feedbackTextSchema } from "./feedback-text.ts";

test("trims, composes letters with their marks, and normalizes line ends", () => {
  expect(feedbackTextSchema.parse("  S\u0327is\u0327li'den\r\n\tselam\rsize \n")).toBe(
    "Şişli'den\n\tselam\nsize",
  );
});

test.each(["Işık çok hoş.", "<img src=x onerror=alert(1)>", "🎨".repeat(10), "a".repeat(5000)])(
  "accepts %s",
  (text) => expect(feedbackTextSchema.parse(text)).toBe(text),
);

test.each([
  "",
  " ".repeat(40),
  "too short",
  `  ${"a".repeat(9)}  `,
  "\u200b".repeat(12),
  "\u0301".repeat(12),
  "a bell \u0007 in it",
  "a NUL \u0000 in it",
  "turned \u202e around",
  "broken \ud800 letter",
  "🎨".repeat(9),
  "a".repeat(5001),
])("refuses %j", (text) => expect(feedbackTextSchema.safeParse(text).success).toBe(false));

test("counts the normalized text, so that a form can check the length before it is sent", () => {
  const decomposed = "\u015f".normalize("NFD");
  expect(countFeedback(` ${decomposed.repeat(9)} \r\n`)).toBe(9);
  expect(feedbackTextSchema.safeParse(decomposed.repeat(9)).success).toBe(false);
  expect(feedbackTextSchema.safeParse(decomposed.repeat(5000)).success).toBe(true);
  expect(countFeedback("👩‍👩‍👧")).toBe(5);
});
