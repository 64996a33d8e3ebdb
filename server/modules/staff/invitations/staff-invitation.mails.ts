import { NotFound } from '../../../platform/failures.ts';
import { GREETING, layOut, type MailRenderers } from '../../../platform/mail/index.ts';
import { STAFF_INVITATION_WORDS } from './staff-invitation.messages.ts';
import { readInvitationById } from './staff-invitation.reads.ts';
import { STAFF_INVITATION_DAYS, staffInvitationAddress } from './staff-invitation.rules.ts';

/** Renders the mail to an invited person. Its link is made here and stored nowhere else. */
export const staffMails: Pick<MailRenderers, 'staff_invitation'> = {
  staff_invitation: async (scope, { language, payload }) => {
    const invitation = await readInvitationById(scope, String(payload.invitationId));
    if (!invitation) throw new NotFound('invitation');
    const { issuerName, invitedBy, name, role } = invitation;
    const { config, credentials } = scope.services;
    const secret = credentials.links.secretOf('staff_invitation', String(payload.linkId));
    const where = issuerName ?? 'Passa';
    const words = STAFF_INVITATION_WORDS[language];
    const letter = {
      heading: words.heading(where),
      paragraphs: [
        GREETING[language](name),
        words.summary(invitedBy, where, words.roles[role]),
        words.life(STAFF_INVITATION_DAYS),
      ],
      action: { label: words.action, url: staffInvitationAddress(config.publicUrl, secret) },
      footnote: words.footnote,
    };
    return { subject: words.subject(invitedBy, where), ...layOut(letter, language), attachments: [] };
  },
};
