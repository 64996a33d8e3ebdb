import { layOut, type MailRenderers } from '../../mail/index.ts';
import { linkAddress } from './ticket-link.rules.ts';

/** The mail with the way to one's tickets. The link in it is made here and stands nowhere else. */
export const ticketLinkMails: Pick<MailRenderers, 'find_tickets'> = {
  find_tickets: async ({ parts }, mail) => {
    const secret = parts.credentials.links.secretOf('find_tickets', String(mail.payload.linkId));
    const letter = layOut({
      heading: 'Here are your tickets',
      paragraphs: [
        'Somebody, most likely you, asked for the tickets that were bought with this e-mail address.',
        'The link works once, for 30 minutes. It shows your tickets with their codes, ready to save or print.',
      ],
      action: { label: 'Show my tickets', url: linkAddress(parts.config.publicUrl, secret) },
      footnote: 'If you did not ask for this, you can ignore this mail. Do not pass the link on.',
    });
    return { subject: 'Your tickets', ...letter, attachments: [] };
  },
};
