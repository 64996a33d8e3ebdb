import { eventTime, type PrintedReceipt, receiptPdf } from '../../../lib/documents/index.ts';
import { amountIn, type Language } from '../../../lib/language/language.ts';
import { type Amount, amountOf, type Currency, formatAmount, subtract } from '../../../lib/money/index.ts';
import { NotFound } from '../../../platform/failures.ts';
import { findOrFail } from '../../../platform/find-or-fail.ts';
import type { Scope } from '../../../platform/scope.ts';
import { maySeeBuyer, maySeeOrder, passOpensOrder, readOrder } from '../../orders/index.ts';
import { percentText } from '../receipt.present.ts';
import { type ReceiptRecord, readReceipt } from '../receipt.reads.ts';
import { receiptNumber } from '../receipt.rules.ts';
import { RECEIPT_WORDS, type ReceiptWords } from './receipt.messages.ts';

/** What a reader without an account shows: a pass of the buyer's address, or the key of the order. */
export interface ReceiptProof {
  pass: string | null;
  orderKey: string | null;
}

/**
 * Renders a receipt as a PDF in the reader's language, for those who may see its order. Staff without the right to
 * personal data get it without the buyer.
 * @throws NotFound for every other caller, TicketLinkInvalid for an expired pass
 */
export async function downloadReceipt(
  scope: Scope,
  id: string,
  proof: ReceiptProof,
): Promise<{ fileName: string; content: Buffer }> {
  const receipt = await findOrFail('receipt', id, () => readReceipt(scope.db, id));
  const showsPerson = await readerSeesBuyer(scope, receipt, proof);
  return printReceipt(receipt, { showsPerson, language: scope.language });
}

/** Renders a receipt as a PDF; the caller must authorize. */
export async function printReceipt(
  receipt: ReceiptRecord,
  { showsPerson, language }: { showsPerson: boolean; language: Language },
): Promise<{ fileName: string; content: Buffer }> {
  const number = receiptNumber(receipt.kind, receipt.number);
  return {
    fileName: `${receipt.kind.replace('_', '-')}-${number}.pdf`,
    content: await receiptPdf(printed(receipt, showsPerson, language)),
  };
}

/** @throws NotFound for readers who may not see the order */
async function readerSeesBuyer(
  scope: Scope,
  receipt: ReceiptRecord,
  { pass, orderKey }: ReceiptProof,
): Promise<boolean> {
  const order = await readOrder(scope.db, receipt.orderId);
  if (!order) throw new NotFound('receipt');
  if (pass !== null) {
    if (!(await passOpensOrder(scope, order, pass))) throw new NotFound('receipt');
    return true;
  }
  if (!maySeeOrder(scope.actor, order, orderKey)) throw new NotFound('receipt');
  return maySeeBuyer(scope.actor, order, orderKey);
}

/** Like `amountIn`, with every decimal of amounts that have more than two. */
function exactIn(language: Language, amount: Amount): string {
  if (amount.units % 100_000n === 0n) return amountIn(language, amount);
  const figure = formatAmount(amount);
  return language === 'fr'
    ? `${figure.replace('.', ',')} ${amount.currency}`
    : `${amount.currency} ${figure}`;
}

function printed(receipt: ReceiptRecord, showsPerson: boolean, language: Language): PrintedReceipt {
  const { content, kind, currency } = receipt;
  const words = RECEIPT_WORDS[language];
  const { seller, event } = content;
  return {
    language,
    kind: words.kinds[kind],
    number: receiptNumber(kind, receipt.number),
    seller: {
      name: seller.name,
      details: [
        ...seller.address.split('\n').slice(0, MAX_ADDRESS_LINES),
        ...(seller.taxNumber ? [`${words.taxNumber}: ${seller.taxNumber}`] : []),
      ],
    },
    facts: factsOf(receipt, words, language),
    buyer: {
      label: words.buyer,
      details: showsPerson ? [receipt.buyerName, receipt.buyerEmail] : [],
    },
    event: {
      name: event.name,
      details: [timeIn(new Date(event.startsAt), event.timeZone, language), event.venue],
    },
    columns: words.columns,
    lines: content.lines.map((line) => [
      line.tier || (content.cause === 'dispute' ? words.dispute : words.refund),
      String(line.quantity),
      line.unit ? exactIn(language, amountOf(line.unit.currency, BigInt(line.unit.units))) : '',
      exactIn(language, amountOf(currency, BigInt(line.units))),
    ]),
    sums: sumsOf(receipt, words, language),
    notes: notesOf(receipt, words),
    foot: words.foot,
  };
}

const MAX_ADDRESS_LINES = 6;

function timeIn(at: Date, timeZone: string, language: Language): string {
  const { date, time } = eventTime(at, at, timeZone, language);
  return `${date}, ${time}`;
}

function factsOf(
  { content, kind, issuedAt, method }: ReceiptRecord,
  words: ReceiptWords,
  language: Language,
): PrintedReceipt['facts'] {
  const { timeZone } = content.event;
  const fact = (label: string, value: string | null) => (value ? [{ label, value }] : []);
  return [
    ...fact(words.issued, timeIn(issuedAt, timeZone, language)),
    ...fact(
      kind === 'receipt' ? words.paid : words.returned,
      timeIn(new Date(content.paidAt), timeZone, language),
    ),
    ...fact(words.credits, content.credited),
    ...fact(words.method, methodOf(content.doorMethods, words.methods[method], words)),
    ...fact(words.reference, content.reference),
  ];
}

function methodOf(
  doorMethods: ReceiptRecord['content']['doorMethods'],
  method: string,
  words: ReceiptWords,
): string {
  const ways = doorMethods.flatMap((one) => (one === 'waived' ? [] : [words.door[one]]));
  return ways.length === 0 ? method : `${method}: ${ways.join(', ')}`;
}

function sumsOf(
  { content, currency, units, taxUnits }: ReceiptRecord,
  words: ReceiptWords,
  language: Language,
): PrintedReceipt['sums'] {
  const total = amountOf<Currency>(currency, units);
  const sum = (label: string, amount: Amount) => ({ label, value: exactIn(language, amount) });
  const { tax } = content;
  if (!tax) return [sum(words.total, total)];
  const part = amountOf<Currency>(currency, taxUnits);
  return [
    sum(words.beforeTax, subtract(total, part)),
    sum(words.tax(tax.name, percentText(tax.basisPoints)), part),
    sum(words.total, total),
  ];
}

function notesOf({ content, currency }: ReceiptRecord, words: ReceiptWords): string[] {
  const isConverted = content.lines.some(({ unit }) => unit !== null && unit.currency !== currency);
  return [
    ...(isConverted ? [words.converted(currency)] : []),
    ...(content.playMoney ? [words.playMoney] : []),
  ];
}
