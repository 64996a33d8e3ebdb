import { eventTime } from '../../../lib/documents/index.ts';
import { plainTextOf } from '../../../lib/rich-text/rich-text.ts';
import { layOut, type MailRenderers } from '../../../platform/mail/index.ts';
import type { Scope } from '../../../platform/scope.ts';
import { eventOfHolder, printedEventOf } from '../../events/index.ts';
import { findPageOwner } from '../issuer-page.queries.ts';
import { FOLLOWER_WORDS } from './follower.messages.ts';

const EXCERPT_LENGTH = 280;

/** Renders the mails to followers. Their links are made here and stored nowhere. */
export const followerMails: Pick<MailRenderers, 'confirm_follow' | 'event_announced'> = {
  confirm_follow: async (scope, { language, payload }) => {
    const { followerId, issuerId, follows } = payload as {
      followerId: string;
      issuerId: string;
      follows: boolean;
    };
    const { name, slug } = await findPageOwner(scope, issuerId);
    const { confirm, follows: known, unsubscribe } = FOLLOWER_WORDS[language];
    const words = follows ? known : confirm;
    const { publicUrl } = scope.services.config;
    const url = follows
      ? `${publicUrl}/issuers/${slug}`
      : `${publicUrl}/follow#token=${scope.services.credentials.links.secretOf('confirm_follow', followerId)}`;
    const unsubscribeUrl = unsubscribeUrlOf(scope, followerId);
    const letter = layOut(
      {
        heading: words.subject(name),
        paragraphs: [words.summary(name)],
        action: { label: words.action, url },
        footnote: words.footnote,
        ...(follows && { footLink: { label: unsubscribe, url: unsubscribeUrl } }),
      },
      language,
    );
    return { subject: words.subject(name), ...letter, attachments: [], unsubscribeUrl };
  },
  event_announced: async (scope, { language, payload }) => {
    const { followerId, eventId } = payload as { followerId: string; eventId: string };
    const event = await eventOfHolder(scope, eventId);
    const { url } = printedEventOf(event, scope.services.config.publicUrl);
    const { date, time } = eventTime(event.startDate, event.endDate, event.timeZone, language);
    const { announced, unsubscribe } = FOLLOWER_WORDS[language];
    const unsubscribeUrl = unsubscribeUrlOf(scope, followerId);
    const letter = layOut(
      {
        heading: announced.subject(event.issuer.name, event.name),
        paragraphs: [announced.when(date, time, event.venue), excerpt(plainTextOf(event.description))],
        action: { label: announced.action, url },
        footnote: announced.footnote(event.issuer.name),
        footLink: { label: unsubscribe, url: unsubscribeUrl },
      },
      language,
    );
    const subject = announced.subject(event.issuer.name, event.name);
    return { subject, ...letter, attachments: [], unsubscribeUrl };
  },
};

export function unsubscribeUrlOf({ services }: Scope, followerId: string): string {
  const secret = services.credentials.links.secretOf('stop_following', followerId);
  return `${services.config.publicUrl}/unfollow?token=${secret}`;
}

/** The beginning of a description in one line, cut between words. */
function excerpt(description: string): string {
  const line = description.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= EXCERPT_LENGTH) return line;
  return `${line.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, '')}…`;
}
