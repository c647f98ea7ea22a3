import type { Operation } from "#api/operation.ts";
import type { OperationId, Operations } from "./operations.ts";

type CallOf<Of extends Operation> = Pick<Of, "method" | "path" | "shape">;

/**
 * Where every operation is called and how it answers: what a client needs at run time. The schemas stay with the
 * operations, so that who only calls does not load what parses; the types hold the two tables together.
 */
export const calls = {
  register: { method: "POST", path: "/auth/register", shape: "item" },
  verifyEmail: { method: "POST", path: "/auth/verification", shape: "item" },
  resendVerification: { method: "POST", path: "/auth/verification/resend", shape: "item" },
  login: { method: "POST", path: "/auth/login", shape: "item" },
  refreshTokens: { method: "POST", path: "/auth/refresh", shape: "item" },
  logout: { method: "POST", path: "/auth/logout", shape: "nothing" },
  getConfig: { method: "GET", path: "/config", shape: "item" },
  getUser: { method: "GET", path: "/user", shape: "item" },
  listOrganizations: { method: "GET", path: "/organizations", shape: "page" },
  createOrganization: { method: "POST", path: "/organizations", shape: "item" },
  updateOrganization: { method: "PUT", path: "/organizations/:organizationId", shape: "item" },
  listProjects: { method: "GET", path: "/projects", shape: "page" },
  listAllProjects: { method: "GET", path: "/projects/all", shape: "page" },
  createProject: { method: "POST", path: "/projects", shape: "item" },
  updateProject: { method: "PUT", path: "/projects/:projectId", shape: "item" },
  addFavorite: { method: "POST", path: "/common/favorites/:projectId", shape: "nothing" },
  removeFavorite: { method: "DELETE", path: "/common/favorites/:projectId", shape: "nothing" },
  getBreakpoints: { method: "GET", path: "/ui/breakpoint/:projectId", shape: "item" },
  updateBreakpoints: { method: "PUT", path: "/ui/breakpoint/:projectId", shape: "item" },
  getRadii: { method: "GET", path: "/ui/radii/:projectId", shape: "item" },
  updateRadii: { method: "PUT", path: "/ui/radii/:projectId", shape: "item" },
  getSizes: { method: "GET", path: "/ui/sizes/:projectId", shape: "item" },
  updateSizes: { method: "PUT", path: "/ui/sizes/:projectId", shape: "item" },
  getSpacing: { method: "GET", path: "/ui/spacing/:projectId", shape: "item" },
  updateSpacing: { method: "PUT", path: "/ui/spacing/:projectId", shape: "item" },
  getZIndices: { method: "GET", path: "/ui/z-indices/:projectId", shape: "item" },
  updateZIndices: { method: "PUT", path: "/ui/z-indices/:projectId", shape: "item" },
  getShadows: { method: "GET", path: "/ui/shadows/:projectId", shape: "item" },
  updateShadows: { method: "PUT", path: "/ui/shadows/:projectId", shape: "item" },
  getTypographies: { method: "GET", path: "/ui/typographies/:projectId", shape: "item" },
  updateTypographies: { method: "PUT", path: "/ui/typographies/:projectId", shape: "item" },
  getRecipe: { method: "GET", path: "/ui/recipe/:projectId", shape: "item" },
  updateRecipe: { method: "PUT", path: "/ui/recipe/:projectId", shape: "item" },
  listFonts: { method: "GET", path: "/ui/fonts", shape: "page" },
  listColors: { method: "GET", path: "/ui/colors", shape: "item" },
  updateStatusColor: { method: "PATCH", path: "/ui/color/:projectId", shape: "item" },
  updatePalette: { method: "PATCH", path: "/ui/color/:projectId/palette", shape: "item" },
  listFormats: { method: "GET", path: "/ui/formats", shape: "page" },
  exportVariables: { method: "GET", path: "/ui/variables/:projectId/:format", shape: "file" },
  sendFeedback: { method: "POST", path: "/common/feedback", shape: "item" },
} as const satisfies { readonly [Id in OperationId]: CallOf<Operations[Id]> };
