import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as bodyOf } from 'node:stream/consumers';

export type PhoneProviderName = 'africas-talking' | 'twilio' | 'whatsapp';

/** How the network treats a request. In each case but the last three it takes the message, and the phone receives it. */
export type Treatment =
  | 'fine'
  /** The connection ends before the answer. */
  | 'answer_lost'
  /** The answer says that the server failed. */
  | 'fails_after'
  /** The report comes before the answer. */
  | 'report_first'
  | 'reported_twice'
  | 'report_lost'
  /** The phone is switched off: a report of failure. */
  | 'undelivered'
  /** Too many requests: it is not taken. */
  | 'limited'
  /** It is not taken, and the connection ends. */
  | 'lost_before'
  /** The person has stopped messages at the provider: it is not taken. */
  | 'stopped';

export interface Received {
  to: string;
  text: string;
  reference: string;
}

interface Report {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export const PHONE_ACCOUNT = {
  AFRICASTALKING_USERNAME: 'passa',
  AFRICASTALKING_API_KEY: 'at-key',
  TWILIO_ACCOUNT_SID: 'AC0123456789abcdef0123456789abcdef',
  TWILIO_AUTH_TOKEN: 'twilio-token',
  TWILIO_FROM: '+15005550006',
  WHATSAPP_PHONE_ID: '1055501234',
  WHATSAPP_TOKEN: 'wa-token',
  WHATSAPP_APP_SECRET: 'wa-secret',
  WHATSAPP_VERIFY_TOKEN: 'wa-verify',
};

const SETTINGS: Record<PhoneProviderName, { prefix: string; url: string }> = {
  'africas-talking': { prefix: 'AFRICASTALKING', url: 'AFRICASTALKING_URL' },
  twilio: { prefix: 'TWILIO', url: 'TWILIO_URL' },
  whatsapp: { prefix: 'WHATSAPP', url: 'WHATSAPP_URL' },
};

/** A server that speaks like the providers of messages, with phones behind it, and reports that tests release. */
export class PhoneNetwork {
  /** What phones received, in the order of receipt. */
  readonly received: Received[] = [];
  /** Requests of any outcome. */
  requests = 0;
  /** Chooses how a message is treated; `nth` counts the requests for its number. */
  treat: (message: { to: string; nth: number }) => Treatment = () => 'fine';
  /** The address of the callbacks of Africa's Talking and WhatsApp, as entered in their dashboards. */
  callbackUrl: Partial<Record<PhoneProviderName, string>> = {};
  /** The time of the product, in which lists are read. */
  now: () => Date = () => new Date();
  #waiting: Report[] = [];
  readonly #tries = new Map<string, number>();
  readonly #sent: { sid: string; to: string; body: string; status: string; at: Date }[] = [];
  readonly #server: Server;
  #appUrl = '';

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<PhoneNetwork> {
    const server = createServer();
    const network = new PhoneNetwork(server);
    server.on('request', (request, response) => void network.#answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return network;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Settings of an app that sends by these providers. */
  settings(...providers: PhoneProviderName[]): Record<string, string> {
    return Object.fromEntries(
      providers.flatMap((name) => [
        [SETTINGS[name].url, this.url],
        ...Object.entries(PHONE_ACCOUNT).filter(([key]) => key.startsWith(SETTINGS[name].prefix)),
      ]),
    );
  }

  /** @param appUrl where the product listens, which differs from its public address */
  callTo(appUrl: string): void {
    this.#appUrl = appUrl;
  }

  get waitingReports(): number {
    return this.#waiting.length;
  }

  /** Posts the reports that wait, in an order that the test chooses. */
  async report(order: (reports: Report[]) => Report[] = (reports) => reports): Promise<number[]> {
    const reports = order(this.#waiting);
    this.#waiting = [];
    const statuses: number[] = [];
    for (const report of reports) statuses.push(await this.#post(report));
    return statuses;
  }

  /** A reply of a person to a message. */
  async reply(provider: PhoneProviderName, number: string, text: string): Promise<number> {
    return this.#post(this.#replyOf(provider, number, text));
  }

  textsTo(number: string): string[] {
    return this.received.filter(({ to }) => to === number).map(({ text }) => text);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #post({ url, headers, body }: Report): Promise<number> {
    const { pathname, search } = new URL(url);
    const { status } = await fetch(this.#appUrl + pathname + search, { method: 'POST', headers, body });
    return status;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const { pathname, searchParams } = new URL(request.url ?? '', this.url);
    if (request.method === 'GET') return this.#list(searchParams, response);
    this.requests += 1;
    const provider: PhoneProviderName = pathname.startsWith('/version1')
      ? 'africas-talking'
      : pathname.startsWith('/2010-04-01')
        ? 'twilio'
        : 'whatsapp';
    if (!isAuthorized(provider, request)) return send(response, 401, { error: { code: 190 } });
    const message = READ[provider](body);
    const nth = (this.#tries.get(message.to) ?? 0) + 1;
    this.#tries.set(message.to, nth);
    const treatment = this.treat({ to: message.to, nth });
    if (treatment === 'limited') {
      response.setHeader('retry-after', '5');
      return send(response, 429, { code: 20429, error: { code: 130429 } });
    }
    if (treatment === 'lost_before') return void request.socket.destroy();
    if (treatment === 'stopped') return refuseStopped(provider, response, message.to);
    const reference = this.#take(provider, message);
    await this.#queueReports(provider, { ...message, reference }, treatment);
    if (treatment === 'answer_lost') return void request.socket.destroy();
    if (treatment === 'fails_after') return send(response, 500, { code: 20500, error: { code: 131000 } });
    return accept(provider, response, { to: message.to, reference });
  }

  #take(provider: PhoneProviderName, { to, text }: Message): string {
    const reference = `${{ 'africas-talking': 'ATXid_', twilio: 'SM', whatsapp: 'wamid.' }[provider]}${randomUUID()}`;
    this.received.push({ to, text, reference });
    if (provider === 'twilio')
      this.#sent.unshift({ sid: reference, to, body: text, status: 'delivered', at: this.now() });
    return reference;
  }

  async #queueReports(provider: PhoneProviderName, taken: Taken, treatment: Treatment): Promise<void> {
    if (treatment === 'report_lost') return;
    const states = treatment === 'undelivered' ? ['failed'] : ['sent', 'delivered'];
    const reports = states.map((state) => this.#reportOf(provider, taken, state));
    if (treatment === 'report_first') {
      for (const report of reports) await this.#post(report);
      return;
    }
    this.#waiting.push(...reports, ...(treatment === 'reported_twice' ? reports.toReversed() : []));
  }

  #reportOf(provider: PhoneProviderName, taken: Taken, state: string): Report {
    const { to, reference, callbackUrl = this.callbackUrl[provider] ?? '', id } = taken;
    if (provider === 'africas-talking') {
      const status = { sent: 'Sent', delivered: 'Success', failed: 'Failed' }[state] ?? state;
      const failure = state === 'failed' ? 'UserNotReachable' : '';
      return form(callbackUrl, { id: reference, status, phoneNumber: to, failureReason: failure });
    }
    if (provider === 'twilio') {
      const fields = { MessageSid: reference, MessageStatus: state, To: to };
      return signedForm(callbackUrl, state === 'failed' ? { ...fields, ErrorCode: '30003' } : fields);
    }
    const errors = state === 'failed' ? [{ code: 131026 }] : undefined;
    const status = {
      id: reference,
      status: state,
      recipient_id: to.slice(1),
      biz_opaque_callback_data: id,
      errors,
    };
    return signedJson(callbackUrl, { statuses: [status] });
  }

  #replyOf(provider: PhoneProviderName, number: string, text: string): Report {
    const url = this.callbackUrl[provider] ?? '';
    if (provider === 'africas-talking')
      return form(url, { from: number, to: '20880', text, id: randomUUID() });
    if (provider === 'twilio') return signedForm(url, { From: number, Body: text, MessageSid: randomUUID() });
    return signedJson(url, { messages: [{ from: number.slice(1), type: 'text', text: { body: text } }] });
  }

  #list(query: URLSearchParams, response: ServerResponse): void {
    const since = query.get('DateSent>') ?? '';
    const found = this.#sent.filter(
      ({ to, at }) => to === query.get('To') && at.toISOString().slice(0, 10) >= since,
    );
    send(response, 200, {
      messages: found.map(({ sid, to, body, status, at }) => ({
        ...{ sid, to, body, status, error_code: null },
        date_created: at.toUTCString(),
      })),
    });
  }
}

interface Message {
  to: string;
  text: string;
  callbackUrl?: string;
  id?: string;
}
type Taken = Message & { reference: string };

const READ: Record<PhoneProviderName, (body: string) => Message> = {
  'africas-talking': (body) => {
    const fields = new URLSearchParams(body);
    return { to: fields.get('to') ?? '', text: fields.get('message') ?? '' };
  },
  twilio: (body) => {
    const fields = new URLSearchParams(body);
    const callbackUrl = fields.get('StatusCallback') ?? '';
    return { to: fields.get('To') ?? '', text: fields.get('Body') ?? '', callbackUrl };
  },
  whatsapp: (body) => {
    const message = JSON.parse(body);
    const values = message.template.components[0].parameters.map(({ text }: { text: string }) => text);
    return {
      to: `+${message.to}`,
      text: [message.template.name, message.template.language.code, ...values].join('|'),
      id: message.biz_opaque_callback_data,
    };
  },
};

function isAuthorized(provider: PhoneProviderName, { headers }: IncomingMessage): boolean {
  if (provider === 'africas-talking') return headers.apikey === PHONE_ACCOUNT.AFRICASTALKING_API_KEY;
  if (provider === 'whatsapp') return headers.authorization === `Bearer ${PHONE_ACCOUNT.WHATSAPP_TOKEN}`;
  const key = `${PHONE_ACCOUNT.TWILIO_ACCOUNT_SID}:${PHONE_ACCOUNT.TWILIO_AUTH_TOKEN}`;
  return headers.authorization === `Basic ${Buffer.from(key).toString('base64')}`;
}

function accept(
  provider: PhoneProviderName,
  response: ServerResponse,
  { to, reference }: { to: string; reference: string },
): void {
  const recipient = {
    statusCode: 101,
    number: to,
    status: 'Success',
    cost: 'KES 0.8000',
    messageId: reference,
  };
  const answers = {
    'africas-talking': { SMSMessageData: { Message: 'Sent to 1/1', Recipients: [recipient] } },
    twilio: { sid: reference, status: 'queued' },
    whatsapp: { messages: [{ id: reference }] },
  };
  send(response, provider === 'whatsapp' ? 200 : 201, answers[provider]);
}

/** Africa's Talking says so within an answer of success. */
function refuseStopped(provider: PhoneProviderName, response: ServerResponse, to: string): void {
  const recipient = { statusCode: 406, number: to, status: 'UserInBlacklist', messageId: 'None' };
  const answers = {
    'africas-talking': { SMSMessageData: { Message: 'Sent to 0/1', Recipients: [recipient] } },
    twilio: { code: 21610, message: 'Unsubscribed recipient' },
    whatsapp: { error: { code: 131050 } },
  };
  send(response, provider === 'africas-talking' ? 201 : 400, answers[provider]);
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const form = (url: string, fields: Record<string, string>): Report => ({
  url,
  headers: FORM,
  body: new URLSearchParams(fields).toString(),
});

/** As Twilio signs: the address and the sorted fields. */
export function signedForm(url: string, fields: Record<string, string>): Report {
  const data =
    url +
    Object.keys(fields)
      .sort()
      .map((name) => name + fields[name])
      .join('');
  const signature = createHmac('sha1', PHONE_ACCOUNT.TWILIO_AUTH_TOKEN).update(data).digest('base64');
  return { ...form(url, fields), headers: { ...FORM, 'x-twilio-signature': signature } };
}

function signedJson(url: string, value: object): Report {
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ changes: [{ field: 'messages', value }] }],
  });
  const signature = createHmac('sha256', PHONE_ACCOUNT.WHATSAPP_APP_SECRET).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` };
  return { url, headers, body };
}
