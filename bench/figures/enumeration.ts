// Measures whether a response reveals that an address has an account: the bytes and the median
// times of 200 alternating pairs of calls, for a known and an unknown address.
import { type OperationId, operations, pathOf } from "@tessera/contract";
import { changeAsOwner, parseConfig } from "@tessera/server";
import { findDifferenceMs, toleranceMs } from "../../apps/server/src/testing/compare-times.ts";
import { newEmail } from "../../tests/factories/account.ts";
import type { Place } from "../../tests/factories/account.ts";
import { reportFigures } from "../figure.ts";
import type { Figure } from "../figure.ts";
import { withTessera } from "../start-tessera.ts";

type Compared = Extract<
  OperationId,
  "login" | "register" | "forgotPassword" | "resendVerification"
>;

const bodies: Readonly<Record<Compared, (email: string) => object>> = {
  login: (email) => ({ email, password: "not the password" }),
  register: (email) => ({
    email,
    password: "quiet tiles by the sea",
    name: "Defne Işık",
    birthDate: "1991-04-23",
    acceptTerms: true,
  }),
  forgotPassword: (email) => ({ email }),
  resendVerification: (email) => ({ email }),
};

reportFigures(
  await withTessera("apps/server/src/main.ts", async ({ place, account }) => {
    const figures: Figure[] = [];
    for (const id of Object.keys(bodies) as Compared[]) {
      figures.push(await measure(place, id, account.email));
    }
    return figures;
  }),
);

async function measure(place: Place, id: Compared, known: string): Promise<Figure> {
  const responses = new Set<string>();
  const call = async (email: string) => void responses.add(await send(place, id, email));
  const difference = await findDifferenceMs(
    () => call(known),
    () => call(newEmail()),
    () => forgetAttempts(place),
  );
  const isSame = responses.size === 1;
  return {
    name: `Known and unknown address, ${id}, 200 pairs`,
    value: `${difference.toFixed(2)} ms, bytes ${isSame ? "equal" : "DIFFERENT"}`,
    target: {
      text: `under ${toleranceMs} ms, bytes equal`,
      isMet: isSame && difference < toleranceMs,
    },
  };
}

/** Deletes the counts of attempts, so that no limit refuses a call. */
function forgetAttempts({ dataFolder }: Place): Promise<unknown> {
  return changeAsOwner(parseConfig({ DATA_DIR: dataFolder }), "delete from attempts", []);
}

/** Returns the status and the body, without the address and the token, which always differ. */
async function send(place: Place, id: Compared, email: string): Promise<string> {
  const { method } = operations[id];
  const response = await fetch(place.origin + pathOf(operations[id], {}), {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(bodies[id](email)),
  });
  // A login with a wrong password is refused; every other status is a fault of the measurement.
  if (response.status !== 401 && !response.ok) throw new Error(`${id} answered ${response.status}`);
  const body = (await response.text()).replaceAll(email, "").replace(/"[\w-]{43}"/, '"token"');
  return `${response.status} ${body}`;
}
