import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { PartnershipFiguresQuery, PartnershipFiguresQueryVariables } from '../graphql.ts';

export const PartnershipFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PartnershipFigures"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partnerships"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"totalContracts"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pendingContracts"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pendingDistributions"},"arguments":[],"directives":[]}]}}]}}]} as unknown as TypedDocumentNode<PartnershipFiguresQuery, PartnershipFiguresQueryVariables>;

export function usePartnershipFiguresQuery(...[options]: hooks.QueryArgs<PartnershipFiguresQuery, PartnershipFiguresQueryVariables>) {
  return hooks.useDocumentQuery(PartnershipFiguresDocument, options);
}

export function usePartnershipFiguresLazyQuery(options?: hooks.LazyQueryOptions<PartnershipFiguresQuery, PartnershipFiguresQueryVariables>) {
  return hooks.useDocumentLazyQuery(PartnershipFiguresDocument, options);
}
