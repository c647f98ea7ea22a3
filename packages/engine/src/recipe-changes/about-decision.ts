import type { BreakpointKey } from "#categories/breakpoint/decisions.ts";
import { tokenPath, type TokenPath } from "#tokens/token-path.ts";
import {
  keysOfPath,
  namesKey,
  orderKey,
  palettesPath,
  type DecisionPath,
  type FixedDecisionPath,
  type NamedListPath,
  type OrderedListPath,
  type PalettePath,
  type StepListPath,
} from "./decision-path.ts";
import { findStepList } from "./step-lists.ts";

/** The subject of a path, with its names separate. */
export type DecisionSubject =
  | { readonly kind: "fixed"; readonly path: FixedPath }
  | { readonly kind: "breakpoint"; readonly key: BreakpointKey }
  /** A step, or a whole palette. */
  | { readonly kind: "entry"; readonly list: NamedListPath; readonly name: string }
  | { readonly kind: "order"; readonly list: OrderedListPath }
  | { readonly kind: "names"; readonly list: StepListPath }
  | { readonly kind: "paletteBase"; readonly palette: string }
  | { readonly kind: "paletteRoles"; readonly palette: string }
  | { readonly kind: "baseStep"; readonly palette: string }
  | { readonly kind: "pinnedStep"; readonly palette: string; readonly step: string }
  | { readonly kind: "contrastTarget"; readonly foreground: string; readonly background: string }
  | { readonly kind: "override"; readonly token: TokenPath }
  | { readonly kind: "customToken"; readonly token: TokenPath }
  | { readonly kind: "tokenNote"; readonly token: TokenPath };

type FixedPath = Exclude<FixedDecisionPath, `breakpoints/${BreakpointKey}`>;

/** Describes the subject of a decision, or of a whole palette. */
export function aboutDecision(path: DecisionPath | PalettePath): DecisionSubject {
  const keys = keysOfPath(path);
  const [section, inner = ""] = keys;
  if (section === "overrides") return { kind: "override", token: tokenPath(inner) };
  if (section === "tokenNotes") return { kind: "tokenNote", token: tokenPath(inner) };
  if (section === "customTokens" && inner === orderKey)
    return { kind: "order", list: "customTokens" };
  if (section === "customTokens") return { kind: "customToken", token: tokenPath(inner) };
  if (section === "breakpoints") return { kind: "breakpoint", key: inner as BreakpointKey };
  const list = findNamedList(keys.slice(0, -1).join("/"));
  if (list) return aboutEntry(list, keys.at(-1) ?? "");
  return aboutPair(keys) ?? aboutPalette(keys) ?? { kind: "fixed", path: path as FixedPath };
}

function findNamedList(path: string): NamedListPath | undefined {
  return path === palettesPath ? palettesPath : findStepList(path)?.path;
}

function aboutEntry(list: NamedListPath, name: string): DecisionSubject {
  if (name === orderKey) return { kind: "order", list };
  const isOfNames = name === namesKey && list !== palettesPath;
  return isOfNames ? { kind: "names", list } : { kind: "entry", list, name };
}

function aboutPair(keys: readonly string[]): DecisionSubject | undefined {
  const [section, part, , foreground, background] = keys;
  const isPair = section === "color" && part === "contrastTargets";
  if (!isPair || foreground === undefined || background === undefined) return undefined;
  return { kind: "contrastTarget", foreground, background };
}

function aboutPalette(keys: readonly string[]): DecisionSubject | undefined {
  const [section, part, group, palette, inner] = keys;
  if (section !== "color" || part !== "advanced" || palette === undefined) return undefined;
  if (group === "baseSteps") return { kind: "baseStep", palette };
  if (group === "pinnedSteps") return { kind: "pinnedStep", palette, step: inner ?? "" };
  if (group !== "palettes") return undefined;
  return { kind: inner === "hasRoles" ? "paletteRoles" : "paletteBase", palette };
}
