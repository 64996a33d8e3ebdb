import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import { connectContracts } from './contracts/connect-contracts.ts';
import { ContractResolver } from './contracts/contract.resolver.ts';
import {
  ApprovalPersonResolver,
  ChangedContractResolver,
  SignatoryPersonResolver,
} from './contracts/contract-objects.resolver.ts';
import { ExpenseResolver } from './expenses/expense.resolver.ts';
import { forgetReceipts } from './expenses/receipts/forget-receipts.ts';
import { FinancialsResolver } from './financials.resolver.ts';
import { partnerMails } from './partners/partner.mails.ts';
import { PartnerResolver } from './partners/partner.resolver.ts';
import { PersonResolver } from './people/person.resolver.ts';
import { PersonIssuerResolver } from './people/person-issuer.resolver.ts';
import { AuthorizationPersonResolver } from './rounds/authorization-person.resolver.ts';
import { connectRounds } from './rounds/connect-rounds.ts';
import { ExpenseRoundResolver, RoundResolver } from './rounds/round.resolver.ts';
import { tendRounds } from './rounds/tend-rounds.ts';
import { SigningKeyResolver } from './signing-keys/signing-key.resolver.ts';
import { SplitResolver } from './split.resolver.ts';

export const revenueSharing: Module = {
  resolvers: [
    PersonIssuerResolver,
    ContractResolver,
    ChangedContractResolver,
    ApprovalPersonResolver,
    SignatoryPersonResolver,
    PartnerResolver,
    PersonResolver,
    SplitResolver,
    FinancialsResolver,
    RoundResolver,
    ExpenseRoundResolver,
    AuthorizationPersonResolver,
    SigningKeyResolver,
    ExpenseResolver,
  ],
  mails: partnerMails,
  jobs: (scope) => [
    { name: 'rounds.tend', ...EVERY_MINUTE, run: () => tendRounds(scope()) },
    {
      name: 'expenses.forget-receipts',
      cron: '53 * * * *',
      run: async () => void (await forgetReceipts(scope())),
    },
  ],
  tidies: [forgetReceipts],
  connect: (services) => {
    connectContracts(services);
    connectRounds(services);
  },
};
