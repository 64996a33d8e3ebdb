import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTestApp, PASSWORD, type RestAnswer, type TestApp } from '../../support/app.ts';
import { booksDiffer } from '../../support/books.ts';
import { openMail, secretIn } from '../../support/mail.ts';
import {
  DISTRIBUTED,
  EXPENSE,
  expectEscrow,
  expectOneTransaction,
  GOT,
  lumensOf,
  SALES,
} from './five-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootTestApp({ ledger: true });
});
afterAll(() => app.close());

interface Person {
  token: string;
  id: string;
}

async function call(
  method: 'GET' | 'POST',
  path: string,
  who?: Person,
  body?: object,
  key?: string,
): Promise<RestAnswer['body']> {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  const answer = await app.rest(method, path, body, { token: who?.token, headers });
  expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
}

async function signedIn(email: string): Promise<Person> {
  const { data } = await call('POST', '/auth/login', undefined, { email, password: PASSWORD });
  return { token: data.token, id: data.user.id };
}

async function registered(name: string, role: 'attendee' | 'issuer_admin'): Promise<Person> {
  const email = `${name.toLowerCase()}@people.test`;
  await call('POST', '/auth/register', undefined, {
    name,
    email,
    password: PASSWORD,
    create_wallet: true,
    role,
  });
  return signedIn(email);
}

async function withKey(person: Person): Promise<Person> {
  const { api_key: key } = await call('POST', '/api/issuer/api-key', person);
  return { ...person, token: key };
}

/** Invites by mail; the person joins with the link, which creates the account. */
async function joins(admin: Person, name: string, role: string): Promise<Person> {
  const email = `${name.toLowerCase()}@people.test`;
  const invited = await call('POST', '/api/partnerships/invite', admin, { email, role });
  expect(invited.message).toBe(`Partnership invitation sent to ${email}`);
  const token = secretIn((await openMail(app, email, 'partner_invitation')).text);
  const joined = await call('POST', '/api/partnerships/answer-invitation', undefined, {
    token,
    accept: true,
    name,
    password: PASSWORD,
  });
  expect(joined).toMatchObject({ account_created: true, has_wallet: true });
  return signedIn(email);
}

it('five people share the revenue of an event through REST alone', async () => {
  // Organisers call with their API key, as the documented clients do.
  const admin = await withKey(await registered('Organiser', 'issuer_admin'));
  const finance = await colleague(admin);
  const buyer = await registered('Buyer', 'attendee');
  await call('POST', '/api/wallet/fund', buyer);
  const band = await joins(admin, 'Band', 'musician');
  const venue = await joins(admin, 'Hall', 'venue');
  const { partners } = await call('GET', '/api/partnerships/partners', admin);
  const partnerOf = (email: string) => partners.find((one: { email: string }) => one.email === email);
  const [bandPartner, venuePartner] = [partnerOf('band@people.test'), partnerOf('hall@people.test')];
  expect(bandPartner).toMatchObject({ name: 'Band', role: 'musician', status: 'accepted' });
  const { users } = await call('GET', '/api/users', admin);
  const choosable = users.map((one: { id: string }) => one.id);
  expect(choosable).toEqual(expect.arrayContaining([admin.id, band.id, venue.id]));
  expect(choosable).not.toContain(buyer.id);

  const eventId = await publishedEvent(admin);
  const agreed = {
    event_id: eventId,
    name: 'Koroga shares',
    description: 'Who gets what',
    shares: [
      { partner_id: venuePartner.id, share_type: 'fixed', fixed_amount: 1_000_000_000 },
      { partner_id: bandPartner.id, share_type: 'percentage', share_percent: 33.33 },
      { partner_id: venuePartner.id, share_type: 'percentage', share_percent: 12.5 },
    ],
    signatories: [admin.id, band.id, venue.id],
    required_sigs: 2,
  };
  const created = await call('POST', '/api/partnerships/contract', admin, agreed, 'agreed');
  const id: string = created.contract.id;
  const contractOf = async (who: Person) => {
    const { contracts } = await call('GET', '/api/partnerships/contracts', who);
    return contracts.find((one: { id: string }) => one.id === id);
  };
  expect(await contractOf(band)).toMatchObject({
    status: 'draft',
    required_sigs: 2,
    event_id: eventId,
    event: { name: 'Benga Night' },
    approvals: [],
    total_revenue: 0,
    distributed_amount: 0,
  });
  const { shares } = await call('GET', `/api/partnerships/contracts/${id}/shares`, venue);
  expect(shares).toMatchObject([
    { partner_id: venuePartner.id, share_type: 'fixed', fixed_amount: 1_000_000_000 },
    { partner_id: bandPartner.id, partner: { name: 'Band' }, share_type: 'percentage', share_percent: 33.33 },
    { share_type: 'percentage', share_percent: 12.5 },
  ]);

  const approve = (who: Person) =>
    call('POST', '/api/partnerships/approve-contract', who, { contract_id: id });
  expect(await approve(band)).toMatchObject({
    can_finalize: false,
    message: 'Contract approved successfully!',
  });
  expect(await approve(admin)).toMatchObject({
    can_finalize: true,
    message: 'Contract can now be finalized!',
  });
  const finalized = await call('POST', '/api/partnerships/finalize', admin, { contract_id: id }, 'final');
  expect(finalized.message).toBe('Contract finalized successfully!');
  const final = await contractOf(admin);
  expect(final.status).toBe('final');
  const escrow: string = final.escrow.public_key;
  const keyOf = ({ id: user }: Person): string =>
    final.signatories.find((one: { user_id: string }) => one.user_id === user).public_key;
  const keys = { admin: keyOf(admin), band: keyOf(band), venue: keyOf(venue) };
  await expectEscrow(app, escrow, Object.values(keys));

  const before = await lumensOf(app, escrow);
  for (let seat = 0; seat < SALES.quantity; seat += 1) await buy(buyer, eventId, `seat ${seat}`);
  expect((await lumensOf(app, escrow)) - before).toBe(3_000_000_000n);

  const expense = {
    contract_id: id,
    category: 'equipment',
    description: 'Strings',
    amount: EXPENSE.amount,
    currency: EXPENSE.currency,
    receipt: 'Bill 17',
  };
  await call('POST', '/api/expenses/submit', band, expense, 'strings');
  const waiting = await call('GET', `/api/expenses/pending?contract_id=${id}`, venue);
  expect(waiting).toMatchObject([{ contract: { name: 'Koroga shares' }, amount: 4, currency: 'USD' }]);
  const decision = { expense_id: waiting[0].id, status: 'approved', comment: 'Seen' };
  expect(await call('POST', '/api/expenses/approve', venue, decision)).toMatchObject({
    owed: Number(EXPENSE.owed),
  });
  const financials = (who: Person) => call('GET', `/api/contracts/financials?contract_id=${id}`, who);
  expect(await financials(admin)).toMatchObject({
    total_revenue: 3_000_000_000,
    approved_expenses: 340_000_000,
    net_revenue: 2_660_000_000,
    available_for_distribution: 2_660_000_000,
    total_financing: 0,
  });

  const request = { contract_id: id, amount: DISTRIBUTED, reason: 'After the show' };
  const triggered = await call('POST', '/api/rounds/trigger', admin, request, 'round one');
  expect(triggered.message).toBe('Distribution release triggered successfully!');
  const pendingRounds = async (who: Person) => (await call('GET', '/api/rounds/pending', who)).rounds;
  const [round] = await pendingRounds(band);
  expect(round).toMatchObject({
    contract: { name: 'Koroga shares', event: { name: 'Benga Night' } },
    distribution_amount: Number(DISTRIBUTED),
    authorizations: [],
    required_sigs: 2,
    reason: 'After the show',
    created_at: expect.any(String),
    status: 'pending',
  });
  const authorize = (who: Person) => call('POST', '/api/rounds/authorize', who, { round_id: round.id });
  expect((await authorize(venue)).message).toBe('Release approved successfully!');
  expect((await pendingRounds(venue))[0]).toMatchObject({ status: 'pending', authorizations: [{}] });
  await authorize(band);
  expect((await pendingRounds(finance))[0]).toMatchObject({ status: 'authorized', authorizations: [{}, {}] });

  const [issuerWallet] = await app.sql<{ public_key: string }>(
    'SELECT w.public_key FROM wallets w JOIN users u ON u.issuer_id = w.issuer_id WHERE u.id = $1',
    [admin.id],
  );
  const wallets = [bandPartner.public_key, venuePartner.public_key, issuerWallet?.public_key ?? ''] as const;
  const had = await Promise.all(wallets.map((key) => lumensOf(app, key)));
  const wishedFor = { round_id: round.id, payment_method: 'stellar' };
  const executed = await call('POST', '/api/rounds/execute', finance, wishedFor, 'out');
  expect(executed).toMatchObject({ status: 'released', message: 'Funds released successfully!' });
  const { rounds } = await call('GET', `/api/contracts/${id}/rounds`, finance);
  expect(rounds).toMatchObject([{ id: round.id, status: 'released', executed: true }]);
  const [released] = rounds;

  const has = await Promise.all(wallets.map((key) => lumensOf(app, key)));
  expect(has.map((units, index) => units - (had[index] ?? 0n))).toEqual([GOT.band, GOT.venue, GOT.issuer]);
  await expectOneTransaction(app, released.transaction_hash, {
    escrow,
    signed: [keys.band, keys.venue],
    notSigned: [keys.admin],
  });
  expect(await pendingRounds(band)).toEqual([]);
  expect(await contractOf(admin)).toMatchObject({
    status: 'final',
    total_revenue: 3_000_000_000,
    distributed_amount: 2_000_000_001,
  });
  const [paid] = await call('GET', `/api/expenses?contract_id=${id}`, band);
  expect(paid).toMatchObject({ status: 'approved', paid: true });
  expect((await financials(finance)).available_for_distribution).toBe(659_999_999);
  expect(await booksDiffer(app)).toEqual([]);
});

/** A person of the same issuer; the API that assigns roles comes with the operations panels. */
async function colleague(admin: Person): Promise<Person> {
  const [row] = await app.sql<{ issuer_id: string }>('SELECT issuer_id FROM users WHERE id = $1', [admin.id]);
  const { token, userId } = await app.actor('issuer_finance', row?.issuer_id ?? '');
  return { token, id: userId };
}

async function publishedEvent(admin: Person): Promise<string> {
  const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
  const { id } = await call('POST', '/api/events', admin, {
    name: 'Benga Night',
    description: 'Guitars until late.',
    venue: 'KICC, Nairobi, Kenya',
    start_date: inHours(24),
    end_date: inHours(30),
  });
  const tier = { tier: 'regular', count: 9, price: SALES.price, currency: 'XLM' };
  await call('POST', `/api/events/${id}/tickets`, admin, { tiers: [tier] });
  await call('POST', `/api/events/${id}/publish`, admin);
  return id;
}

async function buy(buyer: Person, eventId: string, key: string): Promise<void> {
  const bought = await call(
    'POST',
    '/api/tickets/purchase',
    buyer,
    {
      event_id: eventId,
      tier: 'regular',
      price: SALES.price,
      currency: 'XLM',
      payment_method: 'stellar',
      payment_currency: 'XLM',
      payment_amount: SALES.price,
      purchaser_meta: { name: 'Buyer', email: 'buyer@people.test', phone: '+254700000005' },
    },
    key,
  );
  expect(bought.order_status).toBe('paid');
}
