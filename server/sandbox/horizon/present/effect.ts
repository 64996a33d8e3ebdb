import type { EffectDetails, ListedOperation } from '../../records/records.ts';
import { time } from '../amounts.ts';
import { link } from '../links.ts';

export type EffectBody = { paging_token: string } & Record<string, unknown>;

/** One effect of an operation and its index, from 1. */
export interface ListedEffect {
  operation: ListedOperation;
  effect: EffectDetails;
  order: number;
}

export function presentEffect({ operation, effect, order }: ListedEffect, base: string): EffectBody {
  const id = String(operation.id);
  const token = `${id}-${order}`;
  return {
    _links: {
      operation: link(base, `/operations/${id}`),
      succeeds: link(base, `/effects?order=desc&cursor=${token}`),
      precedes: link(base, `/effects?order=asc&cursor=${token}`),
    },
    id: `${id.padStart(19, '0')}-${String(order).padStart(10, '0')}`,
    paging_token: token,
    ...effect,
    created_at: time(operation.closedAt),
  };
}
