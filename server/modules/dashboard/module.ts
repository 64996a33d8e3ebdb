import type { Module } from '../../platform/module.ts';
import { DashboardResolver } from './dashboard.resolver.ts';
import { EventRevenueResolver } from './event-revenue.resolver.ts';
import { WaitingContractResolver } from './waiting-contract.resolver.ts';

export const dashboard: Module = {
  resolvers: [WaitingContractResolver, EventRevenueResolver, DashboardResolver],
};
