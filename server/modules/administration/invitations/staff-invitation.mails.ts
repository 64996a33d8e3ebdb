import { NotFound } from '../../../failures.ts';
import { layOut, type MailRenderers } from '../../mail/index.ts';
import { readInvitationById } from './staff-invitation.reads.ts';
import { STAFF_INVITATION_LIFE, staffInvitationAddress } from './staff-invitation.rules.ts';

/** How the mail to somebody who is to join reads. The link in it is made here and stands nowhere else. */
export const staffMails: Pick<MailRenderers, 'staff_invitation'> = {
  staff_invitation: async (scope, mail) => {
    const invitation = await readInvitationById(scope, String(mail.payload.invitationId));
    if (!invitation) throw new NotFound('The invitation');
    const { issuerName, invitedBy, name, role } = invitation;
    const { config, credentials } = scope.parts;
    const secret = credentials.links.secretOf('staff_invitation', String(mail.payload.linkId));
    const where = issuerName ?? 'Passa';
    return {
      subject: `${invitedBy} invites you to ${where}`,
      ...layOut({
        heading: `Join ${where}`,
        paragraphs: [
          `Hello ${name},`,
          `${invitedBy} invites you to ${where} as ${role.replace('_', ' ')}.`,
          `The link works once, for ${STAFF_INVITATION_LIFE}.`,
        ],
        action: { label: 'Accept the invitation', url: staffInvitationAddress(config.publicUrl, secret) },
        footnote: 'If you do not know who invites you, you can ignore this mail.',
      }),
      attachments: [],
    };
  },
};
