import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTicket, type Sources } from '../../../client/src/features/verify/check/check-ticket.ts';
import type { Standing, StepId } from '../../../client/src/features/verify/check/verdict.ts';
import { signTicket } from '../../../server/lib/signing/index.ts';
import { readTicketText } from '../../../server/lib/ticket-format/index.ts';
import { provesTicket } from '../../../server/lib/ticket-format/ticket-proof.ts';
import { ISSUER, key, ticketToSign } from '../signing/fixtures.ts';
import { liveVectors } from '../signing/live-vectors.ts';
import { prove } from '../signing/prove.ts';
import { vectors } from '../signing/vectors.ts';

const BEFORE = new Date('2026-12-01T12:00:00.000Z');
const ticket = signTicket(ticketToSign, key);
const others = Array.from({ length: 6 }, (_unused, n) =>
  signTicket({ ...ticketToSign, id: `0193a1b2-c3d4-7e5f-8a6b-${String(n).padStart(12, '0')}` }, key),
);
const proof = prove(ticket, others, 4);
const anchored = { ...ticket, proof };

const away = async () => ({ kind: 'away' }) as const;
const AWAY: Sources = {
  key: away,
  keysOfEvent: away,
  anchor: away,
  revokedAt: away,
  timesToday: away,
  standing: away,
};

/** A service with the keys of the vectors and the root of the proof. */
const SERVICE: Sources = {
  key: async (issuerId, version) => {
    const known = vectors.keys.find((entry) => entry.issuer_id === issuerId && entry.version === version);
    return known ? { kind: 'found', value: known.public_key } : { kind: 'none' };
  },
  keysOfEvent: async () => ({
    kind: 'found',
    value: {
      issuerId: ISSUER,
      publicKeys: vectors.keys
        .filter(({ issuer_id }) => issuer_id === ISSUER)
        .map(({ public_key }) => public_key),
    },
  }),
  anchor: async (root) =>
    root === proof.root
      ? {
          kind: 'found',
          value: {
            ...proof.anchor,
            closedAt: proof.anchor.closed_at,
            explorerUrl: 'https://explorer.test/tx',
          },
        }
      : { kind: 'none' },
  revokedAt: async () => ({ kind: 'found', value: null }),
  timesToday: async () => ({ kind: 'none' }),
  standing: async () => standingOf({}),
};

const standingOf = (change: Partial<Standing>) => ({
  kind: 'found' as const,
  value: { standing: 'GENUINE' as const, needsPhoneFrom: null, hasPhone: false, ...change },
});

async function check(text: string, sources: Sources = SERVICE, now = BEFORE) {
  const verdict = await checkTicket(text, sources, now);
  const states = Object.fromEntries(verdict.steps.map(({ id, state }) => [id, state]));
  return { answer: verdict.answer, states: states as Record<StepId, string> };
}

const ALL_GOOD = {
  form: 'good',
  signature: 'good',
  proof: 'good',
  ledger: 'good',
  revoked: 'good',
  time: 'good',
  phone: 'none',
};

describe('verifying in the browser', () => {
  it('says to a buyer whether a ticket was transferred, and whether it is bound to a phone', async () => {
    const by = (change: Partial<Standing>): Sources => ({
      ...SERVICE,
      standing: async () => standingOf(change),
    });
    const text = JSON.stringify(anchored);
    expect(await check(text, by({ standing: 'TRANSFERRED' }))).toMatchObject({
      answer: 'no',
      states: { revoked: 'bad' },
    });
    const needsPhoneFrom = '2026-12-05T14:00:00.000Z';
    const detail = async (change: Partial<Standing>) =>
      (await checkTicket(text, by(change), BEFORE)).steps.find(({ id }) => id === 'phone')?.detail;
    expect(await detail({})).toMatch(/^No: whoever shows a copy first gets in/);
    expect(await detail({ needsPhoneFrom })).toMatch(/^It will be: /);
    expect(await detail({ needsPhoneFrom, hasPhone: true })).toMatch(/^Yes: /);
  });

  it('reads the ticket inside of a live code', async () => {
    expect(await check(liveVectors.code.text)).toEqual(await check(liveVectors.ticket_code));
    expect(await check('PASSALIVE1:0')).toMatchObject({ answer: 'no', states: { form: 'bad' } });
  });

  it('says yes to a good ticket, and what it is about', async () => {
    expect(await check(JSON.stringify(anchored))).toEqual({ answer: 'yes', states: ALL_GOOD });
    expect(await check(`${JSON.stringify(anchored, null, 2)}\n`)).toMatchObject({ answer: 'yes' });
    const verdict = await checkTicket(JSON.stringify(anchored), SERVICE, BEFORE);
    expect(verdict.anchor).toMatchObject({ ledger: 4711, explorerUrl: 'https://explorer.test/tx' });
    expect(verdict.read).toMatchObject({ kind: 'file', ticket: { id: ticket.id } });
  });

  it('says yes to a ticket that is not anchored yet, and to a code', async () => {
    expect(await check(vectors.file.text)).toEqual({
      answer: 'yes',
      states: { ...ALL_GOOD, proof: 'none', ledger: 'none' },
    });
    expect(await check(` ${vectors.code.text}\n`)).toEqual({
      answer: 'yes',
      states: { ...ALL_GOOD, proof: 'none', ledger: 'none' },
    });
  });

  it('goes by the times of today of an event that moved, and shows them', async () => {
    const value = {
      effectiveAt: '2027-01-05T16:00:00.000Z',
      expiresAt: '2027-01-05T20:00:00.000Z',
      ...{ startDate: '2027-01-05T16:00:00.000Z', timeZone: 'Africa/Nairobi', venue: 'KICC, Nairobi, Kenya' },
    };
    const moved: Sources = { ...SERVICE, timesToday: async () => ({ kind: 'found', value }) };
    const later = new Date('2027-01-05T17:00:00.000Z');
    for (const text of [JSON.stringify(ticket), vectors.code.text]) {
      expect((await check(text, SERVICE, later)).answer).toBe('no');
      expect(await check(text, moved, later)).toMatchObject({ answer: 'yes', states: { time: 'good' } });
      expect((await checkTicket(text, moved, later)).today).toEqual(value);
      const away: Sources = { ...SERVICE, timesToday: async () => ({ kind: 'away' }) };
      expect(await check(text, away, later)).toMatchObject({ answer: 'partly', states: { time: 'unknown' } });
    }
  });

  it.each(vectors.refused)('says no to the vector "$name"', async ({ text }) => {
    expect((await check(text)).answer).toBe('no');
  });

  it('says no to every ticket in which one letter was changed', async () => {
    const text = JSON.stringify(anchored);
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: text.length - 1 }), async (at) => {
        const changed = text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);
        expect((await check(changed)).answer).toBe('no');
      }),
      { numRuns: 150 },
    );
  });

  it('says no to a revoked, an expired and a foreign ticket, and names the step', async () => {
    const revoked: Sources = {
      ...SERVICE,
      revokedAt: async () => ({ kind: 'found', value: '2026-11-30T10:00:00.000Z' }),
    };
    expect(await check(JSON.stringify(anchored), revoked)).toEqual({
      answer: 'no',
      states: { ...ALL_GOOD, revoked: 'bad' },
    });
    expect(await check(vectors.code.text, revoked)).toMatchObject({
      answer: 'no',
      states: { revoked: 'bad' },
    });
    const late = new Date('2026-12-05T21:15:00.001Z');
    expect(await check(JSON.stringify(anchored), SERVICE, late)).toMatchObject({ states: { time: 'bad' } });
    expect((await check(JSON.stringify(anchored), SERVICE, new Date(late.getTime() - 1))).answer).toBe('yes');
    const strange: Sources = { ...SERVICE, key: async () => ({ kind: 'none' }) };
    expect(await check(JSON.stringify(anchored), strange)).toMatchObject({
      answer: 'no',
      states: { form: 'good', signature: 'bad', proof: 'none', revoked: 'none' },
    });
  });

  it('holds the proof against this ticket and against the ledger', async () => {
    const foreign = prove(others[0] ?? ticket, [ticket], 0);
    const swapped = JSON.stringify({ ...ticket, proof: { ...foreign, root: proof.root } });
    expect(await check(swapped)).toMatchObject({ answer: 'no', states: { signature: 'good', proof: 'bad' } });
    const unknown = JSON.stringify({ ...ticket, proof: prove(ticket, [], 0) });
    expect(await check(unknown)).toMatchObject({ answer: 'no', states: { proof: 'good', ledger: 'bad' } });
    const elsewhere = { ...proof, anchor: { ...proof.anchor, transaction: 'cd'.repeat(32) } };
    expect(await check(JSON.stringify({ ...ticket, proof: elsewhere }))).toMatchObject({
      answer: 'no',
      states: { proof: 'good', ledger: 'bad' },
    });
  });

  it('says without a network what it could check and what not', async () => {
    expect(await check(JSON.stringify(anchored), AWAY)).toEqual({
      answer: 'partly',
      states: {
        form: 'good',
        signature: 'unknown',
        proof: 'good',
        ledger: 'unknown',
        revoked: 'unknown',
        time: 'good',
        phone: 'none',
      },
    });
    expect((await check(vectors.code.text, AWAY)).answer).toBe('partly');
    expect((await check('{"id":1}', AWAY)).answer).toBe('no');
    expect((await check('PASSA1:', AWAY)).answer).toBe('no');
  });
});

describe('the proof of a ticket', () => {
  it('holds with the hash function of the browser too', () => {
    const places = fc.record({ count: fc.nat({ max: 6 }), at: fc.nat({ max: 6 }) });
    fc.assert(
      fc.property(places, ({ count, at }) => {
        const made = prove(ticket, others.slice(0, count), Math.min(at, count));
        const read = readTicketText(JSON.stringify({ ...ticket, proof: made }));
        expect(read.ok && provesTicket(read.ticket, made, sha256)).toBe(true);
      }),
    );
  });
});
