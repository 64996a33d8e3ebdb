import type { TypedDocumentNode } from '@apollo/client';
import { type LazyQueryOptions, type QueryArgs, useDocumentLazyQuery, useDocumentQuery } from '../../apollo/document-hooks.ts';
import type { SigningWalletQuery, SigningWalletQueryVariables } from '../graphql.ts';

export const SigningWalletDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SigningWallet"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingWallet"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKey"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"provedAt"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<SigningWalletQuery, SigningWalletQueryVariables>;

export function useSigningWalletQuery(...[options]: QueryArgs<SigningWalletQuery, SigningWalletQueryVariables>) {
  return useDocumentQuery(SigningWalletDocument, options);
}

export function useSigningWalletLazyQuery(options?: LazyQueryOptions<SigningWalletQuery, SigningWalletQueryVariables>) {
  return useDocumentLazyQuery(SigningWalletDocument, options);
}
