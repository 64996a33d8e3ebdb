import { readPhoneNumber } from '../../../lib/phone/phone-number.ts';
import {
  type FoundMessage,
  type OutgoingMessage,
  type PhoneCallback,
  type PhoneEvent,
  type PhoneProvider,
  SEND_TIMEOUT_MS,
  type SendOutcome,
  type SoughtMessage,
} from '../../../platform/phone/index.ts';
import { choiceIn } from '../choice.rules.ts';
import { type Exchange, exchange, type Fields, objectsOf, outcomeOf, textOf } from '../exchange.ts';
import { isSigned, OPTED_OUT, STATES } from './twilio.rules.ts';

interface Account {
  baseUrl: string;
  accountSid: string;
  authToken: string;
  /** A number, or the SID of a messaging service, which begins with MG. */
  from: string;
}

/** Clocks differ by seconds. */
const CLOCK_SKEW_MS = 60_000;
const PAGE = 100;

/**
 * SMS by Twilio. A request has no name of ours, but messages to a number are listed with their texts, and each of ours
 * has a link or a code of its own: so an unanswered request is found.
 */
export class Twilio implements PhoneProvider {
  readonly name = 'twilio';
  readonly channel = 'sms';
  readonly #account: Account;
  readonly #timeoutMs: number;

  constructor(account: Account, timeoutMs = SEND_TIMEOUT_MS) {
    this.#account = account;
    this.#timeoutMs = timeoutMs;
  }

  serves(): boolean {
    return true;
  }

  async send({ to, text, callbackUrl }: OutgoingMessage): Promise<SendOutcome> {
    const { from } = this.#account;
    const form = new URLSearchParams({ To: to, Body: text, StatusCallback: callbackUrl });
    form.set(from.startsWith('MG') ? 'MessagingServiceSid' : 'From', from);
    return outcomeOf(await this.#call('POST', '', form), readAnswer);
  }

  /** Looks through the messages to the number since the day of the request, newest first. */
  async find({ to, text, attemptedAt }: SoughtMessage): Promise<FoundMessage> {
    const query = new URLSearchParams({ To: to, PageSize: String(PAGE) });
    const since = new Date(attemptedAt.getTime() - CLOCK_SKEW_MS);
    query.set('DateSent>', since.toISOString().slice(0, 10));
    const answer = await this.#call('GET', `?${query}`);
    if (answer.kind !== 'answer' || answer.status !== 200) return { kind: 'unknown' };
    const messages = objectsOf(answer.fields.messages);
    const own = messages.find(
      ({ body, date_created: created }) =>
        body === text && Date.parse(textOf(created) ?? '') >= since.getTime(),
    );
    const reference = textOf(own?.sid);
    if (!own || reference === null)
      // A page that is full may hide the message.
      return messages.length < PAGE && Array.isArray(answer.fields.messages)
        ? { kind: 'absent' }
        : { kind: 'unknown' };
    const state = STATES[textOf(own.status) ?? ''] ?? 'accepted';
    return { kind: 'found', reference, state, failure: textOf(own.error_code) };
  }

  parse({ url, headers, body }: PhoneCallback): PhoneEvent[] {
    const form = new URLSearchParams(body.toString('utf8'));
    if (!isSigned({ url, form, signature: headers['x-twilio-signature'] }, this.#account.authToken))
      return [];
    const reference = form.get('MessageSid') ?? form.get('SmsSid');
    const state = STATES[form.get('MessageStatus') ?? ''];
    if (reference && state) {
      const messageId = new URL(url).searchParams.get('message');
      return [
        { about: 'message', reference, messageId, number: null, state, failure: form.get('ErrorCode') },
      ];
    }
    const number = readPhoneNumber(form.get('From') ?? '');
    const wants = choiceIn(form.get('OptOutType') ?? form.get('Body') ?? '');
    return number === undefined || wants === undefined ? [] : [{ about: 'choice', number, wants }];
  }

  /** The body of an answer is an instruction to Twilio: none. */
  readonly acknowledgement = { type: 'text/xml; charset=utf-8', body: '<Response></Response>' };

  #call(method: 'GET' | 'POST', query: string, form?: URLSearchParams): Promise<Exchange> {
    const { baseUrl, accountSid, authToken } = this.#account;
    const key = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
    const headers = {
      authorization: `Basic ${key}`,
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const path = `/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
    const call = { method, headers, ...(form && { body: form.toString() }) };
    return exchange(baseUrl + path + query, call, this.#timeoutMs);
  }
}

function readAnswer(status: number, fields: Fields): SendOutcome {
  const code = textOf(fields.code) ?? '';
  const reference = textOf(fields.sid);
  if (status < 300)
    return reference ? { kind: 'accepted', reference } : { kind: 'unknown', detail: 'no SID' };
  if (status >= 500) return { kind: 'unknown', detail: `status ${status}` };
  if (code === OPTED_OUT) return { kind: 'opted_out' };
  if (status === 401 || status === 403) return { kind: 'not_sent', reason: 'credentials' };
  return { kind: 'rejected', reason: code || `status ${status}` };
}
