import {
  type Letter,
  layOut,
  type MailContent,
  type MailRenderers,
  type OutboxMail,
} from '../../platform/mail/index.ts';
import type { Scope } from '../../platform/scope.ts';
import type { SecurityChange } from './factors/notify-security.ts';
import { ACCOUNT_LETTERS } from './identity.messages.ts';
import { type LinkPurpose, linkAddress } from './links/link.rules.ts';

/** Renders the mails about accounts. Their links are made here and stored nowhere. */
export const identityMails: Pick<
  MailRenderers,
  'reset_password' | 'verify_email' | 'password_changed' | 'account_security'
> = {
  reset_password: async (scope, mail) =>
    content('reset_password', mail, linkIn(scope, mail, 'reset_password')),
  verify_email: async (scope, mail) => content('verify_email', mail, linkIn(scope, mail, 'verify_email')),
  password_changed: async (scope, mail) =>
    content('password_changed', mail, `${scope.services.config.publicUrl}/auth`),
  account_security: async (scope, mail) => aboutSecurity(scope, mail),
};

/** Links in the mails that have one of their own. */
const LINKS: Partial<Record<SecurityChange, LinkPurpose>> = {
  recovery_requested: 'recover_factors',
  recovery_started: 'stop_recovery',
};

function aboutSecurity(scope: Scope, mail: OutboxMail): MailContent {
  const { hello, somebody, account_security } = ACCOUNT_LETTERS[mail.language];
  const { name, change, left } = mail.payload;
  const words = account_security.changes[change as SecurityChange];
  const { heading, paragraph } = words;
  const purpose = LINKS[change as SecurityChange];
  const letter: Letter = {
    heading,
    paragraphs: [
      hello(typeof name === 'string' ? name : somebody),
      paragraph,
      ...(typeof left === 'number' ? [account_security.left(left)] : []),
      words.notYou ?? account_security.notYou,
    ],
    action: {
      label: words.action ?? account_security.action,
      url: purpose
        ? linkIn(scope, mail, purpose)
        : `${scope.services.config.publicUrl}/account/settings#security`,
    },
  };
  return { subject: heading, ...layOut(letter, mail.language), attachments: [] };
}

function content(
  kind: Exclude<keyof typeof identityMails, 'account_security'>,
  mail: OutboxMail,
  url: string,
): MailContent {
  const { hello, somebody, account_security: _, ...letters } = ACCOUNT_LETTERS[mail.language];
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
