import { expect, test } from "vitest";
import { foldCase } from "./fold-case.ts";

test("tells the dotted from the dotless i in Turkish", () => {
  expect(foldCase("IŞIK", "tr")).toBe("ışık");
  expect(foldCase("İZNİK", "tr")).toBe("iznik");
  expect(foldCase("ısı", "tr")).not.toBe(foldCase("isi", "tr"));
});

test("takes all four for one letter in English", () => {
  expect(["I", "i", "İ", "ı", "I\u0307"].map((letter) => foldCase(letter, "en"))).toEqual([
    "i",
    "i",
    "i",
    "i",
    "i",
  ]);
});
