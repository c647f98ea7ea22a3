import { createDesign, formats, type Design } from "@tessera/engine";
import { designOf } from "@tessera/engine/testing";
import { afterAll, expect, test } from "vitest";
import { createLargestRecipe } from "#testing/largest-recipe.ts";
import { longestBlockMs, measureBlocking } from "#testing/measure-blocking.ts";
import { createExportPrinter } from "./export-printer.ts";
import { printTokens } from "./print-export.ts";

const printer = createExportPrinter();
afterAll(() => printer.close());

const largest = designOf(createLargestRecipe());

function jobOf(design: Design, formatId: string) {
  return { design, formatId, options: { title: "Web" }, path: undefined, archive: "web" };
}

test.each(formats.map(({ id }) => id))(
  "prints the largest recipe as %s in a worker, with the same result as in the event loop",
  async (id) => {
    const job = jobOf(largest, id);
    const { result, blockMs } = await measureBlocking(() => printer.print("organization", job));
    expect(blockMs).toBeLessThan(longestBlockMs);
    expect(result).toEqual(printTokens(job.design, job));
  },
);

test("prints small recipes in the event loop, and returns undefined for an unknown file", async () => {
  const job = jobOf(createDesign(), "css");
  expect(await printer.print("organization", job)).toEqual(printTokens(job.design, job));
  expect(await printer.print("organization", { ...job, path: "no.css" })).toBeUndefined();
});

test("ends a job that takes too long, and prints the next one", async () => {
  const hasty = createExportPrinter(1);
  await expect(hasty.print("organization", jobOf(largest, "zip"))).rejects.toMatchObject({
    code: "unavailable",
  });
  await hasty.close();
  const job = jobOf(largest, "css");
  expect(await printer.print("organization", job)).toEqual(printTokens(job.design, job));
});

test("refuses jobs when too many others wait", async () => {
  const busy = createExportPrinter();
  const jobs = Array.from({ length: 50 }, (_, index) =>
    busy.print(`organization ${index}`, jobOf(largest, "css")),
  );
  const outcomes = await Promise.allSettled(jobs);
  await busy.close();
  const refused = outcomes.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(50);
  expect(refused[0]).toMatchObject({ reason: { code: "unavailable" } });
});
