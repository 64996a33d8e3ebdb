import { GREETING, layOut, type MailRenderers } from '../../../platform/mail/index.ts';
import { OWNER_WORDS } from './owner.messages.ts';
import type { OwnerEvent } from './owner-change.ts';

/** Renders the mail to the owners of an organisation. */
export const ownerMails: Pick<MailRenderers, 'owners_changed'> = {
  owners_changed: async (scope, { language, payload }) => {
    const where = String(payload.where);
    const words = OWNER_WORDS[language];
    const person = `${payload.person} (${payload.email})`;
    const letter = {
      heading: words.heading,
      paragraphs: [
        GREETING[language](String(payload.name)),
        words.events[payload.event as OwnerEvent](person, where, String(payload.by)),
      ],
      action: { label: words.action, url: `${scope.services.config.publicUrl}/dashboard?tab=users` },
      footnote: words.footnote,
    };
    return { subject: words.subject(where), ...layOut(letter, language), attachments: [] };
  },
};
