import { EVERY_MINUTE, type Module } from '../../platform/module.ts';
import type { Services } from '../../platform/services.ts';
import type { PaymentHandler } from '../wallets/index.ts';
import {
  ApprovalPersonResolver,
  ChangedContractResolver,
  ContractResolver,
  FinancialsResolver,
  SignatoryPersonResolver,
} from './contracts/contract.resolver.ts';
import { ContractListsResolver, EventContractsResolver } from './contracts/contract-lists.resolver.ts';
import { escrowOutcome } from './contracts/finalize-contract.ts';
import { ExpenseResolver } from './expenses/expense.resolver.ts';
import { purgeReceipts } from './expenses/receipts/receipts.ts';
import { partnerMails } from './partners/partner.mails.ts';
import { PartnerResolver } from './partners/partner.resolver.ts';
import { PersonIssuerResolver, PersonResolver } from './people/person.resolver.ts';
import { reconcileRound, reconcileRounds } from './rounds/reconcile-rounds.ts';
import { readRoundsOfMemos } from './rounds/round.reads.ts';
import {
  AuthorizationPersonResolver,
  ExpenseRoundResolver,
  RoundResolver,
  SplitResolver,
} from './rounds/round.resolver.ts';
import { channelClosing, payouts, roundChannel } from './rounds/round-outcomes.ts';
import { SigningKeyResolver } from './signing-keys/signing-key.resolver.ts';

/** Registers the handler for the outcomes of escrow intents. Must run before the settlement starts. */
function connectContracts({ settlement }: Services): void {
  settlement.handle('escrow', escrowOutcome);
}

/** Registers the handlers for the outcomes of the rounds' intents. Must run before settlement and follower start. */
function connectRounds({ settlement, follower }: Services): void {
  settlement.handle('round_channel', roundChannel);
  settlement.handle('payout', payouts);
  settlement.handle('round_close', channelClosing);
  follower.onPayment(recogniseRound);
}

/**
 * Recognises payments with the memo of a round that the platform did not submit, but a holder of all signatures. The
 * ledger is queried after the commit, and when that fails the scheduled job retries.
 */
const recogniseRound: PaymentHandler = async (tx, payments, networkId) => {
  const named = new Map(
    payments.flatMap(({ from, memoHash }) => (memoHash ? [[memoHash.toString('hex'), from]] : [])),
  );
  if (named.size === 0) return;
  tx.afterCommit(async () => {
    for (const id of await readRoundsOfMemos(tx.scope, networkId, named)) await reconcileRound(tx.scope, id);
  });
};

export const revenueSharing: Module = {
  resolvers: [
    PersonIssuerResolver,
    ContractResolver,
    ContractListsResolver,
    EventContractsResolver,
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
    { name: 'rounds.expire', ...EVERY_MINUTE, run: () => reconcileRounds(scope()) },
    {
      name: 'expenses.purge-receipts',
      cron: '53 * * * *',
      run: async () => void (await purgeReceipts(scope())),
    },
  ],
  cleanups: [purgeReceipts],
  connect: (services) => {
    connectContracts(services);
    connectRounds(services);
  },
};
