import type * as Crypto from "node:crypto";
import { readFileSync } from "node:fs";
import { storeProblem } from "../../domain/errors.ts";
import { StoreError } from "../port.ts";
import type { ServerTarget } from "./address.ts";
import { codeOf } from "./failures.ts";
import { badAddress } from "./problems.ts";

/**
 * The files that a connection needs, read and looked at: of one that is none the client would only say
 * that something is wrong. Null when there are none and nothing is verified.
 */
export function tlsOf(target: ServerTarget): Bun.SQL.TLSOptions | null {
  const { tlsMode: mode, rootCertificate, certificate, key } = target;
  if (mode === "disable") return null;
  const verifies = mode === "verify-ca" || mode === "verify-full";
  const tls = {
    ...(verifies ? { rejectUnauthorized: true } : {}),
    ...(verifies && rootCertificate !== null
      ? { ca: certificates(rootCertificate, "sslrootcert") }
      : {}),
    ...(certificate === null ? {} : { cert: certificates(certificate, "sslcert") }),
    ...(key === null ? {} : { key: privateKey(key) }),
  };
  if (tls.cert !== undefined && tls.key !== undefined) checkPair(tls.cert, tls.key, target);
  return Object.keys(tls).length === 0 ? null : tls;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw badAddress(
      `${path} cannot be read (${codeOf(error)})`,
      "check sslrootcert, sslcert and sslkey",
    );
  }
}

const CERTIFICATE =
  /-----BEGIN (?:TRUSTED |X509 )?CERTIFICATE-----.*?(?:-----END (?:TRUSTED |X509 )?CERTIFICATE-----|$)/gsu;

function certificates(path: string, parameter: string): string {
  const text = textOf(path);
  const { X509Certificate } = crypto();
  const found = text.match(CERTIFICATE) ?? [];
  const isSound = found.length > 0 && found.every((one) => works(() => new X509Certificate(one)));
  if (isSound) return text;
  throw badFile(
    `${path} holds no certificate in PEM that can be read`,
    `name a file with "-----BEGIN CERTIFICATE-----" in ${parameter}; "openssl x509 -in <file> -noout -text" shows what is in it`,
  );
}

function privateKey(path: string): string {
  const text = textOf(path);
  if (works(() => crypto().createPrivateKey(text))) return text;
  throw badFile(
    `${path} holds no private key in PEM that can be read without a passphrase`,
    'name a file with "-----BEGIN PRIVATE KEY-----" in sslkey',
  );
}

function checkPair(certificate: string, key: string, { certificate: path }: ServerTarget): void {
  const { X509Certificate, createPrivateKey } = crypto();
  if (new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key))) return;
  throw badFile(
    `the private key is not that of the certificate in ${path ?? ""}`,
    "name files that belong together in sslcert and sslkey",
  );
}

function badFile(what: string, advice: string): StoreError {
  return new StoreError(storeProblem("store.tls", what, advice));
}

function works(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/** Loaded where files are named, since most commands have none. */
function crypto(): typeof Crypto {
  return process.getBuiltinModule("node:crypto");
}
