import { z } from "zod";

/** A secret of a browser that signed in before; its log-ins have a limit of their own. */
export const deviceKeySchema = z.string().min(1).max(100);
