import { Field, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/graphql/enums.ts';
import type { RetentionKind, RetentionUnit } from './retention.rules.ts';

const RetentionKindEnum = registerEnum<RetentionKind>(
  'RetentionKind',
  'Kind of data that are kept for a time.',
  {
    sessions: 'Sessions, links and keys, after their end.',
    mails: 'Mails that were sent or given up.',
    guests: 'Guests without an account, after the end of the event.',
    unpaid: 'Guests of orders that were never paid.',
    messages: 'Messages with people without an account.',
    notifications: 'Notifications that need nothing any more.',
    deliveries: 'Deliveries of webhooks.',
    books: 'Names of buyers on receipts.',
  },
);

const RetentionUnitEnum = registerEnum<RetentionUnit>('RetentionUnit', 'Unit of a time.', {
  days: 'Days.',
  months: 'Months.',
  years: 'Years.',
});

@ObjectType({ simpleResolvers: true, description: 'How long data of a kind are kept.' })
export class RetentionPeriod {
  @Field(() => RetentionKindEnum, { description: 'Kind of data.' })
  kind!: RetentionKind;

  @Field(() => Int, { description: 'Number of units.' })
  count!: number;

  @Field(() => RetentionUnitEnum, { description: 'Unit of the number.' })
  unit!: RetentionUnit;
}
