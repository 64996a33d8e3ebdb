import type { Language } from '../../../lib/language/language.ts';
import type { MailAttachment } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { readOrIssue } from '../receipt.queries.ts';
import { printReceipt } from './print-receipt.ts';

/** Tickets must not wait for a receipt: one that cannot be issued now is on the page of the tickets later. */
export async function mailedReceipts(
  scope: Scope,
  orderId: string,
  language: Language,
): Promise<MailAttachment[]> {
  try {
    const receipts = (await readOrIssue(scope, orderId)).filter(({ kind }) => kind === 'receipt');
    return await Promise.all(
      receipts.map(async (receipt) => {
        const { fileName, content } = await printReceipt(receipt, { showsPerson: true, language });
        return { name: fileName, type: 'application/pdf', content };
      }),
    );
  } catch (error) {
    scope.services.log.warn({ err: error, orderId }, 'a receipt is missing from a ticket mail');
    return [];
  }
}
