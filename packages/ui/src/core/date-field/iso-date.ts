/** A calendar day as `YYYY-MM-DD`. */
export type IsoDate = string;
