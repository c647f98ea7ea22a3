import type { HexColor } from "#color/hex-color.ts";
import { defineToken } from "#tokens/define-token.ts";
import { roundNumber } from "#tokens/round-number.ts";
import type { ShadowLayer, ShadowValue, Token } from "#tokens/token.ts";
import type { Shadow } from "./decisions.ts";

/** The key layer falls away from the light, the ambient one is close around. Lengths in px. */
const levels = [
  { key: [1, 2, -1, 0.12], ambient: [0, 1, 0, 0.08] },
  { key: [2, 6, -1, 0.14], ambient: [1, 2, 0, 0.08] },
  { key: [6, 14, -3, 0.16], ambient: [2, 4, 0, 0.08] },
  { key: [12, 28, -6, 0.18], ambient: [3, 8, -1, 0.08] },
  { key: [24, 48, -10, 0.22], ambient: [4, 12, -2, 0.1] },
] as const;

/** The names of the levels, from the lowest. */
export const shadowSteps: readonly string[] = levels.map((_, index) => `${index + 1}`);

/**
 * A visible shadow on dark surfaces must be this much stronger, and a light ring marks the edge.
 */
const dark = { strength: 3.5, ringAlpha: 0.1 } as const;

type Layer = readonly [offsetPx: number, blurPx: number, spreadPx: number, alpha: number];

/** The neutral colors of shadows. */
type ShadowColors = { readonly darkest: HexColor; readonly lightest: HexColor };

/**
 * Generates five shadow levels, each with a key and an ambient layer; in the dark scheme stronger,
 * inside a light ring. `before` has the neutral palette.
 */
export function generateShadow(
  recipe: { readonly shadow: Shadow },
  before: readonly Token[],
): readonly Token[] {
  const colors = endsOfNeutral(before);
  return levels.map(({ key, ambient }, index) =>
    defineToken(`shadow.${shadowSteps[index]}`, "shadow", {
      type: "rule",
      otherwise: layers([key, ambient], recipe.shadow, colors.darkest, 1),
      cases: [
        {
          when: { scheme: "dark" },
          then: withRing(
            layers([key, ambient], recipe.shadow, colors.darkest, dark.strength),
            colors,
          ),
        },
      ],
    }),
  );
}

function endsOfNeutral(tokens: readonly Token[]): ShadowColors {
  const neutrals = tokens.filter(({ path }) => path.startsWith("color.neutral."));
  return { darkest: getHex(neutrals.at(-1)), lightest: getHex(neutrals[0]) };
}

function getHex(token: Token | undefined): HexColor {
  if (token?.definition.type === "color") return token.definition.hex;
  throw new RangeError("Shadows use the ends of the neutral palette, which has no steps");
}

function layers(
  shapes: readonly Layer[],
  { strength, softness, angle, height }: Shadow,
  hex: HexColor,
  factor: number,
): ShadowValue {
  const radians = (angle * Math.PI) / 180;
  const away = { x: -Math.cos(radians) * height, y: Math.sin(radians) * height };
  return {
    type: "shadow",
    layers: shapes.map(([offsetPx, blurPx, spreadPx, alpha]) => ({
      color: { type: "color", hex, alpha: Math.min(1, roundNumber(alpha * strength * factor)) },
      offsetXPx: roundOffset(offsetPx * away.x),
      offsetYPx: roundOffset(offsetPx * away.y),
      blurPx: roundNumber(blurPx * softness),
      spreadPx,
    })),
  };
}

/** Rounds an offset to a hundredth of a pixel; never to a negative zero. */
function roundOffset(px: number): number {
  return Math.round(px * 100) / 100 + 0;
}

function withRing(shadow: ShadowValue, { lightest }: ShadowColors): ShadowValue {
  const ring: ShadowLayer = {
    color: { type: "color", hex: lightest, alpha: dark.ringAlpha },
    offsetXPx: 0,
    offsetYPx: 0,
    blurPx: 0,
    spreadPx: 1,
  };
  return { type: "shadow", layers: [ring, ...shadow.layers] };
}
