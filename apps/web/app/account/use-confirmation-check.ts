import { loadOnce } from "@tessera/ui";
import { useHasPassword } from "./confirmation-field.tsx";

const checks = () => import("#authentication/form-checks.ts");
const withPassword = loadOnce(async () => (await checks()).checkConfirmation);
const withoutPassword = loadOnce(async () => (await checks()).checkRecentLogin);

/** Returns the check of a confirmation; of an account without a password it requires none. */
export function useConfirmationCheck() {
  return useHasPassword() ? withPassword : withoutPassword;
}
