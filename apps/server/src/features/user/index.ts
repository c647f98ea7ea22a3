import { operations } from "@tessera/contract";
import { ApiError } from "#errors/api-error.ts";
import type { Implement } from "#operations/implement.ts";
import { deleteAvatar, updateAvatar } from "./change-avatar.ts";
import { exportUser } from "./export-user.ts";
import { updateSettings } from "./update-settings.ts";
import { updateUser } from "./update-user.ts";
import { selectOwner, serializeUser } from "./users-repository.ts";

export { isUnclaimedPurchaseOf } from "./unclaimed-purchases.ts";
export { avatarPathOf } from "./avatars-repository.ts";
export { serveAvatars } from "./serve-avatars.ts";
export { refuseTooYoung } from "./refuse-too-young.ts";
export {
  deleteUserRow,
  findUserByEmail,
  findUserById,
  insertUser,
  lockUser,
  selectIdOfEmail,
  serializeUser,
  updateEmail,
  updatePassword,
  userColumns,
  type UserRow,
} from "./users-repository.ts";

/** Adds the operations on the caller's own account. */
export function implementUser(implement: Implement): void {
  implement(operations.getUser, {
    select: ({ userId }) => [selectOwner(userId)],
    answer: (_call, [[user]]) => {
      if (user === undefined) throw new ApiError("notLoggedIn");
      return { data: serializeUser(user) };
    },
  });
  implement(operations.updateUser, updateUser);
  implement(operations.updateAvatar, updateAvatar);
  implement(operations.deleteAvatar, deleteAvatar);
  implement(operations.exportUser, exportUser);
  implement(operations.updateSettings, updateSettings);
}
