import http from 'node:http';
import { machineNow } from '../machine-clock.ts';

/** The most ledgers in one stream. */
const LEDGERS = 200;

/**
 * When ledgers closed: the timestamps at which a listener of the ledger's stream received them, in ms of the machine's
 * clock.
 */
export class HeardCloses {
  readonly #url: URL;
  readonly #moments = new Map<number, number>();
  readonly #waiting = new Map<number, (moment: number) => void>();
  #cursor = 'now';
  #request: http.ClientRequest | undefined;
  #ended = false;

  constructor(url: URL) {
    this.#url = url;
    this.#listen();
  }

  /** The timestamp of a ledger's close; waits until the stream delivers it. */
  of(ledger: number): Promise<number> {
    const heard = this.#moments.get(ledger);
    return heard === undefined
      ? new Promise((resolve) => void this.#waiting.set(ledger, resolve))
      : Promise.resolve(heard);
  }

  end(): void {
    this.#ended = true;
    this.#request?.destroy();
  }

  #listen(): void {
    const address = new URL(`/ledgers?cursor=${this.#cursor}&limit=${LEDGERS}`, this.#url);
    this.#request = http.get(
      address,
      { agent: false, headers: { accept: 'text/event-stream' } },
      (stream) => {
        let text = '';
        stream.setEncoding('utf8');
        stream.on('data', (part: string) => {
          const frames = (text + part).split('\n\n');
          text = frames.pop() ?? '';
          for (const frame of frames) this.#hear(frame);
        });
        stream.on('close', () => this.#again());
      },
    );
    this.#request.on('error', () => undefined);
  }

  #hear(frame: string): void {
    const ledger = Number(/"sequence":(\d+)/.exec(frame)?.[1]);
    this.#cursor = /^id: (\d+)/m.exec(frame)?.[1] ?? this.#cursor;
    if (!Number.isInteger(ledger)) return;
    const moment = machineNow();
    this.#moments.set(ledger, moment);
    this.#waiting.get(ledger)?.(moment);
    this.#waiting.delete(ledger);
  }

  /** A stream ends after this many ledgers, or a minute. */
  #again(): void {
    if (!this.#ended) this.#listen();
  }
}
