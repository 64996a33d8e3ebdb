import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DOOR_SALE_LIMITS, ORDER_LIMITS } from '../../lib/limits/text-limits.ts';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { ProviderMethodEnum, registerEnum } from '../../platform/graphql/enums.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { Money } from '../../platform/graphql/money.schema.ts';
import { ConnectionOf } from '../../platform/graphql/page.ts';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.ts';
import type { OrderStatus, ProviderMethod } from '../../platform/vocabulary.ts';
import { FormPurchaseLine } from '../checkout/index.ts';
import { OrderStatusEnum } from '../orders/index.ts';
import type { SaleRefusal, ShiftMethod, TakingMethod } from './box-office.rules.ts';

export const TakingMethodEnum = registerEnum<TakingMethod>(
  'TakingMethod',
  'Method by which a guest paid at the door.',
  {
    cash: 'Cash.',
    mobile_money: 'Mobile money, to a till.',
    card_terminal: 'Card, at a terminal.',
  },
);

export const ShiftMethodEnum = registerEnum<ShiftMethod>(
  'ShiftMethod',
  'Method by which tickets of a shift were paid.',
  {
    cash: 'Cash.',
    mobile_money: 'Mobile money, to a till.',
    card_terminal: 'Card, at a terminal.',
    provider: "On the guest's phone, at a request.",
  },
);

export const SaleRefusalEnum = registerEnum<SaleRefusal>(
  'SaleRefusal',
  'Reason why a sale that a device made cannot be recorded.',
  {
    invalid: 'Its key or its amount is invalid.',
    other_sale: 'Another sale of the device has the same key.',
  },
);

@ObjectType({ simpleResolvers: true, description: 'Tickets that are sold at the door.' })
export class BoxOfficeTier {
  @Field(() => ID, { description: 'ID of the tier.' })
  id!: string;

  @Field({ description: 'Name of the tier.' })
  name!: string;

  @Field(() => Money, { description: 'Price of one ticket.' })
  price!: Money;

  @Field(() => Int, { description: 'Number of tickets that are neither sold nor kept for anyone.' })
  free!: number;
}

@Carries('money')
@SeenWithObject('the cashier, and staff with MANAGE_TICKETS')
@ObjectType({ simpleResolvers: true, description: 'Amount that a cashier took by one method in a shift.' })
export class ShiftTaking {
  @Field(() => ShiftMethodEnum, { description: 'Method by which the guests paid.' })
  method!: ShiftMethod;

  @Field(() => Money, { description: 'Sum of the amounts.' })
  amount!: Money;

  @Field(() => Int, { description: 'Number of tickets.' })
  tickets!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Places of a tier that a device may sell without a network. No other sale gets them.',
})
export class PlaceLease {
  @Field({ description: 'Name of the tier.' })
  tier!: string;

  @Field({ description: 'Name of the device. No other one sells them.' })
  device!: string;

  @Field(() => Int, { description: 'Number of places that the device got.' })
  quantity!: number;

  @Field(() => Int, { description: 'Number of them that it has sold, as far as it has reported.' })
  used!: number;

  @Field(() => Money, { description: 'Price of one ticket on the device.' })
  price!: Money;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time at which the unsold places were returned. Null: the device has them.',
  })
  returnedAt!: Date | null;
}

@Carries('money')
@SeenWithObject('the cashier, and staff with MANAGE_TICKETS')
@ObjectType({ simpleResolvers: true, description: 'Shift of a cashier at the door of an event.' })
export class Shift {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  /** Not a field of the API: identifies the parent object for field resolvers. */
  eventId!: string;

  @Field(() => String, { nullable: true, description: 'Name of the gate. Null without one.' })
  gate!: string | null;

  @Field({
    description:
      'Whether the shift is open at a gate that was taken from its device since. Its guests are not admitted there.',
  })
  isGateLost!: boolean;

  @Field({ description: 'Name of the cashier.' })
  cashier!: string;

  @Field({ description: 'Name of the device.' })
  deviceId!: string;

  @Field(() => Money, { description: 'Cash in the till at the start, in the currency of the shift.' })
  float!: Money;

  @Field(() => DateTimeScalar, { description: 'Start of the shift.' })
  openedAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'End of the shift. Null while it is open.' })
  closedAt!: Date | null;

  @Field(() => Int, { description: 'Number of sales, without amounts collected for tickets sold before.' })
  sales!: number;

  @Field(() => [ShiftTaking], {
    description: 'Amounts of sales and of tickets that were due, by method.',
  })
  takings!: ShiftTaking[];

  @Field(() => Money, { description: 'Cash that should be in the till: the float and the cash taken.' })
  expected!: Money;

  @Field(() => Money, {
    nullable: true,
    description: 'Cash counted at the end. Null while the shift is open.',
  })
  counted!: Money | null;

  @Field(() => Money, {
    nullable: true,
    description:
      'Cash counted less cash expected, with a minus when some is missing. It is booked in the journal. Null while the shift is open.',
  })
  difference!: Money | null;

  @Field({ description: 'Note of the cashier at the end.' })
  note!: string;

  @Field(() => Int, {
    description:
      'Number of sales made without a network for which no place was left. Their money goes back to the guests.',
  })
  salesWithoutPlace!: number;

  @Field(() => Money, { description: 'Money of those sales. It is not expected in the till.' })
  withoutPlace!: Money;

  @Field(() => Money, {
    description:
      'What guests paid above the price of the leased places in sales without a network, with a minus when it was less. It is not expected in the till.',
  })
  paidDifference!: Money;

  @Field(() => [PlaceLease], { description: 'Places for sales without a network, by tier.' })
  leases!: PlaceLease[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class ShiftConnection extends ConnectionOf(Shift) {}

@ObjectType({ simpleResolvers: true, description: 'Sale of tickets at the door of an event.' })
export class BoxOffice {
  /** Not a field of the API: identifies the parent object for field resolvers. */
  eventId!: string;

  @Field(() => Boolean, { description: 'Whether tickets are sold at the door.' })
  isOpen!: boolean;

  @Field(() => [BoxOfficeTier], { description: 'Tiers of the event, hidden ones included.' })
  tiers!: BoxOfficeTier[];

  @Field(() => [ProviderMethodEnum], {
    description: "Methods by which a guest's phone can be asked to pay.",
  })
  phoneMethods!: ProviderMethod[];

  @Field(() => Shift, { nullable: true, description: "The viewer's open shift. Null without one." })
  shift!: Shift | null;
}

/** Describes the argument that names the device, where the places that it leased matter. */
export const SELLING_DEVICE = `Name of the device, whose leased places are used. Defaults to the device that opened the shift. ${upTo(DOOR_SALE_LIMITS.device)}`;

@InputType({ description: 'Buyer of a sale at the door, as far as they tell.' })
class DoorBuyerInput {
  @Field(() => String, {
    nullable: true,
    description: `Name on the tickets. ${upTo(ORDER_LIMITS.name)}`,
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Address to which the tickets are mailed. ${upTo(ORDER_LIMITS.email)}`,
  })
  email?: string | null;

  @Field(() => String, { nullable: true, description: `Phone number. ${upTo(ORDER_LIMITS.phone)}` })
  phone?: string | null;
}

@InputType({ description: 'Sale at the door that the guest pays now.' })
export class SellAtDoorInput extends DoorBuyerInput {
  @Field(() => ID, { description: 'ID of the shift.' })
  shiftId!: string;

  @Field({
    description: `Unique key that the device gives the sale: a repeat with the same key returns the first result. ${upTo(DOOR_SALE_LIMITS.nonce)}`,
  })
  nonce!: string;

  @Field(() => [FormPurchaseLine], { description: 'Tiers with their quantities.' })
  lines!: FormPurchaseLine[];

  @Field(() => TakingMethodEnum, { description: 'Method by which the guest pays.' })
  method!: TakingMethod;

  @Field(() => DecimalScalar, { description: 'Total that the guest pays. Another total is refused.' })
  total!: string;

  @Field(() => String, {
    nullable: true,
    description: `Receipt number of the till or terminal. Each pays for one sale. ${upTo(DOOR_SALE_LIMITS.reference)}`,
  })
  reference?: string | null;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether the guest goes in at once.' })
  admits!: boolean;

  @Field(() => String, { nullable: true, description: SELLING_DEVICE })
  deviceId?: string | null;
}

@InputType({ description: 'Sale for cash that a device made without a network.' })
export class OfflineSaleInput extends DoorBuyerInput {
  @Field({
    description: `Unique key that the device gives the sale. ${upTo(DOOR_SALE_LIMITS.nonce)}`,
  })
  nonce!: string;

  @Field(() => [FormPurchaseLine], {
    description: 'Tiers with their quantities. An order holds 1 to 20 tickets.',
  })
  lines!: FormPurchaseLine[];

  @Field(() => DecimalScalar, { description: 'Total that the guest paid.' })
  total!: string;

  @Field(() => DateTimeScalar, { description: "Time of the sale by the device's clock." })
  soldAt!: Date;

  @Field(() => Boolean, { description: 'Whether the device admitted the guest.' })
  admitted!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Result of recording a sale that a device made.' })
export class RecordedSale {
  @Field({ description: 'Key of the sale.' })
  nonce!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the order. Null if no place was left, so that the money goes back to the guest, or the sale was refused.',
  })
  orderId!: string | null;

  @Field(() => SaleRefusalEnum, { nullable: true, description: 'Why it is not recorded. Null if it is.' })
  refusal!: SaleRefusal | null;
}

@ObjectType({ simpleResolvers: true, description: 'Ticket that was sold at the door.' })
export class DoorSaleTicket {
  @Field(() => ID, { description: 'ID of the ticket.' })
  id!: string;

  @Field({ description: 'Number of the ticket.' })
  number!: string;

  @Field({ description: 'Name of the tier.' })
  tier!: string;

  @Field({ description: 'Text of the QR code, to print or to show to the guest.' })
  code!: string;

  @Field(() => Boolean, {
    description:
      'Whether the sale admitted its guest. `false` if that was not asked for, or the ticket is not valid yet.',
  })
  admitted!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Tickets that were sold at the door, as their cashier gets them.',
})
export class DoorSale {
  @Field(() => ID, { description: 'ID of the order.' })
  orderId!: string;

  @Field(() => [DoorSaleTicket], { description: 'Tickets of the sale.' })
  tickets!: DoorSaleTicket[];
}

@InputType({ description: 'Sale at the door that the guest pays on their phone.' })
export class RequestDoorPaymentInput extends DoorBuyerInput {
  @Field(() => ID, { description: 'ID of the shift.' })
  shiftId!: string;

  @Field({
    description: `Unique key that the device gives the sale. ${upTo(DOOR_SALE_LIMITS.nonce)}`,
  })
  nonce!: string;

  @Field(() => [FormPurchaseLine], { description: 'Tiers with their quantities.' })
  lines!: FormPurchaseLine[];

  @Field(() => DecimalScalar, { description: 'Total that the guest pays. Another total is refused.' })
  total!: string;

  @Field(() => ProviderMethodEnum, { description: 'Method that asks a phone.' })
  method!: ProviderMethod;

  @Field({ description: `Phone number that is asked. ${upTo(ORDER_LIMITS.phone)}` })
  payerPhone!: string;
}

@ObjectType({ simpleResolvers: true, description: "Payment that a guest's phone was asked for at the door." })
export class DoorPayment {
  @Field(() => ID, { description: 'ID of the order.' })
  orderId!: string;

  @Field(() => OrderStatusEnum, {
    description: 'Status of the order: held while the guest is asked, paid, or cancelled.',
  })
  status!: OrderStatus;

  @Field(() => DoorSale, { nullable: true, description: 'The tickets. Null until they are paid.' })
  sale!: DoorSale | null;
}
