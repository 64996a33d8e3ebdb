export { contractMoney, readContractMoney } from './contract-money.reads.ts';
export { advancesWaiting, availableOf, type ContractMoney, expensesWaiting } from './contract-money.rules.ts';
export { authorizeRound } from './rounds/authorize-round.ts';
export { connectRounds } from './rounds/connect-rounds.ts';
export { tendRounds } from './rounds/tend-rounds.ts';
export { triggerRound } from './rounds/trigger-round.ts';
export { type Split, type SplitShare, splitRevenue } from './split.rules.ts';
