import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { registerEnum } from '../../platform/graphql/enums.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { ConnectionOf } from '../../platform/graphql/page.ts';
import { DateTimeScalar, JsonScalar } from '../../platform/graphql/scalars.ts';
import { MAX_ADDRESS_LENGTH } from './address-guard.ts';
import { MAX_DESCRIPTION_LENGTH } from './endpoints/check-endpoint.ts';
import { type DeliveryState, WEBHOOK_DESCRIPTIONS, type WebhookEventType } from './webhook.rules.ts';

const WebhookEventTypeEnum = registerEnum(
  'WebhookType',
  'Type of a webhook event. Sent in lower case with a dot, such as `order.paid` for ORDER_PAID.',
  WEBHOOK_DESCRIPTIONS,
);

export const DeliveryStateEnum = registerEnum('WebhookDeliveryState', 'State of a webhook delivery.', {
  waiting: 'Awaits its first or next attempt.',
  delivered: 'The endpoint responded with a 2xx status.',
  failed: 'Given up. It can be sent again.',
});

@ObjectType({ simpleResolvers: true, description: 'URL that receives webhook events.' })
export class WebhookEndpoint {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => String, { description: 'URL that deliveries are posted to.' })
  url!: string;

  @Field(() => String, { description: 'Purpose of the endpoint, as described by the issuer.' })
  description!: string;

  @Field(() => [WebhookEventTypeEnum], { description: 'Event types that the endpoint receives.' })
  types!: string[];

  @Field(() => Boolean, {
    description: 'Whether events are delivered. Pending deliveries wait while it is disabled.',
  })
  active!: boolean;

  @Field(() => DateTimeScalar, {
    description: 'When the endpoint was created. Earlier events are not delivered.',
  })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time until which the previous secret also signs. Null after that.',
  })
  formerSecretUntil!: Date | null;

  @Field(() => DeliveryStateEnum, {
    nullable: true,
    description: 'State of the last finished delivery. Null if there is none.',
  })
  lastState!: DeliveryState | null;

  @Field(() => Int, { description: 'Number of pending deliveries.' })
  waiting!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One page of a list.' })
export class WebhookEndpointConnection extends ConnectionOf(WebhookEndpoint) {}

const ONCE = 'those who manage the endpoint, once';

@ObjectType({ simpleResolvers: true })
abstract class EndpointSecret {
  @Field(() => WebhookEndpoint, { description: 'The webhook endpoint.' })
  endpoint!: WebhookEndpoint;

  @Field(() => String, {
    description: 'Secret that signs deliveries: `whsec_` and 32 bytes in base64. Returned only once.',
  })
  secret!: string;
}

@Carries('keys')
@SeenWithObject(ONCE)
@ObjectType({ simpleResolvers: true, description: 'New webhook endpoint with its secret.' })
export class CreateWebhookEndpointPayload extends EndpointSecret {}

@Carries('keys')
@SeenWithObject(ONCE)
@ObjectType({ simpleResolvers: true, description: 'Webhook endpoint with its new secret.' })
export class RotateWebhookSecretPayload extends EndpointSecret {}

@ObjectType({ simpleResolvers: true, description: 'Attempt to deliver a webhook.' })
export class WebhookAttempt {
  @Field(() => Int, { description: 'Number of the attempt, from 1. Replays continue the count.' })
  number!: number;

  @Field(() => DateTimeScalar, { description: 'When the attempt was made.' })
  at!: Date;

  @Field(() => Int, { description: 'Duration in milliseconds.' })
  milliseconds!: number;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the response. Null if there was none.' })
  status!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason why there was no response. Null if there was one.',
  })
  error!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'First part of the response body. Null if it may contain personal data that the viewer cannot see.',
  })
  answer!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Delivery of an event to a webhook endpoint.' })
export class WebhookDelivery {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => ID, {
    description: 'The `webhook-id` header of every attempt, by which receivers detect duplicates.',
  })
  happeningId!: string;

  @Field(() => WebhookEventTypeEnum, { description: 'Type of the event.' })
  type!: string;

  @Field(() => DeliveryStateEnum, { description: 'Current state.' })
  state!: DeliveryState;

  @Field(() => DateTimeScalar, { description: 'When the event occurred.' })
  happenedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the next attempt is due. Null once the delivery has ended.',
  })
  nextAttemptAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the endpoint accepted the delivery. Null if it has not.',
  })
  deliveredAt!: Date | null;

  @Field(() => JsonScalar, {
    description:
      'The `data` of the request body. Personal data is included only if both the viewer and the owner of the endpoint can see it.',
  })
  data!: unknown;

  @Field(() => [WebhookAttempt], { description: 'Last twenty attempts, newest first.' })
  attempts!: WebhookAttempt[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of deliveries.' })
export class WebhookDeliveryConnection extends ConnectionOf(WebhookDelivery) {}

@InputType({ description: 'Webhook endpoint to create.' })
export class WebhookEndpointInput {
  @Field(() => String, {
    description: `HTTPS URL that is reachable from the public internet. ${upTo(MAX_ADDRESS_LENGTH)}`,
  })
  url!: string;

  @Field(() => String, { nullable: true, description: `Title. ${upTo(MAX_DESCRIPTION_LENGTH)}` })
  description?: string | null;

  @Field(() => [WebhookEventTypeEnum], { description: 'Event types that the endpoint receives.' })
  types!: WebhookEventType[];
}

@InputType({ description: 'Changes to an endpoint. Omitted fields keep their value.' })
export class WebhookEndpointPatch {
  @Field(() => String, {
    nullable: true,
    description: `HTTPS URL that is reachable from the public internet. ${upTo(MAX_ADDRESS_LENGTH)}`,
  })
  url?: string | null;

  @Field(() => String, { nullable: true, description: `Title. ${upTo(MAX_DESCRIPTION_LENGTH)}` })
  description?: string | null;

  @Field(() => [WebhookEventTypeEnum], {
    nullable: true,
    description: 'Event types that the endpoint receives.',
  })
  types?: WebhookEventType[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether events are delivered to the endpoint.' })
  active?: boolean | null;
}
