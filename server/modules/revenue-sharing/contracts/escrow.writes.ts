import type { Tx } from '../../../platform/db/in-transaction.ts';
import type { KeyHolder } from './contract.record.ts';

const UNIQUE_VIOLATION = '23505';

/** A signatory's key, as it will be on the ledger. */
export interface SignerChoice {
  signatoryId: string;
  publicKey: string;
  keyHolder: KeyHolder;
}

export interface EscrowInput {
  contractId: string;
  networkId: string;
  escrowKey: string;
  intentId: string;
  by: string;
  idempotencyKey: string | null;
}

/** Stores the key that each signatory signs with: while the escrow is being created, and permanently after that. */
export async function fixSigners(tx: Tx, signers: readonly SignerChoice[]): Promise<void> {
  await tx.query(
    `UPDATE contract_signatories s SET public_key = g.public_key, key_holder = g.key_holder
     FROM unnest($1::uuid[], $2::text[], $3::text[]) AS g (id, public_key, key_holder) WHERE s.id = g.id`,
    [
      signers.map(({ signatoryId }) => signatoryId),
      signers.map(({ publicKey }) => publicKey),
      signers.map(({ keyHolder }) => keyHolder),
    ],
  );
}

/** @returns false when another contract of the event was first. The transaction cannot continue then. */
export async function markFinalizing(tx: Tx, request: EscrowInput): Promise<boolean> {
  try {
    await tx.query(
      `UPDATE contracts SET status = 'finalizing', network_id = $2, escrow_key = $3, intent_id = $4, finalized_by = $5,
         finalize_key = $6, finalize_failure = NULL
       WHERE id = $1`,
      [
        request.contractId,
        request.networkId,
        request.escrowKey,
        request.intentId,
        request.by,
        request.idempotencyKey,
      ],
    );
    return true;
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === UNIQUE_VIOLATION && constraint === 'contracts_one_final') return false;
    throw error;
  }
}

export async function markFinal(
  tx: Tx,
  made: { contractId: string; transactionHash: string; closedAt: Date },
): Promise<void> {
  await tx.query(
    `UPDATE contracts SET status = 'final', transaction_hash = $2, finalized_at = $3 WHERE id = $1`,
    [made.contractId, made.transactionHash, made.closedAt],
  );
}

/** Makes the contract a draft again: its signers choose their keys anew at the next attempt. */
export async function markDraftAgain(tx: Tx, contractId: string, failure: string): Promise<void> {
  await tx.query(
    `UPDATE contracts SET status = 'draft', network_id = NULL, escrow_key = NULL, intent_id = NULL, finalized_by = NULL,
       finalize_key = NULL, finalize_failure = $2
     WHERE id = $1`,
    [contractId, failure],
  );
  await tx.query(
    'UPDATE contract_signatories SET public_key = NULL, key_holder = NULL WHERE contract_id = $1',
    [contractId],
  );
}
