import type { Module } from '../../platform/module.ts';
import { payoutReports } from './follow-payouts.ts';
import {
  PayoutIssuerResolver,
  PayoutResolver,
  PlatformSellingResolver,
  SellingIssuerResolver,
} from './payout.resolver.ts';

export const payouts: Module = {
  resolvers: [PlatformSellingResolver, PayoutResolver, PayoutIssuerResolver, SellingIssuerResolver],
  connect: ({ payoutHandlers }) => payoutHandlers.handle(payoutReports),
};
