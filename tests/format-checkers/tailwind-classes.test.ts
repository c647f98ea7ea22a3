import { describe, expect, it } from "vitest";
import type { TokenSet } from "@tessera/engine";
import { createStepSet } from "../../packages/engine/src/exporters/testing/create-step-set.ts";
import { getFormat } from "./get-format.ts";
import { sampleSets } from "./sample-sets.ts";
import { isDoubled, listChangedClasses, ownClasses, themeVariables } from "./tailwind-classes.ts";

/** The classes of Tailwind that take our values, or that no theme can protect. */
const changing = [
  // The radii of the tokens.
  /^rounded(?:-(?:[setrbl]|ss|se|ee|es|tl|tr|br|bl))?-(?:none|xs|sm|md|lg|xl|2xl|full)$/,
  // The breakpoints of the tokens, and the widths that follow them.
  /^(?:(?:not-)?(?:(?:min-|max-)?(?:sm|md|lg|xl|2xl)):flex|container|max-w-screen-md)$/,
  // The scheme as the page chooses it, and the font and the line height of the tokens.
  /^(?:(?:not-)?dark:flex|font-sans|text-base)$/,
  // The shadows of tokens whose steps have these names.
  /^shadow-(?:2xs|sm|md|lg|2xl)$/,
  // Tailwind has no namespace that comes before spacings for these.
  /^(?:inline|min-inline|max-inline)-(?:xs|sm|md|lg|xl)$/,
];

/** The further radii, shadows and fonts of the components. */
const ofComponents =
  /^(?:rounded(?:-(?:[setrbl]|ss|se|ee|es|tl|tr|br|bl))?-[34]xl|shadow-(?:xs|xl)|font-mono)$/;

function isChanging(name: string, id: string): boolean {
  return changing.some((each) => each.test(name)) || (id === "shadcn" && ofComponents.test(name));
}

/**
 * The ends of Tailwind's classes of one or two words: `left` of `text-left`, `x-4` of `gap-x-4`. One
 * number and one color are examples of all.
 */
const ends = [
  ...new Set(
    ownClasses.flatMap((name) => {
      const words = name.replace(/^-|:flex$/g, "").split("-");
      return [-1, -2].map((from) => words.slice(from).join("-"));
    }),
  ),
].filter((end) => /^(?:[a-z]+(?:-[a-z]+|-4)?|4|red-500)$/.test(end));

describe.each(["tailwind-4", "shadcn"])("the classes of Tailwind with %s", (id) => {
  const print = (set: TokenSet): string => getFormat(id).print(set)[0].text;

  it.each(sampleSets)("keep their meaning with $name", async ({ set }) => {
    const changed = await listChangedClasses(print(set));
    expect(changed.filter(isDoubled)).toEqual([]);
    expect(changed.map(({ name }) => name).filter((name) => !isChanging(name, id))).toEqual([]);
  });

  it("keep their meaning with steps that are named like a part of a class", async () => {
    const changed = await listChangedClasses(print(createStepSet(ends, themeVariables)));
    expect(changed.filter(isDoubled)).toEqual([]);
    expect(changed.map(({ name }) => name).filter((name) => !isChanging(name, id))).toEqual([]);
  });
});

it("the classes of Tailwind keep their meaning with the components of shadcn/ui alone", async () => {
  const set = sampleSets[0]?.set ?? expect.fail("There is no sample");
  const [{ text }] = getFormat("shadcn").print(set, { scope: "components" });
  const changed = await listChangedClasses(text);
  expect(changed.filter(isDoubled)).toEqual([]);
  const names = changed.map(({ name }) => name);
  expect(names.filter((name) => !isChanging(name, "shadcn"))).toEqual([]);
});

it("finds the classes of two rules", async () => {
  const changed = await listChangedClasses("@theme { --color-l: red; --radius-l: 4px }");
  expect(changed.filter(isDoubled).map(({ name }) => name)).toEqual(["border-l", "rounded-l"]);
});
