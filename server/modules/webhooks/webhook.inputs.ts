import { Field, InputType } from 'type-graphql';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { LONGEST_ADDRESS } from './address-guard.ts';
import { LONGEST_DESCRIPTION } from './endpoints/check-endpoint.ts';
import type { WebhookEventType } from './webhook.rules.ts';
import { HappeningTypeEnum } from './webhook.type.ts';

@InputType({ description: 'An endpoint to be.' })
export class WebhookEndpointInput {
  @Field(() => String, {
    description: `An https address that the public network reaches. ${upTo(LONGEST_ADDRESS)}`,
  })
  url!: string;

  @Field(() => String, { nullable: true, description: `What it is for. ${upTo(LONGEST_DESCRIPTION)}` })
  description?: string | null;

  @Field(() => [HappeningTypeEnum], { description: 'What it is told of.' })
  types!: WebhookEventType[];
}

@InputType({ description: 'What is given changes; what is left out stays.' })
export class WebhookEndpointPatch {
  @Field(() => String, {
    nullable: true,
    description: `An https address that the public network reaches. ${upTo(LONGEST_ADDRESS)}`,
  })
  url?: string | null;

  @Field(() => String, { nullable: true, description: `What it is for. ${upTo(LONGEST_DESCRIPTION)}` })
  description?: string | null;

  @Field(() => [HappeningTypeEnum], { nullable: true, description: 'What it is told of.' })
  types?: WebhookEventType[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is told anything.' })
  active?: boolean | null;
}
