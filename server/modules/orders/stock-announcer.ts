import { Coalescer } from '../../platform/concurrency.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import type { Topics } from '../../platform/topics.ts';

const MAX_SUBJECTS = 500;
const INTERVAL_MS = 50;

/** Publishes changes of stock and escrow; coalesces the notifications of a crowd's purchases. */
export class StockAnnouncer {
  readonly #topics: Topics;
  readonly #mail: Mailer;
  readonly #subjects = new Map<string, Coalescer>();

  constructor(topics: Topics, mail: Mailer) {
    this.#topics = topics;
    this.#mail = mail;
  }

  /** Wakes the mailer and publishes the new stock after a sale was committed. */
  announce(eventId: string, issuerId: string): void {
    this.#mail.wake();
    this.#publishSoon(eventId, () => {
      this.#topics.publish('event.stock', eventId, { eventId });
      this.#topics.publish('issuer.stats', issuerId, { issuerId, eventId });
    });
  }

  /** Publishes that money came into a contract's escrow, or that the contract owes more. */
  announceEscrow(contractId: string, issuerId: string): void {
    this.#publishSoon(contractId, () =>
      this.#topics.publish('contract.changed', contractId, { contractId, issuerId }),
    );
  }

  close(): void {
    for (const subject of this.#subjects.values()) subject.stop();
  }

  #publishSoon(name: string, publish: () => void): void {
    let subject = this.#subjects.get(name);
    if (!subject) {
      if (this.#subjects.size >= MAX_SUBJECTS) this.#subjects.clear();
      subject = new Coalescer(INTERVAL_MS, async () => publish());
      this.#subjects.set(name, subject);
    }
    subject.poke();
  }
}
