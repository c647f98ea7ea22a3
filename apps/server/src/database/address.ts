/** Returns the address of the same database for another user. */
export function replaceUser(url: string, user: string, password: string): string {
  const [base = "", query = ""] = url.split("?");
  const credentials = `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  const address = base.replace(/^(\w+:\/\/)(?:[^/]*@)?/, (_, scheme) => `${scheme}${credentials}`);
  const parameters = new URLSearchParams(query);
  // Query parameters would take precedence over the credentials.
  parameters.delete("user");
  parameters.delete("password");
  return parameters.size === 0 ? address : `${address}?${parameters.toString()}`;
}
