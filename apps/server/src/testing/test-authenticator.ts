import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** The browser around an authenticator: the page that requests the passkey. */
type TestPage = { readonly origin?: string; readonly host?: string };

type TestProof = TestPage & {
  readonly challenge: string;
  /** False when the user only touches the authenticator. */
  readonly verifiesUser?: boolean;
  readonly userHandle?: string | null;
};

const page = { origin: "http://localhost:3000", host: "localhost" };
const flags = { present: 0x01, verified: 0x04, containsKey: 0x40 };

/** An authenticator with one passkey, which signs as the specification of WebAuthn defines it. */
export class TestAuthenticator {
  readonly id = randomBytes(32);
  counter = 0;
  readonly #keys: { readonly privateKey: KeyObject; readonly publicKey: KeyObject };

  constructor() {
    this.#keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  }

  /** Creates the passkey for a challenge. */
  create({ challenge, verifiesUser = true, ...given }: TestProof) {
    const { origin, host } = { ...page, ...given };
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = [Buffer.alloc(16), length, this.id, this.#printKey()];
    const state = flags.containsKey | flagsOf(verifiesUser);
    const data = Buffer.concat([this.#printState(host, state), ...credential]);
    return {
      id: encode(this.id),
      clientData: printClientData("webauthn.create", challenge, origin),
      attestation: encode(printAttestation(data)),
    };
  }

  /** Proves to a server that the authenticator has the passkey. */
  prove({ challenge, verifiesUser = true, userHandle = null, ...given }: TestProof) {
    const { origin, host } = { ...page, ...given };
    this.counter += 1;
    const authenticatorData = this.#printState(host, flagsOf(verifiesUser));
    const clientData = printClientData("webauthn.get", challenge, origin);
    const signed = Buffer.concat([authenticatorData, hash(Buffer.from(clientData, "base64url"))]);
    return {
      id: encode(this.id),
      clientData,
      authenticatorData: encode(authenticatorData),
      signature: encode(sign("sha256", signed, this.#keys.privateKey)),
      userHandle,
    };
  }

  #printState(host: string, state: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([hash(Buffer.from(host)), Buffer.from([state]), counter]);
  }

  /** Prints the public key in COSE: an elliptic curve key for ES256 on P-256. */
  #printKey(): Buffer {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const parts = [
      "a5010203262001215820",
      Buffer.from(x, "base64url").toString("hex"),
      "225820",
      Buffer.from(y, "base64url").toString("hex"),
    ];
    return Buffer.from(parts.join(""), "hex");
  }
}

function flagsOf(verifiesUser: boolean): number {
  return flags.present | (verifiesUser ? flags.verified : 0);
}

/** Prints an attestation of the format "none" in CBOR. */
function printAttestation(data: Buffer): Buffer {
  const start = Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746159", "hex");
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  return Buffer.concat([start, length, data]);
}

function printClientData(type: string, challenge: string, origin: string): string {
  return encode(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
}

function hash(data: Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}

function encode(data: Buffer): string {
  return data.toString("base64url");
}
