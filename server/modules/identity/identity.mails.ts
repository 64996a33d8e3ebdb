import type { Scope } from '../../scope.ts';
import { type Letter, layOut, type MailContent, type MailRenderers, type OutboxMail } from '../mail/index.ts';
import { type LinkPurpose, linkAddress } from './links/link.rules.ts';

/** How the mails about accounts read. The links in them are made here and stand nowhere else. */
export const identityMails: Pick<MailRenderers, 'reset_password' | 'verify_email' | 'password_changed'> = {
  reset_password: async (scope, mail) =>
    content('Reset your Passa password', {
      heading: 'Choose a new password',
      paragraphs: [
        `Hello ${nameIn(mail)},`,
        'You asked to reset the password of your Passa account. The link works once, for 30 minutes.',
      ],
      action: { label: 'Choose a new password', url: linkIn(scope, mail, 'reset_password') },
      footnote: 'If you did not ask for this, you can ignore this mail; your password stays as it is.',
    }),
  verify_email: async (scope, mail) =>
    content('Confirm your e-mail address', {
      heading: 'Welcome to Passa',
      paragraphs: [
        `Hello ${nameIn(mail)},`,
        'Please confirm that this is your e-mail address. The link works once, for 24 hours.',
      ],
      action: { label: 'Confirm my address', url: linkIn(scope, mail, 'verify_email') },
      footnote: 'If you did not make an account with us, you can ignore this mail.',
    }),
  password_changed: async (scope, mail) =>
    content('Your Passa password was changed', {
      heading: 'Your password was changed',
      paragraphs: [
        `Hello ${nameIn(mail)},`,
        'The password of your Passa account was changed, and your other sessions were ended.',
        'If it was not you, please choose a new password right away.',
      ],
      action: { label: 'Go to sign-in', url: `${scope.parts.config.publicUrl}/auth` },
    }),
};

function content(subject: string, letter: Letter): MailContent {
  return { subject, ...layOut(letter), attachments: [] };
}

function nameIn(mail: OutboxMail): string {
  return typeof mail.payload.name === 'string' ? mail.payload.name : 'there';
}

function linkIn({ parts }: Scope, mail: OutboxMail, purpose: LinkPurpose): string {
  const secret = parts.credentials.links.secretOf(purpose, String(mail.payload.linkId));
  return linkAddress(parts.config.publicUrl, purpose, secret);
}
