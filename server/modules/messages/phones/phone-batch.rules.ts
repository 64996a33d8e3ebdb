import { isPrintableText } from '../../../lib/language/printable.ts';
import { gsmText } from '../../../lib/phone/segments.ts';
import { BadInput, Failure } from '../../../platform/failures.ts';

/** Most characters of a message to phones: two parts, with the name of the organiser and the link that stops them. */
export const MAX_PHONE_BODY = 300;

const MINUTE_MS = 60_000;

/** When an estimate expires: who gets the message, and what it costs, change with the sale. */
export const estimateExpiry = (now: Date): Date => new Date(now.getTime() + 15 * MINUTE_MS);

/** Start of the month in which costs count, in UTC. */
export const monthOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

/**
 * Returns the text as it is sent.
 * @throws BadInput
 */
export function checkedBody(given: string): string {
  const body = gsmText(given.trim());
  if (body === '')
    throw new BadInput([{ field: 'body', code: 'REQUIRED', message: 'Please write a message.' }]);
  if (body.length > MAX_PHONE_BODY)
    throw new BadInput([
      {
        field: 'body',
        code: 'TOO_LONG',
        max: MAX_PHONE_BODY,
        message: `A message to phones has at most ${MAX_PHONE_BODY} characters.`,
      },
    ]);
  if (!isPrintableText(body))
    throw new BadInput([
      {
        field: 'body',
        code: 'UNPRINTABLE',
        message: 'The message holds a character that cannot be printed.',
      },
    ]);
  return body;
}

/** The estimate has expired, or the message would cost more by now. */
export class PhoneEstimateChanged extends Failure {
  constructor() {
    super(
      'PHONE_ESTIMATE_CHANGED',
      'conflict',
      'The recipients or the cost have changed. Please look at the new estimate.',
    );
  }
}

/** The organisation has spent its budget for messages to phones in this month. */
export class PhoneBudgetUsed extends Failure {
  constructor() {
    super(
      'PHONE_BUDGET_USED',
      'conflict',
      'This message would cost more than is left of the budget for messages in this month.',
    );
  }
}

/** The message goes to no phone. */
export class NoPhones extends Failure {
  constructor() {
    super('NO_PHONES', 'conflict', 'No ticket holder of this group gets messages on a phone.');
  }
}
