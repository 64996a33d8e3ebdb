import type { Language } from '../../lib/language/language.ts';
import type { PhoneChannel, ReportedState } from './phone.rules.ts';

/** Milliseconds that a provider may take to answer. */
export const SEND_TIMEOUT_MS = 20_000;

/**
 * A provider of messages to phones: one folder implements this port, and the core owns every state. A request without a
 * clear answer is `unknown`, which is never a failure, and never sent again blindly.
 */
export interface PhoneProvider {
  readonly name: string;
  readonly channel: PhoneChannel;
  /** Whether it sends to a number. */
  serves(number: string): boolean;
  /** Sends one message. Never throws. */
  send(message: OutgoingMessage): Promise<SendOutcome>;
  /**
   * Asks whether the provider has a message whose request was not answered; absent where it has no such question. Never
   * throws.
   */
  find?(message: SoughtMessage): Promise<FoundMessage>;
  /** Reads a callback whose sender it can prove, or whose address cannot be guessed. @returns nothing for any other */
  parse(callback: PhoneCallback): PhoneEvent[];
  /** Answers the request by which the provider checks the address for callbacks; undefined for any other. */
  confirmAddress?(query: Readonly<Record<string, string>>): string | undefined;
  /** The body that answers a callback, with its media type; nothing by default. */
  readonly acknowledgement?: { readonly type: string; readonly body: string };
}

export interface OutgoingMessage {
  readonly id: string;
  /** In the form of E.164. */
  readonly to: string;
  readonly text: string;
  /** The same message as a template that the provider has approved. */
  readonly template: PhoneTemplate;
  readonly language: Language;
  /** Address for reports about this message alone. */
  readonly callbackUrl: string;
}

export interface PhoneTemplate {
  readonly name: string;
  /** Values of its placeholders, in their order. */
  readonly values: readonly string[];
}

export type SoughtMessage = Pick<OutgoingMessage, 'id' | 'to' | 'text'> & {
  /** When the request was made. */
  readonly attemptedAt: Date;
};

export type SendOutcome =
  /** The provider has it, and knows it by this reference. */
  | { kind: 'accepted'; reference: string }
  /** Refused for good. Nothing was sent. */
  | { kind: 'rejected'; reason: string }
  /** The provider knows that the number wants no messages. Nothing was sent. */
  | { kind: 'opted_out' }
  /** Nothing was sent; it can be tried again. */
  | { kind: 'not_sent'; reason: 'busy' | 'unavailable' | 'credentials' | 'credit'; retryAfter?: number }
  /** It may have been sent. */
  | { kind: 'unknown'; detail: string };

export type FoundMessage =
  | { kind: 'found'; reference: string; state: ReportedState | 'accepted'; failure: string | null }
  | { kind: 'absent' }
  | { kind: 'unknown' };

export interface PhoneCallback {
  /** The address that was called, as the provider knows it. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export type PhoneEvent =
  | {
      readonly about: 'message';
      readonly reference: string;
      /** Our id, where the provider gives it back under its signature. */
      readonly messageId: string | null;
      /** The recipient, where the report names it. */
      readonly number: string | null;
      readonly state: ReportedState;
      readonly failure: string | null;
    }
  /** A person stops messages, or wants them again. */
  | { readonly about: 'choice'; readonly number: string; readonly wants: boolean };
