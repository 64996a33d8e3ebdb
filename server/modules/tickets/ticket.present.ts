import { amountOf } from '../../lib/money/index.ts';
import { formatGrace } from '../../lib/ticket-format/index.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { presentMoney } from '../../platform/graphql/money.schema.ts';
import { type TicketStatus, voidReasonCode } from '../../platform/vocabulary.ts';
import type { TicketRecord } from './ticket.record.ts';
import { isHolder, mayDownloadTicket, maySeePerson } from './ticket.rules.ts';
import type { Ticket } from './ticket.schema.ts';
import { ticketNumber } from './ticket-number.rules.ts';

/** The ticket as this actor sees it. */
export function presentTicket(record: TicketRecord, actor: Actor): Ticket {
  return {
    ...shapeTicket(record, maySeePerson(actor, record), mayDownloadTicket(actor, record)),
    viewerIsHolder: isHolder(actor, record),
  };
}

/**
 * The ticket as its buyer sees it right after the purchase, signed in or not.
 * @param offered the event, when it is in memory
 */
export function presentBoughtTicket(record: TicketRecord, offered: Ticket['offered']): Ticket {
  return { ...shapeTicket(record, true, true), offered };
}

function shapeTicket(record: TicketRecord, showsPerson: boolean, showsCode: boolean): Ticket {
  const price = presentMoney(amountOf(record.currency, record.priceUnits));
  return {
    record,
    offered: null,
    showsPerson,
    showsCode,
    viewerIsHolder: true,
    id: record.id,
    serial: record.serial,
    number: ticketNumber(record),
    status: statusOf(record),
    price,
    dueStatus: record.dueStatus,
    due: record.dueStatus === 'due' ? price : null,
    playMoney: record.playMoney,
    isTest: record.isTest,
    issuedAt: record.issuedAt,
    effectiveAt: record.effectiveAt,
    expiresAt: record.expiresAt,
    gracePeriod: formatGrace(record.graceSeconds),
    enteredAt: record.enteredAt,
    revokedAt: record.revokedAt,
    passedOnAt: record.passedOnAt,
    revokeReason: record.revokeReason,
    revokeReasonCode: voidReasonCode(record.revokeReason),
    orderId: record.orderId,
  };
}

/** Used is no state of the row: the entry shows it. A ticket revoked afterwards shows as revoked. */
function statusOf(record: TicketRecord): TicketStatus {
  return record.status === 'active' && record.enteredAt !== null ? 'used' : record.status;
}
