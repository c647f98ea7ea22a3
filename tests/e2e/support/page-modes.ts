import type { CDPSession } from "@playwright/test";
import type { Modes, PrintOptions } from "@tessera/engine";

type SchemeSelector = NonNullable<PrintOptions["schemeSelector"]>;

/** How a page selects its modes: attributes and a class of its root, and media preferences. */
export type PageModes = {
  readonly attributes: Readonly<Record<string, string>>;
  readonly className: string;
  readonly features: Readonly<Record<string, string>>;
};

const otherScheme = { light: "dark", dark: "light" } as const;
const contrastFeatures = { default: "no-preference", high: "more" } as const;
const otherContrast = { default: "high", high: "default" } as const;

/** Selects the modes by attributes and class, and sets the opposite media preferences. */
export function declareModes({ scheme, contrast, density }: Modes, by: SchemeSelector): PageModes {
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

/** Selects the modes by media preferences where possible, with as few attributes as possible. */
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

/** Emulates the media preferences of modes, on an sRGB or wide-gamut screen, for the session. */
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
