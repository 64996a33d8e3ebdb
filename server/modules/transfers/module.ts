import type { Module } from '../../platform/module.ts';
import { transferMails } from './transfer.mails.ts';
import { TransferCutoffResolver, TransferResolver } from './transfer.resolver.ts';

export const transfers: Module = {
  resolvers: [TransferResolver, TransferCutoffResolver],
  mails: transferMails,
};
