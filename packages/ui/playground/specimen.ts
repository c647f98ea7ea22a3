import type { ComponentType } from "react";

/** A role and an accessible name, in both languages. */
export type Named = {
  readonly role: string;
  readonly name: { readonly en: string; readonly tr: string };
};

/** What the conformance suite hands a component; it must all reach one element of the component's. */
export type Probe = {
  /** A component says itself which element it gives; the suite takes each. */
  readonly ref: (element: Element | null) => void;
  readonly className: string;
  readonly "data-probe": string;
};

/** Some keys pressed one after the other, and what the state must have noted by then. */
export type KeyStory = {
  /** The control that has the focus before; the first one that Tab reaches where nothing is given. */
  readonly on?: Named;
  /** Keys as Playwright names them: "Enter", "Space", "Shift+Tab". */
  readonly keys: readonly string[];
  /** The text that `useNotes` shows in the end. */
  readonly notes: string;
};

/** How something that floats opens and closes. */
export type Opening = {
  readonly trigger: Named;
  /** What is there once it is open. */
  readonly opened: Named;
};

/** One component of the library: as the playground shows it, and as the conformance suite holds it to its word. */
export type Specimen = {
  /** The name that the library exports it by. */
  readonly name: string;
  /**
   * Every state by a kebab-case name; the first is the usual one. One whose name begins with `open` is open from the
   * start and may cover the page: the playground links to it.
   */
  readonly states: Readonly<Record<string, ComponentType>>;
  /** The component in its usual state, with the probe spread on it. */
  readonly probe: ComponentType<{ readonly probe: Probe }>;
  /** What assistive technology finds in the usual state. */
  readonly finds: readonly Named[];
  readonly keys?: readonly KeyStory[];
  readonly opens?: Opening;
  /** Texts that are the same in English and in Turkish: names of products, letters of specimens. */
  readonly sameInBoth?: readonly string[];
};
