import { createSecureServer, createServer, type Http2Server, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';

/** How the service treats a push. */
export type PushTreatment =
  | 'fine'
  /** The device no longer has the pass: 410. */
  | 'unregistered'
  /** The token is none of this topic: 400. */
  | 'bad_token'
  /** The certificate is of another topic than the token: 400. */
  | 'other_topic'
  /** The answer never comes. */
  | 'silent'
  /** Too many: 429, to be tried again after a minute. */
  | 'limited'
  | 'fails'
  /** The connection ends before the answer. */
  | 'lost';

interface Push {
  token: string;
  topic: string;
  type: string;
  body: string;
  /** Common name of the client's certificate, over TLS. */
  client: string | null;
}

const ANSWERS: Partial<Record<PushTreatment, { status: number; reason: string }>> = {
  unregistered: { status: 410, reason: 'Unregistered' },
  bad_token: { status: 400, reason: 'BadDeviceToken' },
  other_topic: { status: 400, reason: 'DeviceTokenNotForTopic' },
  limited: { status: 429, reason: 'TooManyRequests' },
  fails: { status: 500, reason: 'InternalServerError' },
};

interface Tls {
  cert: string;
  key: string;
  /** Authorities of the clients. */
  ca: string[];
}

/** A server that speaks like the Apple Push Notification service. */
export class PushService {
  /** Pushes that were taken, in the order of receipt. */
  readonly taken: Push[] = [];
  requests = 0;
  /** Chooses how a push is treated; `nth` counts those to the device. */
  treat: (push: { token: string; nth: number }) => PushTreatment = () => 'fine';
  readonly #server: Http2Server;
  readonly #sessions = new Set<ServerHttp2Session>();
  readonly #tries = new Map<string, number>();
  readonly #isTls: boolean;

  private constructor(tls?: Tls) {
    this.#isTls = tls !== undefined;
    this.#server = tls
      ? createSecureServer({ ...tls, requestCert: true, rejectUnauthorized: true })
      : createServer();
    this.#server.on('session', (session) => {
      this.#sessions.add(session);
      session.on('close', () => this.#sessions.delete(session));
    });
    this.#server.on('stream', (stream, headers) => {
      let body = '';
      stream.setEncoding('utf8');
      stream.on('error', () => undefined);
      stream.on('data', (part) => {
        body += part;
      });
      stream.on('end', () => {
        this.requests += 1;
        const token = String(headers[':path']).replace('/3/device/', '');
        const nth = (this.#tries.get(token) ?? 0) + 1;
        this.#tries.set(token, nth);
        const treatment = this.treat({ token, nth });
        if (treatment === 'silent') return;
        if (treatment === 'lost') return stream.session?.destroy();
        const answer = ANSWERS[treatment];
        if (answer) {
          stream.respond({
            ':status': answer.status,
            ...(treatment === 'limited' && { 'retry-after': '120' }),
          });
          return stream.end(JSON.stringify({ reason: answer.reason }));
        }
        const socket = stream.session?.socket as { getPeerCertificate?(): { subject: { CN: string } } };
        this.taken.push({
          token,
          topic: String(headers['apns-topic']),
          type: String(headers['apns-push-type']),
          body,
          client: socket?.getPeerCertificate?.().subject.CN ?? null,
        });
        stream.respond({ ':status': 200 });
        return stream.end();
      });
    });
  }

  static async open(tls?: Tls): Promise<PushService> {
    const service = new PushService(tls);
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return this.#isTls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  }

  async close(): Promise<void> {
    for (const session of this.#sessions) session.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
