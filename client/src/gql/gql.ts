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
    "\n  fragment HomeCounters_wallet on Wallet {\n    id\n    balance\n    funded\n  }\n": typeof types.HomeCounters_WalletFragmentDoc,
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
    "\n  fragment CancelEventButton_event on Event {\n    id\n    name\n    viewerCanCancel\n  }\n": typeof types.CancelEventButton_EventFragmentDoc,
    "\n  mutation CancelEvent($eventId: ID!, $reason: String!, $idempotencyKey: String) {\n    cancelEvent(eventId: $eventId, reason: $reason, idempotencyKey: $idempotencyKey) {\n      eventId\n      ...CancellationProgress_cancellation\n    }\n  }\n": typeof types.CancelEventDocument,
    "\n  fragment CancellationProgress_cancellation on EventCancellation {\n    eventId\n    state\n    reason\n    orders\n    refunded\n    waiting\n    failed\n    problem\n    startedAt\n    finishedAt\n  }\n": typeof types.CancellationProgress_CancellationFragmentDoc,
    "\n  query EventCancellation($eventId: ID!) {\n    eventCancellation(eventId: $eventId) {\n      eventId\n      ...CancellationProgress_cancellation\n    }\n  }\n": typeof types.EventCancellationDocument,
    "\n  subscription EventCancellationChanged($eventId: ID!) {\n    eventCancellationChanged(eventId: $eventId) {\n      eventId\n      ...CancellationProgress_cancellation\n    }\n  }\n": typeof types.EventCancellationChangedDocument,
    "\n  query EventOrders($eventId: ID!, $search: String, $first: Int!, $after: String, $person: Boolean!) {\n    ordersOfEvent(eventId: $eventId, search: $search, first: $first, after: $after) {\n      nodes {\n        id\n        ...OrderLine_order\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.EventOrdersDocument,
    "\n  fragment OrderLine_order on Order {\n    id\n    status\n    quantity\n    createdAt\n    buyerName @include(if: $person)\n    buyerEmail @include(if: $person)\n    total {\n      value\n      currency\n    }\n    payment {\n      id\n      status\n      method\n      failure\n      transactionHash\n      explorerUrl\n      charge {\n        value\n        currency\n      }\n    }\n    ...RefundButton_order\n  }\n": typeof types.OrderLine_OrderFragmentDoc,
    "\n  subscription OrderLineChanged($id: ID!, $person: Boolean!) {\n    orderChanged(id: $id) {\n      id\n      ...OrderLine_order\n    }\n  }\n": typeof types.OrderLineChangedDocument,
    "\n  fragment RefundButton_order on Order {\n    id\n    viewerCanRefund\n    payment {\n      id\n      charge {\n        value\n        currency\n      }\n    }\n  }\n": typeof types.RefundButton_OrderFragmentDoc,
    "\n  mutation RefundOrder($orderId: ID!, $reason: String!, $idempotencyKey: String) {\n    refundOrder(orderId: $orderId, reason: $reason, idempotencyKey: $idempotencyKey) {\n      id\n      status\n      viewerCanRefund\n      payment {\n        id\n        status\n        failure\n        transactionHash\n      }\n    }\n  }\n": typeof types.RefundOrderDocument,
    "\n  fragment BuyPanel_event on Event {\n    id\n    slug\n    available\n    formSales\n    tiers {\n      id\n      name\n      available\n      formSales\n      ...TierPicker_tier\n    }\n  }\n": typeof types.BuyPanel_EventFragmentDoc,
    "\n  mutation PurchaseByForm($input: FormPurchaseInput!, $idempotencyKey: String) {\n    purchaseByForm(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        id\n      }\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n": typeof types.PurchaseByFormDocument,
    "\n  fragment PurchasedTicket_ticket on Ticket {\n    id\n    tier\n    due {\n      value\n      currency\n    }\n    holderName\n    holderEmail\n    file\n    qrText\n    event {\n      id\n      name\n      venue\n    }\n  }\n": typeof types.PurchasedTicket_TicketFragmentDoc,
    "\n  fragment TierPicker_tier on Tier {\n    id\n    name\n    price\n    currency\n    available\n    formSales\n  }\n": typeof types.TierPicker_TierFragmentDoc,
    "\n  fragment PurchaseEvent_event on Event {\n    id\n    name\n    venue\n    startDate\n    endDate\n  }\n": typeof types.PurchaseEvent_EventFragmentDoc,
    "\n  fragment PurchaseForm_event on Event {\n    id\n    available\n    ...PurchaseEvent_event\n    tiers {\n      id\n      name\n      available\n      formSales\n      ...TierPicker_tier\n    }\n  }\n": typeof types.PurchaseForm_EventFragmentDoc,
    "\n  query PurchasableEvent($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      ...PurchaseSteps_event\n    }\n  }\n": typeof types.PurchasableEventDocument,
    "\n  fragment PurchaseReview_event on Event {\n    id\n    name\n    tiers {\n      id\n      name\n      price\n      currency\n    }\n  }\n": typeof types.PurchaseReview_EventFragmentDoc,
    "\n  fragment PurchaseSteps_event on Event {\n    id\n    slug\n    formSales\n    ...PurchaseForm_event\n    ...PurchaseReview_event\n  }\n": typeof types.PurchaseSteps_EventFragmentDoc,
    "\n  mutation PurchaseFromDashboard($input: FormPurchaseInput!, $idempotencyKey: String) {\n    purchaseByForm(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        id\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n": typeof types.PurchaseFromDashboardDocument,
    "\n  mutation StartOutsidePayment($input: OutsidePaymentInput!, $idempotencyKey: String) {\n    startOutsidePayment(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      ...OutsideOrder_order\n    }\n  }\n": typeof types.StartOutsidePaymentDocument,
    "\n  fragment OutsideOrder_order on Order {\n    id\n    status\n    payment {\n      id\n      status\n      failure\n      ...PayPanel_payment\n    }\n  }\n": typeof types.OutsideOrder_OrderFragmentDoc,
    "\n  query OutsideOrder($id: ID!, $idempotencyKey: String!) {\n    order(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      ...OutsideOrder_order\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n": typeof types.OutsideOrderDocument,
    "\n  subscription OutsideOrderChanged($id: ID!, $idempotencyKey: String!) {\n    orderChanged(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      ...OutsideOrder_order\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n": typeof types.OutsideOrderChangedDocument,
    "\n  fragment PayPanel_payment on Payment {\n    id\n    status\n    charge {\n      value\n      currency\n    }\n    destination\n    memoHash\n    sep7Uri\n    holdUntil\n  }\n": typeof types.PayPanel_PaymentFragmentDoc,
    "\n  query ExchangeRates {\n    exchangeRates {\n      from\n      to\n      rate\n    }\n  }\n": typeof types.ExchangeRatesDocument,
    "\n  fragment WalletPurchaseFlow_event on Event {\n    id\n    name\n    tiers {\n      id\n      name\n      available\n    }\n    ...PurchaseEvent_event\n    ...WalletPurchaseForm_event\n  }\n": typeof types.WalletPurchaseFlow_EventFragmentDoc,
    "\n  fragment WalletPurchaseForm_event on Event {\n    id\n    tiers {\n      id\n      ...TierPicker_tier\n    }\n  }\n": typeof types.WalletPurchaseForm_EventFragmentDoc,
    "\n  query OrderProgress($id: ID!) {\n    order(id: $id) {\n      id\n      status\n      payment {\n        id\n        status\n        failure\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n": typeof types.OrderProgressDocument,
    "\n  subscription OrderChanged($id: ID!) {\n    orderChanged(id: $id) {\n      id\n      status\n      payment {\n        id\n        status\n        failure\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n": typeof types.OrderChangedDocument,
    "\n  query PurchaseWallet {\n    wallet(of: USER) {\n      id\n      funded\n      balance\n      spendable\n      fundable\n    }\n  }\n": typeof types.PurchaseWalletDocument,
    "\n  mutation PurchaseWithWallet($input: WalletPurchaseInput!, $idempotencyKey: String) {\n    purchaseWithWallet(input: $input, idempotencyKey: $idempotencyKey) {\n      processing\n      message\n      order {\n        id\n        status\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n": typeof types.PurchaseWithWalletDocument,
    "\n  query WalletQuote($eventId: ID!, $tier: String!, $quantity: Int!, $paymentCurrency: PaymentCurrency!) {\n    purchaseQuote(eventId: $eventId, tier: $tier, quantity: $quantity, paymentCurrency: $paymentCurrency) {\n      eventId\n      tier\n      quantity\n      price {\n        value\n        currency\n      }\n      payment {\n        value\n        currency\n      }\n      charge {\n        value\n        currency\n      }\n      fee\n      spendable\n      enough\n      refusal\n    }\n  }\n": typeof types.WalletQuoteDocument,
    "\n  query RateTable {\n    exchangeRates {\n      from\n      to\n      rate\n    }\n  }\n": typeof types.RateTableDocument,
    "\n  mutation SetExchangeRate($input: ExchangeRateInput!) {\n    setExchangeRate(input: $input) {\n      from\n      to\n      rate\n    }\n  }\n": typeof types.SetExchangeRateDocument,
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
    "\n  mutation CreateWallet($of: WalletOwner!) {\n    createWallet(of: $of) {\n      id\n    }\n  }\n": typeof types.CreateWalletDocument,
    "\n  mutation ExportWalletKey($of: WalletOwner!, $password: String!) {\n    exportWalletKey(of: $of, password: $password) {\n      publicKey\n      secretKey\n    }\n  }\n": typeof types.ExportWalletKeyDocument,
    "\n  mutation FundWallet($of: WalletOwner!, $idempotencyKey: String) {\n    fundWallet(of: $of, idempotencyKey: $idempotencyKey) {\n      id\n      ...WalletSheet_wallet\n    }\n  }\n": typeof types.FundWalletDocument,
    "\n  query LedgerStatus {\n    ledgerStatus {\n      network\n      up\n      fundable\n      notice\n      closeSeconds\n    }\n  }\n": typeof types.LedgerStatusDocument,
    "\n  fragment MovementDetails_movement on WalletMovement {\n    id\n    amount\n    fee\n    counterparty\n    memo\n    transactionHash\n    explorerUrl\n    occurredAt\n    orderId\n    eventName\n  }\n": typeof types.MovementDetails_MovementFragmentDoc,
    "\n  fragment MovementRow_movement on WalletMovement {\n    id\n    kind\n    amount\n    counterparty\n    eventName\n    occurredAt\n    ...MovementDetails_movement\n  }\n": typeof types.MovementRow_MovementFragmentDoc,
    "\n  query Wallet($of: WalletOwner!, $first: Int!, $after: String) {\n    wallet(of: $of) {\n      id\n      ...WalletSheet_wallet\n      movements(first: $first, after: $after) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.WalletDocument,
    "\n  fragment WalletSheet_wallet on Wallet {\n    id\n    owner\n    publicKey\n    funded\n    balance\n    spendable\n    reserve\n    network\n    fundable\n    explorerUrl\n  }\n": typeof types.WalletSheet_WalletFragmentDoc,
    "\n  subscription WalletChanged($of: WalletOwner!) {\n    walletChanged(of: $of) {\n      id\n      ...WalletSheet_wallet\n      movements(first: 10) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.WalletChangedDocument,
    "\n  query Transactions($of: WalletOwner!, $first: Int!, $after: String) {\n    wallet(of: $of) {\n      id\n      movements(first: $first, after: $after) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.TransactionsDocument,
    "\n  mutation ResetPassword($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword)\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n": typeof types.VerifyEmailDocument,
    "\n  fragment EventFacts_event on Event {\n    id\n    description\n    venue\n    category\n    startDate\n    endDate\n    createdAt\n    issuer {\n      id\n      name\n    }\n    ...FormSalesSwitch_event\n    ...DeleteEventButton_event\n    ...CancelEventButton_event\n  }\n": typeof types.EventFacts_EventFragmentDoc,
    "\n  fragment EventHead_event on Event {\n    id\n    name\n    venue\n    slug\n    status\n    startDate\n    viewerCanEdit\n    viewerCanPublish\n    ...EditEventButton_event\n  }\n": typeof types.EventHead_EventFragmentDoc,
    "\n  query MyEvents($first: Int!, $after: String) {\n    events(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...MyEventCard_event\n      }\n    }\n  }\n": typeof types.MyEventsDocument,
    "\n  query ManagedEvent($id: ID!, $figures: Boolean!) {\n    event(id: $id) {\n      id\n      status\n      viewerCanEdit\n      viewerCanCreateTickets\n      ...EventHead_event\n      ...EventFacts_event\n      ...TicketSummary_event\n      ...CreateTickets_event\n    }\n  }\n": typeof types.ManagedEventDocument,
    "\n  query BrowseEvents($first: Int!, $after: String) {\n    publishedEvents(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...BrowseCard_event\n      }\n    }\n  }\n": typeof types.BrowseEventsDocument,
    "\n  query Home(\n    $attendee: Boolean!\n    $validator: Boolean!\n    $auditor: Boolean!\n    $administrator: Boolean!\n    $events: Boolean!\n    $revenue: Boolean!\n    $latest: Boolean!\n    $wallet: Boolean!\n    $walletOf: WalletOwner!\n  ) {\n    dashboard {\n      ...HomeCounters_figures\n    }\n    wallet(of: $walletOf) @include(if: $wallet) {\n      id\n      ...HomeCounters_wallet\n    }\n    events(first: 5) @include(if: $latest) {\n      nodes {\n        id\n        ...LatestEvents_event\n      }\n    }\n    publishedEvents(first: 3) @include(if: $attendee) {\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n": typeof types.HomeDocument,
    "\n  query EventDetails($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      name\n      description\n      venue\n      slug\n      startDate\n      endDate\n      available\n      issuer {\n        id\n        name\n      }\n      ...BuyPanel_event\n    }\n  }\n": typeof types.EventDetailsDocument,
    "\n  subscription EventStock($slug: String!) {\n    eventStock(slug: $slug) {\n      eventId\n      available\n      tiers {\n        tierId\n        available\n      }\n    }\n  }\n": typeof types.EventStockDocument,
    "\n  query EventPurchase($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      name\n      ...WalletPurchaseFlow_event\n    }\n  }\n": typeof types.EventPurchaseDocument,
    "\n  query PublishedEvents($search: String, $category: EventCategory, $first: Int!, $after: String) {\n    publishedEvents(search: $search, category: $category, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        category\n        ...EventCard_event\n      }\n    }\n  }\n": typeof types.PublishedEventsDocument,
    "\n  query ComingUp {\n    publishedEvents(first: 3) {\n      totalCount\n      pageInfo {\n        hasNextPage\n      }\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n": typeof types.ComingUpDocument,
    "\n  query Issuers($search: String, $first: Int!, $after: String) {\n    issuers(search: $search, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...IssuerCard_issuer\n      }\n    }\n  }\n": typeof types.IssuersDocument,
    "\n  mutation Logout($sessionId: ID) {\n    logout(sessionId: $sessionId)\n  }\n": typeof types.LogoutDocument,
    "\n  query Viewer {\n    viewer {\n      role\n      permissions\n      user {\n        id\n        name\n        email\n        phone\n        role\n        emailVerified\n        hasWallet\n        issuer {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.ViewerDocument,
    "\n  query QuickSearch($text: String!, $own: Boolean!, $tickets: Boolean!, $person: Boolean!) {\n    events(search: $text, first: 5) @include(if: $own) {\n      nodes {\n        id\n        name\n        venue\n      }\n    }\n    publishedEvents(search: $text, first: 5) @skip(if: $own) {\n      nodes {\n        id\n        name\n        venue\n        slug\n      }\n    }\n    tickets(search: $text, first: 5) @include(if: $tickets) {\n      nodes {\n        id\n        tier\n        holderName @include(if: $person)\n        event {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.QuickSearchDocument,
};
const documents: Documents = {
    "\n  fragment HomeCounters_figures on DashboardFigures {\n    myTickets @include(if: $attendee)\n    upcomingEvents @include(if: $attendee)\n    validatedToday @include(if: $validator)\n    totalValidations @include(if: $validator)\n    pendingValidations @include(if: $validator)\n    totalTickets @include(if: $auditor)\n    auditEntries @include(if: $auditor)\n    revenue @include(if: $revenue) {\n      value\n      currency\n    }\n    totalEvents @include(if: $events)\n    ticketsSold @include(if: $events)\n    totalUsers @include(if: $administrator)\n    activeIssuers @include(if: $administrator)\n  }\n": types.HomeCounters_FiguresFragmentDoc,
    "\n  fragment HomeCounters_wallet on Wallet {\n    id\n    balance\n    funded\n  }\n": types.HomeCounters_WalletFragmentDoc,
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
    "\n  fragment CancelEventButton_event on Event {\n    id\n    name\n    viewerCanCancel\n  }\n": types.CancelEventButton_EventFragmentDoc,
    "\n  mutation CancelEvent($eventId: ID!, $reason: String!, $idempotencyKey: String) {\n    cancelEvent(eventId: $eventId, reason: $reason, idempotencyKey: $idempotencyKey) {\n      eventId\n      ...CancellationProgress_cancellation\n    }\n  }\n": types.CancelEventDocument,
    "\n  fragment CancellationProgress_cancellation on EventCancellation {\n    eventId\n    state\n    reason\n    orders\n    refunded\n    waiting\n    failed\n    problem\n    startedAt\n    finishedAt\n  }\n": types.CancellationProgress_CancellationFragmentDoc,
    "\n  query EventCancellation($eventId: ID!) {\n    eventCancellation(eventId: $eventId) {\n      eventId\n      ...CancellationProgress_cancellation\n    }\n  }\n": types.EventCancellationDocument,
    "\n  subscription EventCancellationChanged($eventId: ID!) {\n    eventCancellationChanged(eventId: $eventId) {\n      eventId\n      ...CancellationProgress_cancellation\n    }\n  }\n": types.EventCancellationChangedDocument,
    "\n  query EventOrders($eventId: ID!, $search: String, $first: Int!, $after: String, $person: Boolean!) {\n    ordersOfEvent(eventId: $eventId, search: $search, first: $first, after: $after) {\n      nodes {\n        id\n        ...OrderLine_order\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.EventOrdersDocument,
    "\n  fragment OrderLine_order on Order {\n    id\n    status\n    quantity\n    createdAt\n    buyerName @include(if: $person)\n    buyerEmail @include(if: $person)\n    total {\n      value\n      currency\n    }\n    payment {\n      id\n      status\n      method\n      failure\n      transactionHash\n      explorerUrl\n      charge {\n        value\n        currency\n      }\n    }\n    ...RefundButton_order\n  }\n": types.OrderLine_OrderFragmentDoc,
    "\n  subscription OrderLineChanged($id: ID!, $person: Boolean!) {\n    orderChanged(id: $id) {\n      id\n      ...OrderLine_order\n    }\n  }\n": types.OrderLineChangedDocument,
    "\n  fragment RefundButton_order on Order {\n    id\n    viewerCanRefund\n    payment {\n      id\n      charge {\n        value\n        currency\n      }\n    }\n  }\n": types.RefundButton_OrderFragmentDoc,
    "\n  mutation RefundOrder($orderId: ID!, $reason: String!, $idempotencyKey: String) {\n    refundOrder(orderId: $orderId, reason: $reason, idempotencyKey: $idempotencyKey) {\n      id\n      status\n      viewerCanRefund\n      payment {\n        id\n        status\n        failure\n        transactionHash\n      }\n    }\n  }\n": types.RefundOrderDocument,
    "\n  fragment BuyPanel_event on Event {\n    id\n    slug\n    available\n    formSales\n    tiers {\n      id\n      name\n      available\n      formSales\n      ...TierPicker_tier\n    }\n  }\n": types.BuyPanel_EventFragmentDoc,
    "\n  mutation PurchaseByForm($input: FormPurchaseInput!, $idempotencyKey: String) {\n    purchaseByForm(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        id\n      }\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n": types.PurchaseByFormDocument,
    "\n  fragment PurchasedTicket_ticket on Ticket {\n    id\n    tier\n    due {\n      value\n      currency\n    }\n    holderName\n    holderEmail\n    file\n    qrText\n    event {\n      id\n      name\n      venue\n    }\n  }\n": types.PurchasedTicket_TicketFragmentDoc,
    "\n  fragment TierPicker_tier on Tier {\n    id\n    name\n    price\n    currency\n    available\n    formSales\n  }\n": types.TierPicker_TierFragmentDoc,
    "\n  fragment PurchaseEvent_event on Event {\n    id\n    name\n    venue\n    startDate\n    endDate\n  }\n": types.PurchaseEvent_EventFragmentDoc,
    "\n  fragment PurchaseForm_event on Event {\n    id\n    available\n    ...PurchaseEvent_event\n    tiers {\n      id\n      name\n      available\n      formSales\n      ...TierPicker_tier\n    }\n  }\n": types.PurchaseForm_EventFragmentDoc,
    "\n  query PurchasableEvent($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      ...PurchaseSteps_event\n    }\n  }\n": types.PurchasableEventDocument,
    "\n  fragment PurchaseReview_event on Event {\n    id\n    name\n    tiers {\n      id\n      name\n      price\n      currency\n    }\n  }\n": types.PurchaseReview_EventFragmentDoc,
    "\n  fragment PurchaseSteps_event on Event {\n    id\n    slug\n    formSales\n    ...PurchaseForm_event\n    ...PurchaseReview_event\n  }\n": types.PurchaseSteps_EventFragmentDoc,
    "\n  mutation PurchaseFromDashboard($input: FormPurchaseInput!, $idempotencyKey: String) {\n    purchaseByForm(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        id\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n": types.PurchaseFromDashboardDocument,
    "\n  mutation StartOutsidePayment($input: OutsidePaymentInput!, $idempotencyKey: String) {\n    startOutsidePayment(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      ...OutsideOrder_order\n    }\n  }\n": types.StartOutsidePaymentDocument,
    "\n  fragment OutsideOrder_order on Order {\n    id\n    status\n    payment {\n      id\n      status\n      failure\n      ...PayPanel_payment\n    }\n  }\n": types.OutsideOrder_OrderFragmentDoc,
    "\n  query OutsideOrder($id: ID!, $idempotencyKey: String!) {\n    order(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      ...OutsideOrder_order\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n": types.OutsideOrderDocument,
    "\n  subscription OutsideOrderChanged($id: ID!, $idempotencyKey: String!) {\n    orderChanged(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      ...OutsideOrder_order\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n": types.OutsideOrderChangedDocument,
    "\n  fragment PayPanel_payment on Payment {\n    id\n    status\n    charge {\n      value\n      currency\n    }\n    destination\n    memoHash\n    sep7Uri\n    holdUntil\n  }\n": types.PayPanel_PaymentFragmentDoc,
    "\n  query ExchangeRates {\n    exchangeRates {\n      from\n      to\n      rate\n    }\n  }\n": types.ExchangeRatesDocument,
    "\n  fragment WalletPurchaseFlow_event on Event {\n    id\n    name\n    tiers {\n      id\n      name\n      available\n    }\n    ...PurchaseEvent_event\n    ...WalletPurchaseForm_event\n  }\n": types.WalletPurchaseFlow_EventFragmentDoc,
    "\n  fragment WalletPurchaseForm_event on Event {\n    id\n    tiers {\n      id\n      ...TierPicker_tier\n    }\n  }\n": types.WalletPurchaseForm_EventFragmentDoc,
    "\n  query OrderProgress($id: ID!) {\n    order(id: $id) {\n      id\n      status\n      payment {\n        id\n        status\n        failure\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n": types.OrderProgressDocument,
    "\n  subscription OrderChanged($id: ID!) {\n    orderChanged(id: $id) {\n      id\n      status\n      payment {\n        id\n        status\n        failure\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n": types.OrderChangedDocument,
    "\n  query PurchaseWallet {\n    wallet(of: USER) {\n      id\n      funded\n      balance\n      spendable\n      fundable\n    }\n  }\n": types.PurchaseWalletDocument,
    "\n  mutation PurchaseWithWallet($input: WalletPurchaseInput!, $idempotencyKey: String) {\n    purchaseWithWallet(input: $input, idempotencyKey: $idempotencyKey) {\n      processing\n      message\n      order {\n        id\n        status\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n": types.PurchaseWithWalletDocument,
    "\n  query WalletQuote($eventId: ID!, $tier: String!, $quantity: Int!, $paymentCurrency: PaymentCurrency!) {\n    purchaseQuote(eventId: $eventId, tier: $tier, quantity: $quantity, paymentCurrency: $paymentCurrency) {\n      eventId\n      tier\n      quantity\n      price {\n        value\n        currency\n      }\n      payment {\n        value\n        currency\n      }\n      charge {\n        value\n        currency\n      }\n      fee\n      spendable\n      enough\n      refusal\n    }\n  }\n": types.WalletQuoteDocument,
    "\n  query RateTable {\n    exchangeRates {\n      from\n      to\n      rate\n    }\n  }\n": types.RateTableDocument,
    "\n  mutation SetExchangeRate($input: ExchangeRateInput!) {\n    setExchangeRate(input: $input) {\n      from\n      to\n      rate\n    }\n  }\n": types.SetExchangeRateDocument,
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
    "\n  mutation CreateWallet($of: WalletOwner!) {\n    createWallet(of: $of) {\n      id\n    }\n  }\n": types.CreateWalletDocument,
    "\n  mutation ExportWalletKey($of: WalletOwner!, $password: String!) {\n    exportWalletKey(of: $of, password: $password) {\n      publicKey\n      secretKey\n    }\n  }\n": types.ExportWalletKeyDocument,
    "\n  mutation FundWallet($of: WalletOwner!, $idempotencyKey: String) {\n    fundWallet(of: $of, idempotencyKey: $idempotencyKey) {\n      id\n      ...WalletSheet_wallet\n    }\n  }\n": types.FundWalletDocument,
    "\n  query LedgerStatus {\n    ledgerStatus {\n      network\n      up\n      fundable\n      notice\n      closeSeconds\n    }\n  }\n": types.LedgerStatusDocument,
    "\n  fragment MovementDetails_movement on WalletMovement {\n    id\n    amount\n    fee\n    counterparty\n    memo\n    transactionHash\n    explorerUrl\n    occurredAt\n    orderId\n    eventName\n  }\n": types.MovementDetails_MovementFragmentDoc,
    "\n  fragment MovementRow_movement on WalletMovement {\n    id\n    kind\n    amount\n    counterparty\n    eventName\n    occurredAt\n    ...MovementDetails_movement\n  }\n": types.MovementRow_MovementFragmentDoc,
    "\n  query Wallet($of: WalletOwner!, $first: Int!, $after: String) {\n    wallet(of: $of) {\n      id\n      ...WalletSheet_wallet\n      movements(first: $first, after: $after) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.WalletDocument,
    "\n  fragment WalletSheet_wallet on Wallet {\n    id\n    owner\n    publicKey\n    funded\n    balance\n    spendable\n    reserve\n    network\n    fundable\n    explorerUrl\n  }\n": types.WalletSheet_WalletFragmentDoc,
    "\n  subscription WalletChanged($of: WalletOwner!) {\n    walletChanged(of: $of) {\n      id\n      ...WalletSheet_wallet\n      movements(first: 10) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.WalletChangedDocument,
    "\n  query Transactions($of: WalletOwner!, $first: Int!, $after: String) {\n    wallet(of: $of) {\n      id\n      movements(first: $first, after: $after) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.TransactionsDocument,
    "\n  mutation ResetPassword($token: String!, $newPassword: String!) {\n    resetPassword(token: $token, newPassword: $newPassword)\n  }\n": types.ResetPasswordDocument,
    "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n": types.VerifyEmailDocument,
    "\n  fragment EventFacts_event on Event {\n    id\n    description\n    venue\n    category\n    startDate\n    endDate\n    createdAt\n    issuer {\n      id\n      name\n    }\n    ...FormSalesSwitch_event\n    ...DeleteEventButton_event\n    ...CancelEventButton_event\n  }\n": types.EventFacts_EventFragmentDoc,
    "\n  fragment EventHead_event on Event {\n    id\n    name\n    venue\n    slug\n    status\n    startDate\n    viewerCanEdit\n    viewerCanPublish\n    ...EditEventButton_event\n  }\n": types.EventHead_EventFragmentDoc,
    "\n  query MyEvents($first: Int!, $after: String) {\n    events(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...MyEventCard_event\n      }\n    }\n  }\n": types.MyEventsDocument,
    "\n  query ManagedEvent($id: ID!, $figures: Boolean!) {\n    event(id: $id) {\n      id\n      status\n      viewerCanEdit\n      viewerCanCreateTickets\n      ...EventHead_event\n      ...EventFacts_event\n      ...TicketSummary_event\n      ...CreateTickets_event\n    }\n  }\n": types.ManagedEventDocument,
    "\n  query BrowseEvents($first: Int!, $after: String) {\n    publishedEvents(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...BrowseCard_event\n      }\n    }\n  }\n": types.BrowseEventsDocument,
    "\n  query Home(\n    $attendee: Boolean!\n    $validator: Boolean!\n    $auditor: Boolean!\n    $administrator: Boolean!\n    $events: Boolean!\n    $revenue: Boolean!\n    $latest: Boolean!\n    $wallet: Boolean!\n    $walletOf: WalletOwner!\n  ) {\n    dashboard {\n      ...HomeCounters_figures\n    }\n    wallet(of: $walletOf) @include(if: $wallet) {\n      id\n      ...HomeCounters_wallet\n    }\n    events(first: 5) @include(if: $latest) {\n      nodes {\n        id\n        ...LatestEvents_event\n      }\n    }\n    publishedEvents(first: 3) @include(if: $attendee) {\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n": types.HomeDocument,
    "\n  query EventDetails($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      name\n      description\n      venue\n      slug\n      startDate\n      endDate\n      available\n      issuer {\n        id\n        name\n      }\n      ...BuyPanel_event\n    }\n  }\n": types.EventDetailsDocument,
    "\n  subscription EventStock($slug: String!) {\n    eventStock(slug: $slug) {\n      eventId\n      available\n      tiers {\n        tierId\n        available\n      }\n    }\n  }\n": types.EventStockDocument,
    "\n  query EventPurchase($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      name\n      ...WalletPurchaseFlow_event\n    }\n  }\n": types.EventPurchaseDocument,
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
export function graphql(source: "\n  fragment HomeCounters_wallet on Wallet {\n    id\n    balance\n    funded\n  }\n"): (typeof documents)["\n  fragment HomeCounters_wallet on Wallet {\n    id\n    balance\n    funded\n  }\n"];
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
export function graphql(source: "\n  fragment CancelEventButton_event on Event {\n    id\n    name\n    viewerCanCancel\n  }\n"): (typeof documents)["\n  fragment CancelEventButton_event on Event {\n    id\n    name\n    viewerCanCancel\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelEvent($eventId: ID!, $reason: String!, $idempotencyKey: String) {\n    cancelEvent(eventId: $eventId, reason: $reason, idempotencyKey: $idempotencyKey) {\n      eventId\n      ...CancellationProgress_cancellation\n    }\n  }\n"): (typeof documents)["\n  mutation CancelEvent($eventId: ID!, $reason: String!, $idempotencyKey: String) {\n    cancelEvent(eventId: $eventId, reason: $reason, idempotencyKey: $idempotencyKey) {\n      eventId\n      ...CancellationProgress_cancellation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CancellationProgress_cancellation on EventCancellation {\n    eventId\n    state\n    reason\n    orders\n    refunded\n    waiting\n    failed\n    problem\n    startedAt\n    finishedAt\n  }\n"): (typeof documents)["\n  fragment CancellationProgress_cancellation on EventCancellation {\n    eventId\n    state\n    reason\n    orders\n    refunded\n    waiting\n    failed\n    problem\n    startedAt\n    finishedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventCancellation($eventId: ID!) {\n    eventCancellation(eventId: $eventId) {\n      eventId\n      ...CancellationProgress_cancellation\n    }\n  }\n"): (typeof documents)["\n  query EventCancellation($eventId: ID!) {\n    eventCancellation(eventId: $eventId) {\n      eventId\n      ...CancellationProgress_cancellation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription EventCancellationChanged($eventId: ID!) {\n    eventCancellationChanged(eventId: $eventId) {\n      eventId\n      ...CancellationProgress_cancellation\n    }\n  }\n"): (typeof documents)["\n  subscription EventCancellationChanged($eventId: ID!) {\n    eventCancellationChanged(eventId: $eventId) {\n      eventId\n      ...CancellationProgress_cancellation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventOrders($eventId: ID!, $search: String, $first: Int!, $after: String, $person: Boolean!) {\n    ordersOfEvent(eventId: $eventId, search: $search, first: $first, after: $after) {\n      nodes {\n        id\n        ...OrderLine_order\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query EventOrders($eventId: ID!, $search: String, $first: Int!, $after: String, $person: Boolean!) {\n    ordersOfEvent(eventId: $eventId, search: $search, first: $first, after: $after) {\n      nodes {\n        id\n        ...OrderLine_order\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderLine_order on Order {\n    id\n    status\n    quantity\n    createdAt\n    buyerName @include(if: $person)\n    buyerEmail @include(if: $person)\n    total {\n      value\n      currency\n    }\n    payment {\n      id\n      status\n      method\n      failure\n      transactionHash\n      explorerUrl\n      charge {\n        value\n        currency\n      }\n    }\n    ...RefundButton_order\n  }\n"): (typeof documents)["\n  fragment OrderLine_order on Order {\n    id\n    status\n    quantity\n    createdAt\n    buyerName @include(if: $person)\n    buyerEmail @include(if: $person)\n    total {\n      value\n      currency\n    }\n    payment {\n      id\n      status\n      method\n      failure\n      transactionHash\n      explorerUrl\n      charge {\n        value\n        currency\n      }\n    }\n    ...RefundButton_order\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OrderLineChanged($id: ID!, $person: Boolean!) {\n    orderChanged(id: $id) {\n      id\n      ...OrderLine_order\n    }\n  }\n"): (typeof documents)["\n  subscription OrderLineChanged($id: ID!, $person: Boolean!) {\n    orderChanged(id: $id) {\n      id\n      ...OrderLine_order\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RefundButton_order on Order {\n    id\n    viewerCanRefund\n    payment {\n      id\n      charge {\n        value\n        currency\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment RefundButton_order on Order {\n    id\n    viewerCanRefund\n    payment {\n      id\n      charge {\n        value\n        currency\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefundOrder($orderId: ID!, $reason: String!, $idempotencyKey: String) {\n    refundOrder(orderId: $orderId, reason: $reason, idempotencyKey: $idempotencyKey) {\n      id\n      status\n      viewerCanRefund\n      payment {\n        id\n        status\n        failure\n        transactionHash\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RefundOrder($orderId: ID!, $reason: String!, $idempotencyKey: String) {\n    refundOrder(orderId: $orderId, reason: $reason, idempotencyKey: $idempotencyKey) {\n      id\n      status\n      viewerCanRefund\n      payment {\n        id\n        status\n        failure\n        transactionHash\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BuyPanel_event on Event {\n    id\n    slug\n    available\n    formSales\n    tiers {\n      id\n      name\n      available\n      formSales\n      ...TierPicker_tier\n    }\n  }\n"): (typeof documents)["\n  fragment BuyPanel_event on Event {\n    id\n    slug\n    available\n    formSales\n    tiers {\n      id\n      name\n      available\n      formSales\n      ...TierPicker_tier\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment PurchaseEvent_event on Event {\n    id\n    name\n    venue\n    startDate\n    endDate\n  }\n"): (typeof documents)["\n  fragment PurchaseEvent_event on Event {\n    id\n    name\n    venue\n    startDate\n    endDate\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PurchaseForm_event on Event {\n    id\n    available\n    ...PurchaseEvent_event\n    tiers {\n      id\n      name\n      available\n      formSales\n      ...TierPicker_tier\n    }\n  }\n"): (typeof documents)["\n  fragment PurchaseForm_event on Event {\n    id\n    available\n    ...PurchaseEvent_event\n    tiers {\n      id\n      name\n      available\n      formSales\n      ...TierPicker_tier\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PurchasableEvent($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      ...PurchaseSteps_event\n    }\n  }\n"): (typeof documents)["\n  query PurchasableEvent($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      ...PurchaseSteps_event\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PurchaseReview_event on Event {\n    id\n    name\n    tiers {\n      id\n      name\n      price\n      currency\n    }\n  }\n"): (typeof documents)["\n  fragment PurchaseReview_event on Event {\n    id\n    name\n    tiers {\n      id\n      name\n      price\n      currency\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PurchaseSteps_event on Event {\n    id\n    slug\n    formSales\n    ...PurchaseForm_event\n    ...PurchaseReview_event\n  }\n"): (typeof documents)["\n  fragment PurchaseSteps_event on Event {\n    id\n    slug\n    formSales\n    ...PurchaseForm_event\n    ...PurchaseReview_event\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PurchaseFromDashboard($input: FormPurchaseInput!, $idempotencyKey: String) {\n    purchaseByForm(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        id\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PurchaseFromDashboard($input: FormPurchaseInput!, $idempotencyKey: String) {\n    purchaseByForm(input: $input, idempotencyKey: $idempotencyKey) {\n      order {\n        id\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartOutsidePayment($input: OutsidePaymentInput!, $idempotencyKey: String) {\n    startOutsidePayment(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      ...OutsideOrder_order\n    }\n  }\n"): (typeof documents)["\n  mutation StartOutsidePayment($input: OutsidePaymentInput!, $idempotencyKey: String) {\n    startOutsidePayment(input: $input, idempotencyKey: $idempotencyKey) {\n      id\n      ...OutsideOrder_order\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OutsideOrder_order on Order {\n    id\n    status\n    payment {\n      id\n      status\n      failure\n      ...PayPanel_payment\n    }\n  }\n"): (typeof documents)["\n  fragment OutsideOrder_order on Order {\n    id\n    status\n    payment {\n      id\n      status\n      failure\n      ...PayPanel_payment\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OutsideOrder($id: ID!, $idempotencyKey: String!) {\n    order(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      ...OutsideOrder_order\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  query OutsideOrder($id: ID!, $idempotencyKey: String!) {\n    order(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      ...OutsideOrder_order\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OutsideOrderChanged($id: ID!, $idempotencyKey: String!) {\n    orderChanged(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      ...OutsideOrder_order\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription OutsideOrderChanged($id: ID!, $idempotencyKey: String!) {\n    orderChanged(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      ...OutsideOrder_order\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PayPanel_payment on Payment {\n    id\n    status\n    charge {\n      value\n      currency\n    }\n    destination\n    memoHash\n    sep7Uri\n    holdUntil\n  }\n"): (typeof documents)["\n  fragment PayPanel_payment on Payment {\n    id\n    status\n    charge {\n      value\n      currency\n    }\n    destination\n    memoHash\n    sep7Uri\n    holdUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExchangeRates {\n    exchangeRates {\n      from\n      to\n      rate\n    }\n  }\n"): (typeof documents)["\n  query ExchangeRates {\n    exchangeRates {\n      from\n      to\n      rate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WalletPurchaseFlow_event on Event {\n    id\n    name\n    tiers {\n      id\n      name\n      available\n    }\n    ...PurchaseEvent_event\n    ...WalletPurchaseForm_event\n  }\n"): (typeof documents)["\n  fragment WalletPurchaseFlow_event on Event {\n    id\n    name\n    tiers {\n      id\n      name\n      available\n    }\n    ...PurchaseEvent_event\n    ...WalletPurchaseForm_event\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WalletPurchaseForm_event on Event {\n    id\n    tiers {\n      id\n      ...TierPicker_tier\n    }\n  }\n"): (typeof documents)["\n  fragment WalletPurchaseForm_event on Event {\n    id\n    tiers {\n      id\n      ...TierPicker_tier\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderProgress($id: ID!) {\n    order(id: $id) {\n      id\n      status\n      payment {\n        id\n        status\n        failure\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  query OrderProgress($id: ID!) {\n    order(id: $id) {\n      id\n      status\n      payment {\n        id\n        status\n        failure\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OrderChanged($id: ID!) {\n    orderChanged(id: $id) {\n      id\n      status\n      payment {\n        id\n        status\n        failure\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription OrderChanged($id: ID!) {\n    orderChanged(id: $id) {\n      id\n      status\n      payment {\n        id\n        status\n        failure\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PurchaseWallet {\n    wallet(of: USER) {\n      id\n      funded\n      balance\n      spendable\n      fundable\n    }\n  }\n"): (typeof documents)["\n  query PurchaseWallet {\n    wallet(of: USER) {\n      id\n      funded\n      balance\n      spendable\n      fundable\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PurchaseWithWallet($input: WalletPurchaseInput!, $idempotencyKey: String) {\n    purchaseWithWallet(input: $input, idempotencyKey: $idempotencyKey) {\n      processing\n      message\n      order {\n        id\n        status\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PurchaseWithWallet($input: WalletPurchaseInput!, $idempotencyKey: String) {\n    purchaseWithWallet(input: $input, idempotencyKey: $idempotencyKey) {\n      processing\n      message\n      order {\n        id\n        status\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WalletQuote($eventId: ID!, $tier: String!, $quantity: Int!, $paymentCurrency: PaymentCurrency!) {\n    purchaseQuote(eventId: $eventId, tier: $tier, quantity: $quantity, paymentCurrency: $paymentCurrency) {\n      eventId\n      tier\n      quantity\n      price {\n        value\n        currency\n      }\n      payment {\n        value\n        currency\n      }\n      charge {\n        value\n        currency\n      }\n      fee\n      spendable\n      enough\n      refusal\n    }\n  }\n"): (typeof documents)["\n  query WalletQuote($eventId: ID!, $tier: String!, $quantity: Int!, $paymentCurrency: PaymentCurrency!) {\n    purchaseQuote(eventId: $eventId, tier: $tier, quantity: $quantity, paymentCurrency: $paymentCurrency) {\n      eventId\n      tier\n      quantity\n      price {\n        value\n        currency\n      }\n      payment {\n        value\n        currency\n      }\n      charge {\n        value\n        currency\n      }\n      fee\n      spendable\n      enough\n      refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RateTable {\n    exchangeRates {\n      from\n      to\n      rate\n    }\n  }\n"): (typeof documents)["\n  query RateTable {\n    exchangeRates {\n      from\n      to\n      rate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetExchangeRate($input: ExchangeRateInput!) {\n    setExchangeRate(input: $input) {\n      from\n      to\n      rate\n    }\n  }\n"): (typeof documents)["\n  mutation SetExchangeRate($input: ExchangeRateInput!) {\n    setExchangeRate(input: $input) {\n      from\n      to\n      rate\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation CreateWallet($of: WalletOwner!) {\n    createWallet(of: $of) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation CreateWallet($of: WalletOwner!) {\n    createWallet(of: $of) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportWalletKey($of: WalletOwner!, $password: String!) {\n    exportWalletKey(of: $of, password: $password) {\n      publicKey\n      secretKey\n    }\n  }\n"): (typeof documents)["\n  mutation ExportWalletKey($of: WalletOwner!, $password: String!) {\n    exportWalletKey(of: $of, password: $password) {\n      publicKey\n      secretKey\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FundWallet($of: WalletOwner!, $idempotencyKey: String) {\n    fundWallet(of: $of, idempotencyKey: $idempotencyKey) {\n      id\n      ...WalletSheet_wallet\n    }\n  }\n"): (typeof documents)["\n  mutation FundWallet($of: WalletOwner!, $idempotencyKey: String) {\n    fundWallet(of: $of, idempotencyKey: $idempotencyKey) {\n      id\n      ...WalletSheet_wallet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LedgerStatus {\n    ledgerStatus {\n      network\n      up\n      fundable\n      notice\n      closeSeconds\n    }\n  }\n"): (typeof documents)["\n  query LedgerStatus {\n    ledgerStatus {\n      network\n      up\n      fundable\n      notice\n      closeSeconds\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MovementDetails_movement on WalletMovement {\n    id\n    amount\n    fee\n    counterparty\n    memo\n    transactionHash\n    explorerUrl\n    occurredAt\n    orderId\n    eventName\n  }\n"): (typeof documents)["\n  fragment MovementDetails_movement on WalletMovement {\n    id\n    amount\n    fee\n    counterparty\n    memo\n    transactionHash\n    explorerUrl\n    occurredAt\n    orderId\n    eventName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MovementRow_movement on WalletMovement {\n    id\n    kind\n    amount\n    counterparty\n    eventName\n    occurredAt\n    ...MovementDetails_movement\n  }\n"): (typeof documents)["\n  fragment MovementRow_movement on WalletMovement {\n    id\n    kind\n    amount\n    counterparty\n    eventName\n    occurredAt\n    ...MovementDetails_movement\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Wallet($of: WalletOwner!, $first: Int!, $after: String) {\n    wallet(of: $of) {\n      id\n      ...WalletSheet_wallet\n      movements(first: $first, after: $after) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Wallet($of: WalletOwner!, $first: Int!, $after: String) {\n    wallet(of: $of) {\n      id\n      ...WalletSheet_wallet\n      movements(first: $first, after: $after) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WalletSheet_wallet on Wallet {\n    id\n    owner\n    publicKey\n    funded\n    balance\n    spendable\n    reserve\n    network\n    fundable\n    explorerUrl\n  }\n"): (typeof documents)["\n  fragment WalletSheet_wallet on Wallet {\n    id\n    owner\n    publicKey\n    funded\n    balance\n    spendable\n    reserve\n    network\n    fundable\n    explorerUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription WalletChanged($of: WalletOwner!) {\n    walletChanged(of: $of) {\n      id\n      ...WalletSheet_wallet\n      movements(first: 10) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription WalletChanged($of: WalletOwner!) {\n    walletChanged(of: $of) {\n      id\n      ...WalletSheet_wallet\n      movements(first: 10) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Transactions($of: WalletOwner!, $first: Int!, $after: String) {\n    wallet(of: $of) {\n      id\n      movements(first: $first, after: $after) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Transactions($of: WalletOwner!, $first: Int!, $after: String) {\n    wallet(of: $of) {\n      id\n      movements(first: $first, after: $after) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment EventFacts_event on Event {\n    id\n    description\n    venue\n    category\n    startDate\n    endDate\n    createdAt\n    issuer {\n      id\n      name\n    }\n    ...FormSalesSwitch_event\n    ...DeleteEventButton_event\n    ...CancelEventButton_event\n  }\n"): (typeof documents)["\n  fragment EventFacts_event on Event {\n    id\n    description\n    venue\n    category\n    startDate\n    endDate\n    createdAt\n    issuer {\n      id\n      name\n    }\n    ...FormSalesSwitch_event\n    ...DeleteEventButton_event\n    ...CancelEventButton_event\n  }\n"];
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
export function graphql(source: "\n  query ManagedEvent($id: ID!, $figures: Boolean!) {\n    event(id: $id) {\n      id\n      status\n      viewerCanEdit\n      viewerCanCreateTickets\n      ...EventHead_event\n      ...EventFacts_event\n      ...TicketSummary_event\n      ...CreateTickets_event\n    }\n  }\n"): (typeof documents)["\n  query ManagedEvent($id: ID!, $figures: Boolean!) {\n    event(id: $id) {\n      id\n      status\n      viewerCanEdit\n      viewerCanCreateTickets\n      ...EventHead_event\n      ...EventFacts_event\n      ...TicketSummary_event\n      ...CreateTickets_event\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BrowseEvents($first: Int!, $after: String) {\n    publishedEvents(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...BrowseCard_event\n      }\n    }\n  }\n"): (typeof documents)["\n  query BrowseEvents($first: Int!, $after: String) {\n    publishedEvents(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...BrowseCard_event\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home(\n    $attendee: Boolean!\n    $validator: Boolean!\n    $auditor: Boolean!\n    $administrator: Boolean!\n    $events: Boolean!\n    $revenue: Boolean!\n    $latest: Boolean!\n    $wallet: Boolean!\n    $walletOf: WalletOwner!\n  ) {\n    dashboard {\n      ...HomeCounters_figures\n    }\n    wallet(of: $walletOf) @include(if: $wallet) {\n      id\n      ...HomeCounters_wallet\n    }\n    events(first: 5) @include(if: $latest) {\n      nodes {\n        id\n        ...LatestEvents_event\n      }\n    }\n    publishedEvents(first: 3) @include(if: $attendee) {\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n"): (typeof documents)["\n  query Home(\n    $attendee: Boolean!\n    $validator: Boolean!\n    $auditor: Boolean!\n    $administrator: Boolean!\n    $events: Boolean!\n    $revenue: Boolean!\n    $latest: Boolean!\n    $wallet: Boolean!\n    $walletOf: WalletOwner!\n  ) {\n    dashboard {\n      ...HomeCounters_figures\n    }\n    wallet(of: $walletOf) @include(if: $wallet) {\n      id\n      ...HomeCounters_wallet\n    }\n    events(first: 5) @include(if: $latest) {\n      nodes {\n        id\n        ...LatestEvents_event\n      }\n    }\n    publishedEvents(first: 3) @include(if: $attendee) {\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  query EventPurchase($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      name\n      ...WalletPurchaseFlow_event\n    }\n  }\n"): (typeof documents)["\n  query EventPurchase($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      name\n      ...WalletPurchaseFlow_event\n    }\n  }\n"];
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