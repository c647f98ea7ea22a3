import type { ComponentType } from "react";

/** A role and an accessible name, in both languages. */
export type Named = {
  readonly role: string;
  readonly name: { readonly en: string; readonly tr: string };
};

/** The props that the conformance suite passes to a component; all must reach one element of it. */
export type Probe = {
  /** The component chooses the element of the ref; the suite accepts any. */
  readonly ref: (element: Element | null) => void;
  readonly className: string;
  readonly "data-probe": string;
};

/** A sequence of keys, and the notes that the state must have recorded after it. */
export type KeyStory = {
  /** The control that has the focus before; the first Tab stop when absent. */
  readonly on?: Named;
  /** Keys as Playwright names them: "Enter", "Space", "Shift+Tab". */
  readonly keys: readonly string[];
  /** The text that `useNotes` shows at the end. */
  readonly notes: string;
};

/** How an overlay opens and closes. */
export type Opening = {
  readonly trigger: Named;
  /** The overlay, once it is open. */
  readonly opened: Named;
};

/** A component of the library, for the playground and for the conformance suite. */
export type Specimen = {
  /** The name of its export. */
  readonly name: string;
  /**
   * Every state by a kebab-case name; the first is the default. A name that begins with `open`
   * marks one that is open from the start and may cover the page: the playground links to it.
   */
  readonly states: Readonly<Record<string, ComponentType>>;
  /** The component in its default state, with the probe spread on it. */
  readonly probe: ComponentType<{ readonly probe: Probe }>;
  /** The roles and names that assistive technology finds in the default state. */
  readonly finds: readonly Named[];
  readonly keys?: readonly KeyStory[];
  readonly opens?: Opening;
  /** Texts that are the same in English and in Turkish: product names, specimen letters. */
  readonly sameInBoth?: readonly string[];
};
