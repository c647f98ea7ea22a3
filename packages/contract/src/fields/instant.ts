import { z } from "zod";

/** A moment, in UTC. */
export const instantSchema = z.iso.datetime();
