import { Field, ID, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { DueMethod } from '../../../platform/vocabulary.ts';

export const DueMethodEnum = registerEnum<DueMethod>(
  'DueMethod',
  'How an amount due was settled at the door.',
  {
    cash: 'In cash.',
    mobile_money: 'With mobile money.',
    card_terminal: 'With a card.',
    waived: 'Not at all: it was waived.',
  },
);

@ObjectType({ simpleResolvers: true, description: 'Tickets for which the same amount is due.' })
export class DuesOfAmount {
  @Field(() => Money, { description: 'What is due for each of them.' })
  amount!: Money;

  @Field(() => [ID], { description: 'The tickets.' })
  ticketIds!: string[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'What is to be collected at a door, or what changed of it since an earlier answer.',
})
export class DoorDues {
  @Field(() => DateTimeScalar, { description: 'When it was so; ask for the changes since then.' })
  asOf!: Date;

  @Field(() => [DuesOfAmount], { description: 'Tickets for which something is due.' })
  due!: DuesOfAmount[];

  @Field(() => [ID], {
    description: 'Tickets for which nothing is due any more, if changes were asked for.',
  })
  settled!: string[];

  @Field(() => [ID], {
    description:
      'Tickets bought with MOCK or with the XLM of a test network; with `since`, those issued since.',
  })
  playMoney!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'What a device collected, as it was taken over.' })
export class NoteCollectedPayload {
  @Field(() => Boolean, {
    description: 'false: it was settled before, so what was taken has to be paid back.',
  })
  counted!: boolean;

  @Field(() => Boolean, {
    description: 'Nothing was due any more because the ticket had been revoked or cancelled.',
  })
  isVoid!: boolean;
}
