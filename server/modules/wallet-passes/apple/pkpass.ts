import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import { passPictures } from '../../../lib/documents/index.ts';
import type { PassContent } from '../port.ts';
import { type PassIdentity, passJson } from './pass-json.ts';
import type { PassSigner } from './signer.ts';
import { stringFiles } from './strings.ts';

/** Renders a signed pass: a zip file of type application/vnd.apple.pkpass. */
export async function pkpass(
  content: PassContent,
  { identity, signer, now }: { identity: PassIdentity; signer: PassSigner; now: Date },
): Promise<Buffer> {
  const files: Record<string, Buffer> = {
    'pass.json': Buffer.from(JSON.stringify(passJson(content, identity))),
    ...(await passPictures()),
    ...stringFiles(),
  };
  const digests = Object.entries(files).map(([name, bytes]) => [name, sha1(bytes)]);
  const manifest = Buffer.from(JSON.stringify(Object.fromEntries(digests)));
  return Buffer.from(
    zipSync(
      { ...files, 'manifest.json': manifest, signature: await signer.sign(manifest, now) },
      // Dates of a zip file have no zone, and nothing before 1980.
      { mtime: now },
    ),
  );
}

/** The format asks for SHA-1; the signature covers the digests by SHA-256. */
const sha1 = (bytes: Buffer): string => createHash('sha1').update(bytes).digest('hex');
