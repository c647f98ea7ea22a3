/** The statuses that a color may mean, in the order they are shown. */
export const statusNames = ["success", "warning", "danger", "info"] as const;
/** One of the statuses that a color may mean. */
export type StatusName = (typeof statusNames)[number];
