export { describeReconciliation, reconcile } from './reconcile.ts';
