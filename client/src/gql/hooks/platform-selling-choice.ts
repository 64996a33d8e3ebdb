import type { TypedDocumentNode } from '@apollo/client';
import * as hooks from '../../apollo/document-hooks.ts';
import type { PlatformSellingChoiceQuery, PlatformSellingChoiceQueryVariables } from '../graphql.ts';

export const PlatformSellingChoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlatformSellingChoice"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platformSelling"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isOpen"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isChosen"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"feePercent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"balances"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<PlatformSellingChoiceQuery, PlatformSellingChoiceQueryVariables>;

export function usePlatformSellingChoiceQuery(...[options]: hooks.QueryArgs<PlatformSellingChoiceQuery, PlatformSellingChoiceQueryVariables>) {
  return hooks.useDocumentQuery(PlatformSellingChoiceDocument, options);
}

export function usePlatformSellingChoiceLazyQuery(options?: hooks.LazyQueryOptions<PlatformSellingChoiceQuery, PlatformSellingChoiceQueryVariables>) {
  return hooks.useDocumentLazyQuery(PlatformSellingChoiceDocument, options);
}
