import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Requires } from '../../platform/graphql/access.ts';
import {
  NEWEST_FIRST,
  OLDEST_FIRST,
  type TimeOrder,
  TimeOrderEnum,
} from '../../platform/graphql/list-order.ts';
import { Answers } from '../../platform/graphql/mutation-conventions.ts';
import { PageArgs } from '../../platform/graphql/page.ts';
import type { Scope } from '../../platform/scope.ts';
import { listDeliveries, pingEndpoint, replayDelivery } from './deliveries/list-and-replay.ts';
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  listEndpoints,
  rotateSecret,
} from './endpoints/change-endpoints.ts';
import { presentDelivery, presentEndpoint, presentSecret } from './webhook.present.ts';
import type { DeliveryState } from './webhook.rules.ts';
import {
  DeliveryStateEnum,
  WebhookDelivery,
  WebhookDeliveryConnection,
  WebhookEndpoint,
  WebhookEndpointConnection,
  WebhookEndpointInput,
  WebhookEndpointPatch,
  WebhookSecretPayload,
} from './webhook.schema.ts';

const ID_OF = { description: 'The identifier of the endpoint.' };

@Resolver()
export class WebhookResolver {
  @Requires('MANAGE_API_KEYS')
  @Query(() => WebhookEndpointConnection, {
    description: 'The organiser’s endpoints, the oldest first; 10 at most.',
  })
  async webhookEndpoints(
    @Ctx() scope: Scope,
    @Args(() => PageArgs) paging: PageArgs,
    @Arg('order', () => TimeOrderEnum, OLDEST_FIRST) order: TimeOrder,
  ): Promise<WebhookEndpointConnection> {
    const { nodes, pageInfo } = await listEndpoints(scope, paging.of(order));
    return { nodes: nodes.map((row) => presentEndpoint(row, scope.clock.now())), pageInfo };
  }

  @Requires('MANAGE_API_KEYS')
  @Query(() => WebhookDeliveryConnection, {
    description: 'What an endpoint was told or is to be told, newest first.',
  })
  webhookDeliveries(
    @Ctx() scope: Scope,
    @Arg('endpointId', () => ID, ID_OF) endpointId: string,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
    @Arg('state', () => DeliveryStateEnum, { nullable: true, description: 'Only those that stand so.' })
    state: DeliveryState | null,
  ): Promise<WebhookDeliveryConnection> {
    return listDeliveries(scope, { endpointId, state: state ?? null, page: page.of(order) });
  }

  @Requires('MANAGE_API_KEYS')
  @Mutation(() => WebhookSecretPayload, { description: 'Ten endpoints an organiser at most.' })
  async createWebhookEndpoint(
    @Ctx() scope: Scope,
    @Arg('input', () => WebhookEndpointInput, { description: 'The endpoint to be.' })
    input: WebhookEndpointInput,
  ): Promise<WebhookSecretPayload> {
    return presentSecret(await createEndpoint(scope, input), scope.clock.now());
  }

  @Requires('MANAGE_API_KEYS')
  @Answers('endpoint')
  @Mutation(() => WebhookEndpoint, { description: 'Changes an endpoint, or turns it off and on.' })
  async updateWebhookEndpoint(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, ID_OF) id: string,
    @Arg('input', () => WebhookEndpointPatch, { description: 'What changes.' }) input: WebhookEndpointPatch,
  ): Promise<WebhookEndpoint> {
    return presentEndpoint(await changeEndpoint(scope, id, input), scope.clock.now());
  }

  @Requires('MANAGE_API_KEYS')
  @Answers('deletedId', 'The id of what was deleted.')
  @Mutation(() => ID, { description: 'It is told nothing any more; what waited is given up.' })
  async deleteWebhookEndpoint(@Ctx() scope: Scope, @Arg('id', () => ID, ID_OF) id: string): Promise<string> {
    await deleteEndpoint(scope, id);
    return id;
  }

  @Requires('MANAGE_API_KEYS')
  @Mutation(() => WebhookSecretPayload, {
    description: 'A new secret; for 24 hours the former one signs beside it.',
  })
  async rotateWebhookSecret(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, ID_OF) id: string,
  ): Promise<WebhookSecretPayload> {
    return presentSecret(await rotateSecret(scope, id), scope.clock.now());
  }

  @Requires('MANAGE_API_KEYS')
  @Answers('delivery')
  @Mutation(() => WebhookDelivery, { description: 'Sends a test.' })
  async pingWebhookEndpoint(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, ID_OF) id: string,
  ): Promise<WebhookDelivery> {
    return presentDelivery(await pingEndpoint(scope, id), scope.actor);
  }

  @Requires('MANAGE_API_KEYS')
  @Answers('delivery')
  @Mutation(() => WebhookDelivery, {
    description: 'Sends what is over once more, with the same `webhook-id`.',
  })
  async replayWebhookDelivery(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier of the delivery.' }) id: string,
  ): Promise<WebhookDelivery> {
    return presentDelivery(await replayDelivery(scope, id), scope.actor);
  }
}
