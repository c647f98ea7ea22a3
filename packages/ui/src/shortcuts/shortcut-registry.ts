import {
  type FocusedElement,
  isPage,
  isSearchedByLetters,
  isTextEntry,
} from "./focused-element.ts";
import {
  isPressOf,
  isSingleKey,
  type KeyCombination,
  type KeyPress,
  parseKeys,
} from "./key-combination.ts";
import { createSignal, type Signal } from "../store/create-signal.ts";
import type { Shelf } from "../store/shelf.ts";
import type { ListedShortcut, Shortcut } from "./shortcut.ts";
import { findStoredSingleKeys, storeSingleKeys } from "./stored-single-keys.ts";

/** The parts of the browser that the registry needs. */
export type ShortcutEnvironment = Shelf & { readonly isApple: boolean };

/** A key press as the registry accepts it. */
export type ShortcutPress = KeyPress &
  Pick<KeyboardEvent, "repeat" | "isComposing" | "defaultPrevented" | "preventDefault">;

/** A part of the page with its own shortcuts: while it is open, those below it are inactive. */
export type ShortcutLayer = symbol;

/** The current registrations. */
export type ShortcutState = {
  /** The newest registration of each id, in registration order. */
  readonly shortcuts: readonly ListedShortcut[];
  readonly areSingleKeysOn: boolean;
};

/** Every shortcut of a page, and the handler of key presses. */
export type ShortcutRegistry = {
  readonly isApple: boolean;
  readonly getState: () => ShortcutState;
  /** Calls the listener after every change of the state; returns a function that removes it. */
  readonly subscribe: Signal["subscribe"];
  /** Adds a shortcut, which precedes those with the same keys; returns a function that removes it. */
  readonly register: (shortcut: Shortcut, act: () => void, layer?: ShortcutLayer) => () => void;
  /** Opens a layer above all others; returns a function that closes it. */
  readonly open: (layer: ShortcutLayer) => () => void;
  /** Handles a key press with the focus on an element. */
  readonly press: (press: ShortcutPress, focused: FocusedElement | undefined) => void;
  readonly setSingleKeys: (areOn: boolean) => void;
  /** Applies what another tab stored. */
  readonly followStorage: () => void;
};

type Entry = {
  readonly shortcut: Shortcut;
  readonly combinations: readonly KeyCombination[];
  readonly act: () => void;
  readonly layer: ShortcutLayer | undefined;
};

/** Creates a registry for an environment. */
export function createShortcutRegistry(environment: ShortcutEnvironment): ShortcutRegistry {
  const { isApple } = environment;
  const { subscribe, notify } = createSignal();
  let entries: readonly Entry[] = [];
  let layers: readonly ShortcutLayer[] = [];
  let state = createState(entries, findStoredSingleKeys(environment) ?? true);

  function change(nextEntries: readonly Entry[], areSingleKeysOn = state.areSingleKeysOn): void {
    entries = nextEntries;
    state = createState(entries, areSingleKeysOn);
    notify();
  }
  function findMeant(press: ShortcutPress): readonly Entry[] {
    const isMeant = (wanted: KeyCombination) =>
      (state.areSingleKeysOn || !isSingleKey(wanted)) && isPressOf(press, wanted, isApple);
    return entries.filter(({ combinations }) => combinations.some(isMeant)).toReversed();
  }
  return {
    isApple,
    getState: () => state,
    subscribe,
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

function without<T>(list: readonly T[], removed: T): readonly T[] {
  return list.filter((one) => one !== removed);
}

/**
 * A shortcut that works in text fields always prevents the browser's action, also while inactive:
 * saving the page's HTML over a dialog is never intended.
 */
function isOurs({ shortcut }: Entry): boolean {
  return shortcut.worksInTextFields === true;
}

function isResting(entry: Entry, focused: FocusedElement | undefined): boolean {
  if (focused === undefined || isOurs(entry)) return false;
  if (isTextEntry(focused)) return true;
  if (entry.combinations.some(({ key }) => key === "Space") && !isPage(focused)) return true;
  return entry.combinations.some(isSingleKey) && isSearchedByLetters(focused);
}

/** Returns whether the key composes an unfinished character: an accent, or a syllable of an input method. */
function isComposing({ isComposing: isUnderWay, key }: ShortcutPress): boolean {
  return isUnderWay || key === "Process" || key === "Dead";
}

function createState(entries: readonly Entry[], areSingleKeysOn: boolean): ShortcutState {
  const newest = new Map(entries.map((entry) => [entry.shortcut.id, entry]));
  const shortcuts = [...newest.values()].map(({ shortcut, combinations }) => {
    const isSingle = combinations.every(isSingleKey);
    return { ...shortcut, isSingleKey: isSingle, isOff: isSingle && !areSingleKeysOn };
  });
  return { shortcuts, areSingleKeysOn };
}
