import { StrKey } from '@stellar/stellar-sdk';
import type { Account } from '../core/index.ts';
import { ledgerOf, lumens, time } from '../horizon/formats.ts';
import type { AccountBody } from '../horizon/present/account.ts';
import type { LedgerBody } from '../horizon/present/ledger.ts';
import { operationType } from '../horizon/present/operation.ts';
import type { ListedOperation, TransactionRecord } from '../records/records.ts';
import { accountLink, facts, html, ledgerLink, type Markup, page, transactionLink } from './page.ts';

/** Renders an account: balance, rights and last operations. */
export function accountPage(
  account: Account,
  body: AccountBody,
  operations: readonly ListedOperation[],
): Buffer {
  const signers = body.signers as { key: string; weight: number; type: string }[];
  const thresholds = body.thresholds as Record<string, number>;
  const data = Object.entries(body.data as Record<string, string>);
  return page({
    kind: 'Account',
    title: account.id,
    body: html`
${facts([
  ['Balance', `${lumens(account.balance)} XLM`],
  ['Sequence', String(account.sequence)],
  ['Last changed in ledger', ledgerLink(account.lastModifiedLedger)],
  [
    'Thresholds',
    `low ${thresholds.low_threshold}, medium ${thresholds.med_threshold}, high ${thresholds.high_threshold}`,
  ],
])}
<h2>Signers</h2>
<ul class="list">${signers.map(
      ({ key, weight, type }) =>
        html`<li>${StrKey.isValidEd25519PublicKey(key) ? accountLink(key) : html`<code>${key}</code>`} · weight ${weight} · ${type}</li>`,
    )}</ul>
${data.length === 0 ? html`` : html`<h2>Data</h2>${facts(data)}`}
<h2>Last operations</h2>
${operationList(operations)}`,
  });
}

/** Renders a transaction: outcome, fee, memo and operations. */
export function transactionPage(record: TransactionRecord, operations: readonly ListedOperation[]): Buffer {
  const { hash, source, feeAccount, feeCharged, maxFee, details, successful } = record;
  return page({
    kind: 'Transaction',
    title: hash,
    body: html`
${facts([
  ['Result', successful ? 'Successful' : html`<span class="bad">Failed</span>`],
  ['Ledger', ledgerLink(ledgerOf(record.id))],
  ['Closed at', time(record.closedAt)],
  ['Source account', accountLink(source)],
  ['Fee account', accountLink(feeAccount)],
  ['Fee charged', `${lumens(BigInt(feeCharged))} XLM (at most ${lumens(BigInt(maxFee))} XLM)`],
  ['Memo', details.memo_type === 'none' ? 'none' : `${details.memo_type}: ${details.memo ?? ''}`],
  ['Signatures', String(details.signatures.length)],
])}
<h2>Operations</h2>
${operationList(operations)}`,
  });
}

/** Renders a ledger: times, sums and transactions. */
export function ledgerPage(
  sequence: number,
  body: LedgerBody,
  transactions: readonly TransactionRecord[],
): Buffer {
  return page({
    kind: 'Ledger',
    title: String(sequence),
    body: html`
${facts([
  ['Hash', html`<code>${String(body.hash)}</code>`],
  ['Closed at', String(body.closed_at)],
  [
    'Transactions',
    `${body.successful_transaction_count} successful, ${body.failed_transaction_count} failed`,
  ],
  ['Operations', String(body.operation_count)],
  ['Base fee', `${body.base_fee_in_stroops} stroops`],
  ...(sequence > 1 ? [['Ledger before', ledgerLink(sequence - 1)] as const] : []),
])}
<h2>Transactions</h2>
${
  transactions.length === 0
    ? html`<p class="note">None.</p>`
    : html`<ul class="list">${transactions.map(
        ({ hash, successful, operationCount }) =>
          html`<li>${transactionLink(hash)} · ${operationCount} ${operationCount === 1 ? 'operation' : 'operations'}${successful ? html`` : html` · <span class="bad">failed</span>`}</li>`,
      )}</ul>`
}`,
  });
}

export function missingPage(title: string, detail: string): Buffer {
  return page({ kind: 'Explorer', title, body: html`<p>${detail}</p>` });
}

function operationList(operations: readonly ListedOperation[]): Markup {
  if (operations.length === 0) return html`<p class="note">None.</p>`;
  return html`<ul class="list">${operations.map(
    (one) => html`<li>
<strong>${operationType(one.type).replaceAll('_', ' ')}</strong>${one.successful ? html`` : html` · <span class="bad">failed</span>`} · ${time(one.closedAt)}
${facts([['transaction', transactionLink(one.hash)], ['source', accountLink(one.source)], ...detailsOf(one)])}</li>`,
  )}</ul>`;
}

/** The details that are plain values; accounts are links to their pages. */
function detailsOf({ details }: ListedOperation): (readonly [string, Markup | string])[] {
  return Object.entries(details)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(([name, value]) => {
      const text = String(value);
      const shown = StrKey.isValidEd25519PublicKey(text) ? accountLink(text) : text;
      return [name.replaceAll('_', ' '), shown] as const;
    });
}
