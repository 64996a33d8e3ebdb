import { registerEnum } from '../../platform/graphql/enums.ts';

export type RefundStatus = 'pending' | 'paid' | 'failed' | 'none';

export const RefundStatusEnum = registerEnum<RefundStatus>('RefundStatus', 'Progress of a refund.', {
  pending: 'On its way.',
  paid: 'Returned to the account that paid.',
  failed: 'It could not be returned and needs a person.',
  none: 'Nothing is returned.',
});

/** By the state of the refund as it is stored. */
export const REFUND_STATUS = {
  waiting: 'pending',
  paying: 'pending',
  paid: 'paid',
  failed: 'failed',
} as const satisfies Record<string, RefundStatus>;
