import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { PurchaseWalletQuery, PurchaseWalletQueryVariables } from '../graphql.ts';

export const PurchaseWalletDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PurchaseWallet"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"EnumValue","value":"USER"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"funded"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"balance"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"spendable"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"fundable"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<PurchaseWalletQuery, PurchaseWalletQueryVariables>;

export function usePurchaseWalletQuery(...[options]: hooks.QueryArgs<PurchaseWalletQuery, PurchaseWalletQueryVariables>) {
  return hooks.useDocumentQuery(PurchaseWalletDocument, options);
}

export function usePurchaseWalletLazyQuery(options?: hooks.LazyQueryOptions<PurchaseWalletQuery, PurchaseWalletQueryVariables>) {
  return hooks.useDocumentLazyQuery(PurchaseWalletDocument, options);
}
