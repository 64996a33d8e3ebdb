import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql';
import { DOOR_SALE_LIMITS } from '../../lib/limits/text-limits.ts';
import type { TicketCurrency } from '../../lib/money/index.ts';
import { DuringMaintenance, Requires, WithoutKey } from '../../platform/graphql/access.ts';
import { CurrencyEnum } from '../../platform/graphql/enums.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { NEWEST_FIRST, type TimeOrder, TimeOrderEnum } from '../../platform/graphql/list-order.ts';
import { Input, InputFields, Mutation } from '../../platform/graphql/mutation.ts';
import { LongPageArgs } from '../../platform/graphql/page.ts';
import { DecimalScalar } from '../../platform/graphql/scalars.ts';
import type { Scope } from '../../platform/scope.ts';
import { FormPurchaseLine } from '../checkout/index.ts';
import { Event, eventReference } from '../events/index.ts';
import { findBoxOffice, listShifts } from './box-office.queries.ts';
import {
  BoxOffice,
  DoorPayment,
  DoorSale,
  OfflineSaleInput,
  RecordedSale,
  RequestDoorPaymentInput,
  SELLING_DEVICE,
  SellAtDoorInput,
  Shift,
  ShiftConnection,
} from './box-office.schema.ts';
import { admitDoorSale, findDoorPayment, startDoorPayment } from './door-payment.ts';
import { setLeasedPlaces } from './lease-places.ts';
import { presentShift } from './present-shift.ts';
import { sellAtDoor, uploadDoorSales } from './sell-at-door.ts';
import { closeShift, findShift, openShift, setBoxOffice } from './shifts.ts';

const EVENT = 'ID of the event.';
const SHIFT = 'ID of the shift.';

@Resolver(() => BoxOffice)
export class BoxOfficeResolver {
  @Requires('VALIDATE_TICKETS', 'MANAGE_TICKETS')
  @Query(() => BoxOffice, { description: 'Sale at the door of an event, for its staff.' })
  boxOffice(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: EVENT }) eventId: string,
  ): Promise<BoxOffice> {
    return findBoxOffice(scope, eventId);
  }

  @Requires('MANAGE_TICKETS')
  @Mutation('boxOffice', () => BoxOffice, {
    description:
      'Opens or closes the sale at the door of an event. Staff who validate tickets sell while it is open. Closing it ends no shift.',
  })
  async setBoxOffice(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: EVENT }) eventId: string,
    @Input('isOpen', () => Boolean, { description: 'Whether tickets are sold at the door.' }) isOpen: boolean,
  ): Promise<BoxOffice> {
    await setBoxOffice(scope, eventId, isOpen);
    return findBoxOffice(scope, eventId);
  }

  @FieldResolver(() => Event, { description: 'Event at whose door tickets are sold.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: BoxOffice,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return eventReference(scope, info, eventId);
  }
}

@Resolver(() => Shift)
export class ShiftResolver {
  @Requires('MANAGE_TICKETS')
  @Query(() => ShiftConnection, { description: 'Shifts of the cashiers of an event, newest first.' })
  shifts(
    @Ctx() scope: Scope,
    @Arg('eventId', () => ID, { description: EVENT }) eventId: string,
    @Args(() => LongPageArgs) page: LongPageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
  ): Promise<ShiftConnection> {
    return listShifts(scope, eventId, page.of(order));
  }

  @Requires('VALIDATE_TICKETS')
  @Mutation('shift', () => Shift, {
    description: "Opens the viewer's shift at the door of an event. A cashier has one at a time.",
  })
  async openShift(
    @Ctx() scope: Scope,
    @Input('eventId', () => ID, { description: EVENT }) eventId: string,
    @Input('gateId', () => ID, { nullable: true, description: 'ID of the gate.' })
    gateId: string | null = null,
    @Input('deviceId', { description: `Name of the device. ${upTo(DOOR_SALE_LIMITS.device)}` })
    deviceId: string,
    @Input('currency', () => CurrencyEnum, {
      description: 'Currency of the till. Tickets in other currencies are not sold in the shift.',
    })
    currency: TicketCurrency,
    @Input('float', () => DecimalScalar, { description: 'Cash in the till at the start.' }) float: string,
  ): Promise<Shift> {
    const id = await openShift(scope, { eventId, gateId, deviceId, currency, float });
    return presentShift(await findShift(scope, id));
  }

  @Requires('VALIDATE_TICKETS', 'MANAGE_TICKETS')
  @DuringMaintenance()
  @Mutation('shift', () => Shift, {
    description:
      'Closes a shift with the cash that was counted, and returns the places of its device. A difference from the expected cash is booked in the journal.',
  })
  async closeShift(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: SHIFT }) id: string,
    @Input('counted', () => DecimalScalar, { description: 'Cash counted in the till.' }) counted: string,
    @Input('note', { defaultValue: '', description: `Note on the count. ${upTo(DOOR_SALE_LIMITS.note)}` })
    note: string,
  ): Promise<Shift> {
    await closeShift(scope, id, { counted, note });
    return presentShift(await findShift(scope, id));
  }

  @Requires('VALIDATE_TICKETS', 'MANAGE_TICKETS')
  @DuringMaintenance()
  @Mutation('shift', () => Shift, {
    description:
      "Sets how many places of each tier one device of a shift may sell without a network, at today's price. No other sale gets them until they are set to less, or the shift is closed. Another device can only set them to 0. Sales that a device uploads after its places are gone get the places that are still free.",
  })
  async setLeasedPlaces(
    @Ctx() scope: Scope,
    @Input('shiftId', () => ID, { description: SHIFT }) shiftId: string,
    @Input('lines', () => [FormPurchaseLine], {
      description: 'Number of unsold places per tier, 0 to 1,000.',
    })
    lines: FormPurchaseLine[],
    @Input('deviceId', () => String, { nullable: true, description: SELLING_DEVICE })
    deviceId: string | null = null,
  ): Promise<Shift> {
    await setLeasedPlaces(scope, { shiftId, lines, deviceId });
    return presentShift(await findShift(scope, shiftId));
  }

  @FieldResolver(() => Event, { description: 'Event at whose door it is.' })
  event(
    @Ctx() scope: Scope,
    @Root() { eventId }: Shift,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event> | Event {
    return eventReference(scope, info, eventId);
  }
}

@Resolver()
export class DoorSaleResolver {
  @Requires('VALIDATE_TICKETS')
  @WithoutKey()
  @Mutation('sale', () => DoorSale, {
    payload: 'The paid tickets.',
    description:
      'Sells tickets at the door in the shift of a cashier. They are paid at once, and used when the guest goes in.',
  })
  sellAtDoor(@Ctx() scope: Scope, @InputFields() input: SellAtDoorInput): Promise<DoorSale> {
    return sellAtDoor(scope, input);
  }

  @Requires('VALIDATE_TICKETS')
  @Query(() => DoorPayment, { description: "Payment that a guest's phone was asked for in a shift." })
  doorPayment(
    @Ctx() scope: Scope,
    @Arg('shiftId', () => ID, { description: SHIFT }) shiftId: string,
    @Arg('nonce', { description: `Key of the sale. ${upTo(DOOR_SALE_LIMITS.nonce)}` }) nonce: string,
  ): Promise<DoorPayment> {
    return findDoorPayment(scope, shiftId, nonce);
  }

  @Requires('VALIDATE_TICKETS')
  @WithoutKey()
  @Mutation('payment', () => DoorPayment, {
    payload: 'The payment. Read `doorPayment` until it is paid or cancelled.',
    description:
      'Holds tickets for a guest at the door, and asks their phone for the payment. A repeat with the same key returns the current state and never asks twice.',
  })
  requestDoorPayment(
    @Ctx() scope: Scope,
    @InputFields() input: RequestDoorPaymentInput,
  ): Promise<DoorPayment> {
    return startDoorPayment(scope, input);
  }

  @Requires('VALIDATE_TICKETS')
  @WithoutKey()
  @Mutation('sale', () => DoorSale, {
    payload: 'The tickets, with whether their guests were admitted.',
    description: 'Admits the guests of a paid sale at the door, each ticket once.',
  })
  admitDoorSale(
    @Ctx() scope: Scope,
    @Input('shiftId', () => ID, { description: SHIFT }) shiftId: string,
    @Input('nonce', { description: `Key of the sale. ${upTo(DOOR_SALE_LIMITS.nonce)}` }) nonce: string,
  ): Promise<DoorSale> {
    return admitDoorSale(scope, shiftId, nonce);
  }

  @Requires('VALIDATE_TICKETS')
  @DuringMaintenance()
  @WithoutKey()
  @Mutation('sales', () => [RecordedSale], {
    payload: 'Results in the order of the upload.',
    description:
      'Records sales that a device made for cash without a network, at most 50, each by itself. The money was taken: a sale for which no place is left, or that no order can hold, is recorded without an order, and an invalid name, address or phone number is dropped.',
  })
  uploadDoorSales(
    @Ctx() scope: Scope,
    @Input('shiftId', () => ID, { description: SHIFT }) shiftId: string,
    @Input('clockOffsetMs', () => Int, {
      defaultValue: 0,
      description: "Milliseconds by which the device's clock is ahead of the server's.",
    })
    clockOffsetMs: number,
    @Input('sales', () => [OfflineSaleInput], { description: 'Sales in the order in which they were made.' })
    sales: OfflineSaleInput[],
    @Input('deviceId', () => String, { nullable: true, description: SELLING_DEVICE })
    deviceId: string | null = null,
  ): Promise<RecordedSale[]> {
    return uploadDoorSales(scope, { shiftId, clockOffsetMs, sales, deviceId });
  }
}
