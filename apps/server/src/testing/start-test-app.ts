import type { FastifyInstance } from "fastify";
import { buildApp, type AppOptions } from "#app.ts";
import { parseConfig, type Config } from "#config.ts";
import { prepareServerRole } from "#database/server-role.ts";
import { handleJobs } from "#features/jobs.ts";
import { closeServices, createServices } from "#create-services.ts";
import type { Payments } from "#payments/open-payments.ts";
import type { Services } from "#services.ts";
import { describeForLog } from "#errors/describe-for-log.ts";
import { createLogCheck } from "./log-check.ts";
import { refuseUndeclaredErrors } from "./refuse-undeclared-errors.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { testSecret } from "./test-secret.ts";
import { createTestMailbox, type TestMailbox } from "./test-mailbox.ts";

/** A server in a test; only its socket and the sending of mail are not real. */
export type TestApp = {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly mailbox: TestMailbox;
  /** The database address of the owner, to whom no policy applies. */
  readonly ownerUrl: string;
  close(): Promise<void>;
};

/**
 * Starts a server on its own database; limits a minute are off unless a test configures them. Its log is written in
 * full, and must contain no secret of the test when the server closes.
 */
export async function startTestApp(
  options: AppOptions & {
    readonly config?: Partial<Config>;
    readonly database?: TestDatabase;
    /** False for a server whose jobs wait. */
    readonly worksOnJobs?: boolean;
    /** Another provider of payments than the configured one. */
    readonly payments?: Payments;
    /** The file of the sandbox of payments; by default it stores nothing. */
    readonly sandboxFile?: string;
  } = {},
): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase());
  const mailbox = createTestMailbox();
  const logCheck = createLogCheck();
  const config = { ...parseConfig({}), rateLimitFactor: "off" as const, ...options.config };
  const secret = config.secretKey ?? testSecret;
  const opened = await createServices(config, {
    databaseUrl: await prepareServerRole(database.url, {
      appUrl: config.appDatabaseUrl,
      secret,
    }),
    publicUrl: config.publicUrl ?? "http://localhost:3000",
    secret,
    ...(options.sandboxFile && { sandboxFile: options.sandboxFile }),
    onError: (error) => logCheck.addLine(JSON.stringify(describeForLog(error))),
  });
  const services = { ...opened, payments: options.payments ?? opened.payments };
  if (options.worksOnJobs !== false) await services.jobs.work(handleJobs(services, mailbox));
  const app = await buildApp(services, {
    checksAnswers: true,
    logLevel: "trace",
    loadLimits: "none",
    ...options,
    logStream: {
      write(line) {
        logCheck.addLine(line);
        options.logStream?.write(line);
      },
    },
  });
  refuseUndeclaredErrors(app);
  logCheck.watch(app);
  return {
    app,
    services,
    mailbox,
    ownerUrl: database.url,
    async close() {
      await app.close();
      await closeServices(services);
      await database.drop();
      logCheck.finish(mailbox.mails);
    },
  };
}
