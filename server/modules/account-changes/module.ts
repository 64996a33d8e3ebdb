import type { Module } from '../../platform/module.ts';
import { AccountChangeResolver } from './account-change.resolver.ts';
import { AccountChangeHandlers } from './account-change-handlers.ts';

/** Creates the service by which modules apply changes of accounts that waited. */
export const createAccountChanges = () => ({ accountChangeHandlers: new AccountChangeHandlers() });

type AccountChangesServices = ReturnType<typeof createAccountChanges>;

declare module '../../platform/services.ts' {
  interface Services extends AccountChangesServices {}
}

export const accountChanges: Module = { resolvers: [AccountChangeResolver] };
