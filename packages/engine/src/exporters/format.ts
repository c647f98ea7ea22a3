import type { Modes, Scheme } from "#tokens/mode.ts";
import type { TokenValue } from "#tokens/token.ts";
import type { TokenSet } from "#tokens/token-set.ts";

/** What a person may ask of a printed file; absent, each option's default holds. */
export type PrintOptions = {
  /** The first line's comment: which project and revision the file was made from. */
  readonly title?: string;
  /** The schemes that the file holds; the set's own stays the default one where it is among them. */
  readonly schemes?: readonly Scheme[];
  /** Whether every group has a comment that names it. */
  readonly comments?: boolean;
};

/** One option as data: what screens draw their controls from. */
export type FormatOption =
  | { readonly id: "title"; readonly kind: "text"; readonly default: string }
  | {
      readonly id: "schemes";
      readonly kind: "choices";
      readonly choices: readonly Scheme[];
      readonly default: readonly Scheme[];
    }
  | { readonly id: "comments"; readonly kind: "switch"; readonly default: boolean };

/** What a file says of a token: its value, or the name of the token that it is an alias of. */
export type ReadValue = TokenValue | { readonly type: "alias"; readonly to: string };

/** What a file says in one combination of modes, by token name; axes that the file does not know are absent. */
export type ReadMode = {
  readonly modes: Partial<Modes>;
  readonly values: ReadonlyMap<string, ReadValue>;
};

/** One export target. */
export type Format = {
  readonly id: string;
  readonly name: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly options: readonly FormatOption[];
  /** The file's text: the same bytes for the same set and options, everywhere. */
  readonly print: (set: TokenSet, options?: PrintOptions) => string;
  /** What a text in this format says; throws a SyntaxError for a text that is not in it. */
  readonly read: (text: string) => readonly ReadMode[];
};
