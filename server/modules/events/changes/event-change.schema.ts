import { Field, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../platform/graphql/enums.ts';
import { Money } from '../../../platform/graphql/money.schema.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { EventChangeField } from '../../../platform/vocabulary.ts';
import { Tier } from '../tiers/tier.schema.ts';
import type { CustomTierTimes } from './moved-tiers.rules.ts';

export const EventChangeFieldEnum: Record<string, EventChangeField> = registerEnum(
  'EventChangeField',
  'Event fact whose change is announced to ticket holders.',
  {
    name: 'Name of the event.',
    venue: 'Venue of the event.',
    startDate: 'Start of the event. Values are timestamps.',
    endDate: 'End of the event. Values are timestamps.',
  },
);

export const CustomTierTimesEnum = registerEnum<CustomTierTimes>(
  'CustomTierTimes',
  'What becomes of tier times that were set by hand when their event moves.',
  {
    shift:
      'They move as the start or the end of the event, whichever is nearer. A tier that could not be used then gets the times of the event.',
    keep: 'They stay.',
  },
);

@ObjectType({
  simpleResolvers: true,
  description: 'Tier whose times were set by hand, and an event that moves.',
})
export class TierShift {
  @Field(() => Tier, { description: 'Tier with its current times.' })
  tier!: Tier;

  @Field(() => DateTimeScalar, { description: 'Start of validity, if the tier moves with the event.' })
  effectiveAt!: Date;

  @Field(() => DateTimeScalar, { description: 'End of validity, if the tier moves with the event.' })
  expiresAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'Change to an event fact that ticket holders rely on.' })
export class EventChange {
  @Field(() => EventChangeFieldEnum, { description: 'Fact that would change.' })
  field!: EventChangeField;

  @Field({ description: 'Current value. Timestamps are ISO 8601 text.' })
  before!: string;

  @Field({ description: 'New value. Timestamps are ISO 8601 text.' })
  after!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Preview of the announcement that a change to an event would send.',
})
export class EventChangePreview {
  @Field(() => [EventChange], {
    description: 'Changes that would be announced. Empty if none concerns ticket holders.',
  })
  changes!: EventChange[];

  @Field(() => Int, {
    description: 'Number of email addresses that would be notified. 0 for drafts and past events.',
  })
  holders!: number;

  @Field(() => Int, { description: 'Number of valid tickets that these holders have.' })
  tickets!: number;

  @Field(() => Int, {
    description:
      'Days in which holders can ask for their money back unless `answerDays` is given: 7 when the start moves by more than 24 hours, otherwise 0.',
  })
  defaultAnswerDays!: number;

  @Field(() => [Money], {
    description: 'Most that would be returned if every holder asked for it, a sum for each currency.',
  })
  refundable!: Money[];

  @Field(() => [TierShift], {
    description:
      'Tiers whose times were set by hand and would move with the event. `updateEvent` needs `customTierTimes` for them.',
  })
  tierShifts!: TierShift[];

  @Field(() => [Tier], {
    description: 'Tiers with a period of sale, if the event moves. Such periods are set by hand and stay.',
  })
  salesPeriods!: Tier[];
}
