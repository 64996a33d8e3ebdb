import { WebSocket } from 'ws';

const OPENED_AT_ONCE = 100;

/** Many sockets of one process that wait for the same message. */
export class Audience {
  readonly #sockets: WebSocket[] = [];
  #heard = new Set<WebSocket>();
  #waiting: ((last: bigint) => void) | undefined;
  /** The last frame that counted as news, unparsed. */
  lastFrame = '';

  get size(): number {
    return this.#sockets.length;
  }

  get heard(): number {
    return this.#heard.size;
  }

  /**
   * @param greet resolves when the socket may receive news
   * @param isNews distinguishes news from greetings
   */
  async gather(
    count: number,
    open: () => WebSocket,
    greet: (socket: WebSocket) => Promise<void>,
    isNews: (frame: string) => boolean,
  ): Promise<void> {
    while (this.#sockets.length < count) {
      const some = Math.min(OPENED_AT_ONCE, count - this.#sockets.length);
      const opened = await Promise.all(
        Array.from({ length: some }, async () => {
          const socket = open();
          await new Promise<void>((resolve, reject) => {
            socket.once('open', () => resolve());
            socket.once('error', reject);
          });
          await greet(socket);
          socket.on('message', (data) => this.#hear(socket, String(data), isNews));
          return socket;
        }),
      );
      this.#sockets.push(...opened);
    }
  }

  /** Clears who has received. Resolves with the timestamp at which the last socket receives the next message. */
  listen(): Promise<bigint> {
    this.#heard = new Set();
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  #hear(socket: WebSocket, frame: string, isNews: (frame: string) => boolean): void {
    if (!isNews(frame)) return;
    this.#heard.add(socket);
    if (this.#heard.size < this.#sockets.length) return;
    const last = process.hrtime.bigint();
    this.lastFrame = frame;
    this.#waiting?.(last);
    this.#waiting = undefined;
  }
}
