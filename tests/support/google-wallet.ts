import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as bodyOf } from 'node:stream/consumers';
import { jwtVerify } from 'jose';

/** How the service treats a request. */
export type GoogleTreatment =
  | 'fine'
  /** The access token is taken no longer: 401. */
  | 'token_ended'
  /** 503. */
  | 'unavailable'
  | 'limited'
  /** 400. */
  | 'refused'
  /** The connection ends before the answer; nothing was stored. */
  | 'lost_before'
  /** The connection ends before the answer, after it was stored. */
  | 'lost_after';

export interface GoogleRequest {
  method: string;
  kind: string;
  id: string;
}

// biome-ignore lint/suspicious/noExplicitAny: JSON of any shape
type Fields = Record<string, any>;

export const GOOGLE_ISSUER = '3388000000012345678';
const EMAIL = 'tickets@passa-test.iam.gserviceaccount.com';

/** A server that speaks like the REST API of Google Wallet, and gives out its access tokens. */
export class GoogleWalletService {
  readonly classes = new Map<string, Fields>();
  readonly objects = new Map<string, Fields>();
  readonly requests: GoogleRequest[] = [];
  /** Access tokens that were given out. */
  tokens = 0;
  treat: (request: GoogleRequest) => GoogleTreatment = () => 'fine';
  /** The time of the product. */
  now: () => Date = () => new Date();
  readonly #server: Server;
  readonly #valid = new Set<string>();
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2_048 });

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async open(): Promise<GoogleWalletService> {
    const service = new GoogleWalletService();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Verifies what the service account has signed. */
  get publicKey(): KeyObject {
    return this.#keys.publicKey;
  }

  get settings(): Record<string, string> {
    const key = {
      type: 'service_account',
      client_email: EMAIL,
      private_key: this.#keys.privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: `${this.url}/token`,
    };
    return {
      GOOGLE_WALLET_URL: this.url,
      GOOGLE_WALLET_ISSUER: GOOGLE_ISSUER,
      GOOGLE_WALLET_KEY: Buffer.from(JSON.stringify(key)).toString('base64'),
    };
  }

  /** The content of a link "Save to Google Wallet". */
  async readLink(url: string): Promise<Fields> {
    const jwt = url.replace('https://pay.google.com/gp/v/save/', '');
    const { payload } = await jwtVerify(jwt, this.publicKey, {
      issuer: EMAIL,
      audience: 'google',
      algorithms: ['RS256'],
      currentDate: this.now(),
    });
    return payload;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    if (request.url === '/token') return this.#giveToken(body, response);
    const [, , , kind = '', rest = ''] = (request.url ?? '').split('/');
    const fields: Fields = JSON.parse(body);
    const asked = {
      method: request.method ?? '',
      kind,
      id: request.method === 'POST' ? fields.id : decodeURIComponent(rest),
    };
    this.requests.push(asked);
    const treatment = this.treat(asked);
    if (treatment === 'token_ended') this.#valid.clear();
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    if (!this.#valid.has(token)) return fail(response, 401, 'UNAUTHENTICATED');
    if (treatment === 'unavailable') return fail(response, 503, 'UNAVAILABLE');
    if (treatment === 'limited') {
      response.setHeader('retry-after', '120');
      return fail(response, 429, 'RESOURCE_EXHAUSTED');
    }
    if (treatment === 'refused') return fail(response, 400, 'INVALID_ARGUMENT');
    if (treatment === 'lost_before') return void request.socket.destroy();
    const status = this.#store(asked, fields);
    if (treatment === 'lost_after') return void request.socket.destroy();
    if (status !== 200) return fail(response, status, status === 409 ? 'ALREADY_EXISTS' : 'NOT_FOUND');
    return send(response, 200, fields);
  }

  #store({ method, kind, id }: GoogleRequest, fields: Fields): number {
    const all = kind === 'eventTicketClass' ? this.classes : this.objects;
    const known = all.get(id);
    if (kind === 'eventTicketObject' && !this.classes.has(fields.classId ?? known?.classId)) return 404;
    if (method === 'POST' && known) return 409;
    if (method === 'PATCH' && !known) return 404;
    const merged = { ...known, ...fields };
    all.set(id, Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)));
    return 200;
  }

  async #giveToken(body: string, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(body);
    try {
      const { payload } = await jwtVerify(form.get('assertion') ?? '', this.publicKey, {
        issuer: EMAIL,
        audience: `${this.url}/token`,
        algorithms: ['RS256'],
        currentDate: this.now(),
      });
      if (payload.scope !== 'https://www.googleapis.com/auth/wallet_object.issuer') throw new Error('scope');
    } catch {
      return send(response, 400, { error: 'invalid_grant' });
    }
    const token = randomUUID();
    this.#valid.add(token);
    this.tokens += 1;
    return send(response, 200, { access_token: token, expires_in: 3_600, token_type: 'Bearer' });
  }
}

const fail = (response: ServerResponse, code: number, status: string): void =>
  send(response, code, { error: { code, status, message: 'The request of the test was refused.' } });

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
