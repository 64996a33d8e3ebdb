import { amountIn, type Language } from '../../lib/language/language.ts';
import { amountOf, type Currency } from '../../lib/money/index.ts';
import { DEFAULT_ZONE, zoneName } from '../../lib/zones/index.ts';
import type { NotificationKind } from '../../platform/vocabulary.ts';
import { NOTIFICATION_WORDS } from './notification.messages.ts';
import type { NotificationRecord } from './notification.reads.ts';
import type { Notification } from './notification.schema.ts';

interface NotificationSentence {
  title: string;
  detail: string;
}

type Data = Record<string, unknown>;

/** Returns the text of a notification in the user's language, filled in from its data. */
export function wordsOf(language: Language, kind: NotificationKind, data: Data): NotificationSentence {
  const words = NOTIFICATION_WORDS[language];
  const say = (name: string): string => String(data[name] ?? '');
  switch (kind) {
    case 'message':
      return { title: words.message(say('from')), detail: say('subject') };
    case 'alert':
      return { title: words.alert(say('from')), detail: say('subject') };
    case 'event_changed':
      return { title: words.eventChanged(say('event')), detail: changed(language, data) };
    case 'approval':
      return approval(language, say);
    case 'low_stock':
      return { title: words.lowStock(Number(say('left'))), detail: say('event') };
    case 'conflict':
      return {
        title: words.conflict,
        detail: [data.number, data.tier, data.event].filter(Boolean).join(', '),
      };
    case 'void_entry':
      return { title: words.voidEntry, detail: `${say('number')}, ${say('tier')}, ${say('event')}` };
    case 'dispute': {
      const amount = amountIn(language, amountOf(say('currency') as Currency, BigInt(say('units'))));
      return { title: words.dispute(amount), detail: say('event') };
    }
    case 'payout':
      return payout(language, say);
    case 'account_change':
      return accountChange(language, say);
    case 'invitation':
      return words.invitation(say('issuer'));
  }
}

function payout(language: Language, say: (name: string) => string): NotificationSentence {
  const words = NOTIFICATION_WORDS[language].payout;
  const what = say('what');
  const amount = amountIn(language, amountOf(say('currency') as Currency, BigInt(say('units'))));
  const title = words.titles[what];
  if (!title) throw new Error(`no text for a payout that is ${what}`);
  return { title: title(amount), detail: say('issuer') };
}

/** Says what changes, until when it can be stopped, and what to do. */
function accountChange(language: Language, say: (name: string) => string): NotificationSentence {
  const words = NOTIFICATION_WORDS[language].accountChange;
  const state = say('state') as keyof typeof words.titles;
  const title = words.titles[state][say('what') as keyof typeof words.titles.done](say('label'));
  const replaced = say('replaces') === '' ? '' : ` ${words.replaces(say('replaces'))}`;
  return { title, detail: `${words.by(say('by'))}${replaced} ${adviceOf(language, state, say('until'))}` };
}

function adviceOf(language: Language, state: 'waiting' | 'done' | 'refused', until: string): string {
  const { waits, done, refused } = NOTIFICATION_WORDS[language].accountChange;
  if (state !== 'waiting') return state === 'done' ? done : refused;
  const time = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZone: DEFAULT_ZONE,
  });
  const at = new Date(until);
  return waits(`${time.format(at)} ${zoneName(at, DEFAULT_ZONE)}`);
}

function approval(language: Language, say: (name: string) => string): NotificationSentence {
  const { round, expense, contract } = NOTIFICATION_WORDS[language].approval;
  switch (say('what')) {
    case 'round': {
      const amount = amountIn(language, amountOf('XLM', BigInt(say('units'))));
      return { title: round, detail: `${amount}, ${say('contract')}` };
    }
    case 'expense':
      return { title: expense, detail: `${say('description')}, ${say('contract')}` };
    default:
      return { title: contract, detail: `${say('contract')}, ${say('event')}` };
  }
}

/** "New: the place and the start. Your ticket stays good." */
function changed(language: Language, { changed: fields, answerUntil }: Data): string {
  const words = NOTIFICATION_WORDS[language];
  const named = Array.isArray(fields) ? fields.map((one) => words.fields[String(one)] ?? String(one)) : [];
  const list = new Intl.ListFormat(language).format(named);
  return answerUntil ? words.changedAsks(list) : words.changed(list);
}

export function presentNotification(
  language: Language,
  { data, readAt, ...record }: NotificationRecord,
): Notification {
  return { ...record, ...wordsOf(language, record.kind, data), isRead: readAt !== null };
}
