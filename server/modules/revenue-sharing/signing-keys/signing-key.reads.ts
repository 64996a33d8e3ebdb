import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import type { Scope } from '../../../platform/scope.ts';

export interface SigningKeyRow {
  publicKey: string;
  provedAt: Date;
}

/** Reads the person's own proven key, which later contracts take. */
export async function readSigningKey(scope: Scope, userId: string): Promise<SigningKeyRow | undefined> {
  const [row] = await scope.db.read<SigningKeyRow>(
    { tenant: null, user: userId },
    {
      name: 'signing-key',
      text: 'SELECT public_key AS "publicKey", proved_at AS "provedAt" FROM own_signing_keys WHERE user_id = $1',
      values: [userId],
    },
  );
  return row;
}

export interface ProofRow {
  id: string;
  publicKey: string;
  hash: string;
  envelopeXdr: string;
  expiresAt: Date;
}

/** Reads an unused challenge of the person. */
export async function readProof(scope: Scope, userId: string, id: string): Promise<ProofRow | undefined> {
  const [row] = await scope.db.read<ProofRow>(
    { tenant: null, user: userId },
    {
      name: 'signing-key-proof',
      text: `SELECT id, public_key AS "publicKey", hash, envelope_xdr AS "envelopeXdr", expires_at AS "expiresAt"
        FROM signing_key_proofs WHERE id = $1 AND user_id = $2 AND used_at IS NULL`,
      values: [id, userId],
    },
  );
  return row;
}

/** Checks whether the platform holds that key, or another person has proved it. */
export async function isTaken(scope: Scope, publicKey: string, userId: string): Promise<boolean> {
  const [row] = await scope.db.read<{ taken: boolean }>(SYSTEM_TENANCY, {
    name: 'signing-key-taken',
    text: `SELECT EXISTS (SELECT FROM ledger_keys WHERE public_key = $1)
      OR EXISTS (SELECT FROM own_signing_keys WHERE public_key = $1 AND user_id <> $2) AS taken`,
    values: [publicKey, userId],
  });
  return row?.taken ?? false;
}
