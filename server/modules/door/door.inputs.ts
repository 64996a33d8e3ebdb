import { Field, ID, InputType } from 'type-graphql';
import { ScanOutcomeEnum } from '../../graphql/enums.ts';
import { DateTimeScalar, JsonScalar } from '../../graphql/scalars/index.ts';
import type { ScanOutcome } from '../../vocabulary.ts';

@InputType()
export class ValidateTicketInput {
  @Field(() => JsonScalar, {
    description: 'The ticket file as an object, or its text, or the text of the QR code.',
  })
  ticket!: unknown;

  @Field(() => ID, { nullable: true })
  eventId?: string | null;

  @Field(() => ID, { nullable: true })
  gateId?: string | null;

  @Field(() => String, { nullable: true })
  deviceId?: string | null;

  @Field(() => String, { nullable: true })
  nonce?: string | null;

  @Field(() => Boolean, { defaultValue: true, description: 'false checks only and records no entry.' })
  commit!: boolean;
}

@InputType()
export class QueuedScanInput {
  @Field(() => String)
  nonce!: string;

  @Field(() => JsonScalar)
  ticket!: unknown;

  @Field(() => ID, { nullable: true })
  gateId?: string | null;

  @Field(() => DateTimeScalar)
  deviceTime!: Date;

  @Field(() => Boolean)
  admitted!: boolean;

  @Field(() => ScanOutcomeEnum)
  outcome!: ScanOutcome;
}
