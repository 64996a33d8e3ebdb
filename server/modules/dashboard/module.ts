import type { Module } from '../../platform/module.ts';
import {
  DashboardResolver,
  EventRevenueResolver,
  FirstStepsResolver,
  WaitingContractResolver,
} from './dashboard.resolver.ts';

export const dashboard: Module = {
  resolvers: [WaitingContractResolver, EventRevenueResolver, FirstStepsResolver, DashboardResolver],
};
