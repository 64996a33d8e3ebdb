import { actsFor, type SignedInActor, signedIn } from '../../../platform/access/actor.ts';
import { isSystemRole } from '../../../platform/access/roles.ts';
import { inTransaction, type Tx } from '../../../platform/db/in-transaction.ts';
import { NotFound } from '../../../platform/failures.ts';
import { recordOnce } from '../../../platform/idempotency/index.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { Scope } from '../../../platform/scope.ts';
import { maySign } from '../people/person.policy.ts';
import { readPeopleById } from '../people/person.reads.ts';
import {
  EventNotForContract,
  SignatoryCannotSign,
  UnknownPartner,
  UnknownSignatory,
} from './contract.failures.ts';
import { announceContract } from './contract.queries.ts';
import {
  type ChosenPartner,
  countChoosable,
  countPeople,
  insertContract,
  insertMembers,
  insertShares,
  insertSignatories,
  lockEventOfContract,
  lockPartners,
  type NewContract,
} from './contract.writes.ts';
import {
  type ContractTerms,
  checkedTerms,
  comparedTerms,
  type GivenContract,
} from './contract-terms.rules.ts';

/**
 * Creates a draft that shares an event's revenue. Partners may still be invited; finalizing waits for them.
 * @param idempotencyKey the same key and terms make one contract
 * @returns its id
 * @throws BadInput naming every field, NotFound for events of others, EventNotForContract, UnknownPartner,
 *   UnknownSignatory, SignatoryCannotSign, KeyReused
 */
export async function createContract(
  scope: Scope,
  given: GivenContract,
  idempotencyKey: string | null,
): Promise<string> {
  const actor = signedIn(scope.actor);
  const terms = checkedTerms(given, idempotencyKey);
  const idle = await whoCannotSign(scope, terms);
  const id = scope.ids.uuid();
  const request = comparedTerms(terms);
  const command = { operation: 'createContract', record: 'contract', key: idempotencyKey, request };
  return inTransaction(scope, async (tx) => {
    const earlier = await recordOnce(tx, command, id);
    if (earlier !== undefined) return earlier;
    const contract = await begin(tx, actor, terms, id);
    const partners = await choosePartners(tx, contract);
    await requireSignatories(tx, actor, contract);
    if (idle.length > 0) throw new SignatoryCannotSign(idle);
    await insertContract(tx, contract);
    await insertPeople(tx, contract, partners);
    return id;
  });
}

async function begin(tx: Tx, actor: SignedInActor, terms: ContractTerms, id: string): Promise<NewContract> {
  const event = isUuid(terms.eventId) ? await lockEventOfContract(tx, terms.eventId) : undefined;
  if (event === undefined || !actsFor(actor, { issuerId: event.issuerId, eventId: terms.eventId }))
    throw new NotFound('event');
  if (event.status === 'cancelled') throw new EventNotForContract();
  return { id, issuerId: event.issuerId, createdBy: actor.userId, terms };
}

async function choosePartners(tx: Tx, { issuerId, terms }: NewContract): Promise<ChosenPartner[]> {
  const ids = [...new Set(terms.shares.map(({ partnerId }) => partnerId))];
  const partners = ids.every(isUuid) ? await lockPartners(tx, issuerId, ids) : [];
  if (partners.length !== ids.length) throw new UnknownPartner();
  return partners;
}

/**
 * Returns the names of people who cannot sign. A contract with them would never be finalized; the names are revealed
 * only after the check that the actor may choose them.
 */
async function whoCannotSign(scope: Scope, { signatoryIds }: ContractTerms): Promise<string[]> {
  const people = await readPeopleById(scope, signatoryIds.filter(isUuid));
  return people.filter((person) => !maySign(person)).map(({ name }) => name);
}

async function requireSignatories(
  tx: Tx,
  actor: SignedInActor,
  { issuerId, terms }: NewContract,
): Promise<void> {
  const { signatoryIds } = terms;
  if (!signatoryIds.every(isUuid)) throw new UnknownSignatory();
  const known = isSystemRole(actor.role)
    ? await countPeople(tx, signatoryIds)
    : await countChoosable(tx, issuerId, signatoryIds);
  if (known !== signatoryIds.length) throw new UnknownSignatory();
}

async function insertPeople(
  tx: Tx,
  contract: NewContract,
  partners: readonly ChosenPartner[],
): Promise<void> {
  const { id, issuerId, terms } = contract;
  await insertShares(tx, contract, terms.shares);
  await insertSignatories(tx, contract, terms.signatoryIds);
  await insertMembers(tx, contract, 'signatory', terms.signatoryIds);
  const accounts = partners.flatMap(({ userId }) => userId ?? []);
  await insertMembers(tx, contract, 'partner', accounts);
  await tx.audit({
    action: 'contract.create',
    entityType: 'contract',
    entityId: id,
    issuerId,
    details: {
      name: terms.name,
      eventId: terms.eventId,
      shares: terms.shares.length,
      signatories: terms.signatoryIds.length,
      requiredSigs: terms.requiredSigs,
    },
  });
  announceContract(tx, contract);
}
