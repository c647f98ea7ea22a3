import { describe, expect, test } from "vitest";
import { hostileName, printAllMails } from "#testing/print-all-mails.ts";
import { escapeHtml } from "./escape-html.ts";

const kinds = (["en", "tr"] as const).flatMap((locale) =>
  Object.entries(printAllMails(locale)).map(([kind, mail]) => ({ locale, kind, mail })),
);

describe.each(kinds)("the mail $kind in $locale", ({ locale, kind, mail }) => {
  const { subject, text, html = "" } = mail;

  test("contains its code or link in both parts, the link also in full", () => {
    const [goal = ""] = /\b012345\b|http:\/\/localhost:3000\/\S+|hello@\S+/.exec(text) ?? [];
    expect(goal).not.toBe("");
    if (goal === "012345") expect(html).toContain('<p class="code">012345</p>');
    else expect(html).toContain(`>${escapeHtml(goal)}</a></p>`);
  });

  test("has the same sentences in both parts, below a heading, and names a contact", () => {
    for (const paragraph of text.trim().split("\n\n").slice(0, -1)) {
      const [last = ""] = paragraph.split("\n").slice(-1);
      expect(html).toContain(escapeHtml(last));
    }
    expect(html.match(/<h1>[^<]+<\/h1>/g)).toHaveLength(1);
    expect(text).toMatch(/\nTessera, hello@tessera\.example\n$/);
    expect(html).toContain('href="mailto:hello@tessera.example"');
  });

  test("is light or dark as the client is, and loads nothing", () => {
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("@media (prefers-color-scheme:dark)");
    expect(html).not.toMatch(/<img|<svg|<link|<script|url\(|src=|@import/);
    expect(html).toMatch(/<div style="display:none[^"]*">[^<]+<\/div>/);
  });

  test("has no unfilled place, and keeps names as text", () => {
    const isNamed = subject.includes(hostileName);
    const rest = `${subject}${text}${html}`
      .replaceAll(hostileName, "")
      .replaceAll(escapeHtml(hostileName), "");
    expect(rest.replaceAll(/<style>[^]*?<\/style>/g, "")).not.toMatch(/\{\w+\}/);
    expect(html).not.toContain("<b>");
    expect(isNamed).toBe(/nvitation|welcome|payment-failed|ending|ended|refunded/.test(kind));
  });
});
