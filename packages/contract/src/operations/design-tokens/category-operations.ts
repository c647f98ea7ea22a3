import type { VariableGroup } from "@tessera/engine";
import { variableGroupSchema } from "#entities/variable-group.ts";
import { projectParams } from "#fields/ids.ts";
import { bodyLimits } from "#api/body-limits.ts";
import type { OperationId } from "#api/calls.ts";
import { operation } from "#api/operation.ts";

function readCategory<const Id extends OperationId>(id: Id, name: VariableGroup) {
  return operation(id, {
    summary: `Get ${name} variables`,
    params: projectParams,
    answer: variableGroupSchema,
    errors: [],
  });
}

function writeCategory<const Id extends OperationId>(id: Id, name: VariableGroup) {
  return operation(id, {
    summary: `Update ${name} variables`,
    params: projectParams,
    body: variableGroupSchema,
    bodyLimitBytes: bodyLimits.recipe,
    answer: variableGroupSchema,
    errors: ["planLimit"],
  });
}

export const getBreakpoints = readCategory("getBreakpoints", "breakpoint");
export const updateBreakpoints = writeCategory("updateBreakpoints", "breakpoint");
export const getRadii = readCategory("getRadii", "radii");
export const updateRadii = writeCategory("updateRadii", "radii");
export const getSizes = readCategory("getSizes", "sizes");
export const updateSizes = writeCategory("updateSizes", "sizes");
export const getSpacing = readCategory("getSpacing", "spacing");
export const updateSpacing = writeCategory("updateSpacing", "spacing");
export const getZIndices = readCategory("getZIndices", "z-indices");
export const updateZIndices = writeCategory("updateZIndices", "z-indices");
export const getShadows = readCategory("getShadows", "shadows");
export const updateShadows = writeCategory("updateShadows", "shadows");
