import { z } from "zod";

/** An instant, in UTC. */
export const instantSchema = z.iso.datetime();
