import { createHash, createHmac } from 'node:crypto';
import type { Language } from '../../lib/language/language.ts';
import { countSegments, gsmText } from '../../lib/phone/segments.ts';
import { SYSTEM_TENANCY } from '../access/actor.ts';
import { inTransaction, type Tx } from '../db/in-transaction.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Scope } from '../scope.ts';
import type { PhoneMessage } from './phone.reads.ts';
import {
  ABSENT_SECONDS,
  earliestSending,
  ignoresOptOut,
  MAX_ATTEMPTS,
  nextAttempt,
  nextLookup,
  type PhoneChannel,
  type PhoneKind,
  type PhoneState,
  REQUEST_SECONDS,
} from './phone.rules.ts';
import {
  changeMessage,
  type DueMessage,
  lockDue,
  markAccepted,
  markInterrupted,
  markSending,
  moveMessage,
  optOut,
} from './phone.writes.ts';
import type { OutgoingMessage, PhoneProvider, PhoneTemplate, SendOutcome } from './port.ts';

export interface PhoneContent {
  /** For SMS. Characters outside its alphabet are replaced by similar ones. */
  text: string;
  template: PhoneTemplate;
}

/** Renders a message from its outbox row; reads further data as the system. Null: it is of no use any more. */
type PhoneRenderer = (scope: Scope, message: PhoneMessage) => Promise<PhoneContent | null>;

/** A kind without a renderer does not compile. */
export type PhoneRenderers = Record<PhoneKind, PhoneRenderer>;

export const PHONE_JOB = 'phone.send';

export interface PhoneSenderOptions {
  /** In the order in which they are tried. None: messages are kept in the outbox and not sent. */
  providers: readonly PhoneProvider[];
  renderers: PhoneRenderers;
  jobs: Jobs;
  tokenKey: Buffer;
  publicUrl: string;
  production: boolean;
}

const WAKE_MS = 500;
/** 12 characters: short in a text, and too many to guess over the network. */
const STOP_BYTES = 9;

/** Renders and sends messages to phones. The outbox decides which, and when. */
export class PhoneSender {
  readonly #options: PhoneSenderOptions;
  #waking: NodeJS.Timeout | undefined;

  constructor(options: PhoneSenderOptions) {
    this.#options = options;
  }

  get sends(): boolean {
    return this.#options.providers.length > 0;
  }

  /** The ways by which buyers can get messages: those of the providers, and all of them where messages are kept. */
  get channels(): PhoneChannel[] {
    const { providers, production } = this.#options;
    if (providers.length === 0) return production ? [] : ['sms', 'whatsapp'];
    return (['sms', 'whatsapp'] as const).filter((channel) =>
      providers.some((one) => one.channel === channel),
    );
  }

  /** The initial state of an outbox row. */
  get firstState(): PhoneState {
    return this.sends ? 'queued' : 'kept';
  }

  provider(name: string): PhoneProvider | undefined {
    return this.#options.providers.find((one) => one.name === name);
  }

  /** The first provider that sends to a number by a channel. */
  providerFor(channel: PhoneChannel, number: string): PhoneProvider | undefined {
    return this.#options.providers.find((one) => one.channel === channel && one.serves(number));
  }

  /** Requests delivery of queued messages. Cheap to call for each of many: they are sent together. */
  wake(): void {
    if (!this.sends || this.#waking) return;
    this.#waking = setTimeout(() => {
      this.#waking = undefined;
      // The timetable runs within a minute, so a lost request loses no message.
      this.#options.jobs.ask(PHONE_JOB).catch(() => undefined);
    }, WAKE_MS);
    this.#waking.unref();
  }

  /** Returns the text as it is sent, with its template; null for a message that is of no use any more. */
  async render(scope: Scope, message: PhoneMessage): Promise<PhoneContent | null> {
    const content = await this.#options.renderers[message.kind](scope, message);
    return content && { ...content, text: gsmText(content.text) };
  }

  /** The address at which a provider reports; its token cannot be guessed. */
  callbackAddress(provider: string): string {
    return `${this.#options.publicUrl}/phone/callbacks/${provider}/${this.callbackToken(provider)}`;
  }

  callbackToken(provider: string): string {
    return this.#digest(`passa.phone-callback\n${provider}`).toString('hex').slice(0, 48);
  }

  /** The page that stops messages to a number, and allows them again. */
  stopAddress(number: string): string {
    return `${this.#options.publicUrl}/stop#${this.#stopSecret(number)}`;
  }

  stopHashOf(number: string): Buffer {
    return hashOfSecret(this.#stopSecret(number));
  }

  close(): void {
    clearTimeout(this.#waking);
  }

  #stopSecret(number: string): string {
    return this.#digest(`passa.stop-messages\n${number}`).subarray(0, STOP_BYTES).toString('base64url');
  }

  #digest(text: string): Buffer {
    return createHmac('sha256', this.#options.tokenKey).update(text).digest();
  }
}

export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const AT_MOST = 2_000;
const CONCURRENCY = 4;

/**
 * Sends due messages, oldest first, and asks about requests that were not answered. Ends early when a provider asks for
 * a pause.
 * @returns the number of messages that a provider accepted
 */
export async function sendPhoneMessages(scope: Scope): Promise<number> {
  if (!scope.services.phone.sends) return 0;
  await inTransaction(scope, markInterrupted, SYSTEM_TENANCY);
  const run = { taken: 0, accepted: 0, isPaused: false };
  const work = async (): Promise<void> => {
    while (!run.isPaused && run.taken < AT_MOST) {
      run.taken += 1;
      const outcome = await sendNext(scope);
      if (outcome === undefined) return;
      if (outcome.kind === 'accepted') run.accepted += 1;
      if (outcome.kind === 'not_sent' && outcome.reason === 'busy') run.isPaused = true;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  await findUnanswered(scope);
  return run.accepted;
}

/** @returns the outcome of the next message; undefined when none is due */
async function sendNext(scope: Scope): Promise<SendOutcome | { kind: 'skipped' } | undefined> {
  const claimed = await claim(scope);
  if (claimed === undefined) return undefined;
  if (claimed === 'skipped') return { kind: 'skipped' };
  const { message, provider, outgoing } = claimed;
  scope.services.failpoints.reach('phone.before_send');
  const outcome = await provider.send(outgoing);
  scope.services.failpoints.reach('phone.sent');
  await inTransaction(scope, (tx) => recordOutcome(tx, message, provider, outcome), SYSTEM_TENANCY);
  if (outcome.kind !== 'accepted')
    scope.services.log.warn(
      { phoneMessage: message.id, kind: message.kind, provider: provider.name, outcome },
      'a message to a phone was not accepted',
    );
  return outcome;
}

interface Claimed {
  message: PhoneMessage;
  provider: PhoneProvider;
  outgoing: OutgoingMessage;
}

/**
 * Claims the oldest due message and renders it; the start of its request is committed before the request is made, unless
 * the number has opted out meanwhile. Messages that are not to be sent are closed or put off.
 */
async function claim(scope: Scope): Promise<Claimed | 'skipped' | undefined> {
  const message = await inTransaction(scope, takeDue, SYSTEM_TENANCY);
  if (message === 'skipped' || message === undefined) return message;
  const provider = scope.services.phone.providerFor(message.channel, message.recipient);
  const outgoing = provider && (await outgoingOf(scope, message, provider));
  return inTransaction(
    scope,
    async (tx) => {
      if (!provider || !outgoing) {
        const closed = provider
          ? { state: 'expired' as const, failure: null }
          : { state: 'failed' as const, failure: 'no provider for this number' };
        await changeMessage(tx, message.id, { ...closed, nextAttemptAt: null });
        return 'skipped';
      }
      const { segments } = countSegments(outgoing.text);
      const isOurs = await markSending(tx, message, { provider: provider.name, segments });
      return isOurs
        ? { message: { ...message, attempts: message.attempts + 1 }, provider, outgoing }
        : 'skipped';
    },
    SYSTEM_TENANCY,
  );
}

/** Takes the oldest due message for a minute, in which other processes skip it. */
async function takeDue(tx: Tx): Promise<PhoneMessage | 'skipped' | undefined> {
  const message = await lockDue(tx, 'queued');
  if (!message) return undefined;
  const leased = { state: 'queued' as const, nextAttemptAt: tx.scope.clock.in(REQUEST_SECONDS) };
  const refusal = refusalOf(tx, message);
  await changeMessage(tx, message.id, { failure: message.failure, ...(refusal ?? leased) });
  return refusal ? 'skipped' : message;
}

/** Why a message is not sent now; undefined for one that is. */
function refusalOf(
  tx: Tx,
  message: DueMessage,
): { state: PhoneState; nextAttemptAt: Date | null } | undefined {
  const now = tx.scope.clock.now();
  if ((message.hasOptedOut || message.isGivenUp) && !ignoresOptOut(message.kind))
    return { state: 'stopped', nextAttemptAt: null };
  if (message.expiresAt <= now) return { state: 'expired', nextAttemptAt: null };
  const earliest = earliestSending(now, message.timeZone);
  return earliest > now ? { state: 'queued', nextAttemptAt: earliest } : undefined;
}

async function outgoingOf(
  scope: Scope,
  message: PhoneMessage,
  provider: PhoneProvider,
): Promise<OutgoingMessage | undefined> {
  const { phone } = scope.services;
  const content = await phone.render(scope, message);
  if (!content) return undefined;
  const language: Language = message.language;
  return {
    id: message.id,
    to: message.recipient,
    ...content,
    language,
    callbackUrl: `${phone.callbackAddress(provider.name)}?message=${message.id}`,
  };
}

async function recordOutcome(
  tx: Tx,
  message: PhoneMessage,
  { name: provider }: PhoneProvider,
  outcome: SendOutcome,
): Promise<void> {
  const now = tx.scope.clock.now();
  switch (outcome.kind) {
    case 'accepted':
      return markAccepted(tx, message.id, { provider, reference: outcome.reference });
    case 'rejected':
      return changeMessage(tx, message.id, { state: 'failed', nextAttemptAt: null, failure: outcome.reason });
    case 'opted_out':
      await changeMessage(tx, message.id, { state: 'stopped', nextAttemptAt: null });
      return optOut(tx, message.recipient, 'provider');
    case 'not_sent': {
      const isOver = message.attempts >= MAX_ATTEMPTS;
      const next = nextAttempt(now, message.attempts, outcome.retryAfter);
      return changeMessage(tx, message.id, {
        state: isOver ? 'failed' : 'queued',
        nextAttemptAt: isOver ? null : next,
        failure: outcome.reason,
      });
    }
    case 'unknown':
      return changeMessage(tx, message.id, {
        state: 'unknown',
        nextAttemptAt: nextLookup(now, now),
        failure: outcome.detail,
      });
  }
}

/**
 * Asks providers about requests that were not answered. One that the provider does not list some minutes later was not
 * received, and is sent again; without such a question only a report resolves it.
 */
async function findUnanswered(scope: Scope): Promise<void> {
  for (let taken = 0; taken < AT_MOST; taken += 1) {
    const message = await inTransaction(scope, lockUnanswered, SYSTEM_TENANCY);
    if (!message) return;
    const provider = scope.services.phone.provider(message.provider ?? '');
    const content = await scope.services.phone.render(scope, message);
    const attemptedAt = message.attemptedAt ?? message.createdAt;
    if (!provider?.find || !content) continue;
    const sought = { id: message.id, to: message.recipient, text: content.text, attemptedAt };
    const found = await provider.find(sought);
    await inTransaction(
      scope,
      async (tx) => {
        const now = tx.scope.clock.now();
        if (found.kind === 'found') {
          await markAccepted(tx, message.id, { provider: provider.name, reference: found.reference });
          if (found.state !== 'accepted') await moveMessage(tx, message.id, { ...found, state: found.state });
        } else if (found.kind === 'absent' && now.getTime() - attemptedAt.getTime() >= ABSENT_SECONDS * 1_000)
          await changeMessage(tx, message.id, { state: 'queued', nextAttemptAt: now });
      },
      SYSTEM_TENANCY,
    );
  }
}

/** The oldest unanswered request that is to be asked about; its next question is scheduled before it is asked. */
async function lockUnanswered(tx: Tx): Promise<PhoneMessage | undefined> {
  const message = await lockDue(tx, 'unknown');
  if (!message) return undefined;
  const next = nextLookup(tx.scope.clock.now(), message.attemptedAt ?? message.createdAt);
  await changeMessage(tx, message.id, { state: 'unknown', nextAttemptAt: next, failure: message.failure });
  return message;
}
