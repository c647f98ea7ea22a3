import { tokenName, type Token } from "@tessera/engine";
import { screenPlaces } from "#navigation/screen-places.ts";

/**
 * Returns the address of the row that changes a token: a color in the list of tokens, any other on
 * the screen of its category. `search` contains the settings of the preview.
 */
export function roleAddress(base: string, token: Token, search: string): string {
  if (token.category === "color") {
    const params = new URLSearchParams(search);
    params.set("token", token.path);
    return `${base}/tokens?${params}`;
  }
  return `${base}/${screenPlaces[token.category].id}${search}#${tokenName(token.path)}`;
}
