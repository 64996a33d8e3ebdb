import type { Module } from '../../platform/module.ts';
import { payoutReports, payoutsDue } from './follow-payouts.ts';
import {
  PayoutIssuerResolver,
  PayoutResolver,
  PlatformSellingResolver,
  SellingFieldsResolver,
} from './payout.resolver.ts';
import { destinationChanges } from './set-destination.ts';

export const payouts: Module = {
  resolvers: [PlatformSellingResolver, PayoutResolver, PayoutIssuerResolver, SellingFieldsResolver],
  connect: ({ paymentHandlers, accountChangeHandlers }) => {
    paymentHandlers.handle(payoutReports, [payoutsDue]);
    accountChangeHandlers.handle('destination', destinationChanges);
  },
};
