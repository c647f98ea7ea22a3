/** Logs an event of a payment provider in one line, with ids and codes only. */
export function logPayment(
  text: string,
  fields: Readonly<Record<string, string | number | undefined>>,
): void {
  const line = { level: 40, time: new Date().toISOString(), ...fields };
  process.stderr.write(`${JSON.stringify({ ...line, msg: `payment: ${text}` })}\n`);
}
