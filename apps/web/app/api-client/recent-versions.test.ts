import type { ProjectId } from "@tessera/contract";
import { expect, test, vi } from "vitest";
import { listRecentVersions } from "./recent-versions.ts";

const histories: Readonly<Record<string, readonly string[]>> = {
  harbor: ["2026-11-20T10:00:00Z", "2026-11-18T10:00:00Z", "2026-11-17T10:00:00Z"],
  kiosk: ["2026-11-19T10:00:00Z", "2026-11-12T10:00:00Z"],
};

test("lists the four newest versions of all projects, the newest first", async () => {
  vi.stubGlobal("document", { cookie: "", documentElement: { lang: "en" } });
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", async (url: string) => {
    const [, id = ""] = /projects\/(\w+)\/versions/.exec(url) ?? [];
    const times = histories[id] ?? [];
    const versions = times.map((createdAt, index) => ({ createdAt, revision: 9 - index }));
    return new Response(JSON.stringify({ data: { versions }, meta: {} }));
  });
  const ids = Object.keys(histories) as ProjectId[];
  const recent = await listRecentVersions(ids, new AbortController().signal);
  vi.unstubAllGlobals();
  expect(recent.map(({ projectId, version }) => `${projectId} ${version.revision}`)).toEqual([
    "harbor 9",
    "kiosk 9",
    "harbor 8",
    "harbor 7",
  ]);
});
