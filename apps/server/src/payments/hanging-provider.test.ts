import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCreem } from "./creem/create-creem.ts";
import { createCreemClient } from "./creem/creem-client.ts";
import { sandboxProducts as products } from "./sandbox/sandbox-prices.ts";
import { z } from "zod";

/** A provider that accepts connections and never answers. */
let hanging: Server;
let baseUrl: string;
let received = 0;
beforeAll(async () => {
  hanging = createServer(() => {
    received += 1;
  });
  await new Promise<void>((resolve) => hanging.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
});
afterAll(() => {
  hanging.closeAllConnections();
  hanging.close();
});

const access = { baseUrl: () => baseUrl, apiKey: "key", timeoutMs: 50 };

test("ends every call to a hanging provider with an unknown outcome, and retries none", async () => {
  const provider = createCreem({
    ...access,
    webhookSecret: "secret",
    products,
    takesRealPayments: false,
  });
  const checkout = {
    productId: products.monthly,
    requestId: "1",
    email: "ada@example.test",
    successUrl: "http://localhost:3000/checkout/success",
    metadata: {},
  };
  const calls = [
    () => provider.listPlans(),
    () => provider.createCheckout(checkout),
    () => provider.getCheckout("ch_1"),
    () => provider.getSubscription("sub_1"),
    () => provider.changePlan("sub_1", products.annual, "now"),
    () => provider.cancel("sub_1", "now"),
    () => provider.resume("sub_1"),
    () => provider.refund("tran_1"),
    () => provider.listTransactions("cust_1"),
    () => provider.portalLink("cust_1"),
  ];
  for (const call of calls) {
    const before = received;
    await expect(call()).rejects.toMatchObject({ code: "unavailable", isOutcomeUnknown: true });
    expect(received - before).toBe(1);
  }
});

test("ends a call whose answer stops in the middle", async () => {
  const stopping = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.write('{"id":');
  });
  await new Promise<void>((resolve) => stopping.listen(0, "127.0.0.1", resolve));
  const { port } = stopping.address() as AddressInfo;
  const client = createCreemClient({ ...access, baseUrl: () => `http://127.0.0.1:${port}` });
  await expect(client("GET", "/checkouts", z.unknown())).rejects.toMatchObject({
    code: "unavailable",
  });
  stopping.closeAllConnections();
  stopping.close();
});
