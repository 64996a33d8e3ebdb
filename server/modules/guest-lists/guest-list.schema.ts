import { Field, ID, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { Node } from '../../platform/graphql/node.schema.ts';
import { ConnectionOf } from '../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../platform/graphql/scalars.ts';
import type { GuestPayment } from '../../platform/vocabulary.ts';
import type { GuestRefusalCode } from './guest-list.rules.ts';

const GuestPaymentEnum = registerEnum<GuestPayment>(
  'GuestPayment',
  "Payment that a guest list requires: the tier's price at the door, or nothing.",
  {
    due: 'The guest pays at the door.',
    complimentary: 'The guest pays nothing.',
  },
);

const GuestRefusalCodeEnum = registerEnum(
  'GuestRefusalCode',
  'Reason why a line of a guest list received no ticket.',
  {
    contact: 'The name, email address or phone number is missing or invalid.',
    tier_missing: 'The line does not name a tier.',
    tier_unknown: 'The event has no such tier.',
    sold_out: 'The tier is sold out.',
    duplicate: 'The same guest is on an earlier line.',
    too_many: 'The list exceeds the maximum number of guests.',
  },
);

@ObjectType({ simpleResolvers: true, description: 'Line of a guest list that received no ticket.' })
export class RefusedGuest {
  @Field(() => Int, { description: 'Line number in the file. The column names are line 1.' })
  line!: number;

  @Field({ description: 'Reason in plain text.' })
  reason!: string;

  @Field(() => GuestRefusalCodeEnum, { description: 'Code of the reason.' })
  code!: GuestRefusalCode;
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'Uploaded list of guests to whom tickets are issued.',
})
export class GuestList {
  @Field(() => ID, { description: 'Unique identifier. The report is at /api/guest-lists/{id}/report.' })
  id!: string;

  /** Not a field of the API: identifies the parent object for field resolvers. */
  eventId!: string;

  @Field({ description: 'File name given by the issuer.' })
  fileName!: string;

  @Field(() => GuestPaymentEnum, { description: 'Payment that is required from the guests.' })
  payment!: GuestPayment;

  @Field(() => Int, { description: 'Number of lines that received a ticket.' })
  issued!: number;

  @Field(() => Int, { description: 'Number of refused lines.' })
  refused!: number;

  @Field(() => [RefusedGuest], { description: 'First 50 refused lines.' })
  refusals!: RefusedGuest[];

  @Field(() => DateTimeScalar, { description: 'When the upload was first received.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When the whole file had been processed. Null for an interrupted upload, which can be resumed.',
  })
  finishedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class GuestListConnection extends ConnectionOf(GuestList) {}
