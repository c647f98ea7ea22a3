import { createDesign, findFormat } from "@tessera/engine";
import { expect, test } from "vitest";
import { sampleFiles } from "./sample-files.ts";

const set = createDesign();

test.each(Object.entries(sampleFiles))(
  "shows %s as it is exported",
  (id, { name, path, print }) => {
    const format = findFormat(id);
    const [file] = format?.print(set, { schemes: ["light"] }) ?? [];
    expect(format?.name).toBe(name);
    expect(file).toMatchObject({ path, text: print(set) });
  },
);
