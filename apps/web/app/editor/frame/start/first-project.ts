import type { ProjectId } from "@tessera/contract";
import { deviceStorage, personalKey } from "#storage/browser-storage.ts";
import { createStore, type Store } from "#store/create-store.ts";

/** The tips on a first project, in their order. */
export const tips = ["lock", "presets", "export"] as const;

/** How many steps the introduction has: the starting points, then the tips. */
export const introductionSteps = 1 + tips.length;

/** The id of a tip. */
export type Tip = (typeof tips)[number];

/** The state of the introduction to a first project. */
export type Introduction = {
  readonly projectId: ProjectId;
  /** The next tip; undefined after the last one. */
  readonly tip: Tip | undefined;
  /** The revision that the project began with, until the user has been offered to name it. */
  readonly unnamedAt: number | undefined;
};

const storageKey = personalKey("introduction");

/** The introduction that this device has begun; undefined once it is over. */
export const introduction: Store<Introduction | undefined> = createStore(
  parseIntroduction(deviceStorage.read(storageKey)),
);

/** Begins the introduction to a project that has just been created. */
export function beginIntroduction(projectId: ProjectId, revision: number): void {
  keep({ projectId, tip: tips[0], unnamedAt: revision });
}

/** Shows the next tip, or ends the tips. */
export function showNextTip(): void {
  const current = introduction.get();
  if (!current?.tip) return;
  keep({ ...current, tip: tips[tips.indexOf(current.tip) + 1] });
}

/** Ends the tips. */
export function skipTips(): void {
  const current = introduction.get();
  if (current) keep({ ...current, tip: undefined });
}

/** Ends the offer of a name. */
export function endNaming(): void {
  const current = introduction.get();
  if (current) keep({ ...current, unnamedAt: undefined });
}

function keep(next: Introduction): void {
  const isOver = next.tip === undefined && next.unnamedAt === undefined;
  introduction.set(isOver ? undefined : next);
  deviceStorage.write(storageKey, isOver ? undefined : JSON.stringify(next));
}

/** Parses a stored introduction; undefined for any other text. */
export function parseIntroduction(text: string | undefined): Introduction | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null) return undefined;
    const { projectId, tip, unnamedAt } = stored as Record<string, unknown>;
    if (typeof projectId !== "string") return undefined;
    return {
      projectId: projectId as ProjectId,
      tip: tips.find((each) => each === tip),
      unnamedAt: typeof unnamedAt === "number" ? unnamedAt : undefined,
    };
  } catch {
    return undefined;
  }
}
