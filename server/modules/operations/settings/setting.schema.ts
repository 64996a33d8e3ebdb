import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../../../platform/graphql/page.ts';
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
    FORM_SALES: { description: 'Tickets are sold by the form of the public pages.' },
    EUR_RATE: { description: 'Euro for one US dollar.' },
    ORDER_TICKETS: { description: 'Tickets that one order may hold.' },
    CALL_TICKETS: { description: 'Tickets of one tier that one call may make.' },
  },
  description: 'What can be set.',
});

const SettingKindEnum = { SWITCH: 'switch', RATE: 'rate', COUNT: 'count' } as const;
registerEnumType(SettingKindEnum, {
  name: 'SettingKind',
  description: '"true" or "false", a decimal, a whole number.',
  valuesConfig: {
    SWITCH: { description: 'true or false.' },
    RATE: { description: 'A decimal number.' },
    COUNT: { description: 'A whole number.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'Something that system admins set while the product runs.',
})
export class Setting {
  @Field(() => SettingNameEnum, { description: 'The name, for people.' })
  name!: SettingName;

  @Field(() => SettingKindEnum, { description: 'What kind it is of.' })
  kind!: 'switch' | 'rate' | 'count';

  @Field(() => String, { description: 'The value.' })
  value!: string;

  @Field(() => String, { description: 'Its value until somebody set another.' })
  firstValue!: string;

  @Field(() => Int, { nullable: true, description: 'Of counts.' })
  least!: number | null;

  @Field(() => Int, { nullable: true, description: 'Of counts.' })
  most!: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was changed last.' })
  updatedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'The address of who set it last.' })
  updatedBy!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A value that was set, and the one before.' })
export class SettingChange {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => String, { description: 'A setting, or a rate such as "rate:USD/XLM".' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The value before; null at the first change.' })
  valueBefore!: string | null;

  @Field(() => String, { description: 'The value.' })
  value!: string;

  @Field(() => DateTimeScalar, { description: 'When it was changed.' })
  changedAt!: Date;

  @Field(() => String, { description: 'The address of who changed it.' })
  changedBy!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class SettingChangeConnection {
  @Field(() => [SettingChange], { description: 'The entries of the page.' })
  nodes!: SettingChange[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}
