import { describe, expect, test } from "vitest";
import type { HexColor } from "#color/hex-color.ts";
import type { Oklch } from "#color/oklch.ts";
import type { Modes } from "#tokens/modes/mode.ts";
import type { TokenValue } from "#tokens/token.ts";
import type { TokenPath } from "#tokens/token-path.ts";
import type { ContrastPromise } from "#tokens/token-set.ts";
import { checkPromises, rolePath } from "./check-promises.ts";
import { defaultContrastTargets } from "./contrast-target.ts";
import { promisedPairsOf } from "./promised-pairs.ts";
import type { RoleName } from "#tokens/color-roles.ts";

const promisedPairs = promisedPairsOf({
  paletteNames: [],
  solid: "strict",
  ink: "aa",
  targets: defaultContrastTargets,
});
const promisedCount = promisedPairs
  .flatMap(({ backgrounds }) => backgrounds)
  .filter(({ leastContrast }) => leastContrast.high !== undefined).length;

type Changes = Readonly<Record<string, { readonly hex: string; readonly alpha?: number }>>;

function isFill(role: RoleName): boolean {
  return /-solid(-hover|-pressed|-border)?$/.test(role) && !role.startsWith("on-");
}

function inkOver(backgrounds: readonly RoleName[]): string {
  return backgrounds.some(isFill) ? "#ffffff" : "#000000";
}

/** Returns white for backgrounds and black for foregrounds, except for the changed roles. */
function valuesWith(changes: Changes): ReadonlyMap<TokenPath, TokenValue> {
  const values = new Map<TokenPath, TokenValue>();
  const set = (role: RoleName, hex: string, alpha = 1): unknown =>
    values.set(rolePath(role), { type: "color", hex: hex as HexColor, alpha });
  for (const { foreground, backgrounds: promised } of promisedPairs) {
    const backgrounds = promised.map(({ role }) => role);
    set(foreground, isFill(foreground) ? "#000000" : inkOver(backgrounds));
    for (const background of backgrounds)
      set(background, isFill(background) ? "#000000" : "#ffffff");
  }
  for (const [role, change] of Object.entries(changes)) {
    set(role as RoleName, change.hex, change.alpha);
  }
  return values;
}

describe("checkPromises", () => {
  test("measures every pair in both schemes and both contrasts", () => {
    const promises = checkPromises(() => valuesWith({}), promisedPairs);
    expect(promises).toHaveLength(4 * promisedCount);
    expect(promises.filter(({ isKept }) => !isKept)).toEqual([]);
    expect(new Set(promises.map(({ measuredContrast }) => measuredContrast))).toEqual(
      new Set([21]),
    );
  });

  test("reports which promise a pinned color breaks, where, and by how much", () => {
    const inDark = ({ scheme }: Pick<Modes, "scheme">): Changes =>
      scheme === "dark" ? { "text-muted": { hex: "#808080" } } : {};
    const broken = checkPromises((modes) => valuesWith(inDark(modes)), promisedPairs).filter(
      ({ isKept }) => !isKept,
    );
    expect(broken).toHaveLength(10);
    expect(broken[0]).toEqual({
      foreground: "color.text-muted",
      background: "color.surface-0",
      modes: { scheme: "dark", contrast: "default" },
      leastContrast: 4.5,
      measuredContrast: expect.closeTo(3.95, 2),
      isKept: false,
    });
  });

  test("measures a translucent color as it appears", () => {
    const faded = valuesWith({
      text: { hex: "#000000", alpha: 0.4 },
      "surface-0": { hex: "#000000", alpha: 0 },
    });
    const [faint] = checkPromises(() => faded, promisedPairs);
    expect(faint?.measuredContrast).toBeCloseTo(2.85, 2);
  });

  test("measures a color with a wide one on both kinds of screen, and counts the lower contrast", () => {
    const values = new Map(valuesWith({ link: { hex: "#595959" } }));
    const promiseOf = (wide: Oklch | undefined): ContrastPromise | undefined => {
      values.set(rolePath("link"), {
        type: "color",
        hex: "#595959" as HexColor,
        alpha: 1,
        ...(wide && { wide }),
      });
      return checkPromises(() => values, promisedPairs).find(
        ({ foreground, modes }) => foreground === "color.link" && modes.contrast === "high",
      );
    };
    expect(promiseOf(undefined)).toMatchObject({ isKept: true });
    expect(promiseOf({ l: 0.4, c: 0.1, h: 30 })?.measuredContrast).toBeCloseTo(7, 1);
    const [kept, lost] = [promiseOf({ l: 0.45, c: 0, h: 0 }), promiseOf({ l: 0.6, c: 0, h: 0 })];
    expect(kept?.isKept).toBe(true);
    expect(lost).toMatchObject({ isKept: false, measuredContrast: expect.closeTo(3.95, 1) });
  });

  test("throws for tokens without a required color", () => {
    expect(() => checkPromises(() => new Map(), promisedPairs)).toThrow(
      'needs a color at "color.text"',
    );
  });
});
