import { login } from "#operations/auth/login.ts";
import { logout } from "#operations/auth/logout.ts";
import { refreshTokens } from "#operations/auth/refresh-tokens.ts";
import { register } from "#operations/auth/register.ts";
import { resendVerification } from "#operations/auth/resend-verification.ts";
import { verifyEmail } from "#operations/auth/verify-email.ts";
import { listColors } from "#operations/colors/list-colors.ts";
import { updatePalette } from "#operations/colors/update-palette.ts";
import { updateStatusColor } from "#operations/colors/update-status-color.ts";
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
} from "#operations/design-tokens/categories.ts";
import { getRecipe } from "#operations/design-tokens/get-recipe.ts";
import { getTypographies } from "#operations/design-tokens/get-typographies.ts";
import { updateRecipe } from "#operations/design-tokens/update-recipe.ts";
import { updateTypographies } from "#operations/design-tokens/update-typographies.ts";
import { addFavorite } from "#operations/favorites/add-favorite.ts";
import { removeFavorite } from "#operations/favorites/remove-favorite.ts";
import { sendFeedback } from "#operations/feedback/send-feedback.ts";
import { listFonts } from "#operations/fonts/list-fonts.ts";
import { createOrganization } from "#operations/organizations/create-organization.ts";
import { listOrganizations } from "#operations/organizations/list-organizations.ts";
import { updateOrganization } from "#operations/organizations/update-organization.ts";
import { createProject } from "#operations/projects/create-project.ts";
import { listAllProjects } from "#operations/projects/list-all-projects.ts";
import { listProjects } from "#operations/projects/list-projects.ts";
import { updateProject } from "#operations/projects/update-project.ts";
import { getConfig } from "#operations/service/get-config.ts";
import { getUser } from "#operations/user/get-user.ts";
import { exportVariables } from "#operations/variables/export-variables.ts";
import { listFormats } from "#operations/variables/list-formats.ts";

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
