import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { Certificate, ContentInfo, SignedData } from 'pkijs';

export interface OpenedPass {
  /** pass.json */
  // biome-ignore lint/suspicious/noExplicitAny: JSON of any shape
  pass: Record<string, any>;
  names: string[];
  strings: Record<string, string>;
  signedAt: Date;
}

const bytesOf = (pem: string): Buffer => Buffer.from(pem.replaceAll(/-----[A-Z ]+-----|\s/g, ''), 'base64');
const certificate = (pem: string): Certificate => Certificate.fromBER(Uint8Array.from(bytesOf(pem)));

/**
 * Opens a pass as a phone does: each file has the digest that the manifest says, and the signature of the manifest leads
 * to the root by the certificates that it brings.
 * @throws Error for anything else
 */
export async function openPass(file: Buffer, root: string): Promise<OpenedPass> {
  const files = unzipSync(file);
  const { 'manifest.json': manifest, signature, ...rest } = files;
  if (!manifest || !signature) throw new Error('The pass is not signed.');
  const digests = JSON.parse(Buffer.from(manifest).toString()) as Record<string, string>;
  const names = Object.keys(rest).sort();
  if (names.join() !== Object.keys(digests).sort().join()) throw new Error('The manifest names other files.');
  for (const name of names) {
    const digest = createHash('sha1')
      .update(rest[name] as Uint8Array)
      .digest('hex');
    if (digest !== digests[name]) throw new Error(`${name} has another digest.`);
  }
  const signedAt = await verifySignature(signature, manifest, root);
  const textOf = (name: string): string => Buffer.from(rest[name] as Uint8Array).toString('utf8');
  return {
    pass: JSON.parse(textOf('pass.json')),
    names,
    strings: Object.fromEntries(
      names.filter((name) => name.endsWith('.strings')).map((name) => [name, textOf(name)]),
    ),
    signedAt,
  };
}

const SIGNING_TIME = '1.2.840.113549.1.9.5';

async function verifySignature(der: Uint8Array, manifest: Uint8Array, root: string): Promise<Date> {
  const signed = new SignedData({ schema: ContentInfo.fromBER(Uint8Array.from(der)).content });
  if (signed.encapContentInfo.eContent) throw new Error('The signature is not detached.');
  const verdict = await signed.verify({
    signer: 0,
    data: Uint8Array.from(manifest).buffer,
    trustedCerts: [certificate(root)],
    checkChain: true,
    extendedMode: true,
  });
  if (!verdict.signatureVerified || !verdict.signerCertificateVerified)
    throw new Error(`The signature is not valid: ${verdict.message}`);
  if (signed.certificates?.length !== 2) throw new Error('The intermediate certificate is missing.');
  const time = signed.signerInfos[0]?.signedAttrs?.attributes.find(({ type }) => type === SIGNING_TIME);
  return time?.values[0].toDate();
}
