/**
 * Points at which a test may kill the process, in the order of a purchase; then the one after each round of a
 * cancellation, those of waitlist offers, those of a release of revenue, those of a contract that becomes final, the one
 * between a webhook and the record that it was sent, the one after each batch of an announcement, the one after each order
 * whose tickets got new codes, the one after each date of a series, and the one between the number of a receipt and its commit; those around a request to send a
 * message to a phone; the one before the first piece of a draw, and the one after each.
 */
export const FAILPOINTS = [
  'purchase.before_hold',
  'purchase.held',
  'intent.prepared',
  'intent.before_send',
  'intent.sent',
  'intent.applied_before_record',
  'intent.recorded',
  'purchase.before_issue',
  'purchase.issued',
  'purchase.before_answer',
  'cancellation.round',
  'waiting.lapsed',
  'waiting.offered',
  'round.before_trigger',
  'round.triggered',
  'round.prepared',
  'round.before_authorize',
  'round.authorized',
  'round.before_execute',
  'round.intended',
  'round.before_release',
  'round.released',
  'contract.before_finalize',
  'contract.intended',
  'contract.before_final',
  'contract.final',
  'payment.before_request',
  'payment.requested',
  'refund.before_request',
  'refund.requested',
  'payout.before_request',
  'payout.requested',
  'webhook.sent',
  'announcement.batch',
  'renewal.order',
  'series.date',
  'receipts.numbered',
  'phone.before_send',
  'phone.sent',
  'draw.key',
  'draw.piece',
] as const;
export type Failpoint = (typeof FAILPOINTS)[number];

/** Used instead of a name: the parent process names the failpoint by a message, when it is time. */
export const BY_MESSAGE = 'by-message';

const FORM = /^([a-z_.]+)(?::([1-9]\d{0,5}))?$/;

/**
 * Kills this process, as a power failure would, when it reaches a failpoint for the nth time. Tests use it to check
 * that work interrupted half way is repaired; the settings refuse it in production.
 */
export class Failpoints {
  readonly #die: () => void;
  #name: Failpoint | undefined;
  #left = 0;

  /**
   * @param spec `<name>`, `<name>:<nth>` or `by-message`; undefined: none
   * @throws RangeError for an unknown name
   */
  constructor(spec: string | undefined, die: () => void = killThisProcess) {
    this.#die = die;
    if (spec === BY_MESSAGE) this.#hear();
    else this.#arm(spec);
  }

  #arm(spec: string | undefined): void {
    const [, name, nth] = FORM.exec(spec ?? '') ?? [];
    this.#name = FAILPOINTS.find((known) => known === name);
    if (spec !== undefined && this.#name === undefined)
      throw new RangeError(`FAILPOINT ${spec} is not known`);
    this.#left = Number(nth ?? 1);
  }

  #hear(): void {
    process.on('message', (message: { failpoint?: string }) => {
      this.#arm(message.failpoint);
      process.send?.({ armed: message.failpoint });
    });
    // A process that listens to its parent must still be able to exit.
    process.channel?.unref();
  }

  reach(name: Failpoint): void {
    if (name !== this.#name) return;
    this.#left -= 1;
    if (this.#left === 0) this.#die();
  }
}

function killThisProcess(): void {
  process.kill(process.pid, 'SIGKILL');
}
