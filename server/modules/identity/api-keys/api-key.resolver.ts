import { Ctx, ID, Query, Resolver } from 'type-graphql';
import { Confirmed, DuringMaintenance, Open, SignedIn } from '../../../platform/graphql/access.ts';
import { Input, Mutation } from '../../../platform/graphql/mutation.ts';
import type { Scope } from '../../../platform/scope.ts';
import { presentKey } from '../identity.present.ts';
import { CreateApiKeyPayload, KeyValidity } from '../identity.schema.ts';
import { apiKeyValidity } from './api-key.reads.ts';
import { createApiKey } from './create-api-key.ts';
import { revokeApiKey } from './revoke-api-key.ts';

@Resolver()
export class ApiKeyResolver {
  @Open()
  @Query(() => KeyValidity, { description: 'Validity of the API key that the request carries.' })
  async apiKeyValidity(@Ctx() scope: Scope): Promise<KeyValidity> {
    return apiKeyValidity(scope);
  }

  @SignedIn()
  @DuringMaintenance()
  @Confirmed()
  @Mutation(() => CreateApiKeyPayload, {
    description:
      'Creates an API key. Not available to attendees. An account has at most ten keys; creating another removes the oldest.',
  })
  async createApiKey(
    @Input('canChangeAccounts', () => Boolean, {
      defaultValue: false,
      description:
        'Whether the key may connect, replace and close payment accounts and set payout destinations. Only owners, signed in as a person, can give it this right.',
    })
    canChangeAccounts: boolean,
    @Ctx() scope: Scope,
  ): Promise<CreateApiKeyPayload> {
    const { key, row } = await createApiKey(scope, canChangeAccounts);
    return { key, apiKey: presentKey(row) };
  }

  @SignedIn()
  @Mutation('revokedId', () => ID, {
    payload: 'ID of the key that was revoked.',
    description: 'Revokes an API key of the caller immediately.',
  })
  async revokeApiKey(
    @Input('id', () => ID, { description: 'ID of the API key.' }) id: string,
    @Ctx() scope: Scope,
  ): Promise<string> {
    await revokeApiKey(scope, id);
    return id;
  }
}
