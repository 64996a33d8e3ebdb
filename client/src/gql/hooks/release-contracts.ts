import type { TypedDocumentNode } from '@apollo/client';
import { type LazyQueryOptions, type QueryArgs, useDocumentLazyQuery, useDocumentQuery } from '../../apollo/document-hooks.ts';
import type { ReleaseContractsQuery, ReleaseContractsQueryVariables } from '../graphql.ts';

export const ReleaseContractsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReleaseContracts"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contracts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"FINAL"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"totalRevenue"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanTrigger"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSeeMoney"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"event"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<ReleaseContractsQuery, ReleaseContractsQueryVariables>;

export function useReleaseContractsQuery(...[options]: QueryArgs<ReleaseContractsQuery, ReleaseContractsQueryVariables>) {
  return useDocumentQuery(ReleaseContractsDocument, options);
}

export function useReleaseContractsLazyQuery(options?: LazyQueryOptions<ReleaseContractsQuery, ReleaseContractsQueryVariables>) {
  return useDocumentLazyQuery(ReleaseContractsDocument, options);
}
