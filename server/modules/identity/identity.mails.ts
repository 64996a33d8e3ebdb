import type { Language } from '../../lib/language/language.ts';
import {
  type Letter,
  layOut,
  type MailContent,
  type MailRenderers,
  type OutboxMail,
} from '../../platform/mail/index.ts';
import type { Scope } from '../../platform/scope.ts';
import type { FactorRule, SecurityChange, SignInPlace } from './factors/notify-security.ts';
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
  email_change_old: 'change_email_old',
  email_change_new: 'change_email_new',
  email_change_delayed: 'stop_email_change',
};

function aboutSecurity(scope: Scope, mail: OutboxMail): MailContent {
  const { hello, somebody, account_security } = ACCOUNT_LETTERS[mail.language];
  const { name, change, left, signIn, newEmail, rule } = mail.payload;
  const words = account_security.changes[change as SecurityChange];
  const { heading, paragraph } = words;
  const purpose = LINKS[change as SecurityChange];
  const letter: Letter = {
    heading,
    paragraphs: [
      hello(typeof name === 'string' ? name : somebody),
      paragraph,
      ...(signIn ? [signInWords(signIn as SignInPlace, mail.language)] : []),
      ...(rule ? [ruleWords(rule as FactorRule, mail.language)] : []),
      ...(typeof newEmail === 'string' ? [account_security.newAddress(newEmail)] : []),
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

/** Device, place and time of a sign-in in a sentence. Names in it are what a request may forge: they stay short. */
function signInWords({ browser, system, network, country, at }: SignInPlace, language: Language): string {
  const { device, place, unknownDevice } = ACCOUNT_LETTERS[language].account_security;
  const locale = localeOf(language);
  const countryName = country && (new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country);
  return place({
    device: browser === undefined ? unknownDevice : system ? device(browser, system) : browser,
    network: countryName ? `${countryName}, ${network}` : network,
    time: timeWords(at, language),
  });
}

function ruleWords({ organisation, since }: FactorRule, language: Language): string {
  const { required } = ACCOUNT_LETTERS[language].account_security;
  return required({ organisation, since: timeWords(since, language) });
}

const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

function timeWords(at: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  return format.format(new Date(at));
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
