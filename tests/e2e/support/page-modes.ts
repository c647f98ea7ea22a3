import type { CDPSession } from "@playwright/test";
import type { Modes, PrintOptions } from "@tessera/engine";

type SchemeSelector = NonNullable<PrintOptions["schemeSelector"]>;

/** A page as it says its modes: attributes and a class of its root, and what its browser prefers. */
export type PageModes = {
  readonly attributes: Readonly<Record<string, string>>;
  readonly className: string;
  readonly features: Readonly<Record<string, string>>;
};

const otherScheme = { light: "dark", dark: "light" } as const;
const contrastFeatures = { default: "no-preference", high: "more" } as const;
const otherContrast = { default: "high", high: "default" } as const;

/** The page that says its modes itself, against all that its browser prefers. */
export function sayModes({ scheme, contrast, density }: Modes, by: SchemeSelector): PageModes {
  const prefersScheme = by === "media" ? scheme : otherScheme[scheme];
  return {
    attributes: {
      "data-contrast": contrast,
      "data-density": density,
      "data-theme": by === "media" || by === "class" ? otherScheme[scheme] : scheme,
    },
    className: by === "class" ? scheme : "",
    features: {
      "prefers-color-scheme": prefersScheme,
      "prefers-contrast": contrastFeatures[otherContrast[contrast]],
    },
  };
}

/** The page that says no more than it has to, and leaves the rest to what its browser prefers. */
export function preferModes({ scheme, contrast, density }: Modes, by: SchemeSelector): PageModes {
  return {
    attributes: { "data-density": density },
    className: by === "class" ? scheme : "",
    features: {
      "prefers-color-scheme": by === "class" ? otherScheme[scheme] : scheme,
      "prefers-contrast": contrastFeatures[contrast],
    },
  };
}

/** Has a page's browser prefer what its modes need, on a screen of wide or of plain colors, while the session lasts. */
export async function emulate(
  session: CDPSession,
  { features }: PageModes,
  gamut: string,
): Promise<void> {
  const asked = { ...features, "color-gamut": gamut, "prefers-reduced-motion": "no-preference" };
  await session.send("Emulation.setEmulatedMedia", {
    features: Object.entries(asked).map(([name, value]) => ({ name, value })),
  });
}
