import { Field, ID, InputType } from 'type-graphql';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { LONGEST_NAME } from '../scan-request.rules.ts';

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
