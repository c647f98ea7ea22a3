import type { Contrast, Density } from "@tessera/engine";

/** How the preview shows the draft. It is in the address, so that a link opens the same view. */
export type ViewSettings = {
  /** The id of a template; undefined for the default one. */
  readonly template: string | undefined;
  readonly scheme: "light" | "dark" | "split";
  /** The draft as it is now, or the recipe as it was saved. */
  readonly state: "now" | "saved";
  readonly contrast: Contrast;
  /** Undefined for the density of the recipe. */
  readonly density: Density | undefined;
  readonly widthPx: 1280 | 768 | 390;
  readonly vision: "normal" | "protanopia" | "deuteranopia" | "tritanopia" | "gray";
  readonly isInspecting: boolean;
};

/** A parameter of the address: its name, and the settings that its values mean. */
type Parameter = {
  readonly name: string;
  readonly read: (text: string | undefined) => Partial<ViewSettings>;
  /** Prints the value of a setting; undefined for the default. */
  readonly print: (settings: ViewSettings) => string | undefined;
};

/** Creates the parameter of a setting whose first value is the default. */
function choice<Key extends keyof ViewSettings>(
  name: string,
  key: Key,
  values: readonly [ViewSettings[Key], ...ViewSettings[Key][]],
): Parameter {
  return {
    name,
    read: (text) => ({ [key]: values.find((value) => String(value) === text) ?? values[0] }),
    print: (settings) => (settings[key] === values[0] ? undefined : String(settings[key])),
  };
}

const templateId = /^[a-z0-9-]{1,40}$/;

const parameters: readonly Parameter[] = [
  {
    name: "template",
    read: (text = "") => ({ template: templateId.test(text) ? text : undefined }),
    print: ({ template }) => template,
  },
  choice("scheme", "scheme", ["light", "dark", "split"]),
  choice("state", "state", ["now", "saved"]),
  choice("contrast", "contrast", ["default", "high"]),
  choice("density", "density", [undefined, "comfortable", "compact"]),
  choice("width", "widthPx", [1280, 768, 390]),
  choice("vision", "vision", ["normal", "protanopia", "deuteranopia", "tritanopia", "gray"]),
  choice("inspect", "isInspecting", [false, true]),
];

/** Parses the settings of an address; an unknown value is the default. */
export function parseView(search: URLSearchParams): ViewSettings {
  const read = parameters.map((each) => each.read(search.get(each.name) ?? undefined));
  return Object.assign({}, ...read) as ViewSettings;
}

/** Returns the parameters of an address with other settings; other parameters stay. */
export function printView(settings: ViewSettings, search = new URLSearchParams()): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const { name, print } of parameters) {
    const text = print(settings);
    if (text === undefined) next.delete(name);
    else next.set(name, text);
  }
  return next;
}
