import { NotFound } from '../../../platform/failures.ts';
import { GREETING, layOut, type MailRenderers } from '../../../platform/mail/index.ts';
import { findAccount } from '../../identity/index.ts';
import { VALIDATOR_WORDS } from './validator.messages.ts';

/** The mail does not contain the temporary password: the person who registered the validator hands it over. */
export const validatorMails: Pick<MailRenderers, 'validator_invitation'> = {
  validator_invitation: async (scope, { language, payload }) => {
    const account = await findAccount(scope, String(payload.userId));
    if (!account) throw new NotFound('validator');
    const { subject, heading, paragraphs, action } = VALIDATOR_WORDS[language];
    const letter = {
      heading,
      paragraphs: [GREETING[language](account.name), ...paragraphs],
      action: { label: action, url: `${scope.services.config.publicUrl}/auth` },
    };
    return { subject, ...layOut(letter, language), attachments: [] };
  },
};
