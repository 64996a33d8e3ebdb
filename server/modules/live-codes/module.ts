import type { Module } from '../../platform/module.ts';
import { LiveCodesResolver, TicketPhoneResolver, TierLiveCodesResolver } from './live-code.resolver.ts';

export const liveCodes: Module = {
  resolvers: [LiveCodesResolver, TierLiveCodesResolver, TicketPhoneResolver],
};
