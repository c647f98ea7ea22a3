/** An error that keeps the server from starting; its message is printed without a stack. */
export class StartError extends Error {}
