import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeAnswers } from '../../../server/modules/questions/purge-answers.ts';
import { bootTestApp, PASSWORD, type TestActor, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { hideGuests } from '../../support/guests.ts';
import { published } from '../events/organiser.ts';
import { askingOf, buyWith, stored, TIERS } from './asking.ts';

let app: TestApp;
let admin: TestActor;
let asking: ReturnType<typeof askingOf>;

beforeAll(async () => {
  app = await bootTestApp();
  admin = await app.actor('issuer_admin');
  asking = askingOf(app, admin);
});
afterAll(() => app.close());

describe('answers', () => {
  const TICKETS = `query ($eventId: ID!, $answer: AnswerFilterInput) { tickets(eventId: $eventId, answer: $answer) {
    totalCount nodes { id answers { value } } } }`;

  it('are seen and searched by staff who may see persons, and by nobody else', async () => {
    const event = await published(app, admin, {}, TIERS);
    const size = await asking.ask(event.id, {
      kind: 'CHOICE',
      label: 'Size',
      options: ['S', 'M'],
      perTicket: true,
    });
    const firm = await asking.ask(event.id, { label: 'Firm' });
    const sold = await buyWith(app, event.slug, {
      lines: [{ tier: 'regular', quantity: 2 }],
      answers: [
        { questionId: size, ticket: 1, value: 'S' },
        { questionId: size, ticket: 2, value: 'M' },
        { questionId: firm, value: 'Acme Limited' },
      ],
    });
    const [small] = sold.data.purchaseByForm.tickets;
    const find = async (questionId: string, value: string, who = admin) =>
      app.graphql(TICKETS, { eventId: event.id, answer: { questionId, value } }, who);
    expect((await find(size, 's')).data.tickets).toMatchObject({ totalCount: 1, nodes: [{ id: small.id }] });
    expect((await find(size, 'x')).data.tickets.totalCount).toBe(0);
    expect((await find(firm, 'acme')).data.tickets.totalCount).toBe(2);
    const owner = await app.actor('issuer_owner', admin.issuerId ?? '');
    await hideGuests(app, owner);
    expect(codeOf(await find(size, 'S'))).toBe('BAD_INPUT');
    const hidden = await app.graphql(TICKETS, { eventId: event.id }, admin);
    expect(hidden.data.tickets.nodes.every(({ answers }: { answers: null }) => answers === null)).toBe(true);
    expect((await find(size, 'S', owner)).data.tickets.totalCount).toBe(1);
    const rival = await app.actor('issuer_owner');
    expect((await find(size, 'S', rival)).data.tickets.totalCount).toBe(0);
    await app.graphql(
      'mutation { setGuestAccess(input: { adminsSeeGuests: true }) { adminsSeeGuests } }',
      {},
      owner,
    );
  });

  it('are a column for each question in the exports of one event', async () => {
    const event = await published(app, admin, {}, TIERS);
    const size = await asking.ask(event.id, { label: 'Size', perTicket: true });
    const firm = await asking.ask(event.id, { label: '=Firm' });
    await buyWith(app, event.slug, {
      answers: [
        { questionId: size, value: 'M' },
        { questionId: firm, value: '=1+1' },
      ],
    });
    await asking.archive(firm);
    await asking.ask(event.id, { label: 'Size' });
    const lines = async (name: string, who = admin) =>
      (await app.rest('GET', `/api/exports/${name}?event_id=${event.id}`, undefined, who)).body
        .trim()
        .split('\r\n') as string[];
    const [head, row] = await lines('tickets');
    expect(head).toMatch(/,order_id,id,Size,Size \(2\),'=Firm$/);
    expect(row).toMatch(/,M,,'=1\+1$/);
    const [, order] = await lines('orders');
    expect(order).toMatch(/,M,,'=1\+1$/);
    const whole = await app.rest('GET', '/api/exports/tickets', undefined, admin);
    expect(whole.body.split('\r\n')[0]).toMatch(/,order_id,id$/);
    const auditor = await app.actor('issuer_finance', admin.issuerId ?? '');
    expect((await lines('orders', auditor))[0]).not.toContain('Size');
  });

  it('for the door are shown when a ticket is scanned', async () => {
    const event = await published(app, admin, {}, TIERS);
    const meal = await asking.ask(event.id, { label: 'Meal', perTicket: true, atDoor: true });
    const firm = await asking.ask(event.id, { label: 'Firm' });
    const sold = await buyWith(app, event.slug, {
      answers: [
        { questionId: meal, value: 'Vegan' },
        { questionId: firm, value: 'Acme' },
      ],
    });
    const [{ qrText }] = sold.data.purchaseByForm.tickets;
    const validator = await app.actor('issuer_validator', admin.issuerId ?? '');
    const scan = await app.graphql(
      `mutation ($input: ValidateTicketInput!) { validateTicket(input: $input) { result { outcome answers { label value } } } }`,
      { input: { ticket: qrText, eventId: event.id, commit: false } },
      validator,
    );
    expect(scan.data.validateTicket.result.answers).toEqual([{ label: 'Meal', value: 'Vegan' }]);
  });

  it('are not shown to the person a ticket is passed on to', async () => {
    const event = await published(app, admin, {}, TIERS);
    const meal = await asking.ask(event.id, { label: 'Meal', perTicket: true });
    const person = await app.actor('attendee');
    const sold = await buyWith(app, event.slug, { answers: [{ questionId: meal, value: 'Vegan' }] }, person);
    const [{ id }] = sold.data.purchaseByForm.tickets;
    const heir = await app.actor('attendee');
    const to = { name: 'Heir', email: heir.email, phone: '+254 711 000 000' };
    const passed = await app.graphql(
      'mutation ($id: ID!, $to: NewHolderInput!) { transferTicket(input: { id: $id, to: $to }) { transfer { email } } }',
      { id, to },
      person,
    );
    expect(passed.errors).toBeUndefined();
    const all = await app.graphql(TICKETS, { eventId: event.id }, admin);
    const shown = all.data.tickets.nodes.flatMap(({ id: of, answers }: { id: string; answers: object[] }) =>
      answers.map((answer) => ({ of, ...answer })),
    );
    expect(shown).toEqual([{ of: id, value: 'Vegan' }]);
  });

  it('are part of the export of personal data, and go with the account', async () => {
    const event = await published(app, admin, {}, TIERS);
    const firm = await asking.ask(event.id, { label: 'Firm' });
    const person = await app.actor('attendee');
    const sold = await buyWith(app, event.slug, { answers: [{ questionId: firm, value: 'Acme' }] }, person);
    const data = (await app.graphql('{ myPersonalData }', {}, person)).data.myPersonalData;
    expect(data.checkout_answers).toMatchObject([{ question: 'Firm', answer: 'Acme' }]);
    const DELETE =
      'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { done } }';
    expect((await app.graphql(DELETE, { password: PASSWORD }, person)).errors).toBeUndefined();
    expect(await stored(app, sold.data.purchaseByForm.order.id)).toEqual([]);
  });

  it('are deleted when their retention ends, counted from the end of the event', async () => {
    const event = await published(app, admin, {}, TIERS);
    const short = await asking.ask(event.id, { label: 'Short', retentionDays: 10 });
    const usual = await asking.ask(event.id, { label: 'Usual' });
    const sold = await buyWith(app, event.slug, {
      answers: [
        { questionId: short, value: 'a' },
        { questionId: usual, value: 'b' },
      ],
    });
    const labels = async () =>
      (await stored(app, sold.data.purchaseByForm.order.id)).map(({ label }) => label);
    const scope = app.app.scope();
    const endsIn = 7 * 24 + 6;
    app.clock.advance(`${endsIn + 10 * 24 - 1}h`);
    await purgeAnswers(scope);
    expect(await labels()).toEqual(['Short', 'Usual']);
    app.clock.advance('1h');
    await purgeAnswers(scope);
    expect(await labels()).toEqual(['Usual']);
    app.clock.advance(`${80 * 24}h`);
    await purgeAnswers(scope);
    expect(await labels()).toEqual([]);
  });
});
