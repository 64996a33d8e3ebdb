import type { Module } from '../../platform/module.ts';
import { DashboardResolver, EventRevenueResolver, WaitingContractResolver } from './dashboard.resolver.ts';

export const dashboard: Module = {
  resolvers: [WaitingContractResolver, EventRevenueResolver, DashboardResolver],
};
