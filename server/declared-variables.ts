import { PROVIDER_VARIABLES } from './modules/payments/index.ts';
import { PHONE_VARIABLES } from './modules/phone/index.ts';
import { PASS_VARIABLES } from './modules/wallet-passes/index.ts';
import type { DeclaredVariables } from './platform/config/provider-settings.ts';

/** The variables of the operator that modules declare, for programs that run the product. */
export const DECLARED_VARIABLES: DeclaredVariables = {
  payments: PROVIDER_VARIABLES,
  phone: PHONE_VARIABLES,
  passes: PASS_VARIABLES,
};
