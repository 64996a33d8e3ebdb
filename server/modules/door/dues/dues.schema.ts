import { Field, ID, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { DueMethod } from '../../../platform/vocabulary.ts';

export const DueMethodEnum = registerEnum<DueMethod>(
  'DueMethod',
  'Method by which an amount due at the door was settled.',
  {
    cash: 'Cash.',
    mobile_money: 'Mobile money.',
    card_terminal: 'Card.',
    waived: 'Waived without payment.',
  },
);

@ObjectType({ simpleResolvers: true, description: 'Tickets with the same amount due.' })
export class DuesOfAmount {
  @Field(() => Money, { description: 'Amount due for each ticket.' })
  amount!: Money;

  @Field(() => [ID], { description: 'IDs of the tickets.' })
  ticketIds!: string[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'Amounts due at the door, or changes to them since an earlier response.',
})
export class DoorDues {
  @Field(() => DateTimeScalar, {
    description: 'Time of this response. Pass it as `since` to get later changes.',
  })
  asOf!: Date;

  @Field(() => [DuesOfAmount], { description: 'Tickets with an amount due, grouped by amount.' })
  due!: DuesOfAmount[];

  @Field(() => [ID], {
    description: 'IDs of tickets with nothing due any more. Empty without `since`.',
  })
  settled!: string[];

  @Field(() => [ID], {
    description:
      'IDs of tickets bought with MOCK or with the XLM of a test network. With `since`, only those issued since then.',
  })
  playMoney!: string[];

  @Field(() => [ID], {
    description:
      "IDs of the organiser's test tickets, which are no guests. With `since`, only those issued since then.",
  })
  testTicketIds!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'Result of recording a payment that a device collected.' })
export class NoteCollectedPayload {
  @Field(() => Boolean, {
    description:
      'Whether the payment settled the amount. `false` if it was already settled, so that the payment must be returned.',
  })
  counted!: boolean;

  @Field(() => Boolean, {
    description: 'Whether nothing was due because the ticket had been revoked or refunded.',
  })
  isVoid!: boolean;
}
