import { Failure } from '../../../platform/failures.ts';
import { type Scope } from '../../../platform/scope.ts';
import { type AccountOwner } from '../../wallets/index.ts';
import { type ContractRecord } from '../contracts/contract.record.ts';
import { DestinationMissing } from './round.failures.ts';

/** The accounts to pay: the issuer's, and those of people by their ids. */
export interface Destinations {
  issuer: string;
  people: ReadonlyMap<string, string>;
}

/**
 * Returns the wallets of all payees of a round, created and put on the ledger where they are not and the network gives
 * lumens away: one missing account would fail all payments.
 * @throws DestinationMissing naming them, LedgerUnavailable
 */
export async function destinationsOf(
  scope: Scope,
  contract: ContractRecord,
  creditors: readonly { userId: string; name: string }[],
): Promise<Destinations> {
  const people = new Map(creditors.map(({ userId, name }) => [userId, name]));
  const homeless: string[] = [];
  for (const { partner, bps, fixedUnits } of contract.shares) {
    if ((bps ?? 0) === 0 && (fixedUnits ?? 0n) === 0n) continue;
    if (partner.userId === null) homeless.push(partner.name);
    else people.set(partner.userId, partner.name);
  }
  const owners: { owner: AccountOwner; name: string }[] = [
    { owner: { kind: 'issuer', id: contract.issuerId }, name: contract.issuerName },
    ...[...people].map(([id, name]) => ({ owner: { kind: 'user' as const, id }, name })),
  ];
  const found = await Promise.all(
    owners.map(async (one) => ({ ...one, key: await accountOf(scope, one.owner) })),
  );
  const missing = [...homeless, ...found.filter(({ key }) => key === undefined).map(({ name }) => name)];
  if (missing.length > 0) throw new DestinationMissing(missing);
  const keys = found.map(({ owner, name, key }) => ({ owner, name, publicKey: String(key) }));
  await requireOnLedger(scope, keys);
  return {
    issuer: keys.find(({ owner }) => owner.kind === 'issuer')?.publicKey ?? '',
    people: new Map(
      keys.flatMap(({ owner, publicKey }) => (owner.kind === 'user' ? [[owner.id, publicKey]] : [])),
    ),
  };
}

/** Queries the ledger now: an existing account may have been removed by its owner. @throws DestinationMissing */
export async function requireOnLedger(
  scope: Scope,
  payees: readonly { publicKey: string; name: string }[],
): Promise<void> {
  const accounts = await scope.services.ledger.accounts([
    ...new Set(payees.map(({ publicKey }) => publicKey)),
  ]);
  const missing = payees.filter(({ publicKey }) => !accounts.has(publicKey)).map(({ name }) => name);
  if (missing.length > 0) throw new DestinationMissing([...new Set(missing)]);
}

/** undefined: this network gives no lumens away. */
async function accountOf(scope: Scope, owner: AccountOwner): Promise<string | undefined> {
  try {
    return await scope.services.wallets.ensureOnLedger(owner);
  } catch (error) {
    if (error instanceof Failure && error.code === 'FUNDING_REFUSED') return undefined;
    throw error;
  }
}
