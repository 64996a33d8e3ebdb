import type { Language } from '../../lib/language/language.ts';
import { auditActor } from '../../platform/audit-entry.writes.ts';
import type { Scope } from '../../platform/scope.ts';
import type { Buyer, OrderRequest } from './order-request.rules.ts';

/** The fields that every new order has, however it is paid. */
export interface OrderHead {
  readonly id: string;
  readonly userId: string | null;
  readonly buyer: Buyer;
  /** The buyer's language. */
  readonly language: Language;
  readonly at: Date;
  readonly idempotencyKey: string | null;
  /** null exactly when there is no key. */
  readonly requestHash: Buffer | null;
  readonly audit: Pick<ReturnType<typeof auditActor>, 'kind' | 'email'> & {
    address: string;
    requestId: string;
  };
}

export function orderHead(
  { ids, clock, language, actor, address, requestId }: Scope,
  {
    userId,
    buyer,
    idempotencyKey,
    requestHash,
  }: Pick<OrderRequest, 'userId' | 'buyer' | 'idempotencyKey' | 'requestHash'>,
  id = ids.uuid(),
): OrderHead {
  const { kind, email } = auditActor(actor);
  const audit = { kind, email, address, requestId };
  return { id, userId, buyer, language, at: clock.now(), idempotencyKey, requestHash, audit };
}
