import { amountOf, formatWithCurrency } from '../../money/index.ts';
import type { NotificationKind } from '../../vocabulary.ts';

export interface NotificationWords {
  title: string;
  detail: string;
}

type Data = Record<string, unknown>;

/** What a person reads of a notification, by what its data names. */
export function wordsOf(kind: NotificationKind, data: Data): NotificationWords {
  const say = (name: string): string => String(data[name] ?? '');
  switch (kind) {
    case 'message':
      return { title: `Message from ${say('from')}`, detail: say('subject') };
    case 'alert':
      return { title: `Alert from ${say('from')}`, detail: say('subject') };
    case 'event_changed':
      return { title: `${say('event')} has changed`, detail: changed(data.changed) };
    case 'approval':
      return approval(say);
    case 'low_stock':
      return { title: `Only ${places(say('left'))} left`, detail: say('event') };
    case 'conflict':
      return { title: 'One ticket was let in twice', detail: `${say('tier')}, ${say('event')}` };
    case 'invitation':
      return {
        title: `${say('issuer')} invites you as a partner`,
        detail: 'Accept or decline the invitation.',
      };
  }
}

function approval(say: (name: string) => string): NotificationWords {
  switch (say('what')) {
    case 'round':
      return {
        title: 'A release waits for your approval',
        detail: `${formatWithCurrency(amountOf('XLM', BigInt(say('units'))))}, ${say('contract')}`,
      };
    case 'expense':
      return {
        title: 'An expense waits for your decision',
        detail: `${say('description')}, ${say('contract')}`,
      };
    default:
      return { title: 'A contract waits for your approval', detail: `${say('contract')}, ${say('event')}` };
  }
}

const CHANGED: Record<string, string> = {
  name: 'its name',
  venue: 'the place',
  startDate: 'the start',
  endDate: 'the end',
};

/** "New: the place and the start. Your ticket stays good." */
function changed(fields: unknown): string {
  const named = Array.isArray(fields) ? fields.map((field) => CHANGED[String(field)] ?? String(field)) : [];
  const list = new Intl.ListFormat('en').format(named);
  return `New: ${list}. Your ticket stays good.`;
}

function places(left: string): string {
  return left === '1' ? '1 ticket' : `${left} tickets`;
}
