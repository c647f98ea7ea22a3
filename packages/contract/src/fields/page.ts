import { z } from "zod";

const largestPage = 100;

/** The page of a list, counted from 1, and its size. */
export const pageFields = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(largestPage).default(10),
};
