import { expect, it } from "vitest";
import { createDesign } from "#design/parse-recipe.ts";
import { formatFamilies, listedFormats } from "./format/format-list.ts";
import { testFormat } from "./testing/format-guarantees.ts";
import { findFormat, formats } from "./registry.ts";

/** The zip of all formats contains what the others guarantee; its own test covers the rest. */
const single = formats.filter(({ id }) => id !== "zip");
for (const format of single) testFormat(format, `${format.id}/golden`);

it("offers every format under a unique id, as in the list", () => {
  expect(formats.map(({ id, name, family }) => ({ id, name, family }))).toEqual(listedFormats);
  expect(new Set(formats.map(({ id }) => id)).size).toBe(formats.length);
  for (const format of formats) expect(findFormat(format.id)).toBe(format);
  expect(findFormat("docx")).toBeUndefined();
});

it("lists the formats of a family next to each other", () => {
  const families = listedFormats.map(({ family }) => formatFamilies.indexOf(family));
  expect(families).toEqual(families.toSorted((one, other) => one - other));
});

const titles = formats.flatMap(({ name, options, print }) =>
  options.flatMap((option) =>
    option.id === "title" ? [{ name, place: option.place, print }] : [],
  ),
);

it.each(titles)(
  "puts the title of $name in a $place, as its options declare",
  ({ place, print }) => {
    const files = print(createDesign(), { title: "Elif" });
    const [firstLine = ""] = files[0].text.split("\n");
    if (place === "comment") expect(firstLine).toMatch(/^(\/\/ Elif|\/\* Elif \*\/)$/);
    if (place === "heading") expect(firstLine).toBe("# Elif");
    if (place === "description")
      expect(JSON.parse(files[0].text)).toMatchObject({ $description: "Elif" });
  },
);

it.each(["css", "scss", "less"])("prints no comment in %s if the options exclude them", (id) => {
  const files = findFormat(id)?.print(createDesign(), { comments: false }) ?? [];
  expect(files.map(({ text }) => text).join("")).not.toMatch(/\/[/*]/);
});
