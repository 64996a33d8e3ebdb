import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { Open, WithoutKey } from '../../platform/graphql/access.ts';
import { Input, Mutation } from '../../platform/graphql/mutation.ts';
import type { Scope } from '../../platform/scope.ts';
import { ORDER_KEY } from '../orders/index.ts';
import { Ticket } from '../tickets/index.ts';
import { createWalletPass } from './create-pass.ts';
import { hasPass } from './pass.rules.ts';
import { WalletPlatformEnum } from './pass.schema.ts';
import type { WalletName } from './port.ts';

@Resolver(() => Ticket)
export class WalletPassResolver {
  @FieldResolver(() => [WalletPlatformEnum], {
    description:
      'Wallets to which its holder can add the ticket. Empty where none is set up, for a ticket that is no longer valid, and for one with a live code, which a wallet cannot show.',
  })
  walletPlatforms(@Ctx() { services }: Scope, @Root() { record }: Ticket): WalletName[] {
    return hasPass(record) ? services.phoneWallets.names : [];
  }

  @Open()
  @WithoutKey()
  @Mutation('url', () => String, {
    payload: 'Address that adds the pass when a phone opens it. Valid for ten minutes.',
    description:
      'Makes the pass of a ticket for the wallet of a phone. For its holder by account, by the pass of a mailed link or by the key of the order.',
  })
  createWalletPass(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the ticket.' }) ticketId: string,
    @Input('platform', () => WalletPlatformEnum, { description: 'Wallet of the phone.' }) wallet: WalletName,
    @Input('pass', () => String, { nullable: true, description: 'Pass returned by `openTicketLink`.' })
    pass: string | null,
    @Input('orderKey', () => String, ORDER_KEY) orderKey: string | null,
  ): Promise<string> {
    return createWalletPass(scope, { ticketId, wallet, pass: pass ?? null, orderKey: orderKey ?? null });
  }
}
