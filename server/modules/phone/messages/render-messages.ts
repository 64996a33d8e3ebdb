import type { Language } from '../../../lib/language/language.ts';
import { SYSTEM_TENANCY } from '../../../platform/access/actor.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { PhoneContent, PhoneMessage, PhoneRenderers } from '../../../platform/phone/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { type Event, eventOfHolder } from '../../events/index.ts';
import { textedCodeOf, textedTicketsUrl } from '../../tickets/index.ts';
import { readValidTickets } from '../orders/order-phone.reads.ts';
import { DATE_LOCALES, PHONE_WORDS, type PhoneWords } from './phone-message.messages.ts';

/** Longest name of an event or place in a message: a longer one is cut. */
const MAX_NAME = 40;

/** Renders messages to phones. */
export const phoneMessages: PhoneRenderers = {
  tickets: async (scope, message) => {
    const count = message.orderId === null ? 0 : await readValidTickets(scope, message.orderId);
    const event = await eventOf(scope, message);
    if (!event || count === 0) return null;
    return content(message, 'tickets', {
      count,
      ...shared(scope, message, event),
      ...(await url(scope, message, event)),
    });
  },
  reminder: async (scope, message) => {
    const event = await eventOf(scope, message);
    if (event?.status !== 'published') return null;
    return content(message, 'reminder', await atVenue(scope, message, event));
  },
  event_changed: async (scope, message) => {
    const event = await eventOf(scope, message);
    if (event?.status !== 'published') return null;
    return content(message, 'event_changed', await atVenue(scope, message, event));
  },
  event_cancelled: async (scope, message) => {
    const event = await eventOf(scope, message);
    if (!event) return null;
    return content(message, 'event_cancelled', {
      ...shared(scope, message, event),
      ...(await url(scope, message, event)),
    });
  },
  code: async (scope, message) =>
    content(message, 'code', {
      code: textedCodeOf(scope.services.secrets.tokenKey, String(message.payload.codeId)),
    }),
  group_message: async ({ services }, message) =>
    content(
      message,
      'group_message',
      groupValues({
        issuer: String(message.payload.issuer),
        body: String(message.payload.body),
        stop: services.phone.stopAddress(message.recipient),
      }),
    ),
};

interface GroupValues {
  /** Name of the organiser. */
  issuer: string;
  body: string;
  /** Address that stops messages. */
  stop: string;
}

const groupValues = ({ issuer, body, stop }: GroupValues): GroupValues => ({
  issuer: short(issuer),
  body,
  stop,
});

/** The text of a message to a group, by which its parts are counted. */
export const groupMessageText = (language: Language, values: GroupValues): string =>
  PHONE_WORDS[language].group_message(groupValues(values));

function content<Kind extends keyof PhoneWords>(
  { language }: PhoneMessage,
  kind: Kind,
  values: Parameters<PhoneWords[Kind]>[0],
): PhoneContent {
  // The key and its values belong together, which the compiler does not follow through the table.
  const words = PHONE_WORDS[language][kind] as (given: typeof values) => string;
  return {
    text: words(values),
    template: { name: `passa_${kind}`, values: Object.values(values).map(String) },
  };
}

async function eventOf(scope: Scope, { eventId }: PhoneMessage): Promise<Event | undefined> {
  return eventId === null ? undefined : eventOfHolder(scope, eventId);
}

const shared = ({ services }: Scope, { recipient, language }: PhoneMessage, event: Event) => ({
  event: short(event.name),
  when: whenText(event.startDate, event.timeZone, language),
  stop: services.phone.stopAddress(recipient),
});

const atVenue = async (scope: Scope, message: PhoneMessage, event: Event) => ({
  ...shared(scope, message, event),
  venue: short(event.venue),
  ...(await url(scope, message, event)),
});

async function url(scope: Scope, { id, orderId }: PhoneMessage, event: Event): Promise<{ url: string }> {
  const link = { messageId: id, orderId, eventId: event.id, endsAt: event.endDate };
  return { url: await inTransaction(scope, (tx) => textedTicketsUrl(tx, link), SYSTEM_TENANCY) };
}

function short(name: string): string {
  const line = name.replaceAll(/\s+/g, ' ').trim();
  return line.length <= MAX_NAME ? line : `${line.slice(0, MAX_NAME - 3).trimEnd()}...`;
}

/** "Sat 12 Dec, 20:00". */
function whenText(at: Date, timeZone: string, language: Language): string {
  const locale = DATE_LOCALES[language];
  const day = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short', day: 'numeric', month: 'short' });
  const time = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return `${day.format(at).replace(',', '')}, ${time.format(at)}`;
}
