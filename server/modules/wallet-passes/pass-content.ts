import { amountIn, type Language } from '../../lib/language/language.ts';
import { amountOf } from '../../lib/money/index.ts';
import type { Scope } from '../../platform/scope.ts';
import { eventOfHolder, printedEventOf } from '../events/index.ts';
import { orderAddress, type TicketRecord, ticketCode, ticketNumber } from '../tickets/index.ts';
import { hasPass } from './pass.rules.ts';
import type { PassContent } from './port.ts';

/** Returns what a pass of a ticket shows today; the caller must authorize. */
export async function passContent(
  scope: Scope,
  ticket: TicketRecord,
  language: Language,
): Promise<PassContent> {
  const { publicUrl } = scope.services.config;
  const event = await eventOfHolder(scope, ticket.eventId);
  const isVoid = ticket.status !== 'active' || event.status === 'cancelled';
  const isDue = ticket.dueStatus === 'due' && !isVoid;
  return {
    ticketId: ticket.id,
    language,
    event: printedEventOf(event, publicUrl),
    tier: ticket.tier,
    holder: ticket.holderName,
    number: ticketNumber(ticket),
    code: hasPass(ticket) && !isVoid ? await ticketCode(scope, ticket) : null,
    due: isDue ? amountIn(language, amountOf(ticket.currency, ticket.priceUnits)) : null,
    isVoid,
    needsPage: Boolean(ticket.liveFrom) && !isVoid,
    validFrom: ticket.effectiveAt,
    validUntil: new Date(ticket.expiresAt.getTime() + ticket.graceSeconds * 1_000),
    url: orderAddress(publicUrl, ticket.orderId),
  };
}
