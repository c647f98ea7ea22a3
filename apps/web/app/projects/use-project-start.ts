import {
  createDesign,
  findPreset,
  parseShareCode,
  type HexColor,
  type PresetId,
} from "@tessera/engine";
import type { Project } from "@tessera/contract";
import { useState } from "react";
import { applyPreset } from "#presets/apply-preset.ts";
import { findStartingCode } from "#starting-recipe/starting-code.ts";
import type { ProjectStart } from "./use-create-project.ts";

/** The kinds of start that the dialog of a new project offers. */
export type StartKind = "color" | "preset" | "copy" | "code";

/** Holds what was chosen for every kind of start, and returns the start of the current one. */
export function useProjectStart(base: HexColor) {
  const [code, setCode] = useState(() => findReadableCode() ?? "");
  const [kind, setKind] = useState<StartKind>(code === "" ? "color" : "code");
  const [baseColor, setBaseColor] = useState(base);
  const [preset, setPreset] = useState<PresetId>("regatta");
  const [projectId, setProjectId] = useState<Project["id"] | null>(null);

  /** Returns the start; undefined when the current kind has no complete choice. */
  function findStart(): ProjectStart | undefined {
    if (kind === "color") return { from: "color", baseColor };
    if (kind === "copy") return projectId === null ? undefined : { from: "copy", projectId };
    if (kind === "code") {
      const parsed = parseShareCode(code);
      return parsed.ok ? { from: "recipe", recipe: parsed.value.recipe } : undefined;
    }
    const found = findPreset(preset);
    return found && { from: "recipe", recipe: applyPreset(createDesign(), found).recipe };
  }
  return {
    kind,
    setKind,
    baseColor,
    setBaseColor,
    preset,
    setPreset,
    projectId,
    setProjectId,
    code,
    setCode,
    findStart,
  };
}

/** Finds the share code that was stored in this tab, if it can be read. */
function findReadableCode(): string | undefined {
  const code = findStartingCode();
  return code !== undefined && parseShareCode(code).ok ? code : undefined;
}
