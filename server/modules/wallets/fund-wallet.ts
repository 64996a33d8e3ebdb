import { FundingRefused } from '../../ledger/failures.ts';
import { SYSTEM_TENANCY, signedIn } from '../../platform/access/actor.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { refuseFaults } from '../../platform/failures.ts';
import type { Money } from '../../platform/graphql/money.schema.ts';
import { findRepeated, type KeyedCommand, keyFaults, recordOnce } from '../../platform/idempotency/index.ts';
import type { Scope } from '../../platform/scope.ts';
import { presentWallet } from './wallet.present.ts';
import { ownWallet } from './wallet.queries.ts';
import type { WalletOwner } from './wallet.record.ts';
import type { Wallet } from './wallet.schema.ts';
import { claimFunding, type FundingDay, finishFunding } from './wallet.writes.ts';

/** Friendbot's starting balance. */
const FAUCET_XLM = '10000';

/**
 * Asks the network's faucet for 10,000 XLM, once a day. A second call on the same day succeeds, moves nothing and says
 * so; the same key within a week gets its earlier answer.
 * @throws BadInput, Forbidden, NoWallet, FundingRefused, LedgerUnavailable, RateLimited
 */
export async function fundWallet(
  scope: Scope,
  of: WalletOwner['kind'],
  idempotencyKey: string | null,
): Promise<Wallet> {
  refuseFaults(keyFaults(idempotencyKey));
  const wallet = await ownWallet(scope, of);
  const { ledger, ledgerState, limits, wallets } = scope.services;
  if (!ledger.network.fundable) {
    throw new FundingRefused('On this network nobody gives money away: send XLM to the wallet instead.');
  }
  ledgerState.requireUp();
  await limits.consume('wallet', { account: `fund ${signedIn(scope.actor).userId}` });
  const request: FundingDay = {
    networkId: ledger.networkId(),
    walletId: wallet.id,
    day: scope.clock.now().toISOString().slice(0, 10),
  };
  const command: KeyedCommand = {
    owner: `wallet:${wallet.id}`,
    operation: 'fundWallet',
    record: 'call',
    key: idempotencyKey,
    request: [],
  };
  const isRepeated = (await findRepeated(scope, command)) !== undefined;
  const isClaimed =
    !isRepeated && (await inTransaction(scope, (tx) => claimFunding(tx, request), SYSTEM_TENANCY));
  if (isClaimed) {
    await wallets.fund(wallet);
    await inTransaction(
      scope,
      async (tx) => {
        await finishFunding(tx, request);
        await recordOnce(tx, command, request.day);
        await tx.audit({
          action: 'wallet.fund',
          entityType: 'wallet',
          entityId: wallet.id,
          issuerId: wallet.owner.kind === 'issuer' ? wallet.owner.id : null,
          details: { owner: wallet.owner.kind, publicKey: wallet.publicKey },
        });
      },
      SYSTEM_TENANCY,
    );
  }
  const faucetGave: Money = { amount: isRepeated || isClaimed ? FAUCET_XLM : '0', currency: 'XLM' };
  return { ...(await presentWallet(scope, wallet)), faucetGave };
}
