import { expect, test } from "vitest";
import { findOptionByText } from "./combobox-option.ts";

const istanbul = { id: "ist", text: "İstanbul", group: "Marmara" };
const igdir = { id: "igd", text: "Iğdır", group: "Doğu Anadolu" };
const bursa = { id: "bur", text: "Bursa", group: "Marmara" };

test("finds an option by its text with the capitals of the language", () => {
  const options = [istanbul, igdir, bursa];
  expect(findOptionByText(options, " istanbul", "tr-TR")).toBe(istanbul);
  expect(findOptionByText(options, "ığdır", "tr-TR")).toBe(igdir);
  expect(findOptionByText(options, "ISTANBUL", "tr-TR")).toBeUndefined();
  expect(findOptionByText(options, "BURSA", "en-US")).toBe(bursa);
});

test("finds a Turkish name on an English page, where all four i are one letter", () => {
  expect(findOptionByText([istanbul, igdir], "istanbul", "en-US")).toBe(istanbul);
  expect(findOptionByText([istanbul, igdir], "IĞDIR", "en-US")).toBe(igdir);
});
