import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Open, Requires, WithoutKey } from '../../platform/graphql/access.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../platform/graphql/list-order.ts';
import { Lookup } from '../../platform/graphql/lookup.ts';
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

const OF = { description: 'Whose: one’s own, or the organiser’s.', defaultValue: 'user' as const };

@Resolver(() => Wallet)
export class WalletResolver {
  @Open()
  @Query(() => LedgerStatus, { description: 'Whether money can move.' })
  ledgerStatus(@Ctx() scope: Scope): LedgerStatus {
    return presentLedger(scope);
  }

  @Requires('VIEW_WALLET')
  @Lookup()
  @Query(() => Wallet, {
    nullable: true,
    description: "One's own, or the organiser's. Null when there is none.",
  })
  wallet(
    @Ctx() scope: Scope,
    @Arg('of', () => WalletOwnerEnum, OF) of: WalletOwner['kind'],
  ): Promise<Wallet | null> {
    return findWallet(scope, of);
  }

  @Requires('VIEW_WALLET')
  @Mutation(() => Wallet, {
    description:
      "Makes one's own, or with MANAGE_WALLET the organiser's. One that is there already is answered.",
  })
  createWallet(
    @Ctx() scope: Scope,
    @Arg('of', () => WalletOwnerEnum, OF) of: WalletOwner['kind'],
  ): Promise<Wallet> {
    return createWallet(scope, of);
  }

  @Requires('VIEW_WALLET')
  @Mutation(() => Wallet, { description: '10,000 XLM of the faucet of a test network, once a day.' })
  fundWallet(
    @Ctx() scope: Scope,
    @Arg('of', () => WalletOwnerEnum, OF) of: WalletOwner['kind'],
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
  ): Promise<Wallet> {
    return fundWallet(scope, of, idempotencyKey ?? null);
  }

  @Requires('VIEW_WALLET')
  @WithoutKey()
  @Mutation(() => ExportWalletKeyPayload, {
    description:
      "The secret key of one's own wallet, or with MANAGE_WALLET of the organiser's. Every call is recorded.",
  })
  exportWalletKey(
    @Ctx() scope: Scope,
    @Arg('of', () => WalletOwnerEnum, OF) of: WalletOwner['kind'],
    @Arg('password', () => String, { description: 'The password of the account.' }) password: string,
  ): Promise<ExportWalletKeyPayload> {
    return exportWalletKey(scope, of, password);
  }

  @Requires('VIEW_WALLET')
  @Subscription(() => Wallet, {
    description: 'The wallet after each change.',
    subscribe: ({ context, args }: Subscribing<{ of: WalletOwner['kind'] }>) => watchWallet(context, args.of),
  })
  walletChanged(
    @Arg('of', () => WalletOwnerEnum, OF) _of: WalletOwner['kind'],
    @Root() wallet: Wallet,
  ): Wallet {
    return wallet;
  }

  @FieldResolver(() => WalletMovementConnection, { description: 'What went in and out, newest first.' })
  movements(
    @Ctx() scope: Scope,
    @Root() wallet: Wallet,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<WalletMovementConnection> {
    return listMovements(scope, wallet.publicKey, page.of(order));
  }
}
