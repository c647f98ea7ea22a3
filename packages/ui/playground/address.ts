/** What a playground's address asks for. */
export type PlaygroundAddress = {
  readonly product: "main" | "backoffice";
  readonly theme: "dark" | "light";
  readonly density: "comfortable" | "compact";
  readonly locale: "en" | "tr";
  /** A specimen by the name of its file; every one where nothing is given. */
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

/** Reads the query of an address; what is missing or unknown takes its default. */
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

/** The query that `parseAddress` reads the same address from. */
export function printAddress(address: PlaygroundAddress): string {
  return `?${new URLSearchParams({ ...address })}`;
}

function choose<Option extends string>(
  all: readonly [Option, ...Option[]],
  given: string | null,
): Option {
  return all.find((option) => option === given) ?? all[0];
}
