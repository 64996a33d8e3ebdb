import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Requires } from '../../../platform/graphql/access.ts';
import type { Scope } from '../../../platform/scope.ts';
import {
  findSigningWallet,
  proveSigningKey,
  removeSigningWallet,
  startSigningKeyProof,
} from './prove-signing-key.ts';
import { SigningWallet, StartSigningKeyProofPayload } from './signing-key.schema.ts';

@Resolver()
export class SigningKeyResolver {
  @Requires('APPROVE_CONTRACTS', 'APPROVE_REVENUE')
  @Query(() => SigningWallet, {
    nullable: true,
    description: "The reader's own; null: the platform signs for him.",
  })
  signingWallet(@Ctx() scope: Scope): Promise<SigningWallet | null> {
    return findSigningWallet(scope);
  }

  @Requires('APPROVE_CONTRACTS', 'APPROVE_REVENUE')
  @Mutation(() => StartSigningKeyProofPayload, {
    description: 'Makes the transaction that proves a key of one’s own.',
  })
  startSigningKeyProof(
    @Ctx() scope: Scope,
    @Arg('publicKey', () => String, { description: 'The public key.' }) publicKey: string,
  ): Promise<StartSigningKeyProofPayload> {
    return startSigningKeyProof(scope, publicKey);
  }

  @Requires('APPROVE_CONTRACTS', 'APPROVE_REVENUE')
  @Mutation(() => SigningWallet, { description: 'Contracts that become final from then on list this key.' })
  proveSigningKey(
    @Ctx() scope: Scope,
    @Arg('id', () => ID, { description: 'The identifier.' }) id: string,
    @Arg('envelopeXdr', () => String, { description: 'The signed transaction, base64.' }) envelopeXdr: string,
  ): Promise<SigningWallet> {
    return proveSigningKey(scope, id, envelopeXdr);
  }

  @Requires('APPROVE_CONTRACTS', 'APPROVE_REVENUE')
  @Mutation(() => Boolean, { description: 'Contracts that are final keep the key that they list.' })
  removeSigningWallet(@Ctx() scope: Scope): Promise<boolean> {
    return removeSigningWallet(scope);
  }
}
