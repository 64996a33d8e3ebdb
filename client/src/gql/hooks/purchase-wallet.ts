import type { TypedDocumentNode } from '@apollo/client';
import { type LazyQueryOptions, type QueryArgs, useDocumentLazyQuery, useDocumentQuery } from '../../apollo/document-hooks.ts';
import type { PurchaseWalletQuery, PurchaseWalletQueryVariables } from '../graphql.ts';

export const PurchaseWalletDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PurchaseWallet"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"EnumValue","value":"USER"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"funded"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"balance"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"spendable"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"fundable"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<PurchaseWalletQuery, PurchaseWalletQueryVariables>;

export function usePurchaseWalletQuery(...[options]: QueryArgs<PurchaseWalletQuery, PurchaseWalletQueryVariables>) {
  return useDocumentQuery(PurchaseWalletDocument, options);
}

export function usePurchaseWalletLazyQuery(options?: LazyQueryOptions<PurchaseWalletQuery, PurchaseWalletQueryVariables>) {
  return useDocumentLazyQuery(PurchaseWalletDocument, options);
}
