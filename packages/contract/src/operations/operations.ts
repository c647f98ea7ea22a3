import { login } from "./auth/login.ts";
import { logout } from "./auth/logout.ts";
import { refreshTokens } from "./auth/refresh-tokens.ts";
import { register } from "./auth/register.ts";
import { resendVerification } from "./auth/resend-verification.ts";
import { verifyEmail } from "./auth/verify-email.ts";
import { listColors } from "./colors/list-colors.ts";
import { updatePalette } from "./colors/update-palette.ts";
import { updateStatusColor } from "./colors/update-status-color.ts";
import {
  getBreakpoints,
  getRadii,
  getShadows,
  getSizes,
  getSpacing,
  getZIndices,
  updateBreakpoints,
  updateRadii,
  updateShadows,
  updateSizes,
  updateSpacing,
  updateZIndices,
} from "./design-tokens/categories.ts";
import { getRecipe } from "./design-tokens/get-recipe.ts";
import { getTypographies } from "./design-tokens/get-typographies.ts";
import { updateRecipe } from "./design-tokens/update-recipe.ts";
import { updateTypographies } from "./design-tokens/update-typographies.ts";
import { addFavorite } from "./favorites/add-favorite.ts";
import { removeFavorite } from "./favorites/remove-favorite.ts";
import { sendFeedback } from "./feedback/send-feedback.ts";
import { listFonts } from "./fonts/list-fonts.ts";
import { createOrganization } from "./organizations/create-organization.ts";
import { listOrganizations } from "./organizations/list-organizations.ts";
import { updateOrganization } from "./organizations/update-organization.ts";
import { createProject } from "./projects/create-project.ts";
import { listAllProjects } from "./projects/list-all-projects.ts";
import { listProjects } from "./projects/list-projects.ts";
import { updateProject } from "./projects/update-project.ts";
import { getConfig } from "./service/get-config.ts";
import { getUser } from "./user/get-user.ts";
import { exportVariables } from "./variables/export-variables.ts";
import { listFormats } from "./variables/list-formats.ts";

/** Every call of the API by its id. */
export const operations = Object.freeze({
  register,
  verifyEmail,
  resendVerification,
  login,
  refreshTokens,
  logout,
  getConfig,
  getUser,
  listOrganizations,
  createOrganization,
  updateOrganization,
  listProjects,
  listAllProjects,
  createProject,
  updateProject,
  addFavorite,
  removeFavorite,
  getBreakpoints,
  updateBreakpoints,
  getRadii,
  updateRadii,
  getSizes,
  updateSizes,
  getSpacing,
  updateSpacing,
  getZIndices,
  updateZIndices,
  getShadows,
  updateShadows,
  getTypographies,
  updateTypographies,
  getRecipe,
  updateRecipe,
  listFonts,
  listColors,
  updateStatusColor,
  updatePalette,
  listFormats,
  exportVariables,
  sendFeedback,
});

/** The types of all operations, for who needs no schema at run time. */
export type Operations = typeof operations;

export type OperationId = keyof Operations;
