import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Requires } from '../../platform/graphql/access.ts';
import {
  NEWEST_FIRST,
  OLDEST_FIRST,
  type TimeOrder,
  TimeOrderEnum,
} from '../../platform/graphql/list-order.ts';
import { Input, InputFields, Mutation } from '../../platform/graphql/mutation.ts';
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
  CreateWebhookEndpointPayload,
  DeliveryStateEnum,
  RotateWebhookSecretPayload,
  WebhookDelivery,
  WebhookDeliveryConnection,
  WebhookEndpoint,
  WebhookEndpointConnection,
  WebhookEndpointInput,
  WebhookEndpointPatch,
} from './webhook.schema.ts';

const ID_OF = { description: 'ID of the endpoint.' };

@Resolver()
export class WebhookResolver {
  @Requires('MANAGE_API_KEYS')
  @Query(() => WebhookEndpointConnection, {
    description: 'Webhook endpoints of the issuer, oldest first, at most 10.',
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
    description: 'Deliveries to a webhook endpoint, newest first.',
  })
  webhookDeliveries(
    @Ctx() scope: Scope,
    @Arg('endpointId', () => ID, ID_OF) endpointId: string,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => TimeOrderEnum, NEWEST_FIRST) order: TimeOrder,
    @Arg('state', () => DeliveryStateEnum, {
      nullable: true,
      description: 'Returns only deliveries in this state.',
    })
    state: DeliveryState | null,
  ): Promise<WebhookDeliveryConnection> {
    return listDeliveries(scope, { endpointId, state: state ?? null, page: page.of(order) });
  }

  @Requires('MANAGE_API_KEYS')
  @Mutation(() => CreateWebhookEndpointPayload, {
    description: 'Creates a webhook endpoint. An issuer has at most ten.',
  })
  async createWebhookEndpoint(
    @Ctx() scope: Scope,
    @InputFields(() => WebhookEndpointInput)
    input: WebhookEndpointInput,
  ): Promise<CreateWebhookEndpointPayload> {
    return presentSecret(await createEndpoint(scope, input), scope.clock.now());
  }

  @Requires('MANAGE_API_KEYS')
  @Mutation('endpoint', () => WebhookEndpoint, {
    description: 'Changes, enables or disables a webhook endpoint.',
  })
  async updateWebhookEndpoint(
    @Ctx() scope: Scope,
    @Input('id', () => ID, ID_OF) id: string,
    @InputFields(() => WebhookEndpointPatch)
    input: WebhookEndpointPatch,
  ): Promise<WebhookEndpoint> {
    return presentEndpoint(await changeEndpoint(scope, id, input), scope.clock.now());
  }

  @Requires('MANAGE_API_KEYS')
  @Mutation('deletedId', () => ID, {
    payload: 'ID of the deleted object.',
    description: 'Deletes a webhook endpoint. Pending deliveries are dropped.',
  })
  async deleteWebhookEndpoint(
    @Ctx() scope: Scope,
    @Input('id', () => ID, ID_OF) id: string,
  ): Promise<string> {
    await deleteEndpoint(scope, id);
    return id;
  }

  @Requires('MANAGE_API_KEYS')
  @Mutation(() => RotateWebhookSecretPayload, {
    description: 'Rotates the secret of a webhook endpoint. The previous secret also signs for 24 hours.',
  })
  async rotateWebhookSecret(
    @Ctx() scope: Scope,
    @Input('id', () => ID, ID_OF) id: string,
  ): Promise<RotateWebhookSecretPayload> {
    return presentSecret(await rotateSecret(scope, id), scope.clock.now());
  }

  @Requires('MANAGE_API_KEYS')
  @Mutation('delivery', () => WebhookDelivery, { description: 'Sends a test event to a webhook endpoint.' })
  async pingWebhookEndpoint(
    @Ctx() scope: Scope,
    @Input('id', () => ID, ID_OF) id: string,
  ): Promise<WebhookDelivery> {
    return presentDelivery(await pingEndpoint(scope, id), scope.actor);
  }

  @Requires('MANAGE_API_KEYS')
  @Mutation('delivery', () => WebhookDelivery, {
    description: 'Sends a finished delivery again with the same `webhook-id`.',
  })
  async replayWebhookDelivery(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the delivery.' }) id: string,
  ): Promise<WebhookDelivery> {
    return presentDelivery(await replayDelivery(scope, id), scope.actor);
  }
}
