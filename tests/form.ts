/** Whether the tests in a browser run at their full figures instead of in their short form. */
export const isLong = process.env["TESSERA_FORM"] === "long";
