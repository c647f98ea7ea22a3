/** The secret of every server in a test. */
export const testSecret = "a secret that only tests know, of some length";
