import { totalOf } from '../../lib/money/index.ts';
import { batchByKey } from '../../platform/db/batch-by-key.ts';
import { Failure, Forbidden } from '../../platform/failures.ts';
import { type Money, presentLumens, presentMoney } from '../../platform/graphql/money.schema.ts';
import type { Scope } from '../../platform/scope.ts';
import { maySeeMoney } from './contracts/contract.policy.ts';
import type { ContractRecord } from './contracts/contract.record.ts';
import { readCollected, readContractMoney } from './financials.reads.ts';
import { availableOf, type ContractMoney } from './financials.rules.ts';
import type { ContractFinancials } from './financials.schema.ts';

/** What was collected outside an escrow, one sum per currency, by whose account it is on. */
type Collections = Record<'issuer' | 'platform', Money[]>;

/** State of an escrow on the ledger, in stroops. */
interface EscrowState {
  balance: bigint;
  spendable: bigint;
  reserve: bigint;
}

/** @param escrow null: there is none on this network, or the ledger was unavailable */
function presentFinancials(
  money: ContractMoney,
  escrow: EscrowState | null,
  collected: Collections,
): ContractFinancials {
  return {
    totalRevenue: presentLumens(money.revenue),
    approvedExpenses: presentLumens(money.expenses),
    netRevenue: presentLumens(money.revenue - money.expenses),
    availableForDistribution: presentLumens(availableOf(money, escrow?.spendable ?? null)),
    totalFinancing: presentLumens(money.financing),
    distributed: presentLumens(money.distributed),
    owedExpenses: presentLumens(money.owedExpenses),
    owedAdvances: presentLumens(money.owedAdvances),
    inOpenRounds: presentLumens(money.openRounds),
    escrowBalance: escrow && presentLumens(escrow.balance),
    escrowReserve: escrow && presentLumens(escrow.reserve),
    collectedByIssuer: collected.issuer,
    collectedByPlatform: collected.platform,
    ledgerAsked: escrow !== null,
  };
}

/**
 * Returns a contract's money to those who may see it.
 * @throws Forbidden for partners, because null would read as "nothing"
 */
export async function findFinancials(
  scope: Scope,
  contract: ContractRecord,
): Promise<ContractFinancials | null> {
  if (!maySeeMoney(scope.actor, contract)) {
    scope.services.audit.refused(scope, { operation: 'Contract.financials', code: 'FORBIDDEN' });
    throw new Forbidden('Partners do not see the money of a contract.');
  }
  const money = await moneyOf(scope, contract.id);
  if (!money) return null;
  const [escrow, collected] = await Promise.all([escrowState(scope, money), collectedOf(scope, contract.id)]);
  return presentFinancials(money, escrow, collected ?? { issuer: [], platform: [] });
}

/**
 * Returns one sum in XLM; null for partners: an error would fail a whole list, and `viewerCanSeeMoney` gives the
 * reason.
 */
export async function findSum(
  scope: Scope,
  contract: ContractRecord,
  name: 'revenue' | 'distributed',
): Promise<Money | null> {
  if (!maySeeMoney(scope.actor, contract)) return null;
  return presentLumens((await moneyOf(scope, contract.id))?.[name] ?? 0n);
}

/** The caller must authorize. */
const moneyOf = batchByKey(async (scope: Scope, ids: string[]): Promise<Map<string, ContractMoney>> => {
  const rows = await readContractMoney(scope, ids);
  return new Map(rows.map((row) => [row.contractId, row]));
});

/** The caller must authorize. */
const collectedOf = batchByKey(async (scope: Scope, ids: string[]): Promise<Map<string, Collections>> => {
  const sums = new Map<string, Collections>();
  for (const { contractId, by, currency, units } of await readCollected(scope, ids)) {
    const found = sums.get(contractId) ?? { issuer: [], platform: [] };
    found[by].push(presentMoney(totalOf(currency, BigInt(units))));
    sums.set(contractId, found);
  }
  return sums;
});

const accountOf = batchByKey((scope: Scope, publicKeys: string[]) =>
  scope.services.ledger.accounts(publicKeys),
);

/** null: there is none on this network, or the ledger is unavailable. */
async function escrowState(scope: Scope, money: ContractMoney): Promise<EscrowState | null> {
  const { ledger, ledgerState } = scope.services;
  if (money.status !== 'final' || money.escrowKey === null || !ledgerState.standing.up) return null;
  if (money.networkId !== ledger.networkId()) return null;
  try {
    return (await accountOf(scope, money.escrowKey)) ?? null;
  } catch (error) {
    if (error instanceof Failure && error.code === 'LEDGER_UNAVAILABLE') return null;
    throw error;
  }
}
