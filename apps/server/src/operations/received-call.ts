import type { Locale } from "@tessera/contract";
import type { FastifyRequest } from "fastify";
import type { Grant } from "#access/grant.ts";
import type { Tenant } from "#database/database.ts";
import { findEncoding, type Encoding } from "#encoding/find-encoding.ts";
import { findLocale } from "#plugins/request-locale.ts";
import { describeOrigin, type RequestOrigin } from "#secrets/request-origin.ts";
import type { Input } from "./parse-input.ts";

/** A call with its grant and its input; what only some handlers need is found when they read it. */
export class ReceivedCall {
  readonly actor: Grant["actor"];
  readonly organization: Grant["organization"];
  readonly project: Grant["project"];
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly #request: FastifyRequest;
  readonly #addressKey: Buffer;

  constructor(request: FastifyRequest, { params, query, body }: Input, addressKey: Buffer) {
    const { grant } = request;
    this.actor = grant.actor;
    this.organization = grant.organization;
    this.project = grant.project;
    this.params = params;
    this.query = query;
    this.body = body;
    this.#request = request;
    this.#addressKey = addressKey;
  }

  get tenant(): Tenant {
    return {
      ...(this.actor && { userId: this.actor.userId }),
      ...(this.organization && { organizationId: this.organization.id }),
    };
  }

  get locale(): Locale {
    return findLocale(this.#request.headers["accept-language"]);
  }

  get encoding(): Encoding {
    return findEncoding(this.#request.headers);
  }

  get origin(): RequestOrigin {
    return describeOrigin(this.#addressKey, this.#request);
  }

  get userAgent(): string | undefined {
    return this.#request.headers["user-agent"];
  }

  get headers(): FastifyRequest["headers"] {
    return this.#request.headers;
  }

  get ifMatch(): string | undefined {
    return this.#request.headers["if-match"];
  }
}
