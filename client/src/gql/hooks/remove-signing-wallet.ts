import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { RemoveSigningWalletMutation, RemoveSigningWalletMutationVariables } from '../graphql.ts';

export const RemoveSigningWalletDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSigningWallet"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSigningWallet"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}}]}}]} as unknown as TypedDocumentNode<RemoveSigningWalletMutation, RemoveSigningWalletMutationVariables>;

export function useRemoveSigningWalletMutation(options?: hooks.MutationOptions<RemoveSigningWalletMutation, RemoveSigningWalletMutationVariables>) {
  return hooks.useDocumentMutation(RemoveSigningWalletDocument, options);
}
