import { NotFound } from '../../../failures.ts';
import { layOut, type MailRenderers } from '../../mail/index.ts';
import { readInvitationForMail } from './partner.reads.ts';
import { INVITATION_LIFE, invitationAddress } from './partner.rules.ts';

/** How the mails to partners read. The link in them is made here and stands nowhere else. */
export const partnerMails: Pick<MailRenderers, 'partner_invitation'> = {
  partner_invitation: async (scope, mail) => {
    const invitation = await readInvitationForMail(scope, String(mail.payload.partnerId));
    if (!invitation) throw new NotFound('The invitation');
    const { issuerName, invitedBy, name, role } = invitation;
    const { config, credentials } = scope.parts;
    const secret = credentials.links.secretOf('partner_invitation', String(mail.payload.linkId));
    return {
      subject: `${issuerName} invites you to be a partner`,
      ...layOut({
        heading: `${issuerName} wants to share revenue with you`,
        paragraphs: [
          `Hello ${name},`,
          `${invitedBy} of ${issuerName} invites you as ${ROLE_WORDS[role]} on Passa.`,
          'As a partner you see the contracts that you have a share of, and your share of what an event brings is paid into a wallet of your own, which is made when you accept.',
          `You can accept or decline. The link works once, for ${INVITATION_LIFE}.`,
        ],
        action: { label: 'Answer the invitation', url: invitationAddress(config.publicUrl, secret) },
        footnote: 'If you do not know this organiser, you can ignore this mail.',
      }),
      attachments: [],
    };
  },
};

const ROLE_WORDS = {
  partner: 'a partner',
  musician: 'a musician',
  sponsor: 'a sponsor',
  venue: 'the venue',
} as const;
