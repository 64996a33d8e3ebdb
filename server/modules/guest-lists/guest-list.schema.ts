import { Field, ID, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { Node } from '../../platform/graphql/node.schema.ts';
import { PageInfo } from '../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { GuestPayment } from '../../platform/vocabulary.ts';
import type { GuestRefusalCode } from './guest-list.rules.ts';

const GuestPaymentEnum = registerEnum<GuestPayment>(
  'GuestPayment',
  'Whether the guests of a list pay the price of their tier at the door, or nothing.',
  {
    due: 'The guest pays at the door.',
    complimentary: 'The guest pays nothing.',
  },
);

const GuestRefusalCodeEnum = registerEnum(
  'GuestRefusalCode',
  'Why a line of a guest list was given no ticket.',
  {
    contact: 'The name, e-mail address or phone number is missing or not valid.',
    tier_missing: 'The line names no tier.',
    tier_unknown: 'The event has no such tier.',
    sold_out: 'No places are left in the tier.',
    duplicate: 'The same guest stands in a line before.',
    too_many: 'The list has more guests than one may have.',
  },
);

@ObjectType({ simpleResolvers: true, description: 'A line of a guest list that was given no ticket.' })
export class RefusedGuest {
  @Field(() => Int, { description: 'As an editor counts; the names of the columns are line 1.' })
  line!: number;

  @Field({ description: 'Why, in a sentence.' })
  reason!: string;

  @Field(() => GuestRefusalCodeEnum, { description: 'The code of that sentence.' })
  code!: GuestRefusalCode;
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'A file of guests that tickets were issued for.',
})
export class GuestList {
  @Field(() => ID, { description: 'Its report is at /api/guest-lists/{id}/report.' })
  id!: string;

  /** Not a field of the API: identifies the parent object for field resolvers. */
  eventId!: string;

  @Field({ description: 'As the organiser called it.' })
  fileName!: string;

  @Field(() => GuestPaymentEnum, { description: 'Whether its guests pay at the door.' })
  payment!: GuestPayment;

  @Field(() => Int, { description: 'Lines that were given a ticket.' })
  issued!: number;

  @Field(() => Int, { description: 'Lines that were not.' })
  refused!: number;

  @Field(() => [RefusedGuest], { description: 'The first 50 of those that were not.' })
  refusals!: RefusedGuest[];

  @Field(() => DateTimeScalar, { description: 'When it was first sent.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it had been read to its end; null for one that broke off, which may be sent again.',
  })
  finishedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class GuestListConnection {
  @Field(() => [GuestList], { description: 'The entries of the page.' })
  nodes!: GuestList[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}
