import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ORDER_LIMITS } from '../../lib/limits/text-limits.ts';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { PhoneChannel, PhoneState } from '../../platform/phone/index.ts';
import { ORDER_KEY } from '../orders/index.ts';

export const PhoneChannelEnum = registerEnum<PhoneChannel>('PhoneChannel', 'Channel of messages to phones.', {
  sms: 'SMS.',
  whatsapp: 'WhatsApp.',
});

const PhoneMessageStatusEnum = registerEnum<PhoneState>(
  'PhoneMessageStatus',
  'Delivery status of a message to a phone.',
  {
    kept: 'Not sent, because no provider is set up: it is shown to developers.',
    queued: 'Queued.',
    sending: 'A request to the provider is in progress.',
    accepted: 'The provider has it.',
    sent: 'The network has it.',
    delivered: 'Delivered.',
    failed: 'Not delivered.',
    unknown: 'The provider did not answer: it may have been sent. It is not sent again by itself.',
    stopped: 'Not sent, because the number has stopped messages.',
    expired: 'Not sent while it was of use.',
  },
);

@Carries('personal data')
@SeenWithObject('the buyer of the order')
@ObjectType({
  simpleResolvers: true,
  description: 'Phone that gets messages about an order, as its buyer asked.',
})
export class OrderPhone {
  @Field(() => String, { description: 'Number in the form of E.164, such as +254712345678.' })
  number!: string;

  @Field(() => PhoneChannelEnum, { description: 'Channel of the messages.' })
  channel!: PhoneChannel;

  @Field(() => Boolean, {
    description: 'Whether the number has stopped messages. Its owner can allow them again.',
  })
  hasOptedOut!: boolean;

  @Field(() => PhoneMessageStatusEnum, {
    nullable: true,
    description: 'Status of the message with the tickets. Null until there are tickets.',
  })
  status!: PhoneState | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the status changed. Null without one.' })
  statusAt!: Date | null;
}

@InputType()
abstract class BuyerProofInput {
  @Field(() => ID, { description: 'ID of the order.' })
  orderId!: string;

  @Field(() => String, ORDER_KEY)
  orderKey?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Pass returned by `openTicketLink`, of the address that bought the order.',
  })
  pass?: string | null;
}

@InputType('OrderPhoneInput', { description: 'Phone for messages about an order.' })
export class SetOrderPhoneInput extends BuyerProofInput {
  @Field(() => String, {
    description: `Number with its country code, such as +254712345678. ${upTo(ORDER_LIMITS.phone)}`,
  })
  phone!: string;

  @Field(() => PhoneChannelEnum, { description: 'Channel of the messages.' })
  channel!: PhoneChannel;
}

@InputType('OrderProofInput', { description: 'Order, and how its buyer proves it.' })
export class OrderProofInput extends BuyerProofInput {}
