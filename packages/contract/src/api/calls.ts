import { categoryCalls } from "./category-calls.ts";
import { get, patch, post, put, remove } from "./call-row.ts";

/**
 * Every call of the API: its address, its access and the shape of its answer. A client needs nothing more at run time,
 * so this file imports no schema; the schemas and errors of a call are in `operations`.
 */
export const calls = {
  register: post("/auth/register", "public", { status: 202 }),
  verifyEmail: post("/auth/verification", "public"),
  resendVerification: post("/auth/verification/resend", "public", { status: 202 }),
  login: post("/auth/login", "public"),
  refreshTokens: post("/auth/refresh", "public"),
  logout: post("/auth/logout", "public", { shape: "nothing" }),
  forgotPassword: post("/auth/password/forgot", "public", { status: 202 }),
  resetPassword: post("/auth/password/reset", "public"),
  getConfig: get("/config", "public"),
  getUser: get("/user", "logged-in"),
  listApiKeys: get("/user/keys", "logged-in", { shape: "page" }),
  updateUser: put("/user", "logged-in"),
  requestEmailChange: post("/user/email", "logged-in", { status: 202 }),
  confirmEmailChange: post("/user/email/confirmation", "logged-in"),
  deleteUser: remove("/user", "logged-in", { shape: "nothing" }),
  exportUser: get("/user/export", "logged-in"),
  updateSettings: put("/user/settings", "logged-in"),
  createApiKey: post("/user/keys", "logged-in", { status: 201 }),
  deleteApiKey: remove("/user/keys/:keyId", "logged-in", { shape: "nothing" }),
  changePassword: put("/user/change-password", "logged-in", { shape: "nothing" }),
  listSessions: get("/user/sessions", "logged-in", { shape: "page" }),
  endSession: remove("/user/sessions/:sessionId", "logged-in", { shape: "nothing" }),
  endOtherSessions: post("/user/sessions/end-others", "logged-in", { shape: "nothing" }),
  listOrganizations: get("/organizations", "logged-in", { shape: "page" }),
  createOrganization: post("/organizations", "logged-in", { status: 201 }),
  updateOrganization: put("/organizations/:organizationId", "organization:admin"),
  listProjects: get("/projects", "organization:viewer", { shape: "page" }),
  listAllProjects: get("/projects/all", "organization:viewer", { shape: "page" }),
  createProject: post("/projects", "organization:editor", { status: 201, revision: "sent" }),
  updateProject: put("/projects/:projectId", "project:editor", { revision: "required" }),
  addFavorite: post("/common/favorites/:projectId", "project:viewer", { shape: "nothing" }),
  removeFavorite: remove("/common/favorites/:projectId", "project:viewer", { shape: "nothing" }),
  ...categoryCalls,
  getTypographies: get("/ui/typographies/:projectId", "project:viewer", { revision: "sent" }),
  updateTypographies: put("/ui/typographies/:projectId", "project:editor", {
    revision: "required",
  }),
  getRecipe: get("/ui/recipe/:projectId", "project:viewer", { revision: "sent" }),
  updateRecipe: put("/ui/recipe/:projectId", "project:editor", { revision: "required" }),
  listFonts: get("/ui/fonts", "logged-in", { shape: "page" }),
  listColors: get("/ui/colors", "named-project:viewer", { revision: "sent" }),
  updateStatusColor: patch("/ui/color/:projectId", "project:editor", { revision: "required" }),
  updatePalette: patch("/ui/color/:projectId/palette", "project:editor", { revision: "required" }),
  listFormats: get("/ui/formats", "named-organization:viewer", { shape: "page" }),
  exportVariables: get("/ui/variables/:projectId/:format", "project:viewer", { shape: "file" }),
  sendFeedback: post("/common/feedback", "named-organization:viewer", { status: 201 }),
} as const;

export type OperationId = keyof typeof calls;
