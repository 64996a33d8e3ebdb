import type { Module } from '../../platform/module.ts';
import { EventMoneyResolver } from './event-money/event-money.resolver.ts';
import { FindingObjectsResolver, PaymentFindingResolver } from './findings/payment-finding.resolver.ts';
import { logReconciliation } from './reconcile.ts';
import { ReconciliationResolver } from './reconciliation.resolver.ts';

export const reconciliation: Module = {
  resolvers: [ReconciliationResolver, EventMoneyResolver, PaymentFindingResolver, FindingObjectsResolver],
  jobs: (scope) => [{ name: 'reconciliation.run', cron: '7 * * * *', run: () => logReconciliation(scope()) }],
};
