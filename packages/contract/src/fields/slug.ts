import { z } from "zod";
import { problem } from "#sentences/field-problems.ts";
import { boundedString } from "./bounded.ts";

const longestSlug = 48;

/** The part of an address that names an organization or a project. */
export const slugSchema = z.string().regex(/^[a-z0-9-]{1,48}$/);

/** Reserved slugs: every first segment of an address, and those that can follow an organization. */
export const reservedSlugs: ReadonlySet<string> = new Set(
  [
    "en tr api assets health ready dev index well-known static",
    "login register verification logout features blog pricing overview resources docs checkout",
    "legal about contact changelog engineering account design-system invitations admin new",
    "not-found offline favicon-ico robots-txt sitemap-xml manifest-webmanifest index-html",
    "general billing teams settings members projects organizations",
    "forgot reset invite share r s operator metrics feed videos audit versions notifications start",
  ].flatMap((line) => line.split(" ")),
);

/** A slug that a user chooses: no hyphen at its ends, none doubled, and not reserved. */
export const chosenSlugSchema = boundedString(longestSlug)
  .min(1)
  .refine((text) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text), problem("keyInvalid"))
  .refine((text) => !reservedSlugs.has(text), problem("slugReserved"))
  .meta({ maxLength: longestSlug });

const lettersWithoutMark: Readonly<Record<string, string>> = {
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
};

/** Yields the slugs of a name without end: the plain one, then one for each suffix from `-2`. */
export function* createSlugs(name: string, whenEmpty: string): Generator<string, never> {
  const plain = printSlug(name, longestSlug) || whenEmpty;
  if (!reservedSlugs.has(plain)) yield plain;
  for (let count = 2; ; count += 1) {
    const suffix = `-${count}`;
    yield `${printSlug(plain, longestSlug - suffix.length)}${suffix}`;
  }
}

function printSlug(text: string, longest: number): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, (letter) => lettersWithoutMark[letter] ?? "-")
    .replaceAll(/-+/g, "-")
    .replace(/^-/, "")
    .slice(0, longest)
    .replace(/-$/, "");
}
