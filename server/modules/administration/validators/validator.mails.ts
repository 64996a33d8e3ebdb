import { NotFound } from '../../../failures.ts';
import { findAccount } from '../../identity/index.ts';
import { layOut, type MailRenderers } from '../../mail/index.ts';

/** The temporary password is not in it: whoever registered the validator tells it to him. */
export const validatorMails: Pick<MailRenderers, 'validator_invitation'> = {
  validator_invitation: async (scope, mail) => {
    const account = await findAccount(scope, String(mail.payload.userId));
    if (!account) throw new NotFound('The validator');
    return {
      subject: 'You are to validate tickets with Passa',
      ...layOut({
        heading: 'Welcome at the door',
        paragraphs: [
          `Hello ${account.name},`,
          'An account was made for you to let people in. Sign in with this address and the temporary password that you are told by whoever made it.',
          'The temporary password works once, for 24 hours. Choose one of your own right away, in Settings.',
        ],
        action: { label: 'Go to sign-in', url: `${scope.parts.config.publicUrl}/auth` },
      }),
      attachments: [],
    };
  },
};
