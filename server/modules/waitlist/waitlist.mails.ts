import { eventTime } from '../../lib/documents/index.ts';
import type { Language } from '../../lib/language/language.ts';
import { NotFound } from '../../platform/failures.ts';
import {
  GREETING,
  layOut,
  type MailContent,
  type MailRenderers,
  type OutboxMail,
} from '../../platform/mail/index.ts';
import type { Scope } from '../../platform/scope.ts';
import { eventOfHolder } from '../events/index.ts';
import { WAITLIST_MESSAGES } from './waitlist.messages.ts';
import { readWaiting } from './waitlist.reads.ts';

/** Renders the mails of the waitlist. Their link is made here and stored nowhere. */
export const waitlistMails: Pick<MailRenderers, 'waiting_joined' | 'waiting_offer' | 'waiting_cancelled'> = {
  waiting_joined: async (scope, mail) => {
    const subject = await subjectOf(scope, mail);
    const words = WAITLIST_MESSAGES[mail.language].joined;
    return content(mail, words, subject, words.summary(subject.wanted, span(mail.language, subject.minutes)));
  },
  waiting_offer: async (scope, mail) => {
    const subject = await subjectOf(scope, mail);
    const words = WAITLIST_MESSAGES[mail.language].offer;
    return content(
      mail,
      words,
      subject,
      words.summary(subject.wanted, moment(mail.language, subject.until, subject.timeZone)),
    );
  },
  waiting_cancelled: async (scope, mail) => {
    const subject = await subjectOf(scope, mail);
    const words = WAITLIST_MESSAGES[mail.language].cancelled;
    const url = `${scope.services.config.publicUrl}/events`;
    return content(mail, words, { ...subject, url }, words.summary(subject.wanted));
  },
};

type Subject = Awaited<ReturnType<typeof subjectOf>>;
type Words = (typeof WAITLIST_MESSAGES)[Language]['joined' | 'offer' | 'cancelled'];

function content(
  { language }: OutboxMail,
  { subject, heading, action, footnote }: Words,
  { name, wanted, url }: Subject,
  summary: string,
): MailContent {
  const paragraphs = [GREETING[language](name), summary];
  const letter = layOut({ heading, paragraphs, action: { label: action, url }, footnote }, language);
  return { subject: subject(wanted.event), ...letter, attachments: [] };
}

async function subjectOf(scope: Scope, mail: OutboxMail) {
  const id = String(mail.payload.waitingId);
  const entry = await readWaiting(scope.db, { id });
  if (!entry) throw new NotFound('placeInTheWaitingList');
  const event = await eventOfHolder(scope, entry.eventId);
  const { config, credentials } = scope.services;
  const secret = credentials.links.secretOf('waiting_list', id);
  const { name, quantity, tier, offerUntil } = entry;
  return {
    name,
    wanted: { quantity, tier, event: event.name },
    minutes: event.offerMinutes,
    until: offerUntil ?? new Date(0),
    timeZone: event.timeZone,
    url: `${config.publicUrl}/event-details?slug=${event.slug}&waiting=${secret}`,
  };
}

function span(language: Language, minutes: number): string {
  const words = WAITLIST_MESSAGES[language].span;
  if (minutes % 1_440 === 0) return words.days(minutes / 1_440);
  return minutes % 60 === 0 ? words.hours(minutes / 60) : words.minutes(minutes);
}

function moment(language: Language, at: Date, timeZone: string): string {
  const { date, time } = eventTime(at, at, timeZone, language);
  return `${date}, ${time}`;
}
