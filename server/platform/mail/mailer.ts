import type { Transporter } from 'nodemailer';
import { SYSTEM_TENANCY } from '../access/actor.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Scope } from '../scope.ts';
import type { OutboxMail } from './mail.reads.ts';
import type { MailKind, MailState } from './mail.rules.ts';
import { claimMail, recordAttempt } from './mail.writes.ts';
import { smtpTransport } from './smtp-transport.ts';

export interface MailAttachment {
  name: string;
  /** Media type, with a charset where one matters. */
  type: string;
  content: Buffer;
  /** The id by which the HTML shows it as a picture, with `cid:`; undefined: it is a file to keep. */
  contentId?: string;
}

export interface MailContent {
  subject: string;
  text: string;
  html: string;
  attachments: MailAttachment[];
  /** Page that unsubscribes the recipient, and does so at once for a POST (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Renders a mail from its outbox row; reads further data as the system. */
type MailRenderer = (scope: Scope, mail: OutboxMail) => Promise<MailContent>;

/** A kind without a renderer does not compile. */
export type MailRenderers = Record<MailKind, MailRenderer>;

export const MAIL_JOB = 'mail.send';

export interface MailerOptions {
  /** undefined: mails are kept in the outbox and not sent. */
  smtpUrl: string | undefined;
  from: string;
  renderers: MailRenderers;
  jobs: Jobs;
}

const WAKE_MS = 500;

/** Renders and sends mails. The outbox decides which, and when. */
export class Mailer {
  readonly #options: MailerOptions;
  readonly #transport: Transporter | undefined;
  #waking: NodeJS.Timeout | undefined;

  constructor(options: MailerOptions) {
    this.#options = options;
    this.#transport = options.smtpUrl === undefined ? undefined : smtpTransport(options.smtpUrl);
  }

  get sends(): boolean {
    return this.#transport !== undefined;
  }

  /** The initial state of an outbox row, for code that inserts its own. */
  get firstState(): MailState {
    return this.sends ? 'queued' : 'kept';
  }

  /** Requests delivery of queued mails. Cheap to call for each of many: they are sent together. */
  wake(): void {
    if (!this.sends || this.#waking) return;
    this.#waking = setTimeout(() => {
      this.#waking = undefined;
      // The timetable runs within a minute, so a lost request loses no mail.
      this.#options.jobs.ask(MAIL_JOB).catch(() => undefined);
    }, WAKE_MS);
    this.#waking.unref();
  }

  async render(scope: Scope, mail: OutboxMail): Promise<MailContent> {
    return this.#options.renderers[mail.kind](scope, mail);
  }

  /** Sends a mail through the server. Throws the error of the server or the network. */
  async send(scope: Scope, mail: OutboxMail): Promise<void> {
    if (!this.#transport) throw new Error('No mail server is configured.');
    const content = await this.render(scope, mail);
    await this.#transport.sendMail({
      // The same for every attempt, so that a mail sent twice shows once.
      messageId: `<${mail.id}@passa>`,
      date: mail.createdAt,
      from: this.#options.from,
      to: { name: '', address: mail.recipient },
      subject: content.subject,
      text: content.text,
      html: content.html,
      headers: unsubscribeHeaders(content),
      attachments: content.attachments.map(({ name, type, content: bytes, contentId }) => ({
        filename: name,
        contentType: type,
        content: bytes,
        ...(contentId !== undefined && { cid: contentId }),
      })),
    });
  }

  close(): void {
    clearTimeout(this.#waking);
    this.#transport?.close();
  }
}

/** List-Unsubscribe of RFC 2369, with the one-click form of RFC 8058. */
function unsubscribeHeaders({ unsubscribeUrl }: MailContent): Record<string, string> {
  if (unsubscribeUrl === undefined) return {};
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

const AT_MOST = 500;

/** Sends due mails, oldest first, one after the other. Returns the number of sent mails. */
export async function sendQueuedMail(scope: Scope): Promise<number> {
  let sent = 0;
  for (let taken = 0; taken < AT_MOST && scope.services.mail.sends; taken += 1) {
    const mail = await inTransaction(scope, claimMail, SYSTEM_TENANCY);
    if (!mail) break;
    if (await attempt(scope, mail)) sent += 1;
  }
  return sent;
}

async function attempt(scope: Scope, mail: OutboxMail): Promise<boolean> {
  const error = await scope.services.mail.send(scope, mail).then(
    () => undefined,
    (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
  );
  const state = await inTransaction(scope, (tx) => recordAttempt(tx, mail, error), SYSTEM_TENANCY);
  if (state !== 'sent')
    scope.services.log.warn({ mail: mail.id, kind: mail.kind, state, reason: error }, 'a mail was not sent');
  return state === 'sent';
}
