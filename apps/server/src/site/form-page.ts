import type { FastifyReply, FastifyRequest } from "fastify";
import type { ApiError } from "#errors/api-error.ts";
import { fillText, errors, type Locale, type LocalizedText } from "@tessera/contract";
import { sendPageText } from "./serve-site.ts";
import type { Site } from "./load-site.ts";

/** The page of a form that works without scripts. */
type FormPage = {
  readonly path: string;
  /** Sends the page with messages and with the typed values, and without scripts. */
  readonly sendWithErrors: (reply: FastifyReply, site: Site, error: ApiError) => FastifyReply;
};

/** Finds the page of the form that a request sends, in the language of that page. */
export function findFormPage(request: FastifyRequest): FormPage {
  const locale = findPageLocale(request.headers.referer);
  const path = locale === "tr" ? "/tr/contact" : "/contact";
  return {
    path,
    sendWithErrors: (reply, site, error) =>
      sendPageText(reply, site, {
        path,
        status: error.status,
        fill: (html) => fillForm(html, { locale, error, values: request.body }),
      }),
  };
}

function findPageLocale(referer: string | undefined): Locale {
  return /^https?:\/\/[^/]+\/tr(\/|$)/.test(referer ?? "") ? "tr" : "en";
}

const labels: Readonly<Record<string, LocalizedText>> = {
  name: { en: "Name", tr: "Ad" },
  email: { en: "Email", tr: "E-posta" },
  subject: { en: "Subject", tr: "Konu" },
  message: { en: "Message", tr: "Mesaj" },
};

type Filled = {
  readonly locale: Locale;
  readonly error: ApiError;
  readonly values: unknown;
};

/** Fills the built page of a form: its messages above it and beside their fields, what was typed, and no script. */
function fillForm(html: string, { locale, error, values }: Filled): string {
  const { fields = {}, values: textValues } = error.parts;
  const found = Object.entries(fields).map(([name, text]) => {
    const label = labels[name]?.[locale];
    return label === undefined ? text : `${label}: ${text}`;
  });
  const messages = found.length > 0 ? found : [fillText(errors[error.code], locale, textValues)];
  const list = messages.map((text) => `<li>${escapeText(text)}</li>`).join("");
  const typed = values as Readonly<Record<string, unknown>> | undefined;
  return fillFields(html, (name) => escapeText(printTyped(typed?.[name])))
    .replaceAll(/<p\b[^<>]*\bdata-field-error="(\w+)"[^<>]*>/g, (tag, name: string) => {
      const message = fields[name];
      return message === undefined ? tag : tag + escapeText(message);
    })
    .replaceAll(/<(?:input|textarea)\b[^<>]*\bname="(\w+)"/g, (tag, name: string) =>
      fields[name] === undefined
        ? tag
        : `${tag} aria-invalid="true" aria-describedby="${name}-error"`,
    )
    .replace(
      /(<[^<>]*data-form-errors="[^"]*"[^<>]*>)/,
      (start) => `${start}<ul role="alert">${list}</ul>`,
    )
    .replaceAll(/<script\b[^<>]*>[\s\S]*?<\/script>|<link[^<>]*rel="modulepreload"[^<>]*>/g, "");
}

/** Puts the text of each field with a label into its tag. */
function fillFields(html: string, textOf: (name: string) => string): string {
  return html
    .replaceAll(
      /<input(?=[^<>]*? name="(\w+)")([^<>]*?)(?: value="[^"<>]*")?(\/?)>/g,
      (tag, name: string, rest: string, end: string) =>
        Object.hasOwn(labels, name) ? `<input${rest} value="${textOf(name)}"${end}>` : tag,
    )
    .replaceAll(
      /(<textarea(?=[^<>]*? name="(\w+)")[^<>]*>)[^<]*/g,
      (all, start: string, name: string) =>
        Object.hasOwn(labels, name) ? start + textOf(name) : all,
    );
}

function printTyped(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
