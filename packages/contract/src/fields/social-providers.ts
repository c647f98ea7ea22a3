/** The providers of social login, and their names, which are the same in every language. */
export const socialProviderNames = { google: "Google", github: "GitHub" } as const;
/** A provider of social login. */
export type SocialProvider = keyof typeof socialProviderNames;

/** The providers in the order in which they are shown. */
export const socialProviders = Object.keys(socialProviderNames) as readonly SocialProvider[];
