import forge from 'node-forge';
import { plainText } from '../pem.rules.ts';

const { pki, pkcs7, util, asn1 } = forge;

/** Signs passes, and proves to the push service that they are ours. */
export interface PassSigner {
  /** Identifier of the type of pass, such as pass.com.example.tickets: the UID of the certificate. */
  readonly passType: string;
  /** Identifier of the team at Apple: the OU of the certificate. */
  readonly team: string;
  readonly expiresAt: Date;
  /** PEM. */
  readonly certificate: string;
  /** PEM. */
  readonly key: string;
  /** Returns the detached PKCS #7 signature (RFC 2315) of a manifest, with the time, the certificate and its issuer's. */
  sign(manifest: Buffer, now: Date): Buffer;
}

interface GivenPems {
  certificate: string;
  key: string;
  authority: string;
}

const UID = '0.9.2342.19200300.100.1.1';

const asPem = (given: string): string => plainText(given, (text) => text.includes('-----BEGIN '));

function parses(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

export const isCertificate = (given: string): boolean => parses(() => pki.certificateFromPem(asPem(given)));
export const isKey = (given: string): boolean => parses(() => pki.privateKeyFromPem(asPem(given)));

/**
 * Reads what signs passes.
 * @param given PEM, or base64 of it
 * @throws Error for a key or an intermediate certificate of another certificate, and one that is not for passes
 */
export function readPassSigner(given: GivenPems): PassSigner {
  const certificate = pki.certificateFromPem(asPem(given.certificate));
  const authority = pki.certificateFromPem(asPem(given.authority));
  const key = pki.privateKeyFromPem(asPem(given.key));
  const { n } = certificate.publicKey as forge.pki.rsa.PublicKey;
  if (!n.equals(key.n)) throw new Error('APPLE_PASS_KEY is not the key of APPLE_PASS_CERTIFICATE.');
  if (!parses(() => requireIssued(certificate, authority)))
    throw new Error('APPLE_WWDR_CERTIFICATE is not the certificate that issued APPLE_PASS_CERTIFICATE.');
  const passType = certificate.subject.attributes.find(({ type }) => type === UID)?.value;
  const team = certificate.subject.getField('OU')?.value;
  if (typeof passType !== 'string' || typeof team !== 'string')
    throw new Error('APPLE_PASS_CERTIFICATE is not for passes: it names no type of pass and no team.');
  return {
    passType,
    team,
    expiresAt: certificate.validity.notAfter,
    certificate: pki.certificateToPem(certificate),
    key: pki.privateKeyToPem(key),
    sign: (manifest, now) => signDetached(manifest, { now, certificate, authority, key }),
  };
}

function requireIssued(certificate: forge.pki.Certificate, authority: forge.pki.Certificate): void {
  if (!authority.verify(certificate)) throw new Error('not issued');
}

interface Signing {
  now: Date;
  certificate: forge.pki.Certificate;
  authority: forge.pki.Certificate;
  key: forge.pki.rsa.PrivateKey;
}

function signDetached(content: Buffer, { now, certificate, authority, key }: Signing): Buffer {
  const signed = pkcs7.createSignedData();
  signed.content = util.createBuffer(content.toString('binary'));
  signed.addCertificate(certificate);
  signed.addCertificate(authority);
  const { oids } = pki;
  signed.addSigner({
    key,
    certificate,
    digestAlgorithm: oids.sha256 as string,
    authenticatedAttributes: [
      { type: oids.contentType as string, value: oids.data as string },
      { type: oids.messageDigest as string },
      // The types of the library lack dates, which it expects here.
      { type: oids.signingTime as string, value: now as unknown as string },
    ],
  });
  signed.sign({ detached: true });
  return Buffer.from(asn1.toDer(signed.toAsn1()).getBytes(), 'binary');
}
