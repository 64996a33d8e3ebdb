import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Open, Visible, visibleTo } from '../../platform/graphql/access.ts';
import { Input, InputFields, Mutation } from '../../platform/graphql/mutation.ts';
import type { PhoneChannel } from '../../platform/phone/index.ts';
import type { Scope } from '../../platform/scope.ts';
import { Order } from '../orders/index.ts';
import { choosePhoneMessages } from './choices/choose-messages.ts';
import { readOrderPhone } from './orders/order-phone.reads.ts';
import { removeOrderPhone, setOrderPhone } from './orders/set-order-phone.ts';
import { OrderPhone, OrderProofInput, PhoneChannelEnum, SetOrderPhoneInput } from './phone.schema.ts';

const proofOf = ({ orderId, orderKey = null, pass = null }: OrderProofInput) => ({ orderId, orderKey, pass });

@Resolver(() => Order)
export class PhoneResolver {
  @Open()
  @Query(() => [PhoneChannelEnum], {
    description: 'Channels by which buyers can get messages on their phones. Empty where none is set up.',
  })
  phoneChannels(@Ctx() { services }: Scope): PhoneChannel[] {
    return services.phone.channels;
  }

  @Open()
  @Mutation('order', () => Order, {
    description:
      'Sends the link to the tickets of an order to a phone, now or once it is paid, and messages about its event from then on. For its buyer, who can present its `orderKey` or a `pass` instead of an account.',
  })
  setOrderPhone(@Ctx() scope: Scope, @InputFields() input: SetOrderPhoneInput): Promise<Order> {
    return setOrderPhone(scope, proofOf(input), input);
  }

  @Open()
  @Mutation('order', () => Order, {
    description: 'Ends messages about an order to its phone. For its buyer, as `setOrderPhone`.',
  })
  removeOrderPhone(@Ctx() scope: Scope, @InputFields() input: OrderProofInput): Promise<Order> {
    return removeOrderPhone(scope, proofOf(input));
  }

  @Open()
  @Mutation('number', () => String, {
    payload: 'Phone number, of which only the ends are shown.',
    description:
      'Stops all messages to a phone number, from all organisers, or allows them again. Codes that its owner asks for still come.',
  })
  setPhoneMessages(
    @Ctx() scope: Scope,
    @Input('token', { description: 'Secret from the link in a message.' }) token: string,
    @Input('areAllowed', { description: 'Whether the number gets messages.' }) areAllowed: boolean,
  ): Promise<string> {
    return choosePhoneMessages(scope, token, areAllowed);
  }

  @Visible(visibleTo<Order>('its buyer', ({ viewerIsBuyer }) => viewerIsBuyer))
  @FieldResolver(() => OrderPhone, {
    nullable: true,
    description: 'Phone that gets messages about the order. Null if its buyer asked for none.',
  })
  async phone(@Ctx() scope: Scope, @Root() { id }: Order): Promise<OrderPhone | null> {
    const found = await readOrderPhone(scope, id);
    if (!found) return null;
    const { number, channel, hasOptedOut, state, changedAt } = found;
    return { number, channel, hasOptedOut, status: state, statusAt: changedAt };
  }
}
