import { likePattern } from '../../platform/db/statement.ts';
import type { DueStatus, TicketStatus } from '../../platform/vocabulary.ts';
import type { TicketSearch } from './ticket.rules.ts';

/** Tickets whose answer to a question is this one, or contains it when the answer is free text. */
export interface AnswerFilter {
  questionId: string;
  value: string;
}

export interface TicketFilter {
  /** null: of all issuers, for system roles. */
  issuerId: string | null;
  eventId: string | null;
  tier: string | null;
  tierId: string | null;
  status: TicketStatus | null;
  dueStatus: DueStatus | null;
  /** Code of the order. */
  code: string | null;
  answer: AnswerFilter | null;
  search: TicketSearch | null;
  /** Whether names and addresses may be searched by parts, or only whole. */
  byParts: boolean;
}

export interface Conditions {
  values: unknown[];
  texts: string[];
}

const IN_TIERS = (conditions: string): string => `t.tier_id IN (SELECT id FROM tiers WHERE ${conditions})`;

export function conditionsOf(filter: TicketFilter): Conditions {
  const values: unknown[] = [];
  const texts: string[] = [];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const issuer = filter.issuerId === null ? null : parameter(filter.issuerId);
  if (issuer) texts.push(`t.issuer_id = ${issuer}`);
  if (filter.eventId !== null) texts.push(`t.event_id = ${parameter(filter.eventId)}`);
  if (filter.tier !== null) {
    const own = issuer ? `issuer_id = ${issuer} AND ` : '';
    texts.push(IN_TIERS(`${own}lower(name) = lower(${parameter(filter.tier)})`));
  }
  if (filter.tierId !== null) texts.push(`t.tier_id = ${parameter(filter.tierId)}`);
  if (filter.status !== null) texts.push(...statusConditions(filter.status));
  if (filter.dueStatus !== null) texts.push(`t.due_status = ${parameter(filter.dueStatus)}`);
  if (filter.code !== null) {
    const code = parameter(filter.code);
    texts.push(`EXISTS (SELECT FROM orders o WHERE o.id = t.order_id AND upper(o.code) = upper(${code}))`);
  }
  if (filter.answer !== null) texts.push(answerCondition(filter.answer, parameter));
  if (filter.search !== null) texts.push(searchCondition(filter, filter.search, parameter));
  return { values, texts };
}

function answerCondition({ questionId, value }: AnswerFilter, parameter: (value: unknown) => string): string {
  return `EXISTS (SELECT FROM checkout_answers a JOIN checkout_questions q ON q.id = a.question_id
    WHERE a.question_id = ${parameter(questionId)} AND a.order_id = t.order_id
      AND (a.ticket_id = t.id OR (a.nth IS NULL AND t.replaces IS NULL))
      AND CASE WHEN q.kind IN ('text', 'guest_name') THEN lower(a.value) LIKE ${parameter(likePattern(value))}
        ELSE lower(a.value) = lower(${parameter(value)}) END)`;
}

function statusConditions(status: TicketStatus): string[] {
  if (status === 'revoked' || status === 'cancelled') return [`t.status = '${status}'`];
  const entered = 'EXISTS (SELECT FROM entries n WHERE n.ticket_id = t.id)';
  return ["t.status = 'active'", status === 'used' ? entered : `NOT ${entered}`];
}

function searchCondition(
  { issuerId, byParts }: TicketFilter,
  search: TicketSearch,
  parameter: (value: unknown) => string,
): string {
  if (search.kind === 'number') {
    const own = issuerId === null ? '' : `issuer_id = ${parameter(issuerId)} AND `;
    return `t.serial = ${parameter(search.serial)} AND ${IN_TIERS(`${own}number = ${parameter(search.tierNumber)}`)}`;
  }
  if (search.kind === 'order') {
    const own = issuerId === null ? '' : `issuer_id = ${parameter(issuerId)} AND `;
    return `t.order_id IN (SELECT id FROM orders WHERE ${own}number = ${parameter(search.number)})`;
  }
  if (search.kind === 'id') return `t.id BETWEEN ${parameter(search.from)} AND ${parameter(search.to)}`;
  if (search.kind === 'email') return `t.holder_email = ${parameter(search.email)}`;
  if (!byParts) return `lower(t.holder_name) = ${parameter(search.text.toLowerCase())}`;
  const pattern = parameter(likePattern(search.text));
  return `(lower(t.holder_name) LIKE ${pattern} OR t.holder_email LIKE ${pattern})`;
}

/**
 * Serials have no gaps and tickets are never deleted: the tiers' counters give the number of tickets without a count.
 */
export function serialsOf({ issuerId, eventId, tier, tierId }: TicketFilter): Conditions {
  const values: unknown[] = [];
  const texts: string[] = [];
  if (issuerId !== null) texts.push(`issuer_id = $${values.push(issuerId)}`);
  if (eventId !== null) texts.push(`event_id = $${values.push(eventId)}`);
  if (tier !== null) texts.push(`lower(name) = lower($${values.push(tier)})`);
  if (tierId !== null) texts.push(`id = $${values.push(tierId)}`);
  return { values, texts };
}

export function where(texts: string[]): string {
  return texts.length > 0 ? `WHERE ${texts.join(' AND ')}` : '';
}
