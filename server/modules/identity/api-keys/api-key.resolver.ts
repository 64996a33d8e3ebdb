import { Ctx, ID, Query, Resolver } from 'type-graphql';
import { ACCOUNT_LIMITS } from '../../../lib/limits/text-limits.ts';
import type { KeyScope } from '../../../platform/access/key-scopes.ts';
import { Confirmed, DuringMaintenance, Open, SignedIn } from '../../../platform/graphql/access.ts';
import { upTo } from '../../../platform/graphql/limit-words.ts';
import { Input, Mutation } from '../../../platform/graphql/mutation.ts';
import { DateTimeScalar } from '../../../platform/graphql/scalars.ts';
import type { Scope } from '../../../platform/scope.ts';
import { presentKey } from '../identity.present.ts';
import { CreateApiKeyPayload, KeyScopeEnum, KeyValidity } from '../identity.schema.ts';
import { apiKeyValidity } from './api-key.reads.ts';
import { MAX_NETWORKS } from './api-key.rules.ts';
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
    @Input('name', () => String, {
      nullable: true,
      description: `Display name. ${upTo(ACCOUNT_LIMITS.keyName)} Defaults to none.`,
    })
    name: string | null,
    @Input('scopes', () => [KeyScopeEnum], {
      nullable: true,
      description:
        'Scopes. Defaults to FULL. Only an owner with a second factor gives MONEY, signed in as a person. A key gives only its own.',
    })
    scopes: KeyScope[] | null,
    @Input('networks', () => [String], {
      nullable: true,
      description: `IP addresses and ranges, such as 203.0.113.0/24, that the key works from. At most ${MAX_NETWORKS}. ${upTo(ACCOUNT_LIMITS.network)} Defaults to everywhere.`,
    })
    networks: string[] | null,
    @Input('expiresAt', () => DateTimeScalar, {
      nullable: true,
      description: 'When the key expires, within 365 days. Defaults to 365 days from now.',
    })
    expiresAt: Date | null,
    @Ctx() scope: Scope,
  ): Promise<CreateApiKeyPayload> {
    const { key, row } = await createApiKey(scope, { name, scopes, networks, expiresAt });
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
