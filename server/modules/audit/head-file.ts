import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';

/** The end of the chain, kept outside the database: links that were cut off there are still named here. */
export interface Head {
  /** Identity of the database that the chain belongs to. */
  database: string;
  seq: bigint;
  /** 64 hex digits. */
  hash: string;
  /** ISO 8601. */
  sealedAt: string;
  /** PostgreSQL's timeline at that time; null in heads that were kept before this field existed. */
  timeline: number | null;
}

const FORM = /^[0-9a-f]{64}$/;

const headPath = (dataDir: string): string => path.join(dataDir, 'audit-head.json');

/** @throws Error when the file is not a head: that is a finding, not a missing file */
export async function readHead(dataDir: string): Promise<Head | null> {
  let text: string;
  try {
    text = await readFile(headPath(dataDir), 'utf8');
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
  const value = JSON.parse(text) as Record<string, unknown>;
  const { database, seq, hash, sealed_at: sealedAt, timeline } = value;
  const sound = typeof database === 'string' && typeof seq === 'string' && /^\d{1,18}$/.test(seq);
  if (!sound || typeof hash !== 'string' || !FORM.test(hash) || typeof sealedAt !== 'string') {
    throw new Error(`${headPath(dataDir)} is not the head of an audit chain.`);
  }
  return {
    ...{ database, seq: BigInt(seq), hash, sealedAt },
    timeline: typeof timeline === 'number' ? timeline : null,
  };
}

/** Replaces the file atomically: after a crash it holds the old head or the new one, never half of one. */
export async function writeHead(dataDir: string, head: Head): Promise<void> {
  const { database, seq, hash, sealedAt, timeline } = head;
  const body = { database, seq: String(seq), hash, sealed_at: sealedAt, timeline };
  await mkdir(dataDir, { recursive: true });
  const temporary = `${headPath(dataDir)}.${randomUUID()}`;
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(body)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, headPath(dataDir));
}
