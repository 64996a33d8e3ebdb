import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Confirmed, Open, Requires, WithoutKey } from '../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../platform/graphql/list-order.ts';
import { Lookup } from '../../platform/graphql/lookup.ts';
import { Input, Mutation } from '../../platform/graphql/mutation.ts';
import { PageArgs } from '../../platform/graphql/page.ts';
import type { Subscribing } from '../../platform/graphql/subscribing.ts';
import type { Scope } from '../../platform/scope.ts';
import { createWallet } from './create-wallet.ts';
import { exportWalletKey } from './export-wallet-key.ts';
import { fundWallet } from './fund-wallet.ts';
import { presentLedger } from './wallet.present.ts';
import { findWallet, listMovements, watchWallet } from './wallet.queries.ts';
import type { WalletOwner } from './wallet.record.ts';
import {
  ExportWalletKeyPayload,
  LedgerStatus,
  Wallet,
  WalletMovementConnection,
  WalletOwnerEnum,
} from './wallet.schema.ts';

const OF = { description: 'Owner of the wallet: the caller or the issuer.', defaultValue: 'user' as const };

@Resolver(() => Wallet)
export class WalletResolver {
  @Open()
  @Query(() => LedgerStatus, {
    description: 'Current status of the ledger, including whether payments are possible.',
  })
  ledgerStatus(@Ctx() scope: Scope): LedgerStatus {
    return presentLedger(scope);
  }

  @Requires('VIEW_WALLET')
  @Lookup()
  @Query(() => Wallet, {
    nullable: true,
    description: 'Wallet of the viewer or of their issuer. Null if there is none.',
  })
  wallet(
    @Ctx() scope: Scope,
    @Arg('of', () => WalletOwnerEnum, OF) of: WalletOwner['kind'],
  ): Promise<Wallet | null> {
    return findWallet(scope, of);
  }

  @Requires('VIEW_WALLET')
  @Mutation('wallet', () => Wallet, {
    description:
      'Creates the wallet of the caller or, with MANAGE_WALLET, of the issuer. Returns the existing wallet if there is one.',
  })
  createWallet(
    @Ctx() scope: Scope,
    @Input('of', () => WalletOwnerEnum, OF) of: WalletOwner['kind'],
  ): Promise<Wallet> {
    return createWallet(scope, of);
  }

  @Requires('VIEW_WALLET')
  @Mutation('wallet', () => Wallet, {
    description: 'Funds a wallet with 10,000 XLM from the faucet of a test network, once a day.',
  })
  fundWallet(
    @Ctx() scope: Scope,
    @Input('of', () => WalletOwnerEnum, OF) of: WalletOwner['kind'],
    @Input('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<Wallet> {
    return fundWallet(scope, of, idempotencyKey ?? null);
  }

  @Requires('VIEW_WALLET')
  @WithoutKey()
  @Confirmed('money')
  @Mutation(() => ExportWalletKeyPayload, {
    description:
      "Exports the secret key of the caller's wallet or, with MANAGE_WALLET, of the issuer's. Every call is recorded in the audit log.",
  })
  exportWalletKey(
    @Ctx() scope: Scope,
    @Input('of', () => WalletOwnerEnum, OF) of: WalletOwner['kind'],
    @Input('password', () => String, { description: 'Password of the account.' }) password: string,
  ): Promise<ExportWalletKeyPayload> {
    return exportWalletKey(scope, of, password);
  }

  @Requires('VIEW_WALLET')
  @Subscription(() => Wallet, {
    description: 'Wallet, after each change.',
    subscribe: ({ context, args }: Subscribing<{ of: WalletOwner['kind'] }>) => watchWallet(context, args.of),
  })
  walletChanged(
    @Arg('of', () => WalletOwnerEnum, OF) _of: WalletOwner['kind'],
    @Root() wallet: Wallet,
  ): Wallet {
    return wallet;
  }

  @FieldResolver(() => WalletMovementConnection, {
    description: 'Incoming and outgoing payments, newest first.',
  })
  movements(
    @Ctx() scope: Scope,
    @Root() wallet: Wallet,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<WalletMovementConnection> {
    return listMovements(scope, wallet.publicKey, page.of(order));
  }
}
