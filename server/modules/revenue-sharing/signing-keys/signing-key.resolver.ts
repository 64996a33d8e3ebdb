import { Ctx, ID, Query, Resolver } from 'type-graphql';
import { Requires } from '../../../platform/graphql/access.ts';
import { FormerlyDone, Input, Mutation } from '../../../platform/graphql/mutation.ts';
import type { Scope } from '../../../platform/scope.ts';
import { presentUser, readViewer, User } from '../../identity/index.ts';
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
    description: 'Registered signing key of the viewer. Null if the platform signs on their behalf.',
  })
  signingWallet(@Ctx() scope: Scope): Promise<SigningWallet | null> {
    return findSigningWallet(scope);
  }

  @Requires('APPROVE_CONTRACTS', 'APPROVE_REVENUE')
  @Mutation(() => StartSigningKeyProofPayload, {
    description: 'Creates the transaction that proves a signing key of the caller.',
  })
  startSigningKeyProof(
    @Ctx() scope: Scope,
    @Input('publicKey', () => String, { description: 'Public key.' }) publicKey: string,
  ): Promise<StartSigningKeyProofPayload> {
    return startSigningKeyProof(scope, publicKey);
  }

  @Requires('APPROVE_CONTRACTS', 'APPROVE_REVENUE')
  @Mutation('signingWallet', () => SigningWallet, {
    description:
      'Registers a signing key of the caller by a signed proof. Contracts finalized from then on list this key.',
  })
  proveSigningKey(
    @Ctx() scope: Scope,
    @Input('id', () => ID, { description: 'ID of the proof, as returned by `startSigningKeyProof`.' })
    id: string,
    @Input('envelopeXdr', () => String, { description: 'Signed transaction envelope (XDR), base64.' })
    envelopeXdr: string,
  ): Promise<SigningWallet> {
    return proveSigningKey(scope, id, envelopeXdr);
  }

  @Requires('APPROVE_CONTRACTS', 'APPROVE_REVENUE')
  @FormerlyDone('2026-11-29')
  @Mutation('user', () => User, {
    description:
      'Removes the registered signing key of the caller. Final contracts keep the key that they list.',
  })
  async removeSigningWallet(@Ctx() scope: Scope): Promise<User> {
    await removeSigningWallet(scope);
    return presentUser(await readViewer(scope));
  }
}
