import type { Design } from "@tessera/engine";
import { useEffect, useMemo, useState } from "react";
import { codeFamily } from "./code-family.ts";
import { listPreferredFamilies } from "./preferred-families.ts";

/** The addresses of style sheets, by the name of their font family. */
type Stylesheets = Readonly<Record<string, string>>;

let loading: Promise<Stylesheets> | undefined;

/**
 * Links the fonts of all tokens of a design, except the code font, on a page that needs no login. If
 * the list does not load, the fallbacks of the fonts are shown.
 */
export function PublicFontSheets({ design }: { readonly design: Design }) {
  const [stylesheets, setStylesheets] = useState<Stylesheets>({});
  useEffect(() => {
    let isShown = true;
    loading ??= loadStylesheets();
    loading.then(
      (loaded) => isShown && setStylesheets(loaded),
      () => {
        loading = undefined;
      },
    );
    return () => {
      isShown = false;
    };
  }, []);
  const addresses = useMemo(() => {
    const families = listPreferredFamilies(design, (path) => path !== codeFamily);
    return new Set([...families].flatMap((name) => stylesheets[name] ?? []));
  }, [design, stylesheets]);
  return [...addresses].map((address) => <link key={address} rel="stylesheet" href={address} />);
}

async function loadStylesheets(): Promise<Stylesheets> {
  const response = await fetch("/assets/fonts/families.json");
  if (!response.ok) throw new Error(`The list of fonts answered ${response.status}`);
  return (await response.json()) as Stylesheets;
}
