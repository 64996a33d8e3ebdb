import { NotFound } from '../../../failures.ts';
import type { Scope } from '../../../scope.ts';
import { eventOfHolder } from '../../events/index.ts';
import { layOut, type MailContent, type MailRenderers, type OutboxMail } from '../../mail/index.ts';
import { readWaiting } from './waiting.reads.ts';
import type { WaitingRecord } from './waiting.record.ts';

/** How the mails of the waiting list read. The link in them is made here and stands nowhere else. */
export const waitingMails: Pick<MailRenderers, 'waiting_joined' | 'waiting_offer'> = {
  waiting_joined: async (scope, mail) => {
    const { entry, event, url } = await subjectOf(scope, mail);
    return content(`You are on the waiting list for ${event.name}`, {
      heading: 'You are on the waiting list',
      paragraphs: [
        `Hello ${entry.name},`,
        `You wait for ${places(entry)} for ${event.name}. As soon as so many come free and it is your turn, we hold them for you for ${span(event.offerMinutes)} and write to you.`,
      ],
      action: { label: 'See or leave your place', url },
      footnote: 'Was it not you? Leave the place by the link, or just ignore this mail.',
    });
  },
  waiting_offer: async (scope, mail) => {
    const { entry, event, url } = await subjectOf(scope, mail);
    return content(`Your tickets for ${event.name} are free`, {
      heading: 'It is your turn',
      paragraphs: [
        `Hello ${entry.name},`,
        `${places(entry)} for ${event.name} came free. We hold them for you until ${moment(entry.offerUntil)}; then they are offered to the next.`,
      ],
      action: { label: 'Get your tickets', url },
      footnote: 'You need them no more? Leave your place by the same link, and the next is told at once.',
    });
  },
};

function content(subject: string, letter: Parameters<typeof layOut>[0]): MailContent {
  return { subject, ...layOut(letter), attachments: [] };
}

async function subjectOf(scope: Scope, mail: OutboxMail) {
  const id = String(mail.payload.waitingId);
  const entry = await readWaiting(scope.db, { id });
  if (!entry) throw new NotFound('The place in the waiting list');
  const event = await eventOfHolder(scope, entry.eventId);
  const { config, credentials } = scope.parts;
  const secret = credentials.links.secretOf('waiting_list', id);
  const url = `${config.publicUrl}/event-details?slug=${event.slug}&waiting=${secret}`;
  return { entry, event, url };
}

function places({ quantity, tier }: WaitingRecord): string {
  return `${quantity} ${quantity === 1 ? 'ticket' : 'tickets'} (${tier})`;
}

function span(minutes: number): string {
  if (minutes % 1_440 === 0) return minutes === 1_440 ? 'a day' : `${minutes / 1_440} days`;
  if (minutes % 60 === 0) return minutes === 60 ? 'an hour' : `${minutes / 60} hours`;
  return `${minutes} minutes`;
}

function moment(at: Date | null): string {
  return `${(at ?? new Date(0)).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
