import { calendarEntry, EVENT_ZONE, eventTime } from '../../documents/index.ts';
import { layOut, type MailRenderers } from '../mail/index.ts';
import { eventOfHolder } from './find-event.ts';
import type { Change } from './holder-change.rules.ts';
import { printedEventOf } from './printed-event.ts';

/** What holders of tickets read when their event changes; the calendar entry replaces the one that they have. */
export const eventMails: Pick<MailRenderers, 'event_changed'> = {
  event_changed: async (scope, mail) => {
    const { eventId, changes, note } = mail.payload as {
      eventId: string;
      changes: Change[];
      note: string | null;
    };
    const event = await eventOfHolder(scope, eventId);
    const printed = printedEventOf(event, scope.parts.config.publicUrl);
    const { date, time } = eventTime(event.startDate, event.endDate, EVENT_ZONE);
    return {
      subject: `${event.name} has changed`,
      ...layOut({
        heading: `${event.name} has changed`,
        paragraphs: [
          'You hold a ticket for this event, and the organiser has changed it:',
          ...changes.map(sentence),
          ...(note === null ? [] : [`${event.issuer.name} says: ${note}`]),
          `It now takes place on ${date}, ${time}, at ${event.venue}.`,
          'Your ticket stays good: there is nothing to do. The attached calendar entry replaces the earlier one.',
        ],
        action: { label: 'Look at the event', url: printed.url },
        footnote: 'If you cannot come any more, please answer the organiser.',
      }),
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

const LABELS: Record<Change['field'], string> = {
  name: 'Name',
  venue: 'Place',
  startDate: 'Start',
  endDate: 'End',
};

function sentence({ field, before, after }: Change): string {
  const isMoment = field === 'startDate' || field === 'endDate';
  const words = (value: string): string => (isMoment ? momentWords(value) : value);
  return `${LABELS[field]}: ${words(after)} (before: ${words(before)})`;
}

function momentWords(iso: string): string {
  const moment = new Date(iso);
  const { date, time } = eventTime(moment, moment, EVENT_ZONE);
  return `${date}, ${time}`;
}
