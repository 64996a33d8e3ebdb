import type { Module } from '../../platform/module.ts';
import { GuestListResolver } from './guest-list.resolver.ts';

export const guestLists: Module = {
  resolvers: [GuestListResolver],
};
