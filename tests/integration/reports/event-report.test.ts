import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEventReport } from '../../../server/modules/reports/event-report/event-report.reads.ts';
import { EventReportTables } from '../../../server/modules/reports/event-report/event-report.tables.ts';
import { bootTestApp, type TestActor, type TestApp } from '../../support/app.ts';
import { draft, published } from '../events/organiser.ts';

let app: TestApp;
let owner: TestActor;
let validator: TestActor;
let rival: TestActor;

beforeAll(async () => {
  app = await bootTestApp();
  owner = await app.actor('issuer_owner');
  validator = await app.actor('issuer_validator', owner.issuerId ?? '');
  rival = await app.actor('issuer_owner');
});

afterAll(() => app.close());

const BUY = `mutation ($input: PurchaseByFormInput!) { purchaseByForm(input: $input) { order { id } } }`;

async function report(
  eventId: string,
  who: TestActor,
  language = 'en',
): Promise<{ status: number; type: string | null; pdf: Buffer }> {
  const answer = await fetch(`${app.url}/api/events/${eventId}/report.pdf`, {
    headers: { authorization: `Bearer ${who.token}`, 'accept-language': language },
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    pdf: Buffer.from(await answer.arrayBuffer()),
  };
}

const pages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

/** Number of instructions that draw text, on all pages. */
function writings(pdf: Buffer): number {
  const streams = pdf.toString('latin1').split(/stream\r?\n/);
  return streams.reduce((sum, stream) => {
    try {
      return (
        sum + (inflateSync(Buffer.from(stream, 'latin1')).toString('latin1').match(/ TJ\n/g)?.length ?? 0)
      );
    } catch {
      return sum;
    }
  }, 0);
}

describe('the report of an event', () => {
  it('says what was sold, is due, was given back, and who came in', async () => {
    const event = await published(app, owner, {}, [
      { tier: 'regular', count: 10, price: '10' },
      { tier: 'vip', count: 2, price: '1500', currency: 'KES' },
    ]);
    const buyer = { slug: event.slug, name: 'Wanjiru', email: 'w@buyers.test', phone: '+254 700 000 000' };
    const lines = [
      { tier: 'regular', quantity: 3 },
      { tier: 'vip', quantity: 1 },
    ];
    await app.graphql(BUY, { input: { ...buyer, lines } }, {});
    const other = await app.graphql(
      BUY,
      { input: { ...buyer, lines: [{ tier: 'regular', quantity: 2 }] } },
      {},
    );
    const refund = await app.graphql(
      'mutation ($id: ID!) { refundOrder(input: { orderId: $id, reason: "ill" }) { order { id } } }',
      { id: other.data.purchaseByForm.order.id },
      owner,
    );
    expect(refund.errors).toBeUndefined();
    const reported = await app.rest('GET', `/api/events/${event.id}/report.pdf`, undefined, owner);
    expect(reported.status).toBe(200);
    const record = await readEventReport(app.app.scope(), event.id);
    expect(record?.tiers).toMatchObject([
      { name: 'regular', capacity: 10, sold: 3, left: 7, due: '300000000', collected: '0', entered: 0 },
      { name: 'vip', capacity: 2, sold: 1, left: 1, due: '15000000000' },
    ]);
    expect(record?.revenue).toEqual([
      { tier: 'regular', currency: 'USD', units: '300000000' },
      { tier: 'vip', currency: 'KES', units: '15000000000' },
    ]);
    expect(record?.money).toEqual([
      { currency: 'KES', revenue: '15000000000', collected: '0', due: '15000000000', back: '0' },
      { currency: 'USD', revenue: '300000000', collected: '0', due: '300000000', back: '200000000' },
    ]);
    expect(record?.orders).toEqual([
      { status: 'cancelled', count: 1 },
      { status: 'due', count: 1 },
    ]);
    const { status, type, pdf } = await report(event.id, owner);
    expect([status, type, pdf.toString('latin1', 0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    expect(pages(pdf)).toBeLessThanOrEqual(2);
    if (!record) throw new Error('The event has no report');
    expect(new EventReportTables('fr', record).figures()).toContainEqual({
      label: 'Recettes',
      value: '1\u00a0500,00 KES · 30,00 USD',
    });
    expect(new EventReportTables('sw', record).all().map(({ title }) => title)).toContain('Mauzo kwa daraja');
  });

  it('is whole also for an event of fifty tiers and any name, and for one without tickets', async () => {
    const tiers = Array.from({ length: 50 }, (_, nth) => ({
      tier: `Tier ${nth} 🎟️ "très longue" ${'x'.repeat(40)}`,
      count: 1,
    }));
    const event = await published(
      app,
      owner,
      { name: 'Żółw 😀 and a very long name '.repeat(6).trim() },
      tiers,
    );
    const { pdf } = await report(event.id, owner);
    expect(pages(pdf)).toBeGreaterThan(1);
    expect(writings(pdf)).toBeGreaterThan(50 * 7);
    const bare = await draft(app, owner);
    expect(await report(bare.id, owner)).toMatchObject({ status: 200 });
  });

  it.each([
    ['en', 'Event report: '],
    ['sw', 'Ripoti ya tukio: '],
    ['fr', 'Rapport de l’événement: '],
  ])('is printed in the language of its reader: %s', async (language, title) => {
    const event = await published(app, owner);
    const { pdf } = await report(event.id, owner, language);
    expect(pdf.toString('latin1')).toContain(`/Lang (${language})`);
    // PDF 1.7, section 7.9.2.2: UTF-16BE where a character is beyond ASCII.
    const written = title.includes('é') ? Buffer.from(title, 'utf16le').swap16() : Buffer.from(title);
    expect(pdf.includes(written)).toBe(true);
  });

  it('is for those of the organiser who may see sales', async () => {
    const event = await published(app, owner);
    expect((await report(event.id, validator)).status).toBe(403);
    expect((await report(event.id, rival)).status).toBe(404);
    const fan = await app.actor('attendee');
    expect((await report(event.id, fan)).status).toBe(403);
  });
});
