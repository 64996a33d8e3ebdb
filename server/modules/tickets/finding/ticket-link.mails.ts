import { layOut, type MailRenderers } from '../../mail/index.ts';
import { linkAddress } from './ticket-link.rules.ts';
import { TICKET_LINK_WORDS } from './ticket-link.words.ts';

/** The mail with the way to one's tickets. The link in it is made here and stands nowhere else. */
export const ticketLinkMails: Pick<MailRenderers, 'find_tickets'> = {
  find_tickets: async ({ parts }, { language, payload }) => {
    const secret = parts.credentials.links.secretOf('find_tickets', String(payload.linkId));
    const url = linkAddress(parts.config.publicUrl, secret);
    const { subject, action, ...letter } = TICKET_LINK_WORDS[language];
    return { subject, ...layOut({ ...letter, action: { label: action, url } }, language), attachments: [] };
  },
};
