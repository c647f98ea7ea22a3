import { prepare } from "#authentication/texts/authentication-texts.ts";
import { LoginDialog } from "./login-dialog.tsx";

/** Loads the texts of the dialog, and returns the dialog. */
export async function loadLoginDialog(): Promise<typeof LoginDialog> {
  await prepare(location.pathname);
  return LoginDialog;
}
