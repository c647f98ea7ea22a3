import type { FastifyInstance } from "fastify";

const formType = "application/x-www-form-urlencoded";

/** Returns whether a content type is that of an HTML form. */
export function isFormType(contentType: string | undefined): boolean {
  return contentType?.split(";", 1)[0]?.trim().toLowerCase() === formType;
}

/** Reads the fields of HTML forms; an empty field is absent. A route without forms refuses them before. */
export function addFormBody(app: FastifyInstance): void {
  app.addContentTypeParser(formType, { parseAs: "string" }, (_request, body, done) => {
    const fields = [...new URLSearchParams(String(body))].filter(([, value]) => value !== "");
    done(null, Object.fromEntries(fields));
  });
}
