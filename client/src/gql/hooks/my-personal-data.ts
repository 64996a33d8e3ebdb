import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { MyPersonalDataQuery, MyPersonalDataQueryVariables } from '../graphql.ts';

export const MyPersonalDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPersonalData"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPersonalData"},"arguments":[],"directives":[]}]}}]} as unknown as TypedDocumentNode<MyPersonalDataQuery, MyPersonalDataQueryVariables>;

export function useMyPersonalDataQuery(...[options]: hooks.QueryArgs<MyPersonalDataQuery, MyPersonalDataQueryVariables>) {
  return hooks.useDocumentQuery(MyPersonalDataDocument, options);
}

export function useMyPersonalDataLazyQuery(options?: hooks.LazyQueryOptions<MyPersonalDataQuery, MyPersonalDataQueryVariables>) {
  return hooks.useDocumentLazyQuery(MyPersonalDataDocument, options);
}
