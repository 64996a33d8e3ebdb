import { Field, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../../platform/graphql/access.ts';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { type PurchaseMethod, PurchaseMethodEnum } from '../../checkout/index.ts';
import { MONEY_PLACES, type ProviderName } from '../../payments/index.ts';
export type MoneyPlace =
  | 'door_cash'
  | 'issuer_wallet'
  | 'escrow'
  | 'partner_wallets'
  | ProviderName
  | 'platform';

const MoneyPlaceEnum = registerEnum<MoneyPlace>('MoneyPlace', 'Where money of an event is now.', {
  door_cash: 'Collected at the door, in the hands of the issuer.',
  issuer_wallet: "In the issuer's wallet.",
  escrow: 'In the escrow of a contract, until rounds release it.',
  partner_wallets: 'Paid out to partners.',
  ...MONEY_PLACES,
  platform: 'Collected by the platform, which owes it to the issuer until a payout.',
});

@Carries('money')
@SeenWithObject('readers of the sales figures of the event')
@ObjectType({ simpleResolvers: true, description: 'Money of an event that was taken in one way.' })
export class WayMoney {
  @Field(() => PurchaseMethodEnum, { description: 'Way in which it was taken.' })
  way!: PurchaseMethod;

  @Field(() => Money, { description: 'Amount taken, including what went back since.' })
  taken!: Money;

  @Field(() => Money, { description: 'Fees that the provider, the platform or the ledger kept.' })
  fees!: Money;

  @Field(() => Money, { description: 'Amount returned to buyers.' })
  refunded!: Money;

  @Field(() => Money, { description: 'Amount on its way back to buyers.' })
  refunding!: Money;

  @Field(() => Money, { description: "Amount that payers' banks hold back, or kept, after a dispute." })
  disputed!: Money;

  @Field(() => Money, { description: 'Amount taken less fees, refunds paid and under way, and disputes.' })
  kept!: Money;
}

@Carries('money')
@SeenWithObject('readers of the sales figures of the event')
@ObjectType({ simpleResolvers: true, description: 'Money of an event in one place.' })
export class PlacedMoney {
  @Field(() => MoneyPlaceEnum, { description: 'Where it is.' })
  place!: MoneyPlace;

  @Field(() => Money, {
    description: "Amount. Below zero where the issuer's wallet advanced refunds for an escrow.",
  })
  amount!: Money;
}

@Carries('money')
@SeenWithObject('readers of the sales figures of the event')
@ObjectType({
  simpleResolvers: true,
  description:
    'Where the money of an event came from and where it is, from the posted entries of the journal.',
})
export class EventMoney {
  @Field(() => [WayMoney], { description: 'One entry for each way and currency with money.' })
  ways!: WayMoney[];

  @Field(() => [PlacedMoney], { description: 'One entry for each place and currency with money.' })
  places!: PlacedMoney[];

  @Field(() => [Money], { description: 'Amount that buyers still owe at the door: one sum per currency.' })
  due!: Money[];

  @Field(() => Int, { description: 'Number of payments by providers that are under way.' })
  paymentsUnderWay!: number;

  @Field(() => Int, { description: 'Number of payments and refunds that need a decision by a person.' })
  findings!: number;
}
