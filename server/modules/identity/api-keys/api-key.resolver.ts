import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { DuringMaintenance, Open, SignedIn } from '../../../platform/graphql/access.ts';
import { Answers } from '../../../platform/graphql/mutation-conventions.ts';
import type { Scope } from '../../../platform/scope.ts';
import { presentKey } from '../identity.present.ts';
import { CreateApiKeyPayload, KeyValidity } from '../identity.schema.ts';
import { apiKeyValidity } from './api-key.reads.ts';
import { createApiKey } from './create-api-key.ts';
import { revokeApiKey } from './revoke-api-key.ts';

@Resolver()
export class ApiKeyResolver {
  @Open()
  @Query(() => KeyValidity, { description: 'Of the key that the request carries.' })
  async apiKeyValidity(@Ctx() scope: Scope): Promise<KeyValidity> {
    return apiKeyValidity(scope);
  }

  @SignedIn()
  @DuringMaintenance()
  @Mutation(() => CreateApiKeyPayload, {
    description: 'For everybody but attendees. Ten keys an account; the oldest goes first.',
  })
  async createApiKey(@Ctx() scope: Scope): Promise<CreateApiKeyPayload> {
    const { key, row } = await createApiKey(scope);
    return { key, apiKey: presentKey(row) };
  }

  @SignedIn()
  @Answers('revokedId', 'The id that was given: it works no more.')
  @Mutation(() => ID, { description: 'Stops a key of one’s own at once.' })
  async revokeApiKey(
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
    @Ctx() scope: Scope,
  ): Promise<string> {
    await revokeApiKey(scope, id);
    return id;
  }
}
