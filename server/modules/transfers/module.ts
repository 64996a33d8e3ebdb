import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import { processRenewals, RENEWAL_JOB } from './renewals/process-renewals.ts';
import { CodeRenewalResolver } from './renewals/renewal.resolver.ts';
import { transferMails } from './transfer.mails.ts';
import { TransferCutoffResolver, TransferResolver } from './transfer.resolver.ts';

export const transfers: Module = {
  resolvers: [TransferResolver, TransferCutoffResolver, CodeRenewalResolver],
  mails: transferMails,
  jobs: (scope) => [{ name: RENEWAL_JOB, ...EVERY_MINUTE, run: () => processRenewals(scope()) }],
};
