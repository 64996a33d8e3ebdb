import type { Config } from '../../../platform/config/config.ts';
import { smtpTransport } from '../../../platform/mail/smtp-transport.ts';
import { type Finding, findingsOf } from './finding.ts';

const { good, warning, fault } = findingsOf('mail');

/** Reads the TXT records of a name; empty when there are none. */
export type ReadText = (name: string) => Promise<string[]>;

/** Selectors that common mail services use. */
const USUAL_SELECTORS = [
  ...[
    'default',
    'dkim',
    'mail',
    'smtp',
    'mx',
    'google',
    'selector1',
    'selector2',
    's1',
    's2',
    'k1',
    'k2',
    'k3',
  ],
  ...[
    'pm',
    'resend',
    'mandrill',
    'mailgun',
    'zoho',
    'brevo',
    'sendinblue',
    'protonmail',
    'fm1',
    'fm2',
    'fm3',
  ],
];

/**
 * Checks that mails can be sent, and that recipients can recognise them as ours: SPF (RFC 7208), DKIM (RFC 6376) and
 * DMARC (RFC 7489) of the sender's domain.
 */
export async function checkMail(
  {
    smtpUrl,
    mailFrom,
    mailDkimSelector: selector,
  }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailDkimSelector'>,
  readText: ReadText,
): Promise<Finding[]> {
  if (smtpUrl === undefined)
    return [fault('SMTP_URL is not set: no mail is sent.', 'Set SMTP_URL and MAIL_FROM.')];
  const domain = /@([^\s>@]+)>?\s*$/.exec(mailFrom)?.[1]?.toLowerCase() ?? '';
  const findings = [await checkServer(smtpUrl)];
  if (/(^|\.)(test|example|invalid|localhost|local)$/.test(domain))
    return [
      ...findings,
      fault(`MAIL_FROM is of ${domain}, which no one can answer.`, 'Set MAIL_FROM to an address of yours.'),
    ];
  const [spf, dmarc, dkim] = await Promise.all([
    readText(domain),
    readText(`_dmarc.${domain}`),
    Promise.all(
      (selector === undefined ? USUAL_SELECTORS : [selector]).map((one) =>
        readText(`${one}._domainkey.${domain}`),
      ),
    ),
  ]);
  return [
    ...findings,
    judgeSpf(domain, spf),
    judgeDkim(domain, dkim.flat(), selector),
    dmarc.some((text) => /^v=DMARC1\b/i.test(text))
      ? good(`${domain} has a DMARC policy.`)
      : warning(
          `${domain} has no DMARC policy.`,
          `Publish a TXT record at _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:…`,
        ),
  ];
}

async function checkServer(smtpUrl: string): Promise<Finding> {
  const transport = smtpTransport(smtpUrl);
  try {
    await transport.verify();
    return good('The mail server accepts our login.');
  } catch (error) {
    const code = (error as { code?: string }).code ?? 'no answer';
    return fault(`The mail server refuses us (${code}).`, 'Check SMTP_URL: host, port, user and password.');
  } finally {
    transport.close();
  }
}

/** Judges the SPF record among the TXT records of a domain. */
export function judgeSpf(domain: string, texts: readonly string[]): Finding {
  const records = texts.filter((text) => /^v=spf1(\s|$)/i.test(text));
  const advice = `Publish one TXT record at ${domain} that names your mail service, such as: v=spf1 include:… ~all`;
  if (records.length === 0) return fault(`${domain} has no SPF record: mails land in spam folders.`, advice);
  if (records.length > 1)
    return fault(`${domain} has ${records.length} SPF records, which count as none.`, advice);
  if (/(^|\s)\+?all(\s|$)/i.test(records[0] ?? ''))
    return fault(`The SPF record of ${domain} lets every server send.`, 'End it with ~all or -all.');
  return good(`${domain} has an SPF record.`);
}

function judgeDkim(domain: string, texts: readonly string[], selector: string | undefined): Finding {
  // A key without content is a revoked one.
  if (texts.some((text) => /(^|;)\s*p=[A-Za-z0-9+/]/.test(text))) return good(`${domain} has a DKIM key.`);
  const advice = 'Publish the DKIM key that your mail service gives you.';
  if (selector !== undefined)
    return fault(`${domain} has no DKIM key under the selector ${selector}.`, advice);
  return warning(
    `${domain} has no DKIM key under the usual selectors.`,
    `${advice} If it has another selector, name it in MAIL_DKIM_SELECTOR.`,
  );
}
