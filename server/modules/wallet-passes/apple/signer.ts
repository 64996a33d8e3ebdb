import { createHash, createPrivateKey, webcrypto } from 'node:crypto';
import { Null, ObjectIdentifier, OctetString, UTCTime } from 'asn1js';
import forge from 'node-forge';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { plainText } from '../pem.rules.ts';

const { pki } = forge;

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
  /**
   * Makes the detached PKCS #7 signature (RFC 5652) of a manifest, with the time, the certificate and its issuer's. The
   * key is used outside of the event loop.
   */
  sign(manifest: Buffer, now: Date): Promise<Buffer>;
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
  const pems = { certificate: pki.certificateToPem(certificate), key: pki.privateKeyToPem(key) };
  const certificates = [pems.certificate, pki.certificateToPem(authority)].map(parsedCertificate);
  let imported: Promise<webcrypto.CryptoKey> | undefined;
  return {
    passType,
    team,
    expiresAt: certificate.validity.notAfter,
    ...pems,
    sign: async (manifest, now) => {
      imported ??= signingKey(pems.key);
      return signDetached(manifest, { now, certificates, key: await imported });
    },
  };
}

function requireIssued(certificate: forge.pki.Certificate, authority: forge.pki.Certificate): void {
  if (!authority.verify(certificate)) throw new Error('not issued');
}

const parsedCertificate = (pem: string): Certificate =>
  Certificate.fromBER(Uint8Array.from(pki.pemToDer(pem).getBytes(), (byte) => byte.charCodeAt(0)));

function signingKey(pem: string): Promise<webcrypto.CryptoKey> {
  const pkcs8 = createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' });
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  return webcrypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']);
}

interface Signing {
  now: Date;
  /** The certificate of the key, and its issuer's. */
  certificates: Certificate[];
  key: webcrypto.CryptoKey;
}

async function signDetached(content: Buffer, { now, certificates, key }: Signing): Promise<Buffer> {
  const [{ issuer, serialNumber }] = certificates as [Certificate];
  const { oids } = pki;
  // A set in DER: the shorter come first.
  const attributes = [
    [oids.contentType, new ObjectIdentifier({ value: ContentInfo.DATA })],
    [oids.signingTime, new UTCTime({ valueDate: now })],
    [oids.messageDigest, new OctetString({ valueHex: createHash('sha256').update(content).digest() })],
  ].map(([type, value]) => new Attribute({ type: type as string, values: [value] }));
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
  });
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: ContentInfo.DATA }),
    certificates,
    signerInfos: [signer],
  });
  await signed.sign(key, 0, 'SHA-256', Uint8Array.from(content));
  // RFC 3370, 3.2: the name of the algorithm that every reader knows.
  signer.signatureAlgorithm = new AlgorithmIdentifier({
    algorithmId: oids.rsaEncryption as string,
    algorithmParams: new Null(),
  });
  const wrapped = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  return Buffer.from(wrapped.toSchema().toBER());
}
