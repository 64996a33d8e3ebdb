import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bootTestApp, type TestApp } from '../../support/app.ts';
import { buy } from '../../support/buyers.ts';
import { openPhoneMessage } from '../../support/phone.ts';
import { published } from '../events/organiser.ts';

const NUMBER = '+254712345678';

let app: TestApp;
beforeEach(async () => {
  app = await bootTestApp({ RATE_LIMITS: 'on' });
  const owner = await app.actor('issuer_owner');
  const { slug } = await published(app, owner, {}, [{ tier: 'regular', count: 20, price: '20' }]);
  for (const [email, phone] of [
    ['a@guests.test', '+254 712 345 678'],
    ['b@guests.test', '+254712345678'],
    ['c@guests.test', '0712345678'],
    ['d@guests.test', '+254712345679'],
  ] as const)
    await buy(app, { slug, buyer: { email, phone }, lines: [{ tier: 'regular', quantity: 1 }] });
});
afterEach(() => app.close());

const request = (phone: string) =>
  app.graphql('mutation ($phone: String!) { requestTicketCode(input: { phone: $phone }) { done } }', {
    phone,
  });
const OPEN = `mutation ($phone: String!, $code: String!) {
  openTicketCode(input: { phone: $phone, code: $code }) { pass } }`;
const open = (phone: string, code: string) => app.graphql(OPEN, { phone, code });
const codesOf = ({ errors = [] }: { errors?: { extensions: { code: string } }[] }): string[] =>
  errors.map(({ extensions }) => extensions.code);
const textedCode = async (number: string): Promise<string> =>
  /^(\d{6}) /.exec((await openPhoneMessage(app, number, 'code')).text)?.[1] ?? '';

describe('finding tickets by phone number', () => {
  it('shows the tickets of the number, however it was written with its country code, and no others', async () => {
    await request(NUMBER);
    const code = await textedCode(NUMBER);
    const opened = (await open('+254 712 345678', ` ${code.slice(0, 3)} ${code.slice(3)} `)).data
      .openTicketCode;
    const FOUND =
      'query ($pass: String!) { foundTickets(pass: $pass) { totalCount nodes { id holderEmail } } }';
    const { nodes, totalCount } = (await app.graphql(FOUND, { pass: opened.pass })).data.foundTickets;
    expect(totalCount).toBe(2);
    const emails = nodes.map(({ holderEmail }: { holderEmail: string }) => holderEmail);
    expect(emails.sort()).toEqual(['a@guests.test', 'b@guests.test']);
    const CANCEL =
      'mutation ($pass: String!, $id: ID!) { cancelFoundTicket(input: { pass: $pass, id: $id }) { ticket { id } } }';
    expect(codesOf(await app.graphql(CANCEL, { pass: opened.pass, id: nodes[0].id }))).toEqual([
      'FRESH_LINK_REQUIRED',
    ]);
    expect(codesOf(await open(NUMBER, code))).toEqual(['WRONG_CODE']);
  });

  it('answers the same for a number without tickets, and texts nothing', async () => {
    const [known, unknown] = [await request(NUMBER), await request('+254799999999')];
    expect(unknown).toEqual(known);
    expect(await app.sql(`SELECT 1 FROM phone_outbox WHERE recipient = '+254799999999'`)).toEqual([]);
    const [wrong, nothing] = [await open(NUMBER, 'abc'), await open('+254799999999', 'abc')];
    expect(codesOf(nothing)).toEqual(codesOf(wrong));
    expect((await request('0712 345 678')).errors?.[0]?.extensions).toMatchObject({
      details: { fields: [{ field: 'phone', code: 'COUNTRY_CODE' }] },
    });
  });

  it('ends a code with its fifth wrong try, and after ten minutes', async () => {
    await request(NUMBER);
    const code = await textedCode(NUMBER);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1)
      expect(codesOf(await open(NUMBER, wrong))).toEqual(['WRONG_CODE']);
    expect(codesOf(await open(NUMBER, code))).toEqual(['WRONG_CODE']);
    app.clock.advance('1s');
    await request(NUMBER);
    const next = await textedCode(NUMBER);
    app.clock.advance('601s');
    expect(codesOf(await open(NUMBER, next))).toEqual(['WRONG_CODE']);
  });

  it('counts guesses over codes, documents and aliases', async () => {
    const guesses = (count: number): string =>
      `mutation { ${Array.from({ length: count }, (_, index) => `a${index}: openTicketCode(input: { phone: "${NUMBER}", code: "${String(index).padStart(6, '0')}" }) { pass }`).join(' ')} }`;
    // A document ends at its first wrong code.
    for (let guess = 0; guess < 20; guess += 1)
      expect(codesOf(await app.graphql(guesses(12)))).toEqual(['WRONG_CODE']);
    await request(NUMBER);
    expect(codesOf(await open(NUMBER, await textedCode(NUMBER)))).toEqual(['RATE_LIMITED']);
    for (let more = 0; more < 4; more += 1) expect(codesOf(await request(NUMBER))).toEqual([]);
    expect(codesOf(await request(NUMBER))).toEqual(['RATE_LIMITED']);
  });
});
