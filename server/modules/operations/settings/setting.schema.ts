import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ConnectionOf } from '../../../platform/graphql/page.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { SettingName } from './setting.rules.ts';

export const SettingNameEnum = {
  FORM_SALES: 'form_sales',
  EUR_RATE: 'eur_rate',
  ORDER_TICKETS: 'order_tickets',
  CALL_TICKETS: 'call_tickets',
} as const;
registerEnumType(SettingNameEnum, {
  name: 'SettingName',
  valuesConfig: {
    FORM_SALES: { description: 'Whether tickets are sold through the public order form.' },
    EUR_RATE: { description: 'Euros per US dollar.' },
    ORDER_TICKETS: { description: 'Maximum number of tickets per order.' },
    CALL_TICKETS: { description: 'Maximum number of tickets of one tier per call.' },
  },
  description: 'Name of a setting.',
});

const SettingKindEnum = { SWITCH: 'switch', RATE: 'rate', COUNT: 'count' } as const;
registerEnumType(SettingKindEnum, {
  name: 'SettingKind',
  description: 'Kind of value of a setting.',
  valuesConfig: {
    SWITCH: { description: '"true" or "false".' },
    RATE: { description: 'Decimal number.' },
    COUNT: { description: 'Whole number.' },
  },
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
