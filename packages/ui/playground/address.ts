/** The settings in the playground's address. */
export type PlaygroundAddress = {
  readonly product: "main" | "backoffice";
  readonly theme: "dark" | "light";
  readonly density: "comfortable" | "compact";
  readonly locale: "en" | "tr";
  /** A specimen by the name of its file; all of them when absent. */
  readonly specimen?: string;
  /** A state of it; `probe` is the one for the conformance suite. */
  readonly state?: string;
};

const options = {
  product: ["main", "backoffice"],
  theme: ["dark", "light"],
  density: ["comfortable", "compact"],
  locale: ["en", "tr"],
} as const;

/** Parses the query of an address; missing or unknown values use their defaults. */
export function parseAddress(search: string): PlaygroundAddress {
  const query = new URLSearchParams(search);
  const specimen = query.get("specimen");
  const state = query.get("state");
  return {
    product: choose(options.product, query.get("product")),
    theme: choose(options.theme, query.get("theme")),
    density: choose(options.density, query.get("density")),
    locale: choose(options.locale, query.get("locale")),
    ...(specimen !== null && { specimen }),
    ...(state !== null && { state }),
  };
}

/** Prints the query that `parseAddress` parses to the same address. */
export function printAddress(address: PlaygroundAddress): string {
  return `?${new URLSearchParams({ ...address })}`;
}

function choose<Option extends string>(
  all: readonly [Option, ...Option[]],
  given: string | null,
): Option {
  return all.find((option) => option === given) ?? all[0];
}
