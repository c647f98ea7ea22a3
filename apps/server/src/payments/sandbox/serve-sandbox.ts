import type { FastifyInstance } from "fastify";
import { SandboxRefusal } from "./sandbox-bank.ts";
import { sendSandboxPage } from "./sandbox-html.ts";
import { serveSandboxApi } from "./serve-sandbox-api.ts";
import { type FindLocale, serveSandboxCheckout } from "./serve-sandbox-checkout.ts";
import { serveSandboxControls } from "./serve-sandbox-controls.ts";
import { serveSandboxPortal } from "./serve-sandbox-portal.ts";
import type { Sandbox } from "./sandbox.ts";

/** The path of the sandbox on a development server; its controls are there. */
export const sandboxPath = "/dev/payments";

const formType = "application/x-www-form-urlencoded";

/** Serves the API, the checkout, the portal and the controls of the sandbox. */
export function serveSandbox(app: FastifyInstance, sandbox: Sandbox, findLocale: FindLocale): void {
  void app.register(async (inner) => {
    // The parser of the application omits empty fields, which these forms name.
    inner.removeContentTypeParser(formType);
    inner.addContentTypeParser(formType, { parseAs: "string" }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    inner.setErrorHandler((error, _request, reply) => {
      const status = error instanceof SandboxRefusal ? error.status : 400;
      const title = error instanceof SandboxRefusal ? error.message : "The form is not valid.";
      const body = `<main class="wide"><div><h1>${title}</h1></div></main>`;
      return sendSandboxPage(reply, { title, body, status });
    });
    serveSandboxApi(inner, sandbox, sandboxPath);
    serveSandboxCheckout(inner, sandbox, sandboxPath, findLocale);
    serveSandboxPortal(inner, sandbox, sandboxPath);
    serveSandboxControls(inner, sandbox, sandboxPath);
  });
}
