import { Field, ID, InputType } from 'type-graphql';
import { ScanOutcomeEnum } from '../../../platform/graphql/enums.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { DateTimeScalar, JsonScalar } from '../../../platform/graphql/scalars.ts';
import type { ScanOutcome } from '../../../platform/vocabulary.ts';
import { LONGEST_NAME } from '../door.rules.ts';

@InputType({ description: 'A ticket at the door.' })
export class ValidateTicketInput {
  @Field(() => JsonScalar, {
    description: 'The ticket file as an object, or its text, or the text of the QR code.',
  })
  ticket!: unknown;

  @Field(() => ID, { nullable: true, description: 'The event that it belongs to.' })
  eventId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The gate that it is at.' })
  gateId?: string | null;

  @Field(() => String, { nullable: true, description: `What the device calls itself. ${upTo(LONGEST_NAME)}` })
  deviceId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `A word that names one scan of a device: the same again adds nothing. ${upTo(LONGEST_NAME)}`,
  })
  nonce?: string | null;

  @Field(() => Boolean, { defaultValue: true, description: 'false checks only and records no entry.' })
  commit!: boolean;
}

@InputType({ description: 'A scan that was made without a network.' })
export class QueuedScanInput {
  @Field(() => String, {
    description: `A word that names one scan of a device: the same again adds nothing. ${upTo(LONGEST_NAME)}`,
  })
  nonce!: string;

  @Field(() => JsonScalar, {
    description: 'The ticket file as an object, or its text, or the text of the QR code.',
  })
  ticket!: unknown;

  @Field(() => ID, { nullable: true, description: 'The gate that it is at.' })
  gateId?: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was scanned, by the clock of the device.' })
  deviceTime!: Date;

  @Field(() => Boolean, { description: 'Whether the device let the holder in.' })
  admitted!: boolean;

  @Field(() => ScanOutcomeEnum, { description: 'What the door decided.' })
  outcome!: ScanOutcome;
}

@InputType({ description: 'A guest whom the validator found by name, and the door that he stands at.' })
export class AdmitGuestInput {
  @Field(() => ID, { description: 'The ticket of the guest.' })
  ticketId!: string;

  @Field(() => ID, { nullable: true, description: 'The event that the door is for.' })
  eventId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The gate.' })
  gateId?: string | null;

  @Field(() => String, { nullable: true, description: `The device, in its own words. ${upTo(LONGEST_NAME)}` })
  deviceId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What the device calls this scan; repeated, it gets the first answer again. ${upTo(LONGEST_NAME)}`,
  })
  nonce?: string | null;

  @Field(() => Boolean, { defaultValue: true, description: 'false checks only and records no entry.' })
  commit!: boolean;
}
