import net from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = /\r\ncontent-length: (\d+)/i;

export type Answered = (status: number, body: Buffer, head: string) => void;

/**
 * A kept-alive HTTP/1.1 connection with minimal CPU cost, since it shares the cores with the measured process. One
 * exchange at a time; requests are ready-made bytes.
 */
export class HttpConnection {
  readonly #socket: net.Socket;
  #received: Buffer = Buffer.alloc(0);
  #answered: Answered | undefined;

  private constructor(socket: net.Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#read(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => this.#finish(0, Buffer.alloc(0), ''));
  }

  static open(url: URL): Promise<HttpConnection> {
    return new Promise((resolve, reject) => {
      const socket = net.connect(Number(url.port), url.hostname);
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.off('error', reject);
        resolve(new HttpConnection(socket));
      });
    });
  }

  /** Status 0 means that the connection ended before the response did. */
  exchange(request: string, answered: Answered): void {
    this.#answered = answered;
    if (this.#socket.destroyed) this.#finish(0, Buffer.alloc(0), '');
    else this.#socket.write(request);
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    const received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnd = received.indexOf(HEAD_END);
    const head = headEnd < 0 ? '' : received.toString('latin1', 0, headEnd);
    const length = LENGTH.exec(head)?.[1];
    // The product sends a content length; a chunked response would not be one of the measured ones.
    if (headEnd >= 0 && length === undefined) return void this.#socket.destroy();
    const end = headEnd + HEAD_END.length + Number(length ?? 0);
    if (headEnd < 0 || received.length < end) {
      this.#received = received;
      return;
    }
    this.#received = Buffer.alloc(0);
    this.#finish(Number(head.slice(9, 12)), received.subarray(headEnd + HEAD_END.length, end), head);
  }

  #finish(status: number, body: Buffer, head: string): void {
    const answered = this.#answered;
    this.#answered = undefined;
    answered?.(status, body, head);
  }
}
