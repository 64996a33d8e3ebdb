import {
  type Letter,
  layOut,
  type MailContent,
  type MailRenderers,
  type OutboxMail,
} from '../../platform/mail/index.ts';
import type { Scope } from '../../platform/scope.ts';
import { ACCOUNT_LETTERS } from './identity.messages.ts';
import { type LinkPurpose, linkAddress } from './links/link.rules.ts';

/** Renders the mails about accounts. Their links are made here and stored nowhere. */
export const identityMails: Pick<MailRenderers, 'reset_password' | 'verify_email' | 'password_changed'> = {
  reset_password: async (scope, mail) =>
    content('reset_password', mail, linkIn(scope, mail, 'reset_password')),
  verify_email: async (scope, mail) => content('verify_email', mail, linkIn(scope, mail, 'verify_email')),
  password_changed: async (scope, mail) =>
    content('password_changed', mail, `${scope.services.config.publicUrl}/auth`),
};

function content(kind: keyof typeof identityMails, mail: OutboxMail, url: string): MailContent {
  const { hello, somebody, ...letters } = ACCOUNT_LETTERS[mail.language];
  const { subject, heading, paragraphs, action, footnote } = letters[kind];
  const name = typeof mail.payload.name === 'string' ? mail.payload.name : somebody;
  const letter: Letter = {
    heading,
    paragraphs: [hello(name), ...paragraphs],
    action: { label: action, url },
    footnote,
  };
  return { subject, ...layOut(letter, mail.language), attachments: [] };
}

function linkIn({ services }: Scope, mail: OutboxMail, purpose: LinkPurpose): string {
  const secret = services.credentials.links.secretOf(purpose, String(mail.payload.linkId));
  return linkAddress(services.config.publicUrl, purpose, secret);
}
