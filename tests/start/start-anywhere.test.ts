import { join } from "node:path";
import { afterEach, describe, test } from "vitest";
import { findFreePort } from "../../scripts/find-free-port.ts";
import { copyWholeTree } from "../factories/copy-tree.ts";
import { endAll, expectToRunAndStop, createFolder, start } from "../factories/started-tessera.ts";

const isRoot = process.getuid?.() === 0;
const unknownId = 65534;

afterEach(endAll);

describe("npm start in another folder", () => {
  test.skipIf(!isRoot)("runs as an unprivileged user", async () => {
    const parent = createFolder(0o700);
    const root = join(parent, "tessera");
    copyWholeTree(root);
    const tessera = start({ root, env: { PORT: String(await findFreePort()) } });
    await expectToRunAndStop(tessera, join(root, "data"));
  });

  test("runs as an ordinary user", async () => {
    const root = join(createFolder(), "tessera");
    copyWholeTree(root, isRoot ? unknownId : undefined);
    const tessera = start({
      root,
      env: { PORT: String(await findFreePort()), HOME: root },
      ...(isRoot ? { userId: unknownId } : {}),
    });
    await expectToRunAndStop(tessera, join(root, "data"));
  });
});
