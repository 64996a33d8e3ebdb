import { can, SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Scope } from '../../platform/scope.ts';
import { purchaseWithWallet } from '../checkout/index.ts';
import {
  answerInvitation,
  approveContract,
  authorizeRound,
  createContract,
  finalizeContract,
  findContract,
  invitePartner,
  listPartners,
  submitExpense,
  triggerRound,
} from '../revenue-sharing/index.ts';
import { isCompleted, readDemoPeople, readEventId, SHARED } from './demo.reads.ts';
import { actingAs, type DemoPeople, DOMAIN, findDemoPeople } from './demo-people.ts';
import { SHARED_SHOW } from './demo-shows.ts';
import { type KeepTryingOptions, keepTrying } from './keep-trying.ts';

/** Idempotency key of every step: a restart after an interruption continues, and repeats nothing. */
const KEY = 'demo-contract';
const WAITING = { email: `bookings@stage.${DOMAIN}`, name: 'Meskel Square Stages', role: 'venue' } as const;
const MAX_CALLS = 6;
const TICKETS = 3;
const RELEASED = '150';

/**
 * Creates a show whose revenue is shared: an accepted and a pending partner, a final contract, tickets sold into its
 * escrow, a pending expense, and a release with the first of its two signatures.
 */
async function shareShow(scope: Scope, people: DemoPeople): Promise<void> {
  const owner = actingAs(scope, people, 'issuer_owner');
  const issuerId = people.get('issuer_owner')?.issuerId;
  if (!issuerId || (await isCompleted(scope, issuerId, SHARED))) return;
  const eventId = await readEventId(scope, issuerId, SHARED_SHOW.name);
  if (eventId === undefined) return;
  const contractId = await finalContract(scope, people, eventId);
  await sellTickets(scope, people, eventId);
  await submitExpense(owner, { ...EXPENSE, contractId }, KEY);
  const request = { contractId, amount: RELEASED, reason: 'Advance for the workshops' };
  const finance = actingAs(scope, people, 'issuer_finance');
  const round = await callUntil(
    () => triggerRound(finance, request, KEY),
    ({ status }) => status !== 'preparing',
  );
  if (round.authorizations.length === 0)
    await authorizeRound(actingAs(scope, people, 'issuer_signatory'), round.id);
  await inTransaction(
    scope,
    (tx) => tx.audit({ action: SHARED, entityType: 'contract', entityId: contractId, issuerId }),
    SYSTEM_TENANCY,
  );
}

const EXPENSE = {
  category: 'equipment',
  description: 'Extension leads and gaffer tape',
  amount: '12',
  currency: 'USD',
  receiptLink: 'Invoice 2026-118',
} as const;

async function finalContract(scope: Scope, people: DemoPeople, eventId: string): Promise<string> {
  const owner = actingAs(scope, people, 'issuer_owner');
  const partnerId = await acceptedPartner(scope, people);
  const signatoryIds = (['issuer_owner', 'issuer_signatory', 'attendee'] as const).map(
    (role) => people.get(role)?.userId ?? '',
  );
  const terms = {
    eventId,
    name: `${SHARED_SHOW.name}: workshops and stage`,
    description: 'The workshops are paid first; then the artist has a quarter of what the shows bring.',
    shares: [
      { partnerId, type: 'fixed', fixedAmount: '60' },
      { partnerId, type: 'percentage', percent: '25' },
    ] as const,
    signatoryIds,
    requiredSigs: 2,
  };
  const id = await createContract(owner, terms, KEY);
  for (const role of ['issuer_owner', 'issuer_signatory'] as const)
    await approveOnce(actingAs(scope, people, role), id);
  const { state } = await findContract(owner, id);
  // Tickets sold before it is final would be paid to the organiser.
  if (state !== 'final') {
    await callUntil(
      () => finalizeContract(owner, id, KEY),
      (contract) => contract.state === 'final',
    );
  }
  return id;
}

/** Repeats the call, which waits for the ledger for a while; the same key continues the same work. */
async function callUntil<T>(call: () => Promise<T>, isDone: (answer: T) => boolean): Promise<T> {
  for (let asked = 1; asked <= MAX_CALLS; asked += 1) {
    const answer = await call();
    if (isDone(answer)) return answer;
  }
  throw new Error('the ledger takes too long');
}

async function approveOnce(scope: Scope, contractId: string): Promise<void> {
  const { signatories, state } = await findContract(scope, contractId);
  const approved = signatories.some(
    ({ userId, approvedAt }) =>
      approvedAt !== null && 'userId' in scope.actor && userId === scope.actor.userId,
  );
  if (state === 'draft' && !approved) await approveContract(scope, contractId);
}

/** @returns the id of the accepted partner */
async function acceptedPartner(scope: Scope, people: DemoPeople): Promise<string> {
  const organiser = actingAs(scope, people, 'issuer_admin');
  const attendee = people.get('attendee');
  if (!attendee) throw new Error('the demo has no attendee');
  await invited(organiser, WAITING);
  const partner = await invited(organiser, { email: attendee.email, name: attendee.name, role: 'musician' });
  if (partner.status !== 'accepted') {
    await answerInvitation(actingAs(scope, people, 'attendee'), { id: partner.id, accept: true });
  }
  return partner.id;
}

async function invited(scope: Scope, request: Parameters<typeof invitePartner>[1]) {
  const known = await listPartners(scope, {
    search: request.email,
    page: { first: 1, defaultSize: 1, order: 'newest_first' },
  });
  return known.nodes[0] ?? invitePartner(scope, request);
}

async function sellTickets(scope: Scope, people: DemoPeople, eventId: string): Promise<void> {
  const buyer = people.get('attendee');
  if (!buyer) return;
  const holder = { name: buyer.name, email: buyer.email, phone: '+254 700 000 000' };
  const { tier, price } = SHARED_SHOW;
  const request = {
    eventId,
    tier,
    quantity: TICKETS,
    paymentCurrency: 'XLM',
    price,
    currency: 'XLM',
    holder,
  } as const;
  const attendee = actingAs(scope, people, 'attendee');
  await callUntil(
    () => purchaseWithWallet(attendee, request, KEY),
    ({ processing }) => !processing,
  );
}

/**
 * Creates funded wallets for the demo's people and their organiser, and a contract for one show, once the ledger is
 * available. Runs in the background until it succeeds or the process stops; the next start resumes what is incomplete.
 */
export async function fundDemo(scope: Scope, options: KeepTryingOptions = NEVER_STOPS): Promise<void> {
  const { ledgerState, wallets } = scope.services;
  await ledgerState.untilUp();
  if (!ledgerState.standing.up) return;
  await keepTrying(
    scope,
    "the demo's wallets and its contract are not complete yet",
    async () => {
      const people = (await readDemoPeople(scope, DOMAIN)).filter((person) => can(person, 'VIEW_WALLET'));
      const issuers = new Set(people.flatMap(({ issuerId }) => issuerId ?? []));
      await Promise.all([
        ...people.map(({ userId }) => wallets.ensureOnLedger({ kind: 'user', id: userId })),
        ...[...issuers].map((id) => wallets.ensureOnLedger({ kind: 'issuer', id })),
      ]);
      await shareShow(scope, await findDemoPeople(scope));
    },
    options,
  );
}

/** For callers that wait for the end. */
const NEVER_STOPS: KeepTryingOptions = { signal: new AbortController().signal };
