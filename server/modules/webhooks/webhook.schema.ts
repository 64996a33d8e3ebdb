import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Carries, SeenWithObject } from '../../platform/graphql/access.ts';
import { upTo } from '../../platform/graphql/limit-words.ts';
import { PageInfo } from '../../platform/graphql/page.ts';
import { DateTimeScalar, JsonScalar } from '../../platform/graphql/scalars.ts';
import { LONGEST_ADDRESS } from './address-guard.ts';
import { LONGEST_DESCRIPTION } from './endpoints/check-endpoint.ts';
import type { DeliveryState, WebhookEventType } from './webhook.rules.ts';

const HappeningTypeEnum = {
  PING: 'ping',
  ORDER_CREATED: 'order.created',
  ORDER_PAID: 'order.paid',
  ORDER_REFUNDED: 'order.refunded',
  DUE_COLLECTED: 'due.collected',
  TICKET_ISSUED: 'ticket.issued',
  TICKET_REVOKED: 'ticket.revoked',
  TICKET_SCANNED: 'ticket.scanned',
  TICKET_ENTRY_UNDONE: 'ticket.entry_undone',
  TICKET_CONFLICT: 'ticket.conflict',
  EVENT_PUBLISHED: 'event.published',
  EVENT_CANCELLED: 'event.cancelled',
  CONTRACT_FINAL: 'contract.final',
  ROUND_TRIGGERED: 'round.triggered',
  ROUND_EXECUTED: 'round.executed',
} as const satisfies Record<string, WebhookEventType>;
registerEnumType(HappeningTypeEnum, {
  name: 'WebhookType',
  description: 'What an endpoint can be told of; on the wire `order.paid` for ORDER_PAID.',
  valuesConfig: {
    PING: { description: 'A test, sent on request alone.' },
    ORDER_CREATED: {
      description: 'Somebody ordered; by form it is due at the door, by wallet it is being paid.',
    },
    ORDER_PAID: { description: 'An order was paid from a wallet, and its tickets are there.' },
    ORDER_REFUNDED: { description: 'An order was given back; its tickets let nobody in.' },
    DUE_COLLECTED: { description: 'The amount due of a ticket was collected at the door.' },
    TICKET_ISSUED: { description: 'A ticket was issued; one telling for each.' },
    TICKET_REVOKED: { description: 'A ticket was revoked for ever.' },
    TICKET_SCANNED: { description: 'The holder of a ticket went in.' },
    TICKET_ENTRY_UNDONE: { description: 'The door took an entry back; the ticket may go in again.' },
    TICKET_CONFLICT: { description: 'Two doors without a network let the same ticket in.' },
    EVENT_PUBLISHED: { description: 'An event went on sale.' },
    EVENT_CANCELLED: { description: 'An event was called off.' },
    CONTRACT_FINAL: { description: 'A contract is final; its escrow is on the ledger.' },
    ROUND_TRIGGERED: { description: 'A round of revenue was started.' },
    ROUND_EXECUTED: { description: 'A round was paid by the ledger.' },
  },
});

export const DeliveryStateEnum = {
  WAITING: 'waiting',
  DELIVERED: 'delivered',
  FAILED: 'failed',
} as const satisfies Record<string, DeliveryState>;
registerEnumType(DeliveryStateEnum, {
  name: 'WebhookDeliveryState',
  description: 'How a telling stands.',
  valuesConfig: {
    WAITING: { description: 'It will be tried, or tried again.' },
    DELIVERED: { description: 'The endpoint answered with a 2xx.' },
    FAILED: { description: 'It was given up; it can be sent once more.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'An address that is told what happens.' })
export class WebhookEndpoint {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => String, { description: 'Where tellings are posted to.' })
  url!: string;

  @Field(() => String, { description: 'What it is for, in the organiser’s words.' })
  description!: string;

  @Field(() => [HappeningTypeEnum], { description: 'What it is told of.' })
  types!: string[];

  @Field(() => Boolean, {
    description: 'Whether it is told anything; what waits stays waiting while it is off.',
  })
  active!: boolean;

  @Field(() => DateTimeScalar, { description: 'Since when; what happened before is not told.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Until then the former secret signs too.' })
  formerSecretUntil!: Date | null;

  @Field(() => DeliveryStateEnum, {
    nullable: true,
    description: 'What became of the last one that is over.',
  })
  lastState!: DeliveryState | null;

  @Field(() => Int, { description: 'Tellings that wait for a try.' })
  waiting!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A page of a list.' })
export class WebhookEndpointConnection {
  @Field(() => [WebhookEndpoint], { description: 'The entries of the page.' })
  nodes!: WebhookEndpoint[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

@Carries('keys')
@SeenWithObject('those who manage the endpoint, once')
@ObjectType({ simpleResolvers: true, description: 'An endpoint with its new secret.' })
export class WebhookSecretPayload {
  @Field(() => WebhookEndpoint, { description: 'The endpoint that it belongs to.' })
  endpoint!: WebhookEndpoint;

  @Field(() => String, {
    description: 'What signs the tellings: `whsec_` and 32 bytes in base64. It is shown this once.',
  })
  secret!: string;
}

@ObjectType({ simpleResolvers: true, description: 'One try to deliver.' })
export class WebhookAttempt {
  @Field(() => Int, { description: 'The first is 1; replays go on counting.' })
  number!: number;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  at!: Date;

  @Field(() => Int, { description: 'How long it took.' })
  milliseconds!: number;

  @Field(() => Int, { nullable: true, description: 'The HTTP status; null when no answer came.' })
  status!: number | null;

  @Field(() => String, { nullable: true, description: 'Why no answer came.' })
  error!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The beginning of the answer; null where it may repeat personal data that the reader may not see.',
  })
  answer!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Something that happened, on its way to an endpoint.' })
export class WebhookDelivery {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => ID, { description: 'The `webhook-id` of every try; receivers know repeats by it.' })
  happeningId!: string;

  @Field(() => HappeningTypeEnum, { description: 'What happened.' })
  type!: string;

  @Field(() => DeliveryStateEnum, { description: 'How it stands.' })
  state!: DeliveryState;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  happenedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it is tried next; null once it is over.',
  })
  nextAttemptAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the endpoint took it.' })
  deliveredAt!: Date | null;

  @Field(() => JsonScalar, {
    description:
      'The `data` of the body. People are named where the reader and the keeper of the endpoint may see them.',
  })
  data!: unknown;

  @Field(() => [WebhookAttempt], { description: 'The newest twenty tries, the newest first.' })
  attempts!: WebhookAttempt[];
}

@ObjectType({ simpleResolvers: true, description: 'A page of deliveries.' })
export class WebhookDeliveryConnection {
  @Field(() => [WebhookDelivery], { description: 'The newest first.' })
  nodes!: WebhookDelivery[];

  @Field(() => PageInfo, { description: 'Where the page ends.' })
  pageInfo!: PageInfo;
}

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
