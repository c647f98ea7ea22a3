/** The address of the same database for another user. */
export function addressAs(url: string, user: string, password: string): string {
  const [base = "", query = ""] = url.split("?");
  const credentials = `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  const address = base.replace(/^(\w+:\/\/)(?:[^/]*@)?/, (_, scheme) => `${scheme}${credentials}`);
  const parameters = new URLSearchParams(query);
  // They would win over the credentials before the host.
  parameters.delete("user");
  parameters.delete("password");
  return parameters.size === 0 ? address : `${address}?${parameters.toString()}`;
}
