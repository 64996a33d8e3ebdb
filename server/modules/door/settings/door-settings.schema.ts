import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ENTRY_RULES, type EntryRule } from '../../../lib/scan/entry-rules.ts';
import { registerEnum } from '../../../platform/graphql/enums.ts';

export const EntryRuleEnum = registerEnum<EntryRule>('EntryRule', 'How often a ticket admits.', {
  once: ENTRY_RULES.once.description,
  daily: ENTRY_RULES.daily.description,
  reentry: ENTRY_RULES.reentry.description,
  times: ENTRY_RULES.times.description,
});

@ObjectType({ simpleResolvers: true, description: 'How often the tickets of a tier admit.' })
export class TierEntryRule {
  @Field(() => ID, { description: 'ID of the tier.' })
  id!: string;

  @Field({ description: 'Name of the tier.' })
  tier!: string;

  @Field(() => EntryRuleEnum, { description: 'Rule in force now.' })
  rule!: EntryRule;

  @Field(() => Int, { nullable: true, description: 'Number of entries by the rule TIMES. Null by others.' })
  limit!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'Thing that a door hands out to ticket holders.' })
export class HandoutItem {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field({ description: 'Display name.' })
  name!: string;

  @Field(() => Int, { description: 'Number that each ticket gets.' })
  perTicket!: number;

  @Field({ description: 'Whether doors hand it out.' })
  active!: boolean;

  @Field(() => Int, { description: 'Number handed out.' })
  handedOut!: number;

  @Field(() => Int, {
    description: 'Number that offline doors handed out beyond what the tickets get.',
  })
  excess!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Rules and things to hand out at the doors of an event.' })
export class DoorSettings {
  @Field(() => [TierEntryRule], { description: 'How often the tickets of each tier admit.' })
  entryRules!: TierEntryRule[];

  @Field(() => [HandoutItem], { description: 'Things to hand out, by name, at most 50.' })
  handoutItems!: HandoutItem[];
}
