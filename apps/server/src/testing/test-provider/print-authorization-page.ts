import { escapeHtml } from "#mail/escape-html.ts";
import { providerFaults } from "./test-person.ts";

const fields = ["subject", "email", "name", "login"] as const;

/** Prints the page on which a person logs in at the provider, and chooses its fault. */
export function printAuthorizationPage(params: URLSearchParams): string {
  const hidden = [...params].map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const inputs = fields.map((name) => `<p><label>${name} <input name="${name}"></label></p>`);
  const faults = ["", ...providerFaults].map((fault) => `<option>${fault}</option>`);
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Test provider</title>',
    `<main><h1>Test provider</h1><form>${hidden.join("")}${inputs.join("")}`,
    '<p><label>verified <select name="isVerified"><option>true</option><option>false</option></select></label></p>',
    `<p><label>fault <select name="fault">${faults.join("")}</select></label></p>`,
    '<button name="decision" value="continue">Continue</button>',
    '<button name="decision" value="cancel">Cancel</button></form></main></html>',
  ].join("\n");
}
