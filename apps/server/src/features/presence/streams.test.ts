import type { AddressInfo } from "node:net";
import { operations } from "@tessera/contract";
import { createRecipe, writeDecisions } from "@tessera/engine";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { deleteDueOrganizations } from "#features/organizations/index.ts";
import { createUuid } from "#ids/uuid.ts";
import { createOpaqueToken, hashOpaqueToken } from "#secrets/opaque-token.ts";
import { callApp } from "#testing/call-app.ts";
import type { TestPerson } from "#testing/factories.ts";
import { runAsOwner } from "#testing/owner.ts";
import {
  createProjectFixture,
  createTestProject,
  type ProjectFixture,
} from "#testing/project-fixture.ts";
import { readStream, type TestEvent, type TestStream } from "#testing/read-stream.ts";
import { startTestApp, type TestApp } from "#testing/start-test-app.ts";

const isLong = inject("form") === "long";
const patient = { timeout: 60_000 };

/** Two servers on one database, as two processes are. */
let servers: readonly [TestApp, TestApp];
let origins: readonly [string, string];
let fixture: ProjectFixture;
const open: TestStream[] = [];

beforeAll(async () => {
  const first = await startTestApp();
  const shared = { url: first.ownerUrl, drop: () => Promise.resolve() };
  servers = [first, await startTestApp({ database: shared })];
  origins = [await listen(servers[0]), await listen(servers[1])];
});
afterAll(async () => {
  for (const stream of open) stream.close();
  await servers[1].close();
  await servers[0].close();
});
beforeEach(async () => {
  fixture = await createProjectFixture(servers[0], "pro");
});

async function listen({ app }: TestApp): Promise<string> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

async function follow(path: string, person: TestPerson, lastEventId?: string, at: 0 | 1 = 1) {
  const stream = await readStream(origins[at], path, person, lastEventId);
  open.push(stream);
  return stream;
}

const projectPath = () => `/projects/${fixture.project.id}/events`;

function trySave(person = fixture.editor, basePx = 9) {
  return callApp(servers[0], person, operations.updateRecipe, {
    params: { projectId: fixture.project.id },
    body: {
      recipe: writeDecisions(createRecipe(), [{ path: "radius/basePx", value: basePx }]) as never,
    },
    ifMatch: "*",
  });
}

async function save(person = fixture.editor): Promise<number> {
  const { status, data } = await trySave(person);
  expect(status).toBe(200);
  return data.revision;
}

function revisionsOf({ events }: TestStream): readonly number[] {
  return events
    .filter(({ event }) => event === "saved")
    .map(({ data }) => (data as { revision: number }).revision);
}

function namesOf({ events }: TestStream): readonly string[] {
  const last = events.findLast(({ event }) => event === "presence") as TestEvent | undefined;
  return ((last?.data ?? { people: [] }) as { people: { name: string }[] }).people.map(
    ({ name }) => name,
  );
}

/** Ends every connection of both servers, as a restart of the database does. */
function dropConnections() {
  return runAsOwner(
    servers[0].ownerUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
}

test("a save through one process appears in the stream of the other", async () => {
  const stream = await follow(projectPath(), fixture.viewer);
  expect(stream.status).toBe(200);
  await expect.poll(() => namesOf(stream), patient).toEqual(["Vera Viewer"]);
  await save();
  await expect.poll(() => revisionsOf(stream), patient).toEqual([2]);
  expect(stream.events.find(({ event }) => event === "saved")).toMatchObject({
    id: "2",
    data: { revision: 2, author: { name: "Edip Editor" } },
  });
});

test("a stream misses nothing while the database drops its connections, nor after Last-Event-ID", async () => {
  const stream = await follow(projectPath(), fixture.viewer);
  await save();
  await expect.poll(() => revisionsOf(stream), patient).toEqual([2]);
  const rounds = isLong ? 20 : 2;
  for (let round = 0; round < rounds; round += 1) {
    await dropConnections();
    await expect.poll(() => save().catch(() => undefined), patient).toEqual(expect.any(Number));
  }
  const [row] = await runAsOwner<{ revision: number }>(
    servers[0].ownerUrl,
    "select revision from projects where id = $1",
    [fixture.project.id],
  );
  const all = Array.from({ length: (row?.revision ?? 0) - 1 }, (_, at) => at + 2);
  await expect.poll(() => revisionsOf(stream), patient).toEqual(all);
  stream.close();
  const resumed = await follow(projectPath(), fixture.viewer, "2");
  await expect.poll(() => revisionsOf(resumed), patient).toEqual(all.slice(1));
});

test("people see who has the project open, and who has left", async () => {
  const first = await follow(projectPath(), fixture.viewer);
  const second = await follow(projectPath(), fixture.editor, undefined, 0);
  await expect.poll(() => namesOf(first), patient).toEqual(["Edip Editor", "Vera Viewer"]);
  second.close();
  await expect.poll(() => namesOf(first), patient).toEqual(["Vera Viewer"]);
});

describe("a stream ends at once", () => {
  // Without the heartbeat, which ends it too, but later.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const asOwner = (text: string, values: readonly string[]) =>
    runAsOwner(servers[0].ownerUrl, text, [...values]);

  const logOut = async () => {
    const refreshToken = createOpaqueToken();
    const values = [hashOpaqueToken(refreshToken), fixture.viewer.sessionId];
    await asOwner("insert into refresh_tokens (token_hash, session_id) values ($1, $2)", values);
    return callApp(servers[0], undefined, operations.logout, { body: { refreshToken } });
  };
  const endOthers = async () => {
    const { userId } = fixture.viewer;
    const sessionId = createUuid();
    const inserted = "insert into sessions (id, user_id, expires_at) values ($1, $2, 'infinity')";
    await asOwner(inserted, [sessionId, userId]);
    const token = await servers[0].services.accessTokens.create({ userId, sessionId });
    const headers = { authorization: `Bearer ${token}` };
    return callApp(servers[0], undefined, operations.endOtherSessions, { headers });
  };
  const endOne = () => {
    const params = { sessionId: fixture.viewer.sessionId };
    return callApp(servers[0], fixture.viewer, operations.endSession, { params });
  };
  const remove = () => {
    const params = { organizationId: fixture.organizationId, userId: fixture.viewer.userId };
    return callApp(servers[0], fixture.owner, operations.removeMember, { params });
  };
  const leave = () => {
    const params = { organizationId: fixture.organizationId };
    return callApp(servers[0], fixture.viewer, operations.leaveOrganization, { params });
  };

  test.each([
    ["a logout", logOut],
    ["the end of its session", endOne],
    ["the end of all other sessions", endOthers],
    ["the removal of its member", remove],
    ["its member leaves", leave],
  ])("after %s, and its person is no longer shown", async (_reason, end) => {
    const ofOwner = await follow(projectPath(), fixture.owner, undefined, 0);
    const stream = await follow(projectPath(), fixture.viewer);
    await expect.poll(() => namesOf(ofOwner), patient).toEqual(["Olive Owner", "Vera Viewer"]);
    expect((await end()).status).toBe(204);
    await stream.ended;
    await expect.poll(() => namesOf(ofOwner), patient).toEqual(["Olive Owner"]);
  });

  test("after its project is deleted", async () => {
    const stream = await follow(projectPath(), fixture.viewer);
    await expect.poll(() => namesOf(stream), patient).toEqual(["Vera Viewer"]);
    const params = { projectId: fixture.project.id };
    const input = { params, ifMatch: "*" };
    const { status } = await callApp(servers[0], fixture.owner, operations.deleteProject, input);
    expect(status).toBe(204);
    await stream.ended;
  });

  test("after its organization is deleted, and the plans of its members are sent again", async () => {
    const { organizationId, viewer } = fixture;
    const stream = await follow(projectPath(), viewer);
    const ofPerson = await follow("/common/notifications/events", viewer);
    const plansOf = () => ofPerson.events.findLast(({ event }) => event === "plans")?.data;
    await expect.poll(() => namesOf(stream), patient).toEqual(["Vera Viewer"]);
    await expect.poll(plansOf, patient).toEqual({ plans: { [organizationId]: "pro" } });
    await asOwner("update organizations set deletion_at = now() where id = $1", [organizationId]);
    await deleteDueOrganizations(servers[0].services);
    await stream.ended;
    await expect.poll(plansOf, patient).toEqual({ plans: {} });
  });

  test("at the next wake once its access token has expired", async () => {
    const stream = await follow(projectPath(), fixture.viewer);
    await expect.poll(() => namesOf(stream), patient).toEqual(["Vera Viewer"]);
    const { database, events } = servers[0].services;
    const wake = () =>
      database.transaction({}, (transaction) =>
        events.announce(transaction, [`user ${fixture.viewer.userId}`]),
      );
    const later = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 16 * 60_000);
    onTestFinished(() => later.mockRestore());
    await wake();
    await stream.ended;
  });
});

test("streams are refused to strangers and without a login", async () => {
  const nobody = { ...fixture.viewer, headers: {} };
  expect((await follow(projectPath(), nobody)).status).toBe(401);
  expect((await follow("/common/notifications/events", nobody)).status).toBe(401);
  expect((await follow(projectPath(), fixture.stranger)).status).toBe(404);
});

test("other members are notified of a save once for its group, live and with the unread count", async () => {
  const stream = await follow("/common/notifications/events", fixture.viewer);
  await expect
    .poll(() => stream.events, patient)
    .toContainEqual({ event: "unread", data: { unread: 0 } });
  await save();
  await save();
  await expect
    .poll(() => stream.events, patient)
    .toContainEqual({ event: "unread", data: { unread: 1 } });
  // Its row follows once every older transaction has ended.
  const listNotes = () => stream.events.filter(({ event }) => event === "notification");
  await expect.poll(() => listNotes().length, patient).toBe(1);
  const notes = listNotes();
  expect(notes[0]?.data).toMatchObject({
    kind: "saved",
    readAt: null,
    actor: { name: "Edip Editor" },
    project: { name: "Işık", slug: fixture.project.slug },
    details: { revision: 2 },
  });
  await save(fixture.owner);
  const resumed = await follow("/common/notifications/events", fixture.viewer, notes[0]?.id);
  await expect
    .poll(() => resumed.events.filter(({ event }) => event === "notification"), patient)
    .toMatchObject([{ data: { details: { revision: 4 } } }]);
});

test("notifications are listed, read one by one and all at once, each by its own user", async () => {
  await save();
  const list = (person: TestPerson, state: "all" | "unread" = "all") =>
    callApp(servers[0], person, operations.listNotifications, { query: { state } });
  const read = (person: TestPerson, notificationId: string) =>
    callApp(servers[0], person, operations.readNotification, { params: { notificationId } });
  const { status, data, meta } = await list(fixture.viewer);
  expect([status, data.length, meta.total]).toEqual([200, 1, 1]);
  const id = data[0]?.id ?? "";
  expect((await list(fixture.editor)).data).toEqual([]);
  expect((await read(fixture.owner, id)).status).toBe(404);
  expect((await read(fixture.viewer, "abc")).status).toBe(404);
  expect((await read(fixture.viewer, id)).status).toBe(204);
  expect((await read(fixture.viewer, id)).status).toBe(204);
  expect((await list(fixture.viewer, "unread")).meta.total).toBe(0);
  expect((await list(fixture.owner, "unread")).meta.total).toBe(1);
  const all = await callApp(servers[0], fixture.owner, operations.readAllNotifications, {});
  expect(all.status).toBe(204);
  expect((await list(fixture.owner, "unread")).meta.total).toBe(0);
});

test("a notification adds the slug to a name that two design systems of the organization have", async () => {
  await save();
  const nameOf = async () => {
    const { data } = await callApp(servers[0], fixture.viewer, operations.listNotifications, {
      query: {},
    });
    return data[0]?.project?.name;
  };
  expect(await nameOf()).toBe("Işık");
  await createTestProject(servers[0], fixture.owner, fixture.organizationId, "Işık");
  expect(await nameOf()).toBe(`Işık (${fixture.project.slug})`);
});

test("a notification is mailed only to users who have chosen its kind", async () => {
  const chosen = await callApp(servers[0], fixture.viewer, operations.updateSettings, {
    body: { notifications: { saved: true } },
  });
  expect(chosen.data.settings.notifications).toEqual({ saved: true });
  await save();
  const mails = () => [...servers[0].mailbox.mails, ...servers[1].mailbox.mails];
  const to = ({ email }: TestPerson) => mails().filter((mail) => mail.to === email);
  await expect.poll(() => to(fixture.viewer), patient).toHaveLength(1);
  expect(to(fixture.viewer)[0]?.subject).toBe("Edip Editor saved Işık");
  expect(to(fixture.owner)).toEqual([]);
});

test("every accepted save of ten clients is in the history", async () => {
  const rounds = isLong ? 1_000 : 3;
  const accepted: number[] = [];
  const saveInTurn = async () => {
    for (let done = 0; done < rounds;) {
      const { status, data } = await trySave(fixture.editor, 3 + (done % 9));
      expect([200, 503]).toContain(status);
      // A busy machine may refuse a save (503), which is not stored and is sent again.
      if (status !== 200) continue;
      accepted.push(data.revision);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: 10 }, saveInTurn));
  expect(accepted).toHaveLength(10 * rounds);
  const rows = await runAsOwner<{ revision: number }>(
    servers[0].ownerUrl,
    "select revision from versions where project_id = $1 order by revision",
    [fixture.project.id],
  );
  const stored = rows.map(({ revision }) => revision);
  expect(stored).toEqual([1, ...accepted.toSorted((one, other) => one - other)]);
});
