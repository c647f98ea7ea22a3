import { expect, test } from "vitest";
import { foldCase, foldLetters } from "./fold-case.ts";

test("distinguishes the dotted from the dotless i in Turkish", () => {
  expect(foldCase("IŞIK", "tr")).toBe("ışık");
  expect(foldCase("İZNİK", "tr")).toBe("iznik");
  expect(foldCase("ısı", "tr")).not.toBe(foldCase("isi", "tr"));
});

test("treats all four as one letter in English", () => {
  expect(["I", "i", "İ", "ı", "I\u0307"].map((letter) => foldCase(letter, "en"))).toEqual([
    "i",
    "i",
    "i",
    "i",
    "i",
  ]);
});

test("folds the letters of Turkish to those without marks", () => {
  expect(foldLetters("Gölge ŞIK ÇAĞ İÜ", "tr")).toBe("golge sik cag iu");
  expect(foldLetters("IŞIK", "tr")).toBe(foldLetters("isik", "tr"));
});
