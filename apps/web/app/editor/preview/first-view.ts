/** The time after which the first view of a screen has loaded. */
export const firstViewMs = 2500;
