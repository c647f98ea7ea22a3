/** Why the server does not start, in words for whoever started it: printed without a stack. */
export class StartError extends Error {}
