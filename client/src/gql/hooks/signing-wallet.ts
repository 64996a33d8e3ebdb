import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { SigningWalletQuery, SigningWalletQueryVariables } from '../graphql.ts';

export const SigningWalletDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SigningWallet"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingWallet"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKey"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"provedAt"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<SigningWalletQuery, SigningWalletQueryVariables>;

export function useSigningWalletQuery(...[options]: hooks.QueryArgs<SigningWalletQuery, SigningWalletQueryVariables>) {
  return hooks.useDocumentQuery(SigningWalletDocument, options);
}

export function useSigningWalletLazyQuery(options?: hooks.LazyQueryOptions<SigningWalletQuery, SigningWalletQueryVariables>) {
  return hooks.useDocumentLazyQuery(SigningWalletDocument, options);
}
