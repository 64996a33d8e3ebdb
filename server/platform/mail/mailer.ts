import { createTransport, type Transporter } from 'nodemailer';
import type { Jobs } from '../jobs/jobs.ts';
import type { Scope } from '../scope.ts';
import type { MailState } from './mail.rules.ts';
import type { MailContent, MailRenderers } from './mail-content.ts';
import type { OutboxMail } from './outbox-mail.ts';

export const MAIL_JOB = 'mail.send';

export interface MailRoomOptions {
  /** undefined: mails are kept in the outbox and not sent. */
  smtpUrl: string | undefined;
  from: string;
  renderers: MailRenderers;
  jobs: Jobs;
}

const WAKE_MS = 500;

/** Renders and sends mails. The outbox decides which, and when. */
export class Mailer {
  readonly #options: MailRoomOptions;
  readonly #transport: Transporter | undefined;
  #waking: NodeJS.Timeout | undefined;

  constructor(options: MailRoomOptions) {
    this.#options = options;
    this.#transport = options.smtpUrl === undefined ? undefined : createTransport(options.smtpUrl);
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
      attachments: content.attachments.map(({ name, type, content: bytes }) => ({
        filename: name,
        contentType: type,
        content: bytes,
      })),
    });
  }

  close(): void {
    clearTimeout(this.#waking);
    this.#transport?.close();
  }
}
