import { type FocusedElement, isSearchedByLetters, isTextEntry } from "./focused-element.ts";
import {
  isPressOf,
  isSingleKey,
  type KeyCombination,
  type KeyPress,
  parseKeys,
} from "./key-combination.ts";
import type { ListedShortcut, Shortcut } from "./shortcut.ts";
import {
  findStoredSingleKeys,
  type SingleKeyShelf,
  storeSingleKeys,
} from "./stored-single-keys.ts";

/** What the registry needs of a browser. */
export type ShortcutEnvironment = SingleKeyShelf & { readonly isApple: boolean };

/** A key press as the registry takes it. */
export type ShortcutPress = KeyPress &
  Pick<KeyboardEvent, "repeat" | "isComposing" | "defaultPrevented" | "preventDefault">;

/** A part of the page with shortcuts of its own: while it is open, those of everything below it rest. */
export type ShortcutLayer = symbol;

/** What is registered now. */
export type ShortcutState = {
  /** One for each id, the newest, in the order in which they came. */
  readonly shortcuts: readonly ListedShortcut[];
  readonly areSingleKeysOn: boolean;
};

/** Every shortcut of a page, and the one that a key press means. */
export type ShortcutRegistry = {
  readonly isApple: boolean;
  readonly getState: () => ShortcutState;
  /** Calls back after every change of the state, until what it gives is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds a shortcut, before those with the same keys; what it gives takes it away. */
  readonly register: (shortcut: Shortcut, act: () => void, layer?: ShortcutLayer) => () => void;
  /** Lays a layer over all others; what it gives takes it away. */
  readonly open: (layer: ShortcutLayer) => () => void;
  /** Acts on a key press made with the focus on an element. */
  readonly press: (press: ShortcutPress, focused: FocusedElement | undefined) => void;
  readonly setSingleKeys: (areOn: boolean) => void;
  /** Takes on what another tab stored. */
  readonly followStorage: () => void;
};

type Entry = {
  readonly shortcut: Shortcut;
  readonly combinations: readonly KeyCombination[];
  readonly act: () => void;
  readonly layer: ShortcutLayer | undefined;
};

/** A registry over an environment. */
export function createShortcutRegistry(environment: ShortcutEnvironment): ShortcutRegistry {
  const { isApple } = environment;
  const listeners = new Set<() => void>();
  let entries: readonly Entry[] = [];
  let layers: readonly ShortcutLayer[] = [];
  let state = makeState(entries, findStoredSingleKeys(environment) ?? true);

  function change(nextEntries: readonly Entry[], areSingleKeysOn = state.areSingleKeysOn): void {
    entries = nextEntries;
    state = makeState(entries, areSingleKeysOn);
    for (const listener of listeners) listener();
  }
  function findMeant(press: ShortcutPress): readonly Entry[] {
    const isMeant = (wanted: KeyCombination) =>
      (state.areSingleKeysOn || !isSingleKey(wanted)) && isPressOf(press, wanted, isApple);
    return entries.filter(({ combinations }) => combinations.some(isMeant)).toReversed();
  }
  return {
    isApple,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    register(shortcut, act, layer) {
      const entry = { shortcut, combinations: parseKeys(shortcut.keys), act, layer };
      change([...entries, entry]);
      return () => change(without(entries, entry));
    },
    open(layer) {
      layers = [...layers, layer];
      return () => (layers = without(layers, layer));
    },
    press(press, focused) {
      if (press.defaultPrevented || isComposing(press)) return;
      const meant = findMeant(press);
      const top = meant.find(({ layer }) => layer === layers.at(-1));
      if (top ? !isResting(top, focused) : meant.some(isOurs)) press.preventDefault();
      if (!top || isResting(top, focused)) return;
      if (!press.repeat || top.shortcut.repeats) top.act();
    },
    setSingleKeys(areOn) {
      storeSingleKeys(environment, areOn);
      change(entries, areOn);
    },
    followStorage: () => change(entries, findStoredSingleKeys(environment)),
  };
}

function without<T>(list: readonly T[], gone: T): readonly T[] {
  return list.filter((one) => one !== gone);
}

/** What acts even in text fields keeps the browser's own action away everywhere, also where it rests: nobody saves the page's HTML over a dialog. */
function isOurs({ shortcut }: Entry): boolean {
  return shortcut.worksInTextFields === true;
}

function isResting(entry: Entry, focused: FocusedElement | undefined): boolean {
  if (focused === undefined || isOurs(entry)) return false;
  if (isTextEntry(focused)) return true;
  return entry.combinations.some(isSingleKey) && isSearchedByLetters(focused);
}

/** Whether the key builds a character that is not there yet: an accent, or a syllable of an input method. */
function isComposing({ isComposing: isUnderWay, key }: ShortcutPress): boolean {
  return isUnderWay || key === "Process" || key === "Dead";
}

function makeState(entries: readonly Entry[], areSingleKeysOn: boolean): ShortcutState {
  const newest = new Map(entries.map((entry) => [entry.shortcut.id, entry]));
  const shortcuts = [...newest.values()].map(({ shortcut, combinations }) => {
    const isSingle = combinations.every(isSingleKey);
    return { ...shortcut, isSingleKey: isSingle, isOff: isSingle && !areSingleKeysOn };
  });
  return { shortcuts, areSingleKeysOn };
}
