import { isSignedIn, SYSTEM_TENANCY } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { NotFound } from '../../platform/failures.ts';
import type { Scope } from '../../platform/scope.ts';
import { TicketVoid } from '../live-codes/index.ts';
import { orderedTicket } from '../orders/index.ts';
import {
  findTicket,
  foundTicket,
  isHolder,
  type TicketDownload,
  type TicketRecord,
} from '../tickets/index.ts';
import { readPass } from './pass.reads.ts';
import { hasPass, PassNeedsPhone, WalletNotSetUp, WalletRefused, WalletUnavailable } from './pass.rules.ts';
import { recordPass } from './pass.writes.ts';
import { passContent } from './pass-content.ts';
import type { PassContent, WalletName } from './port.ts';

export interface PassRequest {
  ticketId: string;
  wallet: WalletName;
  /** Pass of a mailed link, or the key of the order; the account without either. */
  pass: string | null;
  orderKey: string | null;
}

/**
 * Makes the pass of a ticket for a wallet.
 * @returns the address that adds it when a phone opens it; for minutes only
 * @throws WalletNotSetUp, NotFound, TicketLinkInvalid, TicketVoid, PassNeedsPhone, RateLimited, WalletUnavailable,
 *   WalletRefused
 */
export async function createWalletPass(scope: Scope, request: PassRequest): Promise<string> {
  const wallet = scope.services.phoneWallets.find(request.wallet);
  if (!wallet) throw new WalletNotSetUp();
  const content = await recordedContent(scope, request);
  try {
    return await wallet.addressOf(content);
  } catch (error) {
    const { log } = scope.services;
    const message = 'a wallet did not take a pass';
    if (error instanceof WalletUnavailable) log.warn({ wallet: wallet.name, reason: error.reason }, message);
    if (error instanceof WalletRefused) log.error({ wallet: wallet.name, reason: error.reason }, message);
    throw error;
  }
}

/**
 * Renders the pass of a ticket as a file for Apple Wallet.
 * @throws as `createWalletPass`
 */
export async function downloadPass(
  scope: Scope,
  request: Omit<PassRequest, 'wallet'>,
): Promise<TicketDownload> {
  const { apple } = scope.services.phoneWallets;
  if (!apple) throw new WalletNotSetUp();
  const content = await recordedContent(scope, { ...request, wallet: 'apple' });
  return { fileName: `ticket-${content.ticketId.slice(-8)}.pkpass`, content: await apple.file(content) };
}

/** The content of a pass that its holder may add, which is updated from now on. */
async function recordedContent(scope: Scope, request: PassRequest): Promise<PassContent> {
  const { wallet } = request;
  const ticket = await ticketOf(scope, request);
  await scope.services.limits.consume('wallet_pass', { address: scope.address, account: ticket.id });
  if (ticket.status !== 'active') throw new TicketVoid();
  if (!hasPass(ticket)) throw new PassNeedsPhone();
  const pass = { ticketId: ticket.id, wallet, language: scope.language };
  await inTransaction(scope, (tx) => recordPass(tx, pass), SYSTEM_TENANCY);
  // Read after it was recorded, so that a later change differs from what was recorded, and is found.
  const recorded = (await readPass(scope, wallet, ticket.id)) ?? ticket;
  return passContent(scope, recorded, scope.language);
}

async function ticketOf(scope: Scope, { ticketId, pass, orderKey }: PassRequest): Promise<TicketRecord> {
  if (pass !== null) return foundTicket(scope, pass, ticketId);
  if (orderKey !== null) return orderedTicket(scope, ticketId, orderKey);
  if (!isSignedIn(scope.actor)) throw new NotFound('ticket');
  const { record } = await findTicket(scope, ticketId);
  if (!isHolder(scope.actor, record)) throw new NotFound('ticket');
  return record;
}
