import { variableGroupSchema } from "#entities/variable-group.ts";
import { projectParams } from "#fields/ids.ts";
import { bodyLimits } from "#api/body-limits.ts";
import { operation } from "#api/operation.ts";

function readCategory<const Id extends string, const Name extends string>(id: Id, name: Name) {
  return operation({
    id,
    method: "GET",
    path: `/ui/${name}/:projectId`,
    summary: `Get ${name} variables`,
    params: projectParams,
    answer: variableGroupSchema,
    shape: "item",
    status: 200,
    revision: "sent",
    errors: [],
  });
}

function writeCategory<const Id extends string, const Name extends string>(id: Id, name: Name) {
  return operation({
    id,
    method: "PUT",
    path: `/ui/${name}/:projectId`,
    summary: `Update ${name} variables`,
    params: projectParams,
    body: variableGroupSchema,
    bodyLimitBytes: bodyLimits.recipe,
    answer: variableGroupSchema,
    shape: "item",
    status: 200,
    revision: "required",
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

/** The categories that are read and written alike, each by the name that stands in its address. */
export const categories = {
  breakpoint: { read: getBreakpoints, write: updateBreakpoints },
  radii: { read: getRadii, write: updateRadii },
  sizes: { read: getSizes, write: updateSizes },
  spacing: { read: getSpacing, write: updateSpacing },
  "z-indices": { read: getZIndices, write: updateZIndices },
  shadows: { read: getShadows, write: updateShadows },
} as const;
export type CategoryName = keyof typeof categories;
