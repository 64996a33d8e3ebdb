import { calendarEntry, eventTime } from '../../../lib/documents/index.ts';
import type { Language } from '../../../lib/language/language.ts';
import { layOut, type MailRenderers } from '../../../platform/mail/index.ts';
import { printedEventOf } from '../event.present.ts';
import { eventOfHolder } from '../event.queries.ts';
import { EVENT_CHANGE_WORDS } from './event-change.messages.ts';
import type { Change } from './holder-change.rules.ts';

/** Renders the mail to ticket holders about a change; its calendar entry replaces the earlier one. */
export const eventMails: Pick<MailRenderers, 'event_changed'> = {
  event_changed: async (scope, { language, payload }) => {
    const { eventId, changes, note } = payload as { eventId: string; changes: Change[]; note: string | null };
    const event = await eventOfHolder(scope, eventId);
    const printed = printedEventOf(event, scope.services.config.publicUrl);
    const { date, time } = eventTime(event.startDate, event.endDate, event.timeZone, language);
    const words = EVENT_CHANGE_WORDS[language];
    const heading = words.changed(event.name);
    const paragraphs = [
      words.intro,
      ...changes.map((change) => sentence(language, change, event.timeZone)),
      ...(note === null ? [] : [words.note(event.issuer.name, note)]),
      words.now(date, time, event.venue),
      words.staysGood,
    ];
    const action = { label: words.action, url: printed.url };
    return {
      subject: heading,
      ...layOut({ heading, paragraphs, action, footnote: words.footnote }, language),
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
