import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeReceipts } from '../../../server/modules/revenue-sharing/expenses/receipts/receipts.ts';
import { bootTestApp, type RestAnswer, type TestApp } from '../../support/app.ts';
import { codeOf } from '../../support/client.ts';
import { type ExpensePeople, expensePeople, list, submit, submitted } from './expense-people.ts';

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d', 'hex'), Buffer.from('IHDR and the rest')]);
const JPEG = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('JFIF and the rest')]);
const WEBP = Buffer.from('RIFF\u0010\0\0\0WEBPVP8 and the rest', 'latin1');
const PDF = Buffer.from('%PDF-1.7\n% and the rest');
const MB = 1024 * 1024;

let app: TestApp;
let people: ExpensePeople;
beforeAll(async () => {
  app = await bootTestApp();
  people = await expensePeople(app);
});
afterAll(() => app.close());

interface Sent {
  type?: string;
  name?: string;
}

async function upload(who: { token?: string }, content: Buffer, sent: Sent = {}): Promise<RestAnswer> {
  return app.rest('POST', '/api/expenses/receipts', new Blob([new Uint8Array(content)]), {
    token: who.token,
    headers: {
      'content-type': sent.type ?? 'application/octet-stream',
      ...(sent.name === undefined ? {} : { 'x-file-name': sent.name }),
    },
  });
}

async function download(who: { token?: string }, id: string) {
  const answer = await fetch(`${app.url}/api/expenses/receipts/${id}`, {
    headers: who.token ? { authorization: `Bearer ${who.token}` } : {},
  });
  return { status: answer.status, headers: answer.headers, content: Buffer.from(await answer.arrayBuffer()) };
}

async function uploaded(who: { token?: string } = people.admin): Promise<string> {
  return (await upload(who, PDF, { type: 'application/pdf', name: 'bill.pdf' })).body.receipt_id;
}

describe('a receipt', () => {
  it.each([
    ['image/png', PNG, 'bill.png'],
    ['image/jpeg', JPEG, 'bill.jpg'],
    ['image/webp', WEBP, 'bill.webp'],
    ['application/pdf', PDF, 'bill.pdf'],
  ])('may be %s', async (type, content, name) => {
    const { status, body } = await upload(people.admin, content, { type, name });
    expect(status).toBe(201);
    expect(body.success).toBe(true);
    expect(body.data).toEqual({
      receipt_id: expect.any(String),
      file_name: name,
      media_type: type,
      size: content.length,
      url: `/api/expenses/receipts/${body.receipt_id}`,
    });
    const again = await download(people.admin, body.receipt_id);
    expect(again.content.equals(content)).toBe(true);
    expect((await app.rest('GET', body.url, undefined, people.admin)).status).toBe(200);
  });

  it.each([
    ['a program', Buffer.from('MZ and the rest'), 'application/octet-stream'],
    ['a page that calls itself a picture', Buffer.from('<html><script>1</script>'), 'image/png'],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
    ['half a signature', PNG.subarray(0, 7), 'image/png'],
    ['a sound in the container of pictures', Buffer.from('RIFF\u0010\0\0\0WAVEfmt '), 'image/webp'],
    ['a PDF that begins later', Buffer.from('GIF89a%PDF-1.7'), 'application/pdf'],
    ['a picture that is called something else', PNG, 'application/pdf'],
    ['a picture that is called a page', JPEG, 'text/html'],
    ['JSON', Buffer.from('{"a":1}'), 'application/json'],
  ])('is not %s', async (_what, content, type) => {
    const { status, body } = await upload(people.admin, content, { type });
    expect(status).toBe(422);
    expect(body).toMatchObject({ success: false, error: { code: 'RECEIPT_TYPE' } });
  });

  it('has at most 5 MB', async () => {
    const most = Buffer.concat([PDF, Buffer.alloc(5 * MB - PDF.length)]);
    expect((await upload(people.admin, most)).status).toBe(201);
    const over = await upload(people.admin, Buffer.concat([most, Buffer.alloc(1)]));
    expect(over.status).toBe(413);
    expect(over.body.error).toMatchObject({
      code: 'RECEIPT_TOO_LARGE',
      message: 'A receipt has at most 5 MB.',
    });
    const farOver = await upload(people.admin, Buffer.concat([most, Buffer.alloc(2 * MB)]));
    expect([farOver.status, farOver.body.error.code]).toEqual([413, 'TOO_LARGE']);
    expect((await upload(people.admin, Buffer.alloc(0))).body.error.code).toBe('BAD_INPUT');
  });

  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\bills\\march.PDF', 'march.pdf'],
    ['invoice.exe', 'invoice.exe.pdf'],
    [encodeURIComponent('Über "den" Tag\u202efdp.pdf'), 'Über den Tagfdp.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['%E0%A4%A', 'E0A4A.pdf'.replace('E0A4A', '%E0%A4%A')],
    [encodeURIComponent(`${'😀'.repeat(200)}.pdf`), `${'😀'.repeat(100)}`],
    ['', 'receipt.pdf'],
  ])('called %j gets a name that is safe', async (name, expected) => {
    const { body } = await upload(people.admin, PDF, { name });
    expect(body.file_name).toContain(expected);
    const { headers } = await download(people.admin, body.receipt_id);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''\S+$/,
    );
  });

  it('is sent by those alone who can submit an expense somewhere', async () => {
    for (const who of [people.finance, people.musician]) {
      expect((await upload(who, PDF)).status).toBe(201);
    }
    expect((await upload({}, PDF)).status).toBe(401);
    for (const who of [
      people.auditor,
      people.partner,
      await app.actor('attendee'),
      await app.actor('system_admin'),
    ]) {
      expect((await upload(who, PDF)).status).toBe(403);
    }
  });
});

describe('the receipt of an expense', () => {
  it('is downloaded by those who see the expense', async () => {
    const receiptId = await uploaded(people.musician);
    expect((await download(people.admin, receiptId)).status).toBe(404);
    const expense = await submitted(app, people.musician, people.contractId, { receiptId });
    expect(expense.receipt).toEqual({
      id: receiptId,
      fileName: 'bill.pdf',
      mediaType: 'application/pdf',
      size: PDF.length,
      url: `/api/expenses/receipts/${receiptId}`,
    });
    for (const who of [people.musician, people.admin, people.auditor, people.manager]) {
      const { status, headers, content } = await download(who, receiptId);
      expect(status).toBe(200);
      expect(content.equals(PDF)).toBe(true);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="bill.pdf"/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
    expect((await download({}, receiptId)).status).toBe(401);
    for (const who of [people.partner, people.stranger]) {
      expect((await download(who, receiptId)).status).toBe(404);
    }
    expect((await download(people.admin, 'none')).status).toBe(404);
    // An approver sees it in their list, though the file belongs to a person of another organisation.
    const { data } = await list(app, people.manager, people.contractId);
    const listed = data.expenses.nodes.find((one: { id: string }) => one.id === expense.id);
    expect(listed.receipt.fileName).toBe('bill.pdf');
  });

  it('is an upload of the same person, once', async () => {
    const theirs = await uploaded(people.finance);
    const taken = await submit(app, people.admin, people.contractId, { receiptId: theirs });
    expect(codeOf(taken)).toBe('BAD_INPUT');
    const receiptId = await uploaded(people.finance);
    const calls = await Promise.all(
      [1, 2, 3].map(() => submit(app, people.finance, people.contractId, { receiptId })),
    );
    expect(calls.filter(({ data }) => data?.submitExpense.expense)).toHaveLength(1);
    expect(calls.map(codeOf).filter((code) => code === 'BAD_INPUT')).toHaveLength(2);
    const missing = '01900000-0000-7000-8000-000000000000';
    const answer = await submit(app, people.admin, people.contractId, { receiptId: missing });
    expect(codeOf(answer)).toBe('BAD_INPUT');
  });
});

it('is forgotten after a day when no expense took it', async () => {
  const [used, unused] = [await uploaded(), await uploaded()];
  await submitted(app, people.admin, people.contractId, { receiptId: used });
  app.clock.advance('23h');
  await purgeReceipts(app.app.scope());
  expect((await download(people.admin, unused)).status).toBe(200);
  app.clock.advance('2h');
  expect(await purgeReceipts(app.app.scope())).toBeGreaterThanOrEqual(1);
  const { token } = people.admin;
  const statuses = await Promise.all(
    [used, unused].map(async (id) => (await download({ token }, id)).status),
  );
  expect(statuses).toEqual([200, 404]);
});
