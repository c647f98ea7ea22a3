import type { ShelfKey } from "@tessera/ui/shelf";

/**
 * The names of a user's personal data on this device, which a log-out removes. A `*` is an id, or
 * several.
 */
type PersonalName =
  | "changed-settings"
  | "controls-width"
  | "copy-notation"
  | "introduction"
  | "last-export:*"
  | "last-project"
  | "locks:*"
  | "organization"
  | "overview-view"
  | "recent-commands"
  | "social:*"
  | "steps";

/** The names of a user's personal data in a tab, which a log-out removes too. */
type PersonalTabName =
  | "pending-email"
  | "pending-registration"
  | "redirect-history"
  | "reset-email"
  | "reset-token"
  | "starting-code"
  | "starting-recipe";

/** The keys in local storage that a log-out removes. */
export type LogOutKeyName = "account" | `personal:${PersonalName}`;

/** The keys in local storage that stay after a log-out. */
export type LastingKeyName = ShelfKey | "chosen-locale" | "device-keys" | "draft:*" | "locale";

/** The keys in session storage. */
export type TabKeyName = `personal:${PersonalTabName}`;

/** Replaces the `*` of a name by any text. */
type KeyOf<Name extends string> = Name extends `${infer Beginning}*`
  ? `${Beginning}${string}`
  : Name;

/**
 * A key in local storage. The cookie policy describes each, so a new one does not compile without a
 * description.
 */
export type DeviceKey = KeyOf<LogOutKeyName | LastingKeyName>;

/** A key in session storage; the cookie policy describes each of them too. */
export type TabKey = KeyOf<TabKeyName>;

/** A name of personal data, on the device or in the tab. */
export type AnyPersonalName = KeyOf<PersonalName | PersonalTabName>;
