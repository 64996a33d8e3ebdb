import { WebSocket } from 'ws';

/** One frame of graphql-ws, unchanged. */
interface Frame {
  type: string;
  id?: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read frames as a client does, field by field
  payload?: any;
}

/** A websocket that sends any frame, and not only those of a client. */
export class RawSocket {
  readonly #socket: WebSocket;
  readonly #frames: Frame[] = [];
  #waiting: ((frame: Frame) => void)[] = [];
  /** Resolves with the close code once the socket has ended. */
  readonly closed: Promise<number>;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    this.closed = new Promise((resolve) => socket.once('close', (code) => resolve(code)));
    socket.on('message', (data) => this.#take(JSON.parse(String(data)) as Frame));
  }

  /** @returns the socket after its greeting was sent; `next` then returns the acknowledgement, if there is one */
  static open(url: string, token?: string): Promise<RawSocket> {
    return RawSocket.greet(url, token ? { authorization: `Bearer ${token}` } : {});
  }

  /** Like `open`, with parameters and headers of the test. */
  static async greet(url: string, payload: object, headers: Record<string, string> = {}): Promise<RawSocket> {
    const address = `${url.replace('http', 'ws')}/graphql`;
    const socket = new WebSocket(address, 'graphql-transport-ws', { headers });
    const raw = new RawSocket(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    raw.send({ type: 'connection_init', payload });
    return raw;
  }

  send(frame: Frame): void {
    this.#socket.send(JSON.stringify(frame));
  }

  /** The next unread frame. */
  next(): Promise<Frame> {
    const frame = this.#frames.shift();
    return frame ? Promise.resolve(frame) : new Promise((resolve) => this.#waiting.push(resolve));
  }

  /**
   * Runs one document.
   * @returns its first response
   */
  async run(query: string): Promise<Frame> {
    this.send({ id: '1', type: 'subscribe', payload: { query } });
    return this.next();
  }

  /** From now on received data fills the buffers. */
  stopReading(): void {
    this.#socket.pause();
  }

  /** Whether the other side is gone; a socket that does not read detects it by writing. */
  wasLetGo(): boolean {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.pong();
    return this.#socket.readyState === WebSocket.CLOSED;
  }

  end(): void {
    this.#socket.terminate();
  }

  #take(frame: Frame): void {
    const reader = this.#waiting.shift();
    if (reader) reader(frame);
    else this.#frames.push(frame);
  }
}
