import { expect, test } from "vitest";
import { countCharacters } from "./count-characters.ts";

test("counts a letter once, composed or decomposed", () => {
  expect(countCharacters("ğüşöçİı")).toBe(7);
  expect(countCharacters("ğüşöçİı".normalize("NFD"))).toBe(7);
});

test("counts an emoji of several code points once", () => {
  expect(countCharacters("👩‍👩‍👧 🇹🇷")).toBe(3);
});

test("counts a line break once, in either encoding", () => {
  expect(countCharacters("a\r\nb\nc")).toBe(5);
});

test("counts zero in an empty text", () => {
  expect(countCharacters("")).toBe(0);
});
