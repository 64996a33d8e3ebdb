import { countryCodeOf, readPhoneNumber } from '../../../lib/phone/phone-number.ts';
import {
  type OutgoingMessage,
  type PhoneCallback,
  type PhoneEvent,
  type PhoneProvider,
  SEND_TIMEOUT_MS,
  type SendOutcome,
} from '../../../platform/phone/index.ts';
import { choiceIn } from '../choice.rules.ts';
import { exchange, type Fields, isObject, objectsOf, outcomeOf, textOf } from '../exchange.ts';

/** Kenya, Uganda, Tanzania, Rwanda, Burundi, Ethiopia, Malawi, Zambia, Nigeria, Ghana, Ivory Coast, Senegal, South Africa. */
const COUNTRIES = ['254', '256', '255', '250', '257', '251', '265', '260', '234', '233', '225', '221', '27'];

interface Account {
  baseUrl: string;
  username: string;
  apiKey: string;
  /** The sender's name or short code; null: the provider's own. */
  sender: string | null;
}

/**
 * SMS by Africa's Talking. A request has no name of ours and there is no question about one, so only a delivery report
 * resolves a request without an answer. Reports are unsigned: their address cannot be guessed.
 */
export class AfricasTalking implements PhoneProvider {
  readonly name = 'africas-talking';
  readonly channel = 'sms';
  readonly #account: Account;
  readonly #timeoutMs: number;

  constructor(account: Account, timeoutMs = SEND_TIMEOUT_MS) {
    this.#account = account;
    this.#timeoutMs = timeoutMs;
  }

  serves(number: string): boolean {
    return COUNTRIES.includes(countryCodeOf(number) ?? '');
  }

  async send({ to, text }: OutgoingMessage): Promise<SendOutcome> {
    const { baseUrl, username, apiKey, sender } = this.#account;
    const form = new URLSearchParams({ username, to, message: text, enqueue: '1' });
    if (sender !== null) form.set('from', sender);
    const headers = {
      apiKey,
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const call = { method: 'POST' as const, headers, body: form.toString() };
    return outcomeOf(await exchange(`${baseUrl}/version1/messaging`, call, this.#timeoutMs), readAnswer);
  }

  parse({ body }: PhoneCallback): PhoneEvent[] {
    const form = new URLSearchParams(body.toString('utf8'));
    const from = readPhoneNumber(form.get('from') ?? '');
    const wants = choiceIn(form.get('text') ?? '');
    if (from !== undefined) return wants === undefined ? [] : [{ about: 'choice', number: from, wants }];
    const number = readPhoneNumber(form.get('phoneNumber') ?? '') ?? null;
    const reference = form.get('id');
    const state = STATES[form.get('status') ?? ''];
    if (reference && state)
      return [
        { about: 'message', reference, messageId: null, number, state, failure: form.get('failureReason') },
      ];
    // A person has opted out of the sender at the provider.
    if (number !== null && form.has('senderId')) return [{ about: 'choice', number, wants: false }];
    return [];
  }
}

const STATES: Readonly<Record<string, 'sent' | 'delivered' | 'failed'>> = {
  Sent: 'sent',
  Submitted: 'sent',
  Buffered: 'sent',
  Success: 'delivered',
  Rejected: 'failed',
  Failed: 'failed',
  AbsentSubscriber: 'failed',
  Expired: 'failed',
};

const ACCEPTED = ['100', '101', '102'];
/** In the black list, and on the national list of people who want no messages. */
const OPTED_OUT = ['406', '409'];
/** The gateway failed: the message may be on its way. */
const UNCLEAR = ['500', '501'];

/** An answer of status 201 may name a failure inside. */
function readAnswer(status: number, fields: Fields): SendOutcome {
  if (status === 401 || status === 403) return { kind: 'not_sent', reason: 'credentials' };
  if (status >= 500) return { kind: 'unknown', detail: `status ${status}` };
  if (status >= 400) return { kind: 'rejected', reason: `status ${status}` };
  const data = isObject(fields.SMSMessageData) ? fields.SMSMessageData : {};
  const [recipient] = objectsOf(data.Recipients);
  if (recipient) return recipientOutcome(recipient);
  const message = textOf(data.Message) ?? 'no recipient';
  if (message === 'InvalidSenderId') return { kind: 'not_sent', reason: 'credentials' };
  return { kind: 'unknown', detail: message };
}

function recipientOutcome(recipient: Fields): SendOutcome {
  const code = textOf(recipient.statusCode) ?? '';
  const reference = textOf(recipient.messageId);
  if (ACCEPTED.includes(code) && reference && reference !== 'None') return { kind: 'accepted', reference };
  if (OPTED_OUT.includes(code)) return { kind: 'opted_out' };
  if (code === '405') return { kind: 'not_sent', reason: 'credit' };
  if (code === '402') return { kind: 'not_sent', reason: 'credentials' };
  const reason = `${code} ${textOf(recipient.status) ?? ''}`.trim();
  const isUnclear = code === '' || ACCEPTED.includes(code) || UNCLEAR.includes(code);
  return isUnclear ? { kind: 'unknown', detail: reason } : { kind: 'rejected', reason };
}
