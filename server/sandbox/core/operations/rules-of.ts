import type { LedgerContext } from '../ledger-settings.ts';
import type { OperationBody } from '../transaction/operation-body.ts';
import { accountMerge, bumpSequence, createAccount } from './account-operations.ts';
import { manageData } from './manage-data.ts';
import type { ApplyAnswer, ApplyContext, OperationRules, ThresholdLevel } from './operation-rules.ts';
import { payment } from './payment.ts';
import { setOptions } from './set-options.ts';

/** The rules of one operation, bound to its body. */
export interface BoundRules {
  readonly level: ThresholdLevel;
  check(source: string, ledger: LedgerContext): number | null;
  apply(context: ApplyContext): ApplyAnswer;
}

function bind<B extends OperationBody>(rules: OperationRules<B>, body: B): BoundRules {
  return {
    level: rules.level(body),
    check: (source, ledger) => rules.check(body, source, ledger),
    apply: (context) => rules.apply(body, context),
  };
}

/** Null: this ledger does not support the operation. */
export function rulesOf(body: OperationBody): BoundRules | null {
  switch (body.type) {
    case 'createAccount':
      return bind(createAccount, body);
    case 'payment':
      return bind(payment, body);
    case 'setOptions':
      return bind(setOptions, body);
    case 'accountMerge':
      return bind(accountMerge, body);
    case 'manageData':
      return bind(manageData, body);
    case 'bumpSequence':
      return bind(bumpSequence, body);
    default:
      return null;
  }
}
