import { z } from "zod";

/** A secret of a browser that logged in before; its logins have their own limit. */
export const deviceKeySchema = z.string().min(1).max(100);
