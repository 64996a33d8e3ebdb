/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation Logout($sessionId: ID) {\n    logout(sessionId: $sessionId)\n  }\n": typeof types.LogoutDocument,
    "\n  query Viewer {\n    viewer {\n      role\n      permissions\n      user {\n        id\n        name\n        email\n        phone\n        role\n        emailVerified\n        hasWallet\n        issuer {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.ViewerDocument,
    "\n  query QuickSearch($text: String!, $own: Boolean!, $tickets: Boolean!) {\n    events(search: $text, first: 5) @include(if: $own) {\n      nodes {\n        id\n        name\n        venue\n      }\n    }\n    publishedEvents(search: $text, first: 5) @skip(if: $own) {\n      nodes {\n        id\n        name\n        venue\n        slug\n      }\n    }\n    tickets(search: $text, first: 5) @include(if: $tickets) {\n      nodes {\n        id\n        tier\n        holderName\n        event {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.QuickSearchDocument,
};
const documents: Documents = {
    "\n  mutation Logout($sessionId: ID) {\n    logout(sessionId: $sessionId)\n  }\n": types.LogoutDocument,
    "\n  query Viewer {\n    viewer {\n      role\n      permissions\n      user {\n        id\n        name\n        email\n        phone\n        role\n        emailVerified\n        hasWallet\n        issuer {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.ViewerDocument,
    "\n  query QuickSearch($text: String!, $own: Boolean!, $tickets: Boolean!) {\n    events(search: $text, first: 5) @include(if: $own) {\n      nodes {\n        id\n        name\n        venue\n      }\n    }\n    publishedEvents(search: $text, first: 5) @skip(if: $own) {\n      nodes {\n        id\n        name\n        venue\n        slug\n      }\n    }\n    tickets(search: $text, first: 5) @include(if: $tickets) {\n      nodes {\n        id\n        tier\n        holderName\n        event {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.QuickSearchDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout($sessionId: ID) {\n    logout(sessionId: $sessionId)\n  }\n"): (typeof documents)["\n  mutation Logout($sessionId: ID) {\n    logout(sessionId: $sessionId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer {\n    viewer {\n      role\n      permissions\n      user {\n        id\n        name\n        email\n        phone\n        role\n        emailVerified\n        hasWallet\n        issuer {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Viewer {\n    viewer {\n      role\n      permissions\n      user {\n        id\n        name\n        email\n        phone\n        role\n        emailVerified\n        hasWallet\n        issuer {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuickSearch($text: String!, $own: Boolean!, $tickets: Boolean!) {\n    events(search: $text, first: 5) @include(if: $own) {\n      nodes {\n        id\n        name\n        venue\n      }\n    }\n    publishedEvents(search: $text, first: 5) @skip(if: $own) {\n      nodes {\n        id\n        name\n        venue\n        slug\n      }\n    }\n    tickets(search: $text, first: 5) @include(if: $tickets) {\n      nodes {\n        id\n        tier\n        holderName\n        event {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query QuickSearch($text: String!, $own: Boolean!, $tickets: Boolean!) {\n    events(search: $text, first: 5) @include(if: $own) {\n      nodes {\n        id\n        name\n        venue\n      }\n    }\n    publishedEvents(search: $text, first: 5) @skip(if: $own) {\n      nodes {\n        id\n        name\n        venue\n        slug\n      }\n    }\n    tickets(search: $text, first: 5) @include(if: $tickets) {\n      nodes {\n        id\n        tier\n        holderName\n        event {\n          id\n          name\n        }\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;