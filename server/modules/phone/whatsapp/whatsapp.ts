import { createHmac, timingSafeEqual } from 'node:crypto';
import { readPhoneNumber } from '../../../lib/phone/phone-number.ts';
import {
  type OutgoingMessage,
  type PhoneCallback,
  type PhoneEvent,
  type PhoneProvider,
  SEND_TIMEOUT_MS,
  type SendOutcome,
} from '../../../platform/phone/index.ts';
import { choiceIn } from '../choice.rules.ts';
import { exchange, type Fields, isObject, objectsOf, outcomeOf, parsedObject, textOf } from '../exchange.ts';

interface Account {
  /** With the version of the API. */
  baseUrl: string;
  phoneId: string;
  token: string;
  /** Signs callbacks. */
  appSecret: string;
  /** The word by which Meta checks the address for callbacks. */
  verifyToken: string;
}

/**
 * WhatsApp Cloud API: messages are templates that Meta has approved. A request carries our id, which reports give back;
 * there is no question about an unanswered request.
 */
export class WhatsApp implements PhoneProvider {
  readonly name = 'whatsapp';
  readonly channel = 'whatsapp';
  readonly #account: Account;
  readonly #timeoutMs: number;

  constructor(account: Account, timeoutMs = SEND_TIMEOUT_MS) {
    this.#account = account;
    this.#timeoutMs = timeoutMs;
  }

  serves(): boolean {
    return true;
  }

  async send({ id, to, template, language }: OutgoingMessage): Promise<SendOutcome> {
    const { baseUrl, phoneId, token } = this.#account;
    const parameters = template.values.map((text) => ({ type: 'text', text }));
    const message = {
      messaging_product: 'whatsapp',
      to: to.slice(1),
      type: 'template',
      template: {
        name: template.name,
        language: { code: language },
        components: [{ type: 'body', parameters }],
      },
      biz_opaque_callback_data: id,
    };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const call = { method: 'POST' as const, headers, body: JSON.stringify(message) };
    const url = `${baseUrl}/${encodeURIComponent(phoneId)}/messages`;
    return outcomeOf(await exchange(url, call, this.#timeoutMs), readAnswer);
  }

  parse({ headers, body }: PhoneCallback): PhoneEvent[] {
    if (!isSigned(body, headers['x-hub-signature-256'], this.#account.appSecret)) return [];
    const changes = objectsOf(parsedObject(body.toString('utf8'))?.entry).flatMap(({ changes }) =>
      objectsOf(changes),
    );
    return changes.flatMap(({ value }) => (isObject(value) ? eventsIn(value) : []));
  }

  confirmAddress(query: Readonly<Record<string, string>>): string | undefined {
    const isOurs =
      query['hub.mode'] === 'subscribe' && query['hub.verify_token'] === this.#account.verifyToken;
    return isOurs ? query['hub.challenge'] : undefined;
  }
}

function isSigned(body: Buffer, signature: unknown, appSecret: string): boolean {
  if (typeof signature !== 'string' || !signature.startsWith('sha256=')) return false;
  const expected = createHmac('sha256', appSecret).update(body).digest();
  const given = Buffer.from(signature.slice('sha256='.length), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const STATES: Readonly<Record<string, 'sent' | 'delivered' | 'failed' | undefined>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  failed: 'failed',
};

function eventsIn(value: Fields): PhoneEvent[] {
  const reports = objectsOf(value.statuses).flatMap((status): PhoneEvent[] => {
    const reference = textOf(status.id);
    const state = STATES[textOf(status.status) ?? ''];
    if (!reference || !state) return [];
    const messageId = textOf(status.biz_opaque_callback_data);
    const failure = textOf(objectsOf(status.errors)[0]?.code);
    return [{ about: 'message', reference, messageId, number: null, state, failure }];
  });
  const choices = objectsOf(value.messages).flatMap((message): PhoneEvent[] => {
    const number = readPhoneNumber(`+${textOf(message.from) ?? ''}`);
    const reply = isObject(message.text)
      ? message.text.body
      : isObject(message.button)
        ? message.button.text
        : null;
    const wants = choiceIn(textOf(reply) ?? '');
    return number === undefined || wants === undefined ? [] : [{ about: 'choice', number, wants }];
  });
  return [...reports, ...choices];
}

/** Limits of the app, the number, and of messages to one person. */
const BUSY = ['4', '80007', '130429', '131048', '131056'];
const CREDENTIALS = ['0', '3', '10', '190', '131005', '131031', '131042'];
/** Meta's own failures, which do not say whether the message was taken. */
const UNCLEAR = ['1', '2', '131000', '131016', '133004'];
/** The person has stopped messages of the business. */
const OPTED_OUT = ['131050'];

function readAnswer(status: number, fields: Fields): SendOutcome {
  if (status < 300) {
    const reference = textOf(objectsOf(fields.messages)[0]?.id);
    return reference ? { kind: 'accepted', reference } : { kind: 'unknown', detail: 'no ID' };
  }
  const code = isObject(fields.error) ? textOf(fields.error.code) : null;
  return refusal(status, code ?? '');
}

function refusal(status: number, code: string): SendOutcome {
  if (BUSY.includes(code)) return { kind: 'not_sent', reason: 'busy' };
  if (OPTED_OUT.includes(code)) return { kind: 'opted_out' };
  if (status === 401 || CREDENTIALS.includes(code)) return { kind: 'not_sent', reason: 'credentials' };
  const reason = code || `status ${status}`;
  return UNCLEAR.includes(code) || status >= 500
    ? { kind: 'unknown', detail: reason }
    : { kind: 'rejected', reason };
}
