import { NotFound } from '../../../platform/failures.ts';
import { GREETING, layOut, type MailRenderers } from '../../../platform/mail/index.ts';
import { PARTNER_INVITATION_WORDS } from './partner.messages.ts';
import { readInvitationForMail } from './partner.reads.ts';
import { INVITATION_DAYS, invitationAddress } from './partner.rules.ts';

/** Renders the mails to partners. Their link is made here and stored nowhere else. */
export const partnerMails: Pick<MailRenderers, 'partner_invitation'> = {
  partner_invitation: async (scope, { language, payload }) => {
    const invitation = await readInvitationForMail(scope, String(payload.partnerId));
    if (!invitation) throw new NotFound('invitation');
    const { issuerName, invitedBy, name, role } = invitation;
    const { config, credentials } = scope.services;
    const secret = credentials.links.secretOf('partner_invitation', String(payload.linkId));
    const words = PARTNER_INVITATION_WORDS[language];
    const mail = {
      heading: words.heading(issuerName),
      paragraphs: [
        GREETING[language](name),
        words.invited(invitedBy, issuerName, words.roles[role]),
        words.about,
        words.life(INVITATION_DAYS),
      ],
      action: { label: words.action, url: invitationAddress(config.publicUrl, secret) },
      footnote: words.footnote,
    };
    return { subject: words.subject(issuerName), ...layOut(mail, language), attachments: [] };
  },
};
