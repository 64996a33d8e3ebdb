import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { ReceiptSettingsQuery, ReceiptSettingsQueryVariables } from '../graphql.ts';

export const ReceiptSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceiptSettings"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptSettings"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"address"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"taxNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"tax"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"percent"},"arguments":[],"directives":[]}]}}]}}]}}]} as unknown as TypedDocumentNode<ReceiptSettingsQuery, ReceiptSettingsQueryVariables>;

export function useReceiptSettingsQuery(...[options]: hooks.QueryArgs<ReceiptSettingsQuery, ReceiptSettingsQueryVariables>) {
  return hooks.useDocumentQuery(ReceiptSettingsDocument, options);
}

export function useReceiptSettingsLazyQuery(options?: hooks.LazyQueryOptions<ReceiptSettingsQuery, ReceiptSettingsQueryVariables>) {
  return hooks.useDocumentLazyQuery(ReceiptSettingsDocument, options);
}
