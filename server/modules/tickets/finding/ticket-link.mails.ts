import { layOut, type MailRenderers } from '../../../platform/mail/index.ts';
import { TICKET_LINK_WORDS } from './ticket-link.messages.ts';
import { linkAddress } from './ticket-link.rules.ts';

/** Renders the mail with the link to the recipient's tickets. The link is made here and stored nowhere. */
export const ticketLinkMails: Pick<MailRenderers, 'find_tickets'> = {
  find_tickets: async ({ services }, { language, payload }) => {
    const secret = services.credentials.links.secretOf('find_tickets', String(payload.linkId));
    const url = linkAddress(services.config.publicUrl, secret);
    const { subject, action, ...letter } = TICKET_LINK_WORDS[language];
    return { subject, ...layOut({ ...letter, action: { label: action, url } }, language), attachments: [] };
  },
};
