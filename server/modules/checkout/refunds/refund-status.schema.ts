import { registerEnum } from '../../../platform/graphql/enums.ts';

export type RefundStatus = 'pending' | 'paid' | 'failed';

export const RefundStatusEnum = registerEnum<RefundStatus>('RefundStatus', 'Progress of a refund.', {
  pending: 'On its way.',
  paid: 'Returned to the account that paid.',
  failed: 'It could not be returned and needs a person.',
});
