import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import { FinancialsResolver } from './financials.resolver.ts';
import { AuthorizationPersonResolver } from './rounds/authorization-person.resolver.ts';
import { connectRounds } from './rounds/connect-rounds.ts';
import { ExpenseRoundResolver, RoundResolver } from './rounds/round.resolver.ts';
import { tendRounds } from './rounds/tend-rounds.ts';
import { SigningKeyResolver } from './signing-keys/signing-key.resolver.ts';
import { SplitResolver } from './split.resolver.ts';

export const revenue: Module = {
  resolvers: [
    AuthorizationPersonResolver,
    SplitResolver,
    FinancialsResolver,
    RoundResolver,
    ExpenseRoundResolver,
    SigningKeyResolver,
  ],
  jobs: (scope) => [{ name: 'rounds.tend', ...EVERY_MINUTE, run: () => tendRounds(scope()) }],
  connect: connectRounds,
};
