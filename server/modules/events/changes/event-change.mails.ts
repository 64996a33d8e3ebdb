import { calendarEntry, eventTime } from '../../../lib/documents/index.ts';
import type { Language } from '../../../lib/language/language.ts';
import { type Letter, layOut, type MailRenderers, type OutboxMail } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { printedEventOf } from '../event.present.ts';
import { eventOfHolder } from '../event.queries.ts';
import type { Event } from '../event.schema.ts';
import { EVENT_CHANGE_WORDS } from './event-change.messages.ts';
import type { Change } from './holder-change.rules.ts';

interface Payload {
  eventId: string;
  changes: Change[];
  note: string | null;
  /** Until when the holders can answer; absent or null: they are not asked. */
  answerUntil?: string | null;
}

/** Renders the mail to ticket holders about a change; its calendar entry replaces the earlier one. */
export const eventMails: Pick<MailRenderers, 'event_changed'> = {
  event_changed: async (scope, mail) => {
    const { language, payload } = mail;
    const { eventId, changes, note, answerUntil } = payload as unknown as Payload;
    const event = await eventOfHolder(scope, eventId);
    const printed = printedEventOf(event, scope.services.config.publicUrl);
    const { date, time } = eventTime(event.startDate, event.endDate, event.timeZone, language);
    const until = isStillAsked(answerUntil, event, scope.clock.now()) ? answerUntil : null;
    const words = EVENT_CHANGE_WORDS[language];
    const heading = words.changed(event.name);
    const paragraphs = [
      words.intro,
      ...changes.map((change) => sentence(language, change, event.timeZone)),
      ...(note === null ? [] : [words.note(event.issuer.name, note)]),
      words.now(date, time, event.venue),
      until ? words.asks(momentWords(language, until, event.timeZone)) : words.staysGood,
    ];
    const actions = until
      ? await answerLinks(scope, mail, event)
      : { action: { label: words.action, url: printed.url }, footnote: words.footnote };
    return {
      subject: heading,
      ...layOut({ heading, paragraphs, ...actions }, language),
      attachments: [
        {
          name: 'event.ics',
          type: 'text/calendar; charset=utf-8; method=PUBLISH',
          content: Buffer.from(calendarEntry({ event: printed, id: event.id, now: scope.clock.now() })),
        },
      ],
    };
  },
};

function sentence(language: Language, { field, before, after }: Change, timeZone: string): string {
  const { change, fields } = EVENT_CHANGE_WORDS[language];
  const isMoment = field === 'startDate' || field === 'endDate';
  const words = (value: string): string => (isMoment ? momentWords(language, value, timeZone) : value);
  return change(fields[field], words(after), words(before));
}

function momentWords(language: Language, iso: string, timeZone: string): string {
  const moment = new Date(iso);
  const { date, time } = eventTime(moment, moment, timeZone, language);
  return `${date}, ${time}`;
}

/** A mail that is sent late asks nothing any more. */
const isStillAsked = (until: string | null | undefined, event: Event, now: Date): boolean =>
  until != null && new Date(until) > now && event.endDate > now && event.status === 'published';

/** Links to the recipient's tickets with an answer chosen. The page asks for a tap, because mail scanners open links. */
async function answerLinks(
  scope: Scope,
  mail: OutboxMail,
  event: Event,
): Promise<Pick<Letter, 'action' | 'alternative'>> {
  const { keep, moneyBack } = EVENT_CHANGE_WORDS[mail.language];
  const url = await scope.services.ticketLinks.ofMail(scope, mail, { id: event.id, endsAt: event.endDate });
  return {
    action: { label: keep, url: `${url}&answer=keep` },
    alternative: { label: moneyBack, url: `${url}&answer=money_back` },
  };
}
