import type { ProjectId } from "@tessera/contract";
import { type StripDecision, stripDecisions } from "@tessera/engine";
import { deviceStorage, personalKey } from "#storage/browser-storage.ts";
import { createStore, type Store } from "#store/create-store.ts";

/** The decisions that a shuffle does not change. */
export type Locks = ReadonlySet<StripDecision>;

/** A brand has its color before anything else. */
const initialLocks: Locks = new Set<StripDecision>(["color"]);

const stores = new Map<ProjectId, Store<Locks>>();

/** Returns the locks of a project, which this device remembers. */
export function locksOf(projectId: ProjectId): Store<Locks> {
  const known = stores.get(projectId);
  if (known) return known;
  const store = createStore(parseLocks(deviceStorage.read(keyOf(projectId))));
  stores.set(projectId, store);
  return store;
}

/** Locks a decision of a project, or unlocks it. */
export function toggleLock(projectId: ProjectId, decision: StripDecision): void {
  setLocks(projectId, withToggled(locksOf(projectId).get(), decision));
}

/** Returns locks with a decision locked, or unlocked where it was locked. */
export function withToggled(locks: Locks, decision: StripDecision): Locks {
  const next = new Set(locks);
  if (!next.delete(decision)) next.add(decision);
  return next;
}

/** Replaces the locks of a project. */
export function setLocks(projectId: ProjectId, locks: Locks): void {
  locksOf(projectId).set(locks);
  deviceStorage.write(keyOf(projectId), printLocks(locks));
}

const startKey = personalKey("locks:start");

/** Returns the locks of the first project before it exists. */
export function readStartLocks(): Locks {
  return parseLocks(deviceStorage.read(startKey));
}

/** Keeps the locks of the first project on this device until it exists; undefined forgets them. */
export function keepStartLocks(locks: Locks | undefined): void {
  deviceStorage.write(startKey, locks && printLocks(locks));
}

/** Parses stored locks; unknown names are dropped. */
export function parseLocks(text: string | undefined): Locks {
  if (text === undefined) return initialLocks;
  const names = text.split(" ");
  return new Set(stripDecisions.filter((id) => names.includes(id)));
}

/** Prints locks for the storage. */
export function printLocks(locks: Locks): string {
  return [...locks].join(" ");
}

function keyOf(projectId: ProjectId) {
  return personalKey(`locks:${projectId}`);
}
