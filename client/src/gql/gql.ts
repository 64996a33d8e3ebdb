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
    "\n  fragment HomeCounters_figures on DashboardFigures {\n    myTickets @include(if: $attendee)\n    upcomingEvents @include(if: $attendee)\n    validatedToday @include(if: $validator)\n    totalValidations @include(if: $validator)\n    pendingValidations @include(if: $validator)\n    totalTickets @include(if: $auditor)\n    auditEntries @include(if: $auditor)\n    revenue @include(if: $revenue) {\n      value\n      currency\n    }\n    totalEvents @include(if: $events)\n    ticketsSold @include(if: $events)\n    totalUsers @include(if: $administrator)\n    activeIssuers @include(if: $administrator)\n  }\n": typeof types.HomeCounters_FiguresFragmentDoc,
    "\n  fragment LatestEvents_event on Event {\n    id\n    name\n    status\n    startDate\n    tiers {\n      id\n      generated\n      sold\n    }\n  }\n": typeof types.LatestEvents_EventFragmentDoc,
    "\n  mutation CollectDue($ticketId: ID!, $method: DueMethod!) {\n    collectDue(ticketId: $ticketId, method: $method) {\n      id\n      dueStatus\n      due {\n        value\n        currency\n      }\n    }\n  }\n": typeof types.CollectDueDocument,
    "\n  query DoorEvents {\n    events(status: PUBLISHED, first: 100) {\n      nodes {\n        id\n        name\n        startDate\n      }\n    }\n  }\n": typeof types.DoorEventsDocument,
    "\n  query DoorGates($eventId: ID!) {\n    gates(eventId: $eventId) {\n      id\n      name\n      active\n    }\n  }\n": typeof types.DoorGatesDocument,
    "\n  query DoorKey($issuerId: ID!, $version: Int!) {\n    publicKey(issuerId: $issuerId, version: $version) {\n      issuerId\n      version\n      keyId\n      publicKey\n    }\n  }\n": typeof types.DoorKeyDocument,
    "\n  query DoorRevocations($issuerId: ID!) {\n    revocationSnapshot(issuerId: $issuerId) {\n      issuerId\n      number\n      since\n      createdAt\n      revoked {\n        ticketId\n        revokedAt\n      }\n      totalRevoked\n      keyVersion\n      signature\n    }\n  }\n": typeof types.DoorRevocationsDocument,
    "\n  query RevocationPreview($id: ID!, $person: Boolean!) {\n    ticket(id: $id) {\n      id\n      tier\n      status\n      holderName @include(if: $person)\n      event {\n        id\n        name\n      }\n    }\n  }\n": typeof types.RevocationPreviewDocument,
    "\n  mutation RevokeTicket($id: ID!, $reason: String!) {\n    revokeTicket(id: $id, reason: $reason) {\n      id\n      status\n      dueStatus\n      due {\n        value\n        currency\n      }\n      revokedAt\n      revokeReason\n      tier\n      event {\n        id\n        name\n      }\n    }\n  }\n": typeof types.RevokeTicketDocument,
    "\n  mutation ValidateTicket($input: ValidateTicketInput!, $person: Boolean!) {\n    validateTicket(input: $input) {\n      valid\n      outcome\n      message\n      tier\n      usedAt\n      usedGate\n      due {\n        value\n        currency\n      }\n      ticket {\n        id\n        holderName @include(if: $person)\n        event {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.ValidateTicketDocument,
    "\n  mutation ValidateTicketOffline($ticket: JSON!, $publicKey: String!, $revocationSnapshot: JSON!) {\n    validateTicketOffline(ticket: $ticket, publicKey: $publicKey, revocationSnapshot: $revocationSnapshot) {\n      valid\n      outcome\n      message\n      keyKnown\n    }\n  }\n": typeof types.ValidateTicketOfflineDocument,
    "\n  fragment BrowseCard_event on Event {\n    id\n    name\n    description\n    venue\n    slug\n    startDate\n    available\n  }\n": typeof types.BrowseCard_EventFragmentDoc,
    "\n  fragment EventCard_event on Event {\n    id\n    name\n    description\n    venue\n    slug\n    status\n    startDate\n  }\n": typeof types.EventCard_EventFragmentDoc,
    "\n  mutation CreateEvent($input: EventInput!) {\n    createEvent(input: $input) {\n      id\n      ...MyEventCard_event\n    }\n  }\n": typeof types.CreateEventDocument,
    "\n  fragment CreateTickets_event on Event {\n    id\n    startDate\n    endDate\n  }\n": typeof types.CreateTickets_EventFragmentDoc,
    "\n  mutation CreateTickets($eventId: ID!, $tiers: [TierInput!]!, $figures: Boolean!) {\n    createTickets(eventId: $eventId, tiers: $tiers) {\n      id\n      ...TicketSummary_event\n    }\n  }\n": typeof types.CreateTicketsDocument,
    "\n  fragment DeleteEventButton_event on Event {\n    id\n    name\n    viewerCanDelete\n    tiers {\n      id\n      sold\n    }\n  }\n": typeof types.DeleteEventButton_EventFragmentDoc,
    "\n  mutation DeleteEvent($id: ID!) {\n    deleteEvent(id: $id)\n  }\n": typeof types.DeleteEventDocument,
    "\n  fragment EditEventButton_event on Event {\n    id\n    name\n    venue\n    description\n    startDate\n    endDate\n    category\n  }\n": typeof types.EditEventButton_EventFragmentDoc,
    "\n  mutation UpdateEvent($id: ID!, $input: EventPatch!) {\n    updateEvent(id: $id, input: $input) {\n      id\n      updatedAt\n      ...EditEventButton_event\n    }\n  }\n": typeof types.UpdateEventDocument,
    "\n  fragment FormSalesSwitch_event on Event {\n    id\n    formSales\n    viewerCanEdit\n  }\n": typeof types.FormSalesSwitch_EventFragmentDoc,
    "\n  mutation SetEventFormSales($id: ID!, $formSales: Boolean!) {\n    updateEvent(id: $id, input: { formSales: $formSales }) {\n      id\n      formSales\n    }\n  }\n": typeof types.SetEventFormSalesDocument,
    "\n  fragment Gate_gate on Gate {\n    id\n    name\n    active\n    entries\n  }\n": typeof types.Gate_GateFragmentDoc,
    "\n  query EventGates($eventId: ID!) {\n    gates(eventId: $eventId) {\n      id\n      ...Gate_gate\n    }\n  }\n": typeof types.EventGatesDocument,
    "\n  mutation CreateGate($eventId: ID!, $name: String!) {\n    createGate(eventId: $eventId, name: $name) {\n      id\n      name\n      ...Gate_gate\n    }\n  }\n": typeof types.CreateGateDocument,
    "\n  mutation SetGateActive($id: ID!, $active: Boolean!) {\n    setGateActive(id: $id, active: $active) {\n      id\n      active\n    }\n  }\n": typeof types.SetGateActiveDocument,
    "\n  subscription EventEntries($eventId: ID!) {\n    eventEntries(eventId: $eventId) {\n      eventId\n      entered\n      gates {\n        id\n        ...Gate_gate\n      }\n    }\n  }\n": typeof types.EventEntriesDocument,
    "\n  fragment MyEventCard_event on Event {\n    id\n    name\n    description\n    venue\n    slug\n    status\n    startDate\n    viewerCanPublish\n    issuer {\n      id\n      name\n    }\n    tiers {\n      id\n      generated\n      sold\n    }\n  }\n": typeof types.MyEventCard_EventFragmentDoc,
    "\n  mutation PublishEvent($id: ID!) {\n    publishEvent(id: $id) {\n      id\n      status\n      publishedAt\n      viewerCanEdit\n      viewerCanPublish\n      viewerCanDelete\n    }\n  }\n": typeof types.PublishEventDocument,
    "\n  fragment TicketSummary_event on Event {\n    id\n    available\n    tiers {\n      id\n      name\n      price\n      currency\n      generated\n      sold\n      available\n      ...TierSalesSwitch_tier\n    }\n    stats @include(if: $figures) {\n      eventId\n      totalEntered\n      revenue {\n        value\n        currency\n      }\n      duesOpen {\n        value\n        currency\n      }\n      tiers {\n        tierId\n        entered\n      }\n    }\n  }\n": typeof types.TicketSummary_EventFragmentDoc,
    "\n  fragment TierSalesSwitch_tier on Tier {\n    id\n    name\n    formSales\n  }\n": typeof types.TierSalesSwitch_TierFragmentDoc,
    "\n  mutation SetTierFormSales($tierId: ID!, $enabled: Boolean!) {\n    setTierFormSales(tierId: $tierId, enabled: $enabled) {\n      id\n      formSales\n    }\n  }\n": typeof types.SetTierFormSalesDocument,
    "\n  subscription IssuerEventStats {\n    issuerEventStats {\n      eventId\n      totalGenerated\n      totalSold\n      totalHeld\n      totalEntered\n      revenue {\n        value\n        currency\n      }\n      duesOpen {\n        value\n        currency\n      }\n      tiers {\n        tierId\n        generated\n        sold\n        held\n        entered\n      }\n    }\n  }\n": typeof types.IssuerEventStatsDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation Login($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      token\n      sessionId\n      user {\n        id\n        name\n        email\n        phone\n        role\n      }\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      hasWallet\n      user {\n        id\n      }\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  fragment IssuerCard_issuer on Issuer {\n    id\n    name\n    description\n    active\n  }\n": typeof types.IssuerCard_IssuerFragmentDoc,
    "\n  fragment BuyPanel_event on Event {\n    id\n    slug\n    available\n    formSales\n    tiers {\n      id\n      name\n      available\n      ...TierPicker_tier\n    }\n  }\n": typeof types.BuyPanel_EventFragmentDoc,
    "\n  mutation PurchaseByForm($input: FormPurchaseInput!, $idempotencyKey: String) {\n    purchaseByForm(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        id\n      }\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n": typeof types.PurchaseByFormDocument,
    "\n  fragment PurchasedTicket_ticket on Ticket {\n    id\n    tier\n    due {\n      value\n      currency\n    }\n    holderName\n    holderEmail\n    file\n    qrText\n    event {\n      id\n      name\n      venue\n    }\n  }\n": typeof types.PurchasedTicket_TicketFragmentDoc,
    "\n  fragment TierPicker_tier on Tier {\n    id\n    name\n    price\n    currency\n    available\n    formSales\n  }\n": typeof types.TierPicker_TierFragmentDoc,
    "\n  fragment PurchaseForm_event on Event {\n    id\n    name\n    venue\n    startDate\n    endDate\n    available\n    formSales\n    tiers {\n      id\n      name\n      available\n      ...TierPicker_tier\n    }\n  }\n": typeof types.PurchaseForm_EventFragmentDoc,
    "\n  query PurchasableEvent($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      slug\n      ...PurchaseForm_event\n      ...PurchaseReview_event\n    }\n  }\n": typeof types.PurchasableEventDocument,
    "\n  fragment PurchaseReview_event on Event {\n    id\n    name\n    tiers {\n      id\n      name\n      price\n      currency\n    }\n  }\n": typeof types.PurchaseReview_EventFragmentDoc,
    "\n  mutation PurchaseFromDashboard($input: FormPurchaseInput!, $idempotencyKey: String) {\n    purchaseByForm(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        id\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n": typeof types.PurchaseFromDashboardDocument,
    "\n  query ApiKeys {\n    viewer {\n      apiKeys {\n        id\n        prefix\n        createdAt\n        expiresAt\n        lastUsedAt\n      }\n    }\n  }\n": typeof types.ApiKeysDocument,
    "\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id)\n  }\n": typeof types.RevokeApiKeyDocument,
    "\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      name\n      phone\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  mutation ResendVerification {\n    resendVerification\n  }\n": typeof types.ResendVerificationDocument,
    "\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword)\n  }\n": typeof types.ChangePasswordDocument,
    "\n  query Sessions {\n    viewer {\n      sessions {\n        id\n        createdAt\n        lastSeenAt\n        address\n        userAgent\n        current\n      }\n    }\n  }\n": typeof types.SessionsDocument,
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id)\n  }\n": typeof types.EndSessionDocument,
    "\n  query MyTickets($first: Int!, $after: String) {\n    myTickets(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...TicketRow_ticket\n        ...TicketCard_ticket\n      }\n    }\n  }\n": typeof types.MyTicketsDocument,
    "\n  fragment ScanLog_scan on Scan {\n    id\n    outcome\n    mode\n    correctedAt\n    scannedBy\n    gate {\n      id\n      name\n    }\n  }\n": typeof types.ScanLog_ScanFragmentDoc,
    "\n  fragment TicketCard_ticket on Ticket {\n    id\n    tier\n    status\n    price\n    currency\n    holderName\n    holderEmail\n    holderPhone\n    due {\n      value\n      currency\n    }\n    issuedAt\n    file\n    qrText\n    event {\n      id\n      name\n      venue\n      startDate\n    }\n  }\n": typeof types.TicketCard_TicketFragmentDoc,
    "\n  query TicketDetails($id: ID!, $person: Boolean!, $scans: Boolean!) {\n    ticket(id: $id) {\n      id\n      ...TicketFacts_ticket\n      ...TicketStaffActions_ticket\n    }\n    scans(ticketId: $id, first: 20) @include(if: $scans) {\n      totalCount\n      nodes {\n        id\n        ...ScanLog_scan\n      }\n    }\n  }\n": typeof types.TicketDetailsDocument,
    "\n  fragment TicketFacts_ticket on Ticket {\n    id\n    serial\n    tier\n    status\n    price\n    currency\n    dueStatus\n    issuedAt\n    effectiveAt\n    expiresAt\n    gracePeriod\n    enteredAt\n    revokedAt\n    revokeReason\n    holderName @include(if: $person)\n    holderEmail @include(if: $person)\n    holderPhone @include(if: $person)\n    event {\n      id\n      name\n      venue\n    }\n  }\n": typeof types.TicketFacts_TicketFragmentDoc,
    "\n  fragment TicketResults_ticket on Ticket {\n    id\n    tier\n    status\n    price\n    currency\n    dueStatus\n    issuedAt\n    holderName @include(if: $person)\n    holderEmail @include(if: $person)\n    event {\n      id\n      name\n    }\n  }\n": typeof types.TicketResults_TicketFragmentDoc,
    "\n  fragment TicketRow_ticket on Ticket {\n    id\n    tier\n    status\n    due {\n      value\n      currency\n    }\n    event {\n      id\n      name\n      venue\n      startDate\n    }\n  }\n": typeof types.TicketRow_TicketFragmentDoc,
    "\n  query SearchTickets(\n    $search: String\n    $tier: String\n    $status: TicketStatus\n    $person: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    tickets(search: $search, tier: $tier, status: $status, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...TicketResults_ticket\n      }\n    }\n  }\n": typeof types.SearchTicketsDocument,
    "\n  fragment TicketStaffActions_ticket on Ticket {\n    id\n    status\n    orderId\n  }\n": typeof types.TicketStaffActions_TicketFragmentDoc,
    "\n  mutation ResendTickets($orderId: ID!) {\n    resendTickets(orderId: $orderId)\n  }\n": typeof types.ResendTicketsDocument,
    "\n  query TicketView($id: ID!) {\n    ticket(id: $id) {\n      id\n      ...TicketCard_ticket\n    }\n  }\n": typeof types.TicketViewDocument,
    "\n  query VerifyKey($issuerId: ID!, $version: Int!) {\n    publicKey(issuerId: $issuerId, version: $version) {\n      publicKey\n    }\n  }\n": typeof types.VerifyKeyDocument,
    "\n  query VerifyEventKeys($eventId: ID!) {\n    publicKeysOfEvent(eventId: $eventId) {\n      issuerId\n      publicKey\n    }\n  }\n": typeof types.VerifyEventKeysDocument,
    "\n  query VerifyAnchor($root: String!) {\n    anchor(root: $root) {\n      network\n      passphrase\n      account\n      transactionHash\n      ledger\n      closedAt\n      explorerUrl\n    }\n  }\n": typeof types.VerifyAnchorDocument,
    "\n  query VerifyRevocations($issuerId: ID!) {\n    revocationSnapshot(issuerId: $issuerId) {\n      revoked {\n        ticketId\n        revokedAt\n      }\n    }\n  }\n": typeof types.VerifyRevocationsDocument,
    "\n  mutation ResetPassword($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword)\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n": typeof types.VerifyEmailDocument,
    "\n  fragment EventFacts_event on Event {\n    id\n    description\n    venue\n    category\n    startDate\n    endDate\n    createdAt\n    issuer {\n      id\n      name\n    }\n    ...FormSalesSwitch_event\n    ...DeleteEventButton_event\n  }\n": typeof types.EventFacts_EventFragmentDoc,
    "\n  fragment EventHead_event on Event {\n    id\n    name\n    venue\n    slug\n    status\n    startDate\n    viewerCanEdit\n    viewerCanPublish\n    ...EditEventButton_event\n  }\n": typeof types.EventHead_EventFragmentDoc,
    "\n  query MyEvents($first: Int!, $after: String) {\n    events(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...MyEventCard_event\n      }\n    }\n  }\n": typeof types.MyEventsDocument,
    "\n  query ManagedEvent($id: ID!, $figures: Boolean!) {\n    event(id: $id) {\n      id\n      viewerCanEdit\n      viewerCanCreateTickets\n      ...EventHead_event\n      ...EventFacts_event\n      ...TicketSummary_event\n      ...CreateTickets_event\n    }\n  }\n": typeof types.ManagedEventDocument,
    "\n  query BrowseEvents($first: Int!, $after: String) {\n    publishedEvents(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...BrowseCard_event\n      }\n    }\n  }\n": typeof types.BrowseEventsDocument,
    "\n  query Home(\n    $attendee: Boolean!\n    $validator: Boolean!\n    $auditor: Boolean!\n    $administrator: Boolean!\n    $events: Boolean!\n    $revenue: Boolean!\n    $latest: Boolean!\n  ) {\n    dashboard {\n      ...HomeCounters_figures\n    }\n    events(first: 5) @include(if: $latest) {\n      nodes {\n        id\n        ...LatestEvents_event\n      }\n    }\n    publishedEvents(first: 3) @include(if: $attendee) {\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n": typeof types.HomeDocument,
    "\n  query EventDetails($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      name\n      description\n      venue\n      slug\n      startDate\n      endDate\n      available\n      issuer {\n        id\n        name\n      }\n      ...BuyPanel_event\n    }\n  }\n": typeof types.EventDetailsDocument,
    "\n  subscription EventStock($slug: String!) {\n    eventStock(slug: $slug) {\n      eventId\n      available\n      tiers {\n        tierId\n        available\n      }\n    }\n  }\n": typeof types.EventStockDocument,
    "\n  query PublishedEvents($search: String, $category: EventCategory, $first: Int!, $after: String) {\n    publishedEvents(search: $search, category: $category, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        category\n        ...EventCard_event\n      }\n    }\n  }\n": typeof types.PublishedEventsDocument,
    "\n  query ComingUp {\n    publishedEvents(first: 3) {\n      totalCount\n      pageInfo {\n        hasNextPage\n      }\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n": typeof types.ComingUpDocument,
    "\n  query Issuers($search: String, $first: Int!, $after: String) {\n    issuers(search: $search, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...IssuerCard_issuer\n      }\n    }\n  }\n": typeof types.IssuersDocument,
    "\n  mutation Logout($sessionId: ID) {\n    logout(sessionId: $sessionId)\n  }\n": typeof types.LogoutDocument,
    "\n  query Viewer {\n    viewer {\n      role\n      permissions\n      user {\n        id\n        name\n        email\n        phone\n        role\n        emailVerified\n        hasWallet\n        issuer {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.ViewerDocument,
    "\n  query QuickSearch($text: String!, $own: Boolean!, $tickets: Boolean!, $person: Boolean!) {\n    events(search: $text, first: 5) @include(if: $own) {\n      nodes {\n        id\n        name\n        venue\n      }\n    }\n    publishedEvents(search: $text, first: 5) @skip(if: $own) {\n      nodes {\n        id\n        name\n        venue\n        slug\n      }\n    }\n    tickets(search: $text, first: 5) @include(if: $tickets) {\n      nodes {\n        id\n        tier\n        holderName @include(if: $person)\n        event {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.QuickSearchDocument,
};
const documents: Documents = {
    "\n  fragment HomeCounters_figures on DashboardFigures {\n    myTickets @include(if: $attendee)\n    upcomingEvents @include(if: $attendee)\n    validatedToday @include(if: $validator)\n    totalValidations @include(if: $validator)\n    pendingValidations @include(if: $validator)\n    totalTickets @include(if: $auditor)\n    auditEntries @include(if: $auditor)\n    revenue @include(if: $revenue) {\n      value\n      currency\n    }\n    totalEvents @include(if: $events)\n    ticketsSold @include(if: $events)\n    totalUsers @include(if: $administrator)\n    activeIssuers @include(if: $administrator)\n  }\n": types.HomeCounters_FiguresFragmentDoc,
    "\n  fragment LatestEvents_event on Event {\n    id\n    name\n    status\n    startDate\n    tiers {\n      id\n      generated\n      sold\n    }\n  }\n": types.LatestEvents_EventFragmentDoc,
    "\n  mutation CollectDue($ticketId: ID!, $method: DueMethod!) {\n    collectDue(ticketId: $ticketId, method: $method) {\n      id\n      dueStatus\n      due {\n        value\n        currency\n      }\n    }\n  }\n": types.CollectDueDocument,
    "\n  query DoorEvents {\n    events(status: PUBLISHED, first: 100) {\n      nodes {\n        id\n        name\n        startDate\n      }\n    }\n  }\n": types.DoorEventsDocument,
    "\n  query DoorGates($eventId: ID!) {\n    gates(eventId: $eventId) {\n      id\n      name\n      active\n    }\n  }\n": types.DoorGatesDocument,
    "\n  query DoorKey($issuerId: ID!, $version: Int!) {\n    publicKey(issuerId: $issuerId, version: $version) {\n      issuerId\n      version\n      keyId\n      publicKey\n    }\n  }\n": types.DoorKeyDocument,
    "\n  query DoorRevocations($issuerId: ID!) {\n    revocationSnapshot(issuerId: $issuerId) {\n      issuerId\n      number\n      since\n      createdAt\n      revoked {\n        ticketId\n        revokedAt\n      }\n      totalRevoked\n      keyVersion\n      signature\n    }\n  }\n": types.DoorRevocationsDocument,
    "\n  query RevocationPreview($id: ID!, $person: Boolean!) {\n    ticket(id: $id) {\n      id\n      tier\n      status\n      holderName @include(if: $person)\n      event {\n        id\n        name\n      }\n    }\n  }\n": types.RevocationPreviewDocument,
    "\n  mutation RevokeTicket($id: ID!, $reason: String!) {\n    revokeTicket(id: $id, reason: $reason) {\n      id\n      status\n      dueStatus\n      due {\n        value\n        currency\n      }\n      revokedAt\n      revokeReason\n      tier\n      event {\n        id\n        name\n      }\n    }\n  }\n": types.RevokeTicketDocument,
    "\n  mutation ValidateTicket($input: ValidateTicketInput!, $person: Boolean!) {\n    validateTicket(input: $input) {\n      valid\n      outcome\n      message\n      tier\n      usedAt\n      usedGate\n      due {\n        value\n        currency\n      }\n      ticket {\n        id\n        holderName @include(if: $person)\n        event {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.ValidateTicketDocument,
    "\n  mutation ValidateTicketOffline($ticket: JSON!, $publicKey: String!, $revocationSnapshot: JSON!) {\n    validateTicketOffline(ticket: $ticket, publicKey: $publicKey, revocationSnapshot: $revocationSnapshot) {\n      valid\n      outcome\n      message\n      keyKnown\n    }\n  }\n": types.ValidateTicketOfflineDocument,
    "\n  fragment BrowseCard_event on Event {\n    id\n    name\n    description\n    venue\n    slug\n    startDate\n    available\n  }\n": types.BrowseCard_EventFragmentDoc,
    "\n  fragment EventCard_event on Event {\n    id\n    name\n    description\n    venue\n    slug\n    status\n    startDate\n  }\n": types.EventCard_EventFragmentDoc,
    "\n  mutation CreateEvent($input: EventInput!) {\n    createEvent(input: $input) {\n      id\n      ...MyEventCard_event\n    }\n  }\n": types.CreateEventDocument,
    "\n  fragment CreateTickets_event on Event {\n    id\n    startDate\n    endDate\n  }\n": types.CreateTickets_EventFragmentDoc,
    "\n  mutation CreateTickets($eventId: ID!, $tiers: [TierInput!]!, $figures: Boolean!) {\n    createTickets(eventId: $eventId, tiers: $tiers) {\n      id\n      ...TicketSummary_event\n    }\n  }\n": types.CreateTicketsDocument,
    "\n  fragment DeleteEventButton_event on Event {\n    id\n    name\n    viewerCanDelete\n    tiers {\n      id\n      sold\n    }\n  }\n": types.DeleteEventButton_EventFragmentDoc,
    "\n  mutation DeleteEvent($id: ID!) {\n    deleteEvent(id: $id)\n  }\n": types.DeleteEventDocument,
    "\n  fragment EditEventButton_event on Event {\n    id\n    name\n    venue\n    description\n    startDate\n    endDate\n    category\n  }\n": types.EditEventButton_EventFragmentDoc,
    "\n  mutation UpdateEvent($id: ID!, $input: EventPatch!) {\n    updateEvent(id: $id, input: $input) {\n      id\n      updatedAt\n      ...EditEventButton_event\n    }\n  }\n": types.UpdateEventDocument,
    "\n  fragment FormSalesSwitch_event on Event {\n    id\n    formSales\n    viewerCanEdit\n  }\n": types.FormSalesSwitch_EventFragmentDoc,
    "\n  mutation SetEventFormSales($id: ID!, $formSales: Boolean!) {\n    updateEvent(id: $id, input: { formSales: $formSales }) {\n      id\n      formSales\n    }\n  }\n": types.SetEventFormSalesDocument,
    "\n  fragment Gate_gate on Gate {\n    id\n    name\n    active\n    entries\n  }\n": types.Gate_GateFragmentDoc,
    "\n  query EventGates($eventId: ID!) {\n    gates(eventId: $eventId) {\n      id\n      ...Gate_gate\n    }\n  }\n": types.EventGatesDocument,
    "\n  mutation CreateGate($eventId: ID!, $name: String!) {\n    createGate(eventId: $eventId, name: $name) {\n      id\n      name\n      ...Gate_gate\n    }\n  }\n": types.CreateGateDocument,
    "\n  mutation SetGateActive($id: ID!, $active: Boolean!) {\n    setGateActive(id: $id, active: $active) {\n      id\n      active\n    }\n  }\n": types.SetGateActiveDocument,
    "\n  subscription EventEntries($eventId: ID!) {\n    eventEntries(eventId: $eventId) {\n      eventId\n      entered\n      gates {\n        id\n        ...Gate_gate\n      }\n    }\n  }\n": types.EventEntriesDocument,
    "\n  fragment MyEventCard_event on Event {\n    id\n    name\n    description\n    venue\n    slug\n    status\n    startDate\n    viewerCanPublish\n    issuer {\n      id\n      name\n    }\n    tiers {\n      id\n      generated\n      sold\n    }\n  }\n": types.MyEventCard_EventFragmentDoc,
    "\n  mutation PublishEvent($id: ID!) {\n    publishEvent(id: $id) {\n      id\n      status\n      publishedAt\n      viewerCanEdit\n      viewerCanPublish\n      viewerCanDelete\n    }\n  }\n": types.PublishEventDocument,
    "\n  fragment TicketSummary_event on Event {\n    id\n    available\n    tiers {\n      id\n      name\n      price\n      currency\n      generated\n      sold\n      available\n      ...TierSalesSwitch_tier\n    }\n    stats @include(if: $figures) {\n      eventId\n      totalEntered\n      revenue {\n        value\n        currency\n      }\n      duesOpen {\n        value\n        currency\n      }\n      tiers {\n        tierId\n        entered\n      }\n    }\n  }\n": types.TicketSummary_EventFragmentDoc,
    "\n  fragment TierSalesSwitch_tier on Tier {\n    id\n    name\n    formSales\n  }\n": types.TierSalesSwitch_TierFragmentDoc,
    "\n  mutation SetTierFormSales($tierId: ID!, $enabled: Boolean!) {\n    setTierFormSales(tierId: $tierId, enabled: $enabled) {\n      id\n      formSales\n    }\n  }\n": types.SetTierFormSalesDocument,
    "\n  subscription IssuerEventStats {\n    issuerEventStats {\n      eventId\n      totalGenerated\n      totalSold\n      totalHeld\n      totalEntered\n      revenue {\n        value\n        currency\n      }\n      duesOpen {\n        value\n        currency\n      }\n      tiers {\n        tierId\n        generated\n        sold\n        held\n        entered\n      }\n    }\n  }\n": types.IssuerEventStatsDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation Login($email: String!, $password: String!) {\n    login(email: $email, password: $password) {\n      token\n      sessionId\n      user {\n        id\n        name\n        email\n        phone\n        role\n      }\n    }\n  }\n": types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      hasWallet\n      user {\n        id\n      }\n    }\n  }\n": types.RegisterDocument,
    "\n  fragment IssuerCard_issuer on Issuer {\n    id\n    name\n    description\n    active\n  }\n": types.IssuerCard_IssuerFragmentDoc,
    "\n  fragment BuyPanel_event on Event {\n    id\n    slug\n    available\n    formSales\n    tiers {\n      id\n      name\n      available\n      ...TierPicker_tier\n    }\n  }\n": types.BuyPanel_EventFragmentDoc,
    "\n  mutation PurchaseByForm($input: FormPurchaseInput!, $idempotencyKey: String) {\n    purchaseByForm(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        id\n      }\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n": types.PurchaseByFormDocument,
    "\n  fragment PurchasedTicket_ticket on Ticket {\n    id\n    tier\n    due {\n      value\n      currency\n    }\n    holderName\n    holderEmail\n    file\n    qrText\n    event {\n      id\n      name\n      venue\n    }\n  }\n": types.PurchasedTicket_TicketFragmentDoc,
    "\n  fragment TierPicker_tier on Tier {\n    id\n    name\n    price\n    currency\n    available\n    formSales\n  }\n": types.TierPicker_TierFragmentDoc,
    "\n  fragment PurchaseForm_event on Event {\n    id\n    name\n    venue\n    startDate\n    endDate\n    available\n    formSales\n    tiers {\n      id\n      name\n      available\n      ...TierPicker_tier\n    }\n  }\n": types.PurchaseForm_EventFragmentDoc,
    "\n  query PurchasableEvent($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      slug\n      ...PurchaseForm_event\n      ...PurchaseReview_event\n    }\n  }\n": types.PurchasableEventDocument,
    "\n  fragment PurchaseReview_event on Event {\n    id\n    name\n    tiers {\n      id\n      name\n      price\n      currency\n    }\n  }\n": types.PurchaseReview_EventFragmentDoc,
    "\n  mutation PurchaseFromDashboard($input: FormPurchaseInput!, $idempotencyKey: String) {\n    purchaseByForm(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        id\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n": types.PurchaseFromDashboardDocument,
    "\n  query ApiKeys {\n    viewer {\n      apiKeys {\n        id\n        prefix\n        createdAt\n        expiresAt\n        lastUsedAt\n      }\n    }\n  }\n": types.ApiKeysDocument,
    "\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id)\n  }\n": types.RevokeApiKeyDocument,
    "\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      name\n      phone\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  mutation ResendVerification {\n    resendVerification\n  }\n": types.ResendVerificationDocument,
    "\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword)\n  }\n": types.ChangePasswordDocument,
    "\n  query Sessions {\n    viewer {\n      sessions {\n        id\n        createdAt\n        lastSeenAt\n        address\n        userAgent\n        current\n      }\n    }\n  }\n": types.SessionsDocument,
    "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id)\n  }\n": types.EndSessionDocument,
    "\n  query MyTickets($first: Int!, $after: String) {\n    myTickets(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...TicketRow_ticket\n        ...TicketCard_ticket\n      }\n    }\n  }\n": types.MyTicketsDocument,
    "\n  fragment ScanLog_scan on Scan {\n    id\n    outcome\n    mode\n    correctedAt\n    scannedBy\n    gate {\n      id\n      name\n    }\n  }\n": types.ScanLog_ScanFragmentDoc,
    "\n  fragment TicketCard_ticket on Ticket {\n    id\n    tier\n    status\n    price\n    currency\n    holderName\n    holderEmail\n    holderPhone\n    due {\n      value\n      currency\n    }\n    issuedAt\n    file\n    qrText\n    event {\n      id\n      name\n      venue\n      startDate\n    }\n  }\n": types.TicketCard_TicketFragmentDoc,
    "\n  query TicketDetails($id: ID!, $person: Boolean!, $scans: Boolean!) {\n    ticket(id: $id) {\n      id\n      ...TicketFacts_ticket\n      ...TicketStaffActions_ticket\n    }\n    scans(ticketId: $id, first: 20) @include(if: $scans) {\n      totalCount\n      nodes {\n        id\n        ...ScanLog_scan\n      }\n    }\n  }\n": types.TicketDetailsDocument,
    "\n  fragment TicketFacts_ticket on Ticket {\n    id\n    serial\n    tier\n    status\n    price\n    currency\n    dueStatus\n    issuedAt\n    effectiveAt\n    expiresAt\n    gracePeriod\n    enteredAt\n    revokedAt\n    revokeReason\n    holderName @include(if: $person)\n    holderEmail @include(if: $person)\n    holderPhone @include(if: $person)\n    event {\n      id\n      name\n      venue\n    }\n  }\n": types.TicketFacts_TicketFragmentDoc,
    "\n  fragment TicketResults_ticket on Ticket {\n    id\n    tier\n    status\n    price\n    currency\n    dueStatus\n    issuedAt\n    holderName @include(if: $person)\n    holderEmail @include(if: $person)\n    event {\n      id\n      name\n    }\n  }\n": types.TicketResults_TicketFragmentDoc,
    "\n  fragment TicketRow_ticket on Ticket {\n    id\n    tier\n    status\n    due {\n      value\n      currency\n    }\n    event {\n      id\n      name\n      venue\n      startDate\n    }\n  }\n": types.TicketRow_TicketFragmentDoc,
    "\n  query SearchTickets(\n    $search: String\n    $tier: String\n    $status: TicketStatus\n    $person: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    tickets(search: $search, tier: $tier, status: $status, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...TicketResults_ticket\n      }\n    }\n  }\n": types.SearchTicketsDocument,
    "\n  fragment TicketStaffActions_ticket on Ticket {\n    id\n    status\n    orderId\n  }\n": types.TicketStaffActions_TicketFragmentDoc,
    "\n  mutation ResendTickets($orderId: ID!) {\n    resendTickets(orderId: $orderId)\n  }\n": types.ResendTicketsDocument,
    "\n  query TicketView($id: ID!) {\n    ticket(id: $id) {\n      id\n      ...TicketCard_ticket\n    }\n  }\n": types.TicketViewDocument,
    "\n  query VerifyKey($issuerId: ID!, $version: Int!) {\n    publicKey(issuerId: $issuerId, version: $version) {\n      publicKey\n    }\n  }\n": types.VerifyKeyDocument,
    "\n  query VerifyEventKeys($eventId: ID!) {\n    publicKeysOfEvent(eventId: $eventId) {\n      issuerId\n      publicKey\n    }\n  }\n": types.VerifyEventKeysDocument,
    "\n  query VerifyAnchor($root: String!) {\n    anchor(root: $root) {\n      network\n      passphrase\n      account\n      transactionHash\n      ledger\n      closedAt\n      explorerUrl\n    }\n  }\n": types.VerifyAnchorDocument,
    "\n  query VerifyRevocations($issuerId: ID!) {\n    revocationSnapshot(issuerId: $issuerId) {\n      revoked {\n        ticketId\n        revokedAt\n      }\n    }\n  }\n": types.VerifyRevocationsDocument,
    "\n  mutation ResetPassword($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword)\n  }\n": types.ResetPasswordDocument,
    "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n": types.VerifyEmailDocument,
    "\n  fragment EventFacts_event on Event {\n    id\n    description\n    venue\n    category\n    startDate\n    endDate\n    createdAt\n    issuer {\n      id\n      name\n    }\n    ...FormSalesSwitch_event\n    ...DeleteEventButton_event\n  }\n": types.EventFacts_EventFragmentDoc,
    "\n  fragment EventHead_event on Event {\n    id\n    name\n    venue\n    slug\n    status\n    startDate\n    viewerCanEdit\n    viewerCanPublish\n    ...EditEventButton_event\n  }\n": types.EventHead_EventFragmentDoc,
    "\n  query MyEvents($first: Int!, $after: String) {\n    events(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...MyEventCard_event\n      }\n    }\n  }\n": types.MyEventsDocument,
    "\n  query ManagedEvent($id: ID!, $figures: Boolean!) {\n    event(id: $id) {\n      id\n      viewerCanEdit\n      viewerCanCreateTickets\n      ...EventHead_event\n      ...EventFacts_event\n      ...TicketSummary_event\n      ...CreateTickets_event\n    }\n  }\n": types.ManagedEventDocument,
    "\n  query BrowseEvents($first: Int!, $after: String) {\n    publishedEvents(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...BrowseCard_event\n      }\n    }\n  }\n": types.BrowseEventsDocument,
    "\n  query Home(\n    $attendee: Boolean!\n    $validator: Boolean!\n    $auditor: Boolean!\n    $administrator: Boolean!\n    $events: Boolean!\n    $revenue: Boolean!\n    $latest: Boolean!\n  ) {\n    dashboard {\n      ...HomeCounters_figures\n    }\n    events(first: 5) @include(if: $latest) {\n      nodes {\n        id\n        ...LatestEvents_event\n      }\n    }\n    publishedEvents(first: 3) @include(if: $attendee) {\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n": types.HomeDocument,
    "\n  query EventDetails($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      name\n      description\n      venue\n      slug\n      startDate\n      endDate\n      available\n      issuer {\n        id\n        name\n      }\n      ...BuyPanel_event\n    }\n  }\n": types.EventDetailsDocument,
    "\n  subscription EventStock($slug: String!) {\n    eventStock(slug: $slug) {\n      eventId\n      available\n      tiers {\n        tierId\n        available\n      }\n    }\n  }\n": types.EventStockDocument,
    "\n  query PublishedEvents($search: String, $category: EventCategory, $first: Int!, $after: String) {\n    publishedEvents(search: $search, category: $category, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        category\n        ...EventCard_event\n      }\n    }\n  }\n": types.PublishedEventsDocument,
    "\n  query ComingUp {\n    publishedEvents(first: 3) {\n      totalCount\n      pageInfo {\n        hasNextPage\n      }\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n": types.ComingUpDocument,
    "\n  query Issuers($search: String, $first: Int!, $after: String) {\n    issuers(search: $search, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...IssuerCard_issuer\n      }\n    }\n  }\n": types.IssuersDocument,
    "\n  mutation Logout($sessionId: ID) {\n    logout(sessionId: $sessionId)\n  }\n": types.LogoutDocument,
    "\n  query Viewer {\n    viewer {\n      role\n      permissions\n      user {\n        id\n        name\n        email\n        phone\n        role\n        emailVerified\n        hasWallet\n        issuer {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.ViewerDocument,
    "\n  query QuickSearch($text: String!, $own: Boolean!, $tickets: Boolean!, $person: Boolean!) {\n    events(search: $text, first: 5) @include(if: $own) {\n      nodes {\n        id\n        name\n        venue\n      }\n    }\n    publishedEvents(search: $text, first: 5) @skip(if: $own) {\n      nodes {\n        id\n        name\n        venue\n        slug\n      }\n    }\n    tickets(search: $text, first: 5) @include(if: $tickets) {\n      nodes {\n        id\n        tier\n        holderName @include(if: $person)\n        event {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.QuickSearchDocument,
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
export function graphql(source: "\n  fragment HomeCounters_figures on DashboardFigures {\n    myTickets @include(if: $attendee)\n    upcomingEvents @include(if: $attendee)\n    validatedToday @include(if: $validator)\n    totalValidations @include(if: $validator)\n    pendingValidations @include(if: $validator)\n    totalTickets @include(if: $auditor)\n    auditEntries @include(if: $auditor)\n    revenue @include(if: $revenue) {\n      value\n      currency\n    }\n    totalEvents @include(if: $events)\n    ticketsSold @include(if: $events)\n    totalUsers @include(if: $administrator)\n    activeIssuers @include(if: $administrator)\n  }\n"): (typeof documents)["\n  fragment HomeCounters_figures on DashboardFigures {\n    myTickets @include(if: $attendee)\n    upcomingEvents @include(if: $attendee)\n    validatedToday @include(if: $validator)\n    totalValidations @include(if: $validator)\n    pendingValidations @include(if: $validator)\n    totalTickets @include(if: $auditor)\n    auditEntries @include(if: $auditor)\n    revenue @include(if: $revenue) {\n      value\n      currency\n    }\n    totalEvents @include(if: $events)\n    ticketsSold @include(if: $events)\n    totalUsers @include(if: $administrator)\n    activeIssuers @include(if: $administrator)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LatestEvents_event on Event {\n    id\n    name\n    status\n    startDate\n    tiers {\n      id\n      generated\n      sold\n    }\n  }\n"): (typeof documents)["\n  fragment LatestEvents_event on Event {\n    id\n    name\n    status\n    startDate\n    tiers {\n      id\n      generated\n      sold\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CollectDue($ticketId: ID!, $method: DueMethod!) {\n    collectDue(ticketId: $ticketId, method: $method) {\n      id\n      dueStatus\n      due {\n        value\n        currency\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CollectDue($ticketId: ID!, $method: DueMethod!) {\n    collectDue(ticketId: $ticketId, method: $method) {\n      id\n      dueStatus\n      due {\n        value\n        currency\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoorEvents {\n    events(status: PUBLISHED, first: 100) {\n      nodes {\n        id\n        name\n        startDate\n      }\n    }\n  }\n"): (typeof documents)["\n  query DoorEvents {\n    events(status: PUBLISHED, first: 100) {\n      nodes {\n        id\n        name\n        startDate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoorGates($eventId: ID!) {\n    gates(eventId: $eventId) {\n      id\n      name\n      active\n    }\n  }\n"): (typeof documents)["\n  query DoorGates($eventId: ID!) {\n    gates(eventId: $eventId) {\n      id\n      name\n      active\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoorKey($issuerId: ID!, $version: Int!) {\n    publicKey(issuerId: $issuerId, version: $version) {\n      issuerId\n      version\n      keyId\n      publicKey\n    }\n  }\n"): (typeof documents)["\n  query DoorKey($issuerId: ID!, $version: Int!) {\n    publicKey(issuerId: $issuerId, version: $version) {\n      issuerId\n      version\n      keyId\n      publicKey\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoorRevocations($issuerId: ID!) {\n    revocationSnapshot(issuerId: $issuerId) {\n      issuerId\n      number\n      since\n      createdAt\n      revoked {\n        ticketId\n        revokedAt\n      }\n      totalRevoked\n      keyVersion\n      signature\n    }\n  }\n"): (typeof documents)["\n  query DoorRevocations($issuerId: ID!) {\n    revocationSnapshot(issuerId: $issuerId) {\n      issuerId\n      number\n      since\n      createdAt\n      revoked {\n        ticketId\n        revokedAt\n      }\n      totalRevoked\n      keyVersion\n      signature\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RevocationPreview($id: ID!, $person: Boolean!) {\n    ticket(id: $id) {\n      id\n      tier\n      status\n      holderName @include(if: $person)\n      event {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query RevocationPreview($id: ID!, $person: Boolean!) {\n    ticket(id: $id) {\n      id\n      tier\n      status\n      holderName @include(if: $person)\n      event {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeTicket($id: ID!, $reason: String!) {\n    revokeTicket(id: $id, reason: $reason) {\n      id\n      status\n      dueStatus\n      due {\n        value\n        currency\n      }\n      revokedAt\n      revokeReason\n      tier\n      event {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeTicket($id: ID!, $reason: String!) {\n    revokeTicket(id: $id, reason: $reason) {\n      id\n      status\n      dueStatus\n      due {\n        value\n        currency\n      }\n      revokedAt\n      revokeReason\n      tier\n      event {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ValidateTicket($input: ValidateTicketInput!, $person: Boolean!) {\n    validateTicket(input: $input) {\n      valid\n      outcome\n      message\n      tier\n      usedAt\n      usedGate\n      due {\n        value\n        currency\n      }\n      ticket {\n        id\n        holderName @include(if: $person)\n        event {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ValidateTicket($input: ValidateTicketInput!, $person: Boolean!) {\n    validateTicket(input: $input) {\n      valid\n      outcome\n      message\n      tier\n      usedAt\n      usedGate\n      due {\n        value\n        currency\n      }\n      ticket {\n        id\n        holderName @include(if: $person)\n        event {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ValidateTicketOffline($ticket: JSON!, $publicKey: String!, $revocationSnapshot: JSON!) {\n    validateTicketOffline(ticket: $ticket, publicKey: $publicKey, revocationSnapshot: $revocationSnapshot) {\n      valid\n      outcome\n      message\n      keyKnown\n    }\n  }\n"): (typeof documents)["\n  mutation ValidateTicketOffline($ticket: JSON!, $publicKey: String!, $revocationSnapshot: JSON!) {\n    validateTicketOffline(ticket: $ticket, publicKey: $publicKey, revocationSnapshot: $revocationSnapshot) {\n      valid\n      outcome\n      message\n      keyKnown\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BrowseCard_event on Event {\n    id\n    name\n    description\n    venue\n    slug\n    startDate\n    available\n  }\n"): (typeof documents)["\n  fragment BrowseCard_event on Event {\n    id\n    name\n    description\n    venue\n    slug\n    startDate\n    available\n  }\n"];
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
export function graphql(source: "\n  fragment CreateTickets_event on Event {\n    id\n    startDate\n    endDate\n  }\n"): (typeof documents)["\n  fragment CreateTickets_event on Event {\n    id\n    startDate\n    endDate\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateTickets($eventId: ID!, $tiers: [TierInput!]!, $figures: Boolean!) {\n    createTickets(eventId: $eventId, tiers: $tiers) {\n      id\n      ...TicketSummary_event\n    }\n  }\n"): (typeof documents)["\n  mutation CreateTickets($eventId: ID!, $tiers: [TierInput!]!, $figures: Boolean!) {\n    createTickets(eventId: $eventId, tiers: $tiers) {\n      id\n      ...TicketSummary_event\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeleteEventButton_event on Event {\n    id\n    name\n    viewerCanDelete\n    tiers {\n      id\n      sold\n    }\n  }\n"): (typeof documents)["\n  fragment DeleteEventButton_event on Event {\n    id\n    name\n    viewerCanDelete\n    tiers {\n      id\n      sold\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteEvent($id: ID!) {\n    deleteEvent(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteEvent($id: ID!) {\n    deleteEvent(id: $id)\n  }\n"];
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
export function graphql(source: "\n  fragment FormSalesSwitch_event on Event {\n    id\n    formSales\n    viewerCanEdit\n  }\n"): (typeof documents)["\n  fragment FormSalesSwitch_event on Event {\n    id\n    formSales\n    viewerCanEdit\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetEventFormSales($id: ID!, $formSales: Boolean!) {\n    updateEvent(id: $id, input: { formSales: $formSales }) {\n      id\n      formSales\n    }\n  }\n"): (typeof documents)["\n  mutation SetEventFormSales($id: ID!, $formSales: Boolean!) {\n    updateEvent(id: $id, input: { formSales: $formSales }) {\n      id\n      formSales\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Gate_gate on Gate {\n    id\n    name\n    active\n    entries\n  }\n"): (typeof documents)["\n  fragment Gate_gate on Gate {\n    id\n    name\n    active\n    entries\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventGates($eventId: ID!) {\n    gates(eventId: $eventId) {\n      id\n      ...Gate_gate\n    }\n  }\n"): (typeof documents)["\n  query EventGates($eventId: ID!) {\n    gates(eventId: $eventId) {\n      id\n      ...Gate_gate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateGate($eventId: ID!, $name: String!) {\n    createGate(eventId: $eventId, name: $name) {\n      id\n      name\n      ...Gate_gate\n    }\n  }\n"): (typeof documents)["\n  mutation CreateGate($eventId: ID!, $name: String!) {\n    createGate(eventId: $eventId, name: $name) {\n      id\n      name\n      ...Gate_gate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetGateActive($id: ID!, $active: Boolean!) {\n    setGateActive(id: $id, active: $active) {\n      id\n      active\n    }\n  }\n"): (typeof documents)["\n  mutation SetGateActive($id: ID!, $active: Boolean!) {\n    setGateActive(id: $id, active: $active) {\n      id\n      active\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription EventEntries($eventId: ID!) {\n    eventEntries(eventId: $eventId) {\n      eventId\n      entered\n      gates {\n        id\n        ...Gate_gate\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription EventEntries($eventId: ID!) {\n    eventEntries(eventId: $eventId) {\n      eventId\n      entered\n      gates {\n        id\n        ...Gate_gate\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment TicketSummary_event on Event {\n    id\n    available\n    tiers {\n      id\n      name\n      price\n      currency\n      generated\n      sold\n      available\n      ...TierSalesSwitch_tier\n    }\n    stats @include(if: $figures) {\n      eventId\n      totalEntered\n      revenue {\n        value\n        currency\n      }\n      duesOpen {\n        value\n        currency\n      }\n      tiers {\n        tierId\n        entered\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment TicketSummary_event on Event {\n    id\n    available\n    tiers {\n      id\n      name\n      price\n      currency\n      generated\n      sold\n      available\n      ...TierSalesSwitch_tier\n    }\n    stats @include(if: $figures) {\n      eventId\n      totalEntered\n      revenue {\n        value\n        currency\n      }\n      duesOpen {\n        value\n        currency\n      }\n      tiers {\n        tierId\n        entered\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TierSalesSwitch_tier on Tier {\n    id\n    name\n    formSales\n  }\n"): (typeof documents)["\n  fragment TierSalesSwitch_tier on Tier {\n    id\n    name\n    formSales\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTierFormSales($tierId: ID!, $enabled: Boolean!) {\n    setTierFormSales(tierId: $tierId, enabled: $enabled) {\n      id\n      formSales\n    }\n  }\n"): (typeof documents)["\n  mutation SetTierFormSales($tierId: ID!, $enabled: Boolean!) {\n    setTierFormSales(tierId: $tierId, enabled: $enabled) {\n      id\n      formSales\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription IssuerEventStats {\n    issuerEventStats {\n      eventId\n      totalGenerated\n      totalSold\n      totalHeld\n      totalEntered\n      revenue {\n        value\n        currency\n      }\n      duesOpen {\n        value\n        currency\n      }\n      tiers {\n        tierId\n        generated\n        sold\n        held\n        entered\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription IssuerEventStats {\n    issuerEventStats {\n      eventId\n      totalGenerated\n      totalSold\n      totalHeld\n      totalEntered\n      revenue {\n        value\n        currency\n      }\n      duesOpen {\n        value\n        currency\n      }\n      tiers {\n        tierId\n        generated\n        sold\n        held\n        entered\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment PurchaseForm_event on Event {\n    id\n    name\n    venue\n    startDate\n    endDate\n    available\n    formSales\n    tiers {\n      id\n      name\n      available\n      ...TierPicker_tier\n    }\n  }\n"): (typeof documents)["\n  fragment PurchaseForm_event on Event {\n    id\n    name\n    venue\n    startDate\n    endDate\n    available\n    formSales\n    tiers {\n      id\n      name\n      available\n      ...TierPicker_tier\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PurchasableEvent($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      slug\n      ...PurchaseForm_event\n      ...PurchaseReview_event\n    }\n  }\n"): (typeof documents)["\n  query PurchasableEvent($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      slug\n      ...PurchaseForm_event\n      ...PurchaseReview_event\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PurchaseReview_event on Event {\n    id\n    name\n    tiers {\n      id\n      name\n      price\n      currency\n    }\n  }\n"): (typeof documents)["\n  fragment PurchaseReview_event on Event {\n    id\n    name\n    tiers {\n      id\n      name\n      price\n      currency\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PurchaseFromDashboard($input: FormPurchaseInput!, $idempotencyKey: String) {\n    purchaseByForm(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        id\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PurchaseFromDashboard($input: FormPurchaseInput!, $idempotencyKey: String) {\n    purchaseByForm(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        id\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApiKeys {\n    viewer {\n      apiKeys {\n        id\n        prefix\n        createdAt\n        expiresAt\n        lastUsedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query ApiKeys {\n    viewer {\n      apiKeys {\n        id\n        prefix\n        createdAt\n        expiresAt\n        lastUsedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id)\n  }\n"): (typeof documents)["\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      name\n      phone\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($input: ProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      name\n      phone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendVerification {\n    resendVerification\n  }\n"): (typeof documents)["\n  mutation ResendVerification {\n    resendVerification\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword)\n  }\n"): (typeof documents)["\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sessions {\n    viewer {\n      sessions {\n        id\n        createdAt\n        lastSeenAt\n        address\n        userAgent\n        current\n      }\n    }\n  }\n"): (typeof documents)["\n  query Sessions {\n    viewer {\n      sessions {\n        id\n        createdAt\n        lastSeenAt\n        address\n        userAgent\n        current\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($id: ID!) {\n    endSession(id: $id)\n  }\n"): (typeof documents)["\n  mutation EndSession($id: ID!) {\n    endSession(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyTickets($first: Int!, $after: String) {\n    myTickets(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...TicketRow_ticket\n        ...TicketCard_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyTickets($first: Int!, $after: String) {\n    myTickets(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...TicketRow_ticket\n        ...TicketCard_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ScanLog_scan on Scan {\n    id\n    outcome\n    mode\n    correctedAt\n    scannedBy\n    gate {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment ScanLog_scan on Scan {\n    id\n    outcome\n    mode\n    correctedAt\n    scannedBy\n    gate {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketCard_ticket on Ticket {\n    id\n    tier\n    status\n    price\n    currency\n    holderName\n    holderEmail\n    holderPhone\n    due {\n      value\n      currency\n    }\n    issuedAt\n    file\n    qrText\n    event {\n      id\n      name\n      venue\n      startDate\n    }\n  }\n"): (typeof documents)["\n  fragment TicketCard_ticket on Ticket {\n    id\n    tier\n    status\n    price\n    currency\n    holderName\n    holderEmail\n    holderPhone\n    due {\n      value\n      currency\n    }\n    issuedAt\n    file\n    qrText\n    event {\n      id\n      name\n      venue\n      startDate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketDetails($id: ID!, $person: Boolean!, $scans: Boolean!) {\n    ticket(id: $id) {\n      id\n      ...TicketFacts_ticket\n      ...TicketStaffActions_ticket\n    }\n    scans(ticketId: $id, first: 20) @include(if: $scans) {\n      totalCount\n      nodes {\n        id\n        ...ScanLog_scan\n      }\n    }\n  }\n"): (typeof documents)["\n  query TicketDetails($id: ID!, $person: Boolean!, $scans: Boolean!) {\n    ticket(id: $id) {\n      id\n      ...TicketFacts_ticket\n      ...TicketStaffActions_ticket\n    }\n    scans(ticketId: $id, first: 20) @include(if: $scans) {\n      totalCount\n      nodes {\n        id\n        ...ScanLog_scan\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketFacts_ticket on Ticket {\n    id\n    serial\n    tier\n    status\n    price\n    currency\n    dueStatus\n    issuedAt\n    effectiveAt\n    expiresAt\n    gracePeriod\n    enteredAt\n    revokedAt\n    revokeReason\n    holderName @include(if: $person)\n    holderEmail @include(if: $person)\n    holderPhone @include(if: $person)\n    event {\n      id\n      name\n      venue\n    }\n  }\n"): (typeof documents)["\n  fragment TicketFacts_ticket on Ticket {\n    id\n    serial\n    tier\n    status\n    price\n    currency\n    dueStatus\n    issuedAt\n    effectiveAt\n    expiresAt\n    gracePeriod\n    enteredAt\n    revokedAt\n    revokeReason\n    holderName @include(if: $person)\n    holderEmail @include(if: $person)\n    holderPhone @include(if: $person)\n    event {\n      id\n      name\n      venue\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketResults_ticket on Ticket {\n    id\n    tier\n    status\n    price\n    currency\n    dueStatus\n    issuedAt\n    holderName @include(if: $person)\n    holderEmail @include(if: $person)\n    event {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment TicketResults_ticket on Ticket {\n    id\n    tier\n    status\n    price\n    currency\n    dueStatus\n    issuedAt\n    holderName @include(if: $person)\n    holderEmail @include(if: $person)\n    event {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketRow_ticket on Ticket {\n    id\n    tier\n    status\n    due {\n      value\n      currency\n    }\n    event {\n      id\n      name\n      venue\n      startDate\n    }\n  }\n"): (typeof documents)["\n  fragment TicketRow_ticket on Ticket {\n    id\n    tier\n    status\n    due {\n      value\n      currency\n    }\n    event {\n      id\n      name\n      venue\n      startDate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchTickets(\n    $search: String\n    $tier: String\n    $status: TicketStatus\n    $person: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    tickets(search: $search, tier: $tier, status: $status, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...TicketResults_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  query SearchTickets(\n    $search: String\n    $tier: String\n    $status: TicketStatus\n    $person: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    tickets(search: $search, tier: $tier, status: $status, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...TicketResults_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketStaffActions_ticket on Ticket {\n    id\n    status\n    orderId\n  }\n"): (typeof documents)["\n  fragment TicketStaffActions_ticket on Ticket {\n    id\n    status\n    orderId\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendTickets($orderId: ID!) {\n    resendTickets(orderId: $orderId)\n  }\n"): (typeof documents)["\n  mutation ResendTickets($orderId: ID!) {\n    resendTickets(orderId: $orderId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketView($id: ID!) {\n    ticket(id: $id) {\n      id\n      ...TicketCard_ticket\n    }\n  }\n"): (typeof documents)["\n  query TicketView($id: ID!) {\n    ticket(id: $id) {\n      id\n      ...TicketCard_ticket\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifyKey($issuerId: ID!, $version: Int!) {\n    publicKey(issuerId: $issuerId, version: $version) {\n      publicKey\n    }\n  }\n"): (typeof documents)["\n  query VerifyKey($issuerId: ID!, $version: Int!) {\n    publicKey(issuerId: $issuerId, version: $version) {\n      publicKey\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifyEventKeys($eventId: ID!) {\n    publicKeysOfEvent(eventId: $eventId) {\n      issuerId\n      publicKey\n    }\n  }\n"): (typeof documents)["\n  query VerifyEventKeys($eventId: ID!) {\n    publicKeysOfEvent(eventId: $eventId) {\n      issuerId\n      publicKey\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifyAnchor($root: String!) {\n    anchor(root: $root) {\n      network\n      passphrase\n      account\n      transactionHash\n      ledger\n      closedAt\n      explorerUrl\n    }\n  }\n"): (typeof documents)["\n  query VerifyAnchor($root: String!) {\n    anchor(root: $root) {\n      network\n      passphrase\n      account\n      transactionHash\n      ledger\n      closedAt\n      explorerUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifyRevocations($issuerId: ID!) {\n    revocationSnapshot(issuerId: $issuerId) {\n      revoked {\n        ticketId\n        revokedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query VerifyRevocations($issuerId: ID!) {\n    revocationSnapshot(issuerId: $issuerId) {\n      revoked {\n        ticketId\n        revokedAt\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment EventFacts_event on Event {\n    id\n    description\n    venue\n    category\n    startDate\n    endDate\n    createdAt\n    issuer {\n      id\n      name\n    }\n    ...FormSalesSwitch_event\n    ...DeleteEventButton_event\n  }\n"): (typeof documents)["\n  fragment EventFacts_event on Event {\n    id\n    description\n    venue\n    category\n    startDate\n    endDate\n    createdAt\n    issuer {\n      id\n      name\n    }\n    ...FormSalesSwitch_event\n    ...DeleteEventButton_event\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EventHead_event on Event {\n    id\n    name\n    venue\n    slug\n    status\n    startDate\n    viewerCanEdit\n    viewerCanPublish\n    ...EditEventButton_event\n  }\n"): (typeof documents)["\n  fragment EventHead_event on Event {\n    id\n    name\n    venue\n    slug\n    status\n    startDate\n    viewerCanEdit\n    viewerCanPublish\n    ...EditEventButton_event\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyEvents($first: Int!, $after: String) {\n    events(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...MyEventCard_event\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyEvents($first: Int!, $after: String) {\n    events(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...MyEventCard_event\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManagedEvent($id: ID!, $figures: Boolean!) {\n    event(id: $id) {\n      id\n      viewerCanEdit\n      viewerCanCreateTickets\n      ...EventHead_event\n      ...EventFacts_event\n      ...TicketSummary_event\n      ...CreateTickets_event\n    }\n  }\n"): (typeof documents)["\n  query ManagedEvent($id: ID!, $figures: Boolean!) {\n    event(id: $id) {\n      id\n      viewerCanEdit\n      viewerCanCreateTickets\n      ...EventHead_event\n      ...EventFacts_event\n      ...TicketSummary_event\n      ...CreateTickets_event\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BrowseEvents($first: Int!, $after: String) {\n    publishedEvents(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...BrowseCard_event\n      }\n    }\n  }\n"): (typeof documents)["\n  query BrowseEvents($first: Int!, $after: String) {\n    publishedEvents(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...BrowseCard_event\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home(\n    $attendee: Boolean!\n    $validator: Boolean!\n    $auditor: Boolean!\n    $administrator: Boolean!\n    $events: Boolean!\n    $revenue: Boolean!\n    $latest: Boolean!\n  ) {\n    dashboard {\n      ...HomeCounters_figures\n    }\n    events(first: 5) @include(if: $latest) {\n      nodes {\n        id\n        ...LatestEvents_event\n      }\n    }\n    publishedEvents(first: 3) @include(if: $attendee) {\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n"): (typeof documents)["\n  query Home(\n    $attendee: Boolean!\n    $validator: Boolean!\n    $auditor: Boolean!\n    $administrator: Boolean!\n    $events: Boolean!\n    $revenue: Boolean!\n    $latest: Boolean!\n  ) {\n    dashboard {\n      ...HomeCounters_figures\n    }\n    events(first: 5) @include(if: $latest) {\n      nodes {\n        id\n        ...LatestEvents_event\n      }\n    }\n    publishedEvents(first: 3) @include(if: $attendee) {\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  query QuickSearch($text: String!, $own: Boolean!, $tickets: Boolean!, $person: Boolean!) {\n    events(search: $text, first: 5) @include(if: $own) {\n      nodes {\n        id\n        name\n        venue\n      }\n    }\n    publishedEvents(search: $text, first: 5) @skip(if: $own) {\n      nodes {\n        id\n        name\n        venue\n        slug\n      }\n    }\n    tickets(search: $text, first: 5) @include(if: $tickets) {\n      nodes {\n        id\n        tier\n        holderName @include(if: $person)\n        event {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query QuickSearch($text: String!, $own: Boolean!, $tickets: Boolean!, $person: Boolean!) {\n    events(search: $text, first: 5) @include(if: $own) {\n      nodes {\n        id\n        name\n        venue\n      }\n    }\n    publishedEvents(search: $text, first: 5) @skip(if: $own) {\n      nodes {\n        id\n        name\n        venue\n        slug\n      }\n    }\n    tickets(search: $text, first: 5) @include(if: $tickets) {\n      nodes {\n        id\n        tier\n        holderName @include(if: $person)\n        event {\n          id\n          name\n        }\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;