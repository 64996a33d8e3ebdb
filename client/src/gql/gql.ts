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
    "\n  fragment EventCard_event on Event {\n    id\n    name\n    description\n    venue\n    slug\n    status\n    startDate\n  }\n": typeof types.EventCard_EventFragmentDoc,
    "\n  mutation CreateEvent($input: EventInput!) {\n    createEvent(input: $input) {\n      id\n      ...MyEventCard_event\n    }\n  }\n": typeof types.CreateEventDocument,
    "\n  fragment EditEventButton_event on Event {\n    id\n    name\n    venue\n    description\n    startDate\n    endDate\n    category\n  }\n": typeof types.EditEventButton_EventFragmentDoc,
    "\n  mutation UpdateEvent($id: ID!, $input: EventPatch!) {\n    updateEvent(id: $id, input: $input) {\n      id\n      updatedAt\n      ...EditEventButton_event\n    }\n  }\n": typeof types.UpdateEventDocument,
    "\n  fragment MyEventCard_event on Event {\n    id\n    name\n    description\n    venue\n    slug\n    status\n    startDate\n    viewerCanPublish\n    issuer {\n      id\n      name\n    }\n    tiers {\n      id\n      generated\n      sold\n    }\n  }\n": typeof types.MyEventCard_EventFragmentDoc,
    "\n  mutation PublishEvent($id: ID!) {\n    publishEvent(id: $id) {\n      id\n      status\n      publishedAt\n      viewerCanEdit\n      viewerCanPublish\n      viewerCanDelete\n    }\n  }\n": typeof types.PublishEventDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation Login($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      token\n      sessionId\n      user {\n        id\n        name\n        email\n        phone\n        role\n      }\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      hasWallet\n      user {\n        id\n      }\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  fragment IssuerCard_issuer on Issuer {\n    id\n    name\n    description\n    active\n  }\n": typeof types.IssuerCard_IssuerFragmentDoc,
    "\n  fragment BuyPanel_event on Event {\n    id\n    slug\n    available\n    formSales\n    tiers {\n      id\n      name\n      available\n      ...TierPicker_tier\n    }\n  }\n": typeof types.BuyPanel_EventFragmentDoc,
    "\n  mutation PurchaseByForm($input: FormPurchaseInput!, $idempotencyKey: String) {\n    purchaseByForm(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        id\n      }\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n": typeof types.PurchaseByFormDocument,
    "\n  fragment PurchasedTicket_ticket on Ticket {\n    id\n    tier\n    due {\n      value\n      currency\n    }\n    holderName\n    holderEmail\n    file\n    qrText\n    event {\n      id\n      name\n      venue\n    }\n  }\n": typeof types.PurchasedTicket_TicketFragmentDoc,
    "\n  fragment TierPicker_tier on Tier {\n    id\n    name\n    price\n    currency\n    available\n    formSales\n  }\n": typeof types.TierPicker_TierFragmentDoc,
    "\n  fragment TicketCard_ticket on Ticket {\n    id\n    tier\n    status\n    price\n    currency\n    holderName\n    holderEmail\n    holderPhone\n    due {\n      value\n      currency\n    }\n    issuedAt\n    file\n    qrText\n    event {\n      id\n      name\n      venue\n      startDate\n    }\n  }\n": typeof types.TicketCard_TicketFragmentDoc,
    "\n  mutation ResetPassword($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword)\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n": typeof types.VerifyEmailDocument,
    "\n  query EventDetails($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      name\n      description\n      venue\n      slug\n      startDate\n      endDate\n      available\n      issuer {\n        id\n        name\n      }\n      ...BuyPanel_event\n    }\n  }\n": typeof types.EventDetailsDocument,
    "\n  subscription EventStock($slug: String!) {\n    eventStock(slug: $slug) {\n      eventId\n      available\n      tiers {\n        tierId\n        available\n      }\n    }\n  }\n": typeof types.EventStockDocument,
    "\n  query PublishedEvents($search: String, $category: EventCategory, $first: Int!, $after: String) {\n    publishedEvents(search: $search, category: $category, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        category\n        ...EventCard_event\n      }\n    }\n  }\n": typeof types.PublishedEventsDocument,
    "\n  query ComingUp {\n    publishedEvents(first: 3) {\n      totalCount\n      pageInfo {\n        hasNextPage\n      }\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n": typeof types.ComingUpDocument,
    "\n  query Issuers($search: String, $first: Int!, $after: String) {\n    issuers(search: $search, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...IssuerCard_issuer\n      }\n    }\n  }\n": typeof types.IssuersDocument,
    "\n  mutation Logout($sessionId: ID) {\n    logout(sessionId: $sessionId)\n  }\n": typeof types.LogoutDocument,
    "\n  query Viewer {\n    viewer {\n      role\n      permissions\n      user {\n        id\n        name\n        email\n        phone\n        role\n        emailVerified\n        hasWallet\n        issuer {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.ViewerDocument,
    "\n  query QuickSearch($text: String!, $own: Boolean!, $tickets: Boolean!) {\n    events(search: $text, first: 5) @include(if: $own) {\n      nodes {\n        id\n        name\n        venue\n      }\n    }\n    publishedEvents(search: $text, first: 5) @skip(if: $own) {\n      nodes {\n        id\n        name\n        venue\n        slug\n      }\n    }\n    tickets(search: $text, first: 5) @include(if: $tickets) {\n      nodes {\n        id\n        tier\n        holderName\n        event {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.QuickSearchDocument,
};
const documents: Documents = {
    "\n  fragment EventCard_event on Event {\n    id\n    name\n    description\n    venue\n    slug\n    status\n    startDate\n  }\n": types.EventCard_EventFragmentDoc,
    "\n  mutation CreateEvent($input: EventInput!) {\n    createEvent(input: $input) {\n      id\n      ...MyEventCard_event\n    }\n  }\n": types.CreateEventDocument,
    "\n  fragment EditEventButton_event on Event {\n    id\n    name\n    venue\n    description\n    startDate\n    endDate\n    category\n  }\n": types.EditEventButton_EventFragmentDoc,
    "\n  mutation UpdateEvent($id: ID!, $input: EventPatch!) {\n    updateEvent(id: $id, input: $input) {\n      id\n      updatedAt\n      ...EditEventButton_event\n    }\n  }\n": types.UpdateEventDocument,
    "\n  fragment MyEventCard_event on Event {\n    id\n    name\n    description\n    venue\n    slug\n    status\n    startDate\n    viewerCanPublish\n    issuer {\n      id\n      name\n    }\n    tiers {\n      id\n      generated\n      sold\n    }\n  }\n": types.MyEventCard_EventFragmentDoc,
    "\n  mutation PublishEvent($id: ID!) {\n    publishEvent(id: $id) {\n      id\n      status\n      publishedAt\n      viewerCanEdit\n      viewerCanPublish\n      viewerCanDelete\n    }\n  }\n": types.PublishEventDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation Login($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      token\n      sessionId\n      user {\n        id\n        name\n        email\n        phone\n        role\n      }\n    }\n  }\n": types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      hasWallet\n      user {\n        id\n      }\n    }\n  }\n": types.RegisterDocument,
    "\n  fragment IssuerCard_issuer on Issuer {\n    id\n    name\n    description\n    active\n  }\n": types.IssuerCard_IssuerFragmentDoc,
    "\n  fragment BuyPanel_event on Event {\n    id\n    slug\n    available\n    formSales\n    tiers {\n      id\n      name\n      available\n      ...TierPicker_tier\n    }\n  }\n": types.BuyPanel_EventFragmentDoc,
    "\n  mutation PurchaseByForm($input: FormPurchaseInput!, $idempotencyKey: String) {\n    purchaseByForm(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        id\n      }\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n": types.PurchaseByFormDocument,
    "\n  fragment PurchasedTicket_ticket on Ticket {\n    id\n    tier\n    due {\n      value\n      currency\n    }\n    holderName\n    holderEmail\n    file\n    qrText\n    event {\n      id\n      name\n      venue\n    }\n  }\n": types.PurchasedTicket_TicketFragmentDoc,
    "\n  fragment TierPicker_tier on Tier {\n    id\n    name\n    price\n    currency\n    available\n    formSales\n  }\n": types.TierPicker_TierFragmentDoc,
    "\n  fragment TicketCard_ticket on Ticket {\n    id\n    tier\n    status\n    price\n    currency\n    holderName\n    holderEmail\n    holderPhone\n    due {\n      value\n      currency\n    }\n    issuedAt\n    file\n    qrText\n    event {\n      id\n      name\n      venue\n      startDate\n    }\n  }\n": types.TicketCard_TicketFragmentDoc,
    "\n  mutation ResetPassword($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword)\n  }\n": types.ResetPasswordDocument,
    "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n": types.VerifyEmailDocument,
    "\n  query EventDetails($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      name\n      description\n      venue\n      slug\n      startDate\n      endDate\n      available\n      issuer {\n        id\n        name\n      }\n      ...BuyPanel_event\n    }\n  }\n": types.EventDetailsDocument,
    "\n  subscription EventStock($slug: String!) {\n    eventStock(slug: $slug) {\n      eventId\n      available\n      tiers {\n        tierId\n        available\n      }\n    }\n  }\n": types.EventStockDocument,
    "\n  query PublishedEvents($search: String, $category: EventCategory, $first: Int!, $after: String) {\n    publishedEvents(search: $search, category: $category, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        category\n        ...EventCard_event\n      }\n    }\n  }\n": types.PublishedEventsDocument,
    "\n  query ComingUp {\n    publishedEvents(first: 3) {\n      totalCount\n      pageInfo {\n        hasNextPage\n      }\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n": types.ComingUpDocument,
    "\n  query Issuers($search: String, $first: Int!, $after: String) {\n    issuers(search: $search, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...IssuerCard_issuer\n      }\n    }\n  }\n": types.IssuersDocument,
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
export function graphql(source: "\n  fragment EventCard_event on Event {\n    id\n    name\n    description\n    venue\n    slug\n    status\n    startDate\n  }\n"): (typeof documents)["\n  fragment EventCard_event on Event {\n    id\n    name\n    description\n    venue\n    slug\n    status\n    startDate\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateEvent($input: EventInput!) {\n    createEvent(input: $input) {\n      id\n      ...MyEventCard_event\n    }\n  }\n"): (typeof documents)["\n  mutation CreateEvent($input: EventInput!) {\n    createEvent(input: $input) {\n      id\n      ...MyEventCard_event\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditEventButton_event on Event {\n    id\n    name\n    venue\n    description\n    startDate\n    endDate\n    category\n  }\n"): (typeof documents)["\n  fragment EditEventButton_event on Event {\n    id\n    name\n    venue\n    description\n    startDate\n    endDate\n    category\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateEvent($id: ID!, $input: EventPatch!) {\n    updateEvent(id: $id, input: $input) {\n      id\n      updatedAt\n      ...EditEventButton_event\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateEvent($id: ID!, $input: EventPatch!) {\n    updateEvent(id: $id, input: $input) {\n      id\n      updatedAt\n      ...EditEventButton_event\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MyEventCard_event on Event {\n    id\n    name\n    description\n    venue\n    slug\n    status\n    startDate\n    viewerCanPublish\n    issuer {\n      id\n      name\n    }\n    tiers {\n      id\n      generated\n      sold\n    }\n  }\n"): (typeof documents)["\n  fragment MyEventCard_event on Event {\n    id\n    name\n    description\n    venue\n    slug\n    status\n    startDate\n    viewerCanPublish\n    issuer {\n      id\n      name\n    }\n    tiers {\n      id\n      generated\n      sold\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishEvent($id: ID!) {\n    publishEvent(id: $id) {\n      id\n      status\n      publishedAt\n      viewerCanEdit\n      viewerCanPublish\n      viewerCanDelete\n    }\n  }\n"): (typeof documents)["\n  mutation PublishEvent($id: ID!) {\n    publishEvent(id: $id) {\n      id\n      status\n      publishedAt\n      viewerCanEdit\n      viewerCanPublish\n      viewerCanDelete\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      token\n      sessionId\n      user {\n        id\n        name\n        email\n        phone\n        role\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Login($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      token\n      sessionId\n      user {\n        id\n        name\n        email\n        phone\n        role\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      hasWallet\n      user {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      hasWallet\n      user {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment IssuerCard_issuer on Issuer {\n    id\n    name\n    description\n    active\n  }\n"): (typeof documents)["\n  fragment IssuerCard_issuer on Issuer {\n    id\n    name\n    description\n    active\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BuyPanel_event on Event {\n    id\n    slug\n    available\n    formSales\n    tiers {\n      id\n      name\n      available\n      ...TierPicker_tier\n    }\n  }\n"): (typeof documents)["\n  fragment BuyPanel_event on Event {\n    id\n    slug\n    available\n    formSales\n    tiers {\n      id\n      name\n      available\n      ...TierPicker_tier\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PurchaseByForm($input: FormPurchaseInput!, $idempotencyKey: String) {\n    purchaseByForm(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        id\n      }\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PurchaseByForm($input: FormPurchaseInput!, $idempotencyKey: String) {\n    purchaseByForm(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        id\n      }\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PurchasedTicket_ticket on Ticket {\n    id\n    tier\n    due {\n      value\n      currency\n    }\n    holderName\n    holderEmail\n    file\n    qrText\n    event {\n      id\n      name\n      venue\n    }\n  }\n"): (typeof documents)["\n  fragment PurchasedTicket_ticket on Ticket {\n    id\n    tier\n    due {\n      value\n      currency\n    }\n    holderName\n    holderEmail\n    file\n    qrText\n    event {\n      id\n      name\n      venue\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TierPicker_tier on Tier {\n    id\n    name\n    price\n    currency\n    available\n    formSales\n  }\n"): (typeof documents)["\n  fragment TierPicker_tier on Tier {\n    id\n    name\n    price\n    currency\n    available\n    formSales\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketCard_ticket on Ticket {\n    id\n    tier\n    status\n    price\n    currency\n    holderName\n    holderEmail\n    holderPhone\n    due {\n      value\n      currency\n    }\n    issuedAt\n    file\n    qrText\n    event {\n      id\n      name\n      venue\n      startDate\n    }\n  }\n"): (typeof documents)["\n  fragment TicketCard_ticket on Ticket {\n    id\n    tier\n    status\n    price\n    currency\n    holderName\n    holderEmail\n    holderPhone\n    due {\n      value\n      currency\n    }\n    issuedAt\n    file\n    qrText\n    event {\n      id\n      name\n      venue\n      startDate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword)\n  }\n"): (typeof documents)["\n  mutation ResetPassword($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n"): (typeof documents)["\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventDetails($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      name\n      description\n      venue\n      slug\n      startDate\n      endDate\n      available\n      issuer {\n        id\n        name\n      }\n      ...BuyPanel_event\n    }\n  }\n"): (typeof documents)["\n  query EventDetails($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      name\n      description\n      venue\n      slug\n      startDate\n      endDate\n      available\n      issuer {\n        id\n        name\n      }\n      ...BuyPanel_event\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription EventStock($slug: String!) {\n    eventStock(slug: $slug) {\n      eventId\n      available\n      tiers {\n        tierId\n        available\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription EventStock($slug: String!) {\n    eventStock(slug: $slug) {\n      eventId\n      available\n      tiers {\n        tierId\n        available\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublishedEvents($search: String, $category: EventCategory, $first: Int!, $after: String) {\n    publishedEvents(search: $search, category: $category, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        category\n        ...EventCard_event\n      }\n    }\n  }\n"): (typeof documents)["\n  query PublishedEvents($search: String, $category: EventCategory, $first: Int!, $after: String) {\n    publishedEvents(search: $search, category: $category, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        category\n        ...EventCard_event\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ComingUp {\n    publishedEvents(first: 3) {\n      totalCount\n      pageInfo {\n        hasNextPage\n      }\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n"): (typeof documents)["\n  query ComingUp {\n    publishedEvents(first: 3) {\n      totalCount\n      pageInfo {\n        hasNextPage\n      }\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Issuers($search: String, $first: Int!, $after: String) {\n    issuers(search: $search, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...IssuerCard_issuer\n      }\n    }\n  }\n"): (typeof documents)["\n  query Issuers($search: String, $first: Int!, $after: String) {\n    issuers(search: $search, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...IssuerCard_issuer\n      }\n    }\n  }\n"];
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