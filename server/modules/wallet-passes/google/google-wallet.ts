import { SignJWT } from 'jose';
import pLimit from 'p-limit';
import type { Clock } from '../../../platform/clock.ts';
import { WalletRefused, WalletUnavailable } from '../pass.rules.ts';
import type { PassContent, StalePass, UpdateOutcome, Wallet } from '../port.ts';
import { type ApiOutcome, GoogleApi } from './google-api.ts';
import { classId, clearedObject, eventClass, objectId, type Resource, ticketObject } from './resources.ts';
import type { ServiceAccount } from './service-account.ts';

interface GoogleAccount {
  baseUrl: string;
  /** Number of the issuer at Google Wallet. */
  issuer: string;
  account: ServiceAccount;
  publicUrl: string;
  clock: Clock;
}

const SAVE_URL = 'https://pay.google.com/gp/v/save/';
const CONCURRENCY = 4;

/**
 * Google Wallet: a class for each event and an object for each ticket, which Google keeps and shows. They are stored
 * before the link is given out, and the link names them alone: with their content it would be longer than the 1,800
 * characters that Google asks for, and personal data would be in an address.
 */
export class GoogleWallet implements Wallet {
  readonly name = 'google';
  readonly #account: GoogleAccount;
  readonly #api: GoogleApi;

  constructor(account: GoogleAccount) {
    this.#account = account;
    this.#api = new GoogleApi(account);
  }

  async addressOf(content: PassContent): Promise<string> {
    const { issuer, account, publicUrl, clock } = this.#account;
    for (const resource of [this.#classOf(content), ticketObject(content, issuer)]) {
      const outcome = await this.#api.store(resource, false);
      if (outcome.kind === 'refused') throw new WalletRefused(outcome.reason);
      if (outcome.kind === 'retry') throw new WalletUnavailable(outcome.reason);
    }
    const ids = { id: objectId(issuer, content.ticketId), classId: classId(issuer, content.event.id) };
    const jwt = await new SignJWT({
      typ: 'savetowallet',
      origins: [new URL(publicUrl).origin],
      payload: { eventTicketObjects: [ids] },
    })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account.email)
      .setAudience('google')
      .setIssuedAt(Math.floor(clock.now().getTime() / 1_000))
      .sign(account.key);
    return SAVE_URL + jwt;
  }

  async update(passes: readonly StalePass[]): Promise<UpdateOutcome[]> {
    const [first] = passes;
    if (!first) return [];
    const ofEvent = await this.#api.store(this.#classOf(first.content), true);
    if (ofEvent.kind === 'retry' && ofEvent.isUnanswered) return passes.map(() => ofEvent);
    return inTurn(passes, async ({ content }) => {
      // The end of a ticket does not wait for its event, and a refused event holds up no ticket.
      if (ofEvent.kind === 'retry' && !content.isVoid) return ofEvent;
      const outcome = await this.#api.store(ticketObject(content, this.#account.issuer), true);
      const lacksEvent = outcome.kind === 'stored' && ofEvent.kind === 'refused' && !content.isVoid;
      return lacksEvent ? { kind: 'refused', reason: `class of the event: ${ofEvent.reason}` } : outcome;
    });
  }

  async clear(ticketIds: readonly string[]): Promise<UpdateOutcome[]> {
    return inTurn(ticketIds, (id) => this.#api.change(clearedObject(id, this.#account.issuer)));
  }

  #classOf({ event, language }: PassContent): Resource {
    const { issuer, publicUrl } = this.#account;
    return eventClass(event, { issuer, language, logoUrl: `${publicUrl}/icons/app-512.png` });
  }
}

/** Calls Google for each item, a few at a time. After a call without an answer, no more are made. */
function inTurn<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<ApiOutcome>,
): Promise<UpdateOutcome[]> {
  const limit = pLimit(CONCURRENCY);
  let unanswered: ApiOutcome | undefined;
  const attempt = async (item: Item): Promise<UpdateOutcome> => {
    if (unanswered) return asUpdate(unanswered);
    const outcome = await call(item);
    if (outcome.kind === 'retry' && outcome.isUnanswered) unanswered = outcome;
    return asUpdate(outcome);
  };
  return Promise.all(items.map((item) => limit(attempt, item)));
}

const asUpdate = (outcome: ApiOutcome): UpdateOutcome =>
  outcome.kind === 'stored' ? { kind: 'done' } : outcome;
