const loopbackAddress = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/i;

/** Returns whether a socket address is a loopback address. */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && loopbackAddress.test(address);
}

/** Returns whether a host name, with or without brackets, is localhost or a loopback address. */
export function isLocalHost(name: string): boolean {
  return name.toLowerCase() === "localhost" || isLoopback(name.replace(/^\[(.*)\]$/, "$1"));
}
