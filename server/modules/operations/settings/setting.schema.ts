import { Field, ID, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { SettingName } from './setting.rules.ts';

export const SettingNameEnum = registerEnum('SettingName', 'Name of a setting.', {
  form_sales: 'Whether tickets are sold through the public order form.',
  eur_rate: 'Euros per US dollar.',
  order_tickets: 'Maximum number of tickets per order.',
  call_tickets: 'Maximum number of tickets of one tier per call.',
  keep_sessions_days: 'Days for which sessions, links and keys are kept after their end.',
  keep_mails_days: 'Days for which mails are kept.',
  keep_guests_months: 'Months for which guests without an account are kept after the end of the event.',
  keep_unpaid_days: 'Days for which guests of orders that were never paid are kept.',
  keep_messages_months: 'Months for which messages with people without an account are kept.',
  keep_notifications_days: 'Days for which notifications are kept.',
  keep_deliveries_days: 'Days for which deliveries of webhooks are kept.',
  keep_books_years: 'Years for which receipts name their buyer.',
});

const SettingKindEnum = registerEnum('SettingKind', 'Kind of value of a setting.', {
  switch: '"true" or "false".',
  rate: 'Decimal number.',
  count: 'Whole number.',
});

@ObjectType({
  simpleResolvers: true,
  description: 'Setting that system admins can change at run time.',
})
export class Setting {
  @Field(() => SettingNameEnum, { description: 'Display name.' })
  name!: SettingName;

  @Field(() => SettingKindEnum, { description: 'Kind of value.' })
  kind!: 'switch' | 'rate' | 'count';

  @Field(() => String, { description: 'Value.' })
  value!: string;

  @Field(() => String, { description: 'Default value.' })
  firstValue!: string;

  @Field(() => Int, { nullable: true, description: 'Minimum. Null unless the value is a count.' })
  least!: number | null;

  @Field(() => Int, { nullable: true, description: 'Maximum. Null unless the value is a count.' })
  most!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the setting was last changed. Null if never.',
  })
  updatedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address of the user who last changed the setting. Null if never changed.',
  })
  updatedBy!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Change of a setting.' })
export class SettingChange {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => String, { description: 'Name of a setting, or of a rate such as "rate:USD/XLM".' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Previous value. Null for the first change.' })
  valueBefore!: string | null;

  @Field(() => String, { description: 'Value.' })
  value!: string;

  @Field(() => DateTimeScalar, { description: 'When the value was changed.' })
  changedAt!: Date;

  @Field(() => String, { description: 'Email address of the user who changed it.' })
  changedBy!: string;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class SettingChangeConnection extends ConnectionOf(SettingChange) {}
