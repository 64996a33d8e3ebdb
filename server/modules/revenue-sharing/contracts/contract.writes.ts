import { isUniqueViolation } from '../../../platform/db/database-faults.ts';
import type { Tx } from '../../../platform/db/in-transaction.ts';
import { CONTRACT_COLUMNS } from './contract.reads.ts';
import type { ContractRow, KeyHolder } from './contract.record.ts';
import type { ContractTerms, ShareTerms } from './contract-terms.rules.ts';

export interface NewContract {
  id: string;
  issuerId: string;
  createdBy: string;
  terms: ContractTerms;
}

export interface ChosenPartner {
  id: string;
  /** null: the partner has not accepted. */
  userId: string | null;
}

/**
 * Locks the contract's row until the transaction ends: changes of its state, its rounds or its available money run one
 * after the other.
 */
export async function lockContract(tx: Tx, id: string): Promise<ContractRow | undefined> {
  const [row] = await tx.query<ContractRow>(
    `SELECT ${CONTRACT_COLUMNS} FROM contracts c WHERE c.id = $1 FOR UPDATE`,
    [id],
  );
  return row;
}

/** Locks the event against cancellation, within this transaction. undefined also for another tenant's event. */
export async function lockEventOfContract(
  tx: Tx,
  id: string,
): Promise<{ issuerId: string; status: string } | undefined> {
  const [event] = await tx.query<{ issuerId: string; status: string }>(
    'SELECT issuer_id AS "issuerId", status FROM events WHERE id = $1 FOR SHARE',
    [id],
  );
  return event;
}

/**
 * Reads and locks those of the ids that are the issuer's partners, so that a partner who accepts concurrently finds the
 * contract, or is found by it.
 */
export async function lockPartners(
  tx: Tx,
  issuerId: string,
  ids: readonly string[],
): Promise<ChosenPartner[]> {
  return tx.query<ChosenPartner>(
    `SELECT id, user_id AS "userId" FROM partners WHERE issuer_id = $1 AND id = ANY($2::uuid[]) ORDER BY id FOR SHARE`,
    [issuerId, ids],
  );
}

/** Counts the people who may sign for the issuer: its own, and its partners who have accepted. */
export async function countChoosable(tx: Tx, issuerId: string, userIds: readonly string[]): Promise<number> {
  const [row] = await tx.query<{ count: bigint }>(
    `SELECT count(*) FROM (
       SELECT id FROM users WHERE issuer_id = $1 AND id = ANY($2::uuid[])
       UNION SELECT user_id FROM partners WHERE issuer_id = $1 AND status = 'accepted' AND user_id = ANY($2::uuid[])) chosen`,
    [issuerId, userIds],
  );
  return Number(row?.count ?? 0n);
}

/** Counts the people who exist, for an actor who may choose any of them. */
export async function countPeople(tx: Tx, userIds: readonly string[]): Promise<number> {
  const [row] = await tx.query<{ count: bigint }>('SELECT count(*) FROM users WHERE id = ANY($1::uuid[])', [
    userIds,
  ]);
  return Number(row?.count ?? 0n);
}

export async function insertContract(tx: Tx, contract: NewContract): Promise<void> {
  const { terms } = contract;
  await tx.query(
    `INSERT INTO contracts (id, issuer_id, event_id, name, description, required_sigs, created_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      contract.id,
      contract.issuerId,
      terms.eventId,
      terms.name,
      terms.description,
      terms.requiredSigs,
      contract.createdBy,
      tx.scope.clock.now(),
    ],
  );
}

export async function insertShares(
  tx: Tx,
  contract: NewContract,
  shares: readonly ShareTerms[],
): Promise<void> {
  await tx.query(
    `INSERT INTO contract_shares (id, contract_id, issuer_id, position, partner_id, share_type, share_bps, fixed_units)
     SELECT g.id, $1, $2, g.position, g.partner_id, g.share_type, g.share_bps, g.fixed_units
     FROM unnest($3::uuid[], $4::integer[], $5::uuid[], $6::text[], $7::integer[], $8::bigint[])
       AS g (id, position, partner_id, share_type, share_bps, fixed_units)`,
    [
      contract.id,
      contract.issuerId,
      shares.map(() => tx.scope.ids.uuid()),
      shares.map((_share, index) => index + 1),
      shares.map(({ partnerId }) => partnerId),
      shares.map(({ type }) => type),
      shares.map(({ bps }) => bps),
      shares.map(({ fixedUnits }) => fixedUnits),
    ],
  );
}

export async function insertSignatories(
  tx: Tx,
  contract: NewContract,
  userIds: readonly string[],
): Promise<void> {
  await tx.query(
    `INSERT INTO contract_signatories (id, contract_id, issuer_id, position, user_id)
     SELECT g.id, $1, $2, g.position, g.user_id
     FROM unnest($3::uuid[], $4::integer[], $5::uuid[]) AS g (id, position, user_id)`,
    [
      contract.id,
      contract.issuerId,
      userIds.map(() => tx.scope.ids.uuid()),
      userIds.map((_id, index) => index + 1),
      userIds,
    ],
  );
}

/** Lets people of other organisations, or of none, see the contract. */
export async function insertMembers(
  tx: Tx,
  contract: NewContract,
  kind: 'signatory' | 'partner',
  userIds: readonly string[],
): Promise<void> {
  await tx.query(
    `INSERT INTO contract_members (contract_id, user_id, kind, issuer_id)
     SELECT DISTINCT $1::uuid, id, $2, $3::uuid FROM unnest($4::uuid[]) AS id`,
    [contract.id, kind, contract.issuerId, userIds],
  );
}

/** @returns false when the signatory has approved before */
export async function insertApproval(
  tx: Tx,
  contract: { id: string; issuerId: string },
  userId: string,
): Promise<boolean> {
  const given = await tx.query(
    `INSERT INTO contract_approvals (contract_id, user_id, issuer_id, approved_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING user_id`,
    [contract.id, userId, contract.issuerId, tx.scope.clock.now()],
  );
  return given.length === 1;
}

export async function markWithdrawn(tx: Tx, id: string): Promise<void> {
  await tx.query(`UPDATE contracts SET status = 'withdrawn' WHERE id = $1`, [id]);
}

export async function owesExpenses(tx: Tx, contractId: string): Promise<boolean> {
  const owed = await tx.query(
    `SELECT 1 FROM expenses WHERE contract_id = $1 AND status = 'approved' LIMIT 1`,
    [contractId],
  );
  return owed.length > 0;
}

/** A signatory's key, as it will be on the ledger. */
export interface SignerChoice {
  signatoryId: string;
  publicKey: string;
  keyHolder: KeyHolder;
}

export interface NewEscrow {
  contractId: string;
  networkId: string;
  escrowKey: string;
  intentId: string;
  by: string;
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
export async function markFinalizing(tx: Tx, request: NewEscrow): Promise<boolean> {
  try {
    await tx.query(
      `UPDATE contracts SET status = 'finalizing', network_id = $2, escrow_key = $3, intent_id = $4, finalized_by = $5,
         finalize_failure = NULL
       WHERE id = $1`,
      [request.contractId, request.networkId, request.escrowKey, request.intentId, request.by],
    );
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'contracts_one_final')) return false;
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
       finalize_failure = $2
     WHERE id = $1`,
    [contractId, failure],
  );
  await tx.query(
    'UPDATE contract_signatories SET public_key = NULL, key_holder = NULL WHERE contract_id = $1',
    [contractId],
  );
}
