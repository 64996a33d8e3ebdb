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
    "\n  subscription AuditLogAppended($filter: AuditLogFilter) {\n    auditLogAppended(filter: $filter) {\n      id\n      ...AuditRow_entry\n    }\n  }\n": typeof types.AuditLogAppendedDocument,
    "\n  query AuditLogs($filter: AuditLogFilter, $first: Int!, $after: String) {\n    auditLogs(filter: $filter, first: $first, after: $after) {\n      nodes {\n        id\n        ...AuditRow_entry\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.AuditLogsDocument,
    "\n  fragment AuditRow_entry on AuditLog {\n    id\n    action\n    entityType\n    entityId\n    actorKind\n    userId\n    userEmail\n    address\n    requestId\n    success\n    details\n    error\n    createdAt\n  }\n": typeof types.AuditRow_EntryFragmentDoc,
    "\n  mutation VerifyAudit {\n    verifyAudit {\n      whole\n      message\n      fault\n      badPlace\n      checkedAt\n      entries\n      headKept\n      anchoredHeads\n      ledgerAsked\n      lostCommits\n      badEntryId\n      badEntry {\n        id\n        ...AuditRow_entry\n      }\n    }\n  }\n": typeof types.VerifyAuditDocument,
    "\n  mutation SendContactMessage($input: SendContactMessageInput!) {\n    sendContactMessage(input: $input) {\n      done\n    }\n  }\n": typeof types.SendContactMessageDocument,
    "\n  fragment HomeCounters_figures on DashboardFigures {\n    myTickets @include(if: $attendee)\n    upcomingEvents @include(if: $attendee)\n    validatedToday @include(if: $validator)\n    totalValidations @include(if: $validator)\n    pendingValidations @include(if: $validator)\n    totalTickets @include(if: $auditor)\n    auditEntries @include(if: $auditor)\n    revenue @include(if: $revenue) {\n      amount\n      currency\n    }\n    revenueCollected @include(if: $revenue) {\n      amount\n      currency\n    }\n    revenueDue @include(if: $revenue) {\n      amount\n      currency\n    }\n    totalEvents @include(if: $events)\n    ticketsSold @include(if: $events)\n    totalUsers @include(if: $administrator)\n    activeIssuers @include(if: $administrator)\n    pendingDistributions @include(if: $finance)\n    contracts @include(if: $finance)\n    pendingContracts @include(if: $signatory)\n    pendingApprovals @include(if: $signatory)\n    totalContracts @include(if: $signatory)\n    partnerships @include(if: $organizer)\n  }\n": typeof types.HomeCounters_FiguresFragmentDoc,
    "\n  fragment HomeCounters_wallet on Wallet {\n    id\n    balance {\n      amount\n      currency\n    }\n    funded\n  }\n": typeof types.HomeCounters_WalletFragmentDoc,
    "\n  fragment LatestEvents_event on Event {\n    id\n    category\n    name\n    status\n    startDate\n    timeZone\n    tiers {\n      id\n      generated\n      sold\n    }\n    ...Cover_event\n  }\n": typeof types.LatestEvents_EventFragmentDoc,
    "\n  fragment ApprovalsChart_approval on WaitingApproval {\n    id\n    kind\n    contract {\n      id\n      name\n    }\n    title\n    given\n    required\n    since\n    waitsForViewer\n    amount {\n      amount\n      currency\n    }\n  }\n": typeof types.ApprovalsChart_ApprovalFragmentDoc,
    "\n  query HomeCharts(\n    $sales: Boolean!\n    $entries: Boolean!\n    $revenue: Boolean!\n    $approvals: Boolean!\n    $days: Int!\n    $utcOffset: Int!\n    $minutes: Int!\n  ) {\n    dashboardCharts {\n      salesByTier(days: $days, utcOffset: $utcOffset) @include(if: $sales) {\n        ...TimeChart_chart\n      }\n      entriesByGate(minutes: $minutes) @include(if: $entries) {\n        ...TimeChart_chart\n      }\n      revenueByEvent @include(if: $revenue) {\n        event {\n          id\n        }\n        ...RevenueChart_revenue\n      }\n      approvalsWaiting @include(if: $approvals) {\n        id\n        ...ApprovalsChart_approval\n      }\n    }\n  }\n": typeof types.HomeChartsDocument,
    "\n  fragment TimeChart_chart on TimeChart {\n    starts\n    stepSeconds\n    series {\n      name\n      points\n      total\n      tone\n    }\n  }\n": typeof types.TimeChart_ChartFragmentDoc,
    "\n  fragment RevenueChart_revenue on EventRevenue {\n    event {\n      id\n    }\n    name\n    revenue {\n      amount\n      currency\n    }\n    due {\n      amount\n      currency\n    }\n  }\n": typeof types.RevenueChart_RevenueFragmentDoc,
    "\n  fragment DoorAnswer on ScanResult {\n    outcome\n    tier\n    usedAt\n    usedGate\n    validFrom\n    validUntil\n    letInUnpaid\n    ticketNumber\n    playMoney\n    answers {\n      label\n      value\n      question {\n        id\n        kind\n      }\n    }\n    due {\n      amount\n      currency\n    }\n    ticket {\n      id\n      holderName @include(if: $person)\n      event {\n        id\n        name\n      }\n    }\n  }\n": typeof types.DoorAnswerFragmentDoc,
    "\n  mutation DoorScan($input: ValidateTicketInput!, $person: Boolean!) {\n    validateTicket(input: $input) {\n      result {\n        ...DoorAnswer\n      }\n    }\n  }\n": typeof types.DoorScanDocument,
    "\n  mutation DoorAdmitGuest($input: AdmitGuestInput!, $person: Boolean!) {\n    admitGuest(input: $input) {\n      result {\n        ...DoorAnswer\n      }\n    }\n  }\n": typeof types.DoorAdmitGuestDocument,
    "\n  mutation DoorUpload($deviceId: String!, $clockOffsetMs: Int!, $scans: [QueuedScanInput!]!) {\n    uploadScans(input: { deviceId: $deviceId, clockOffsetMs: $clockOffsetMs, scans: $scans }) {\n      scans {\n        nonce\n        outcome\n        ticketNumber\n        repeated\n        conflict\n      }\n    }\n  }\n": typeof types.DoorUploadDocument,
    "\n  mutation DoorNoteCollected($deviceId: String!, $nonce: String!, $method: DueMethod!) {\n    noteCollected(input: { deviceId: $deviceId, nonce: $nonce, method: $method }) {\n      counted\n      isVoid\n    }\n  }\n": typeof types.DoorNoteCollectedDocument,
    "\n  mutation DoorLetInUnpaid($deviceId: String!, $nonce: String!) {\n    letInUnpaid(input: { deviceId: $deviceId, nonce: $nonce }) {\n      stillDue\n    }\n  }\n": typeof types.DoorLetInUnpaidDocument,
    "\n  mutation DoorUndo($deviceId: String!, $nonce: String!, $reason: String!) {\n    undoEntry(input: { deviceId: $deviceId, nonce: $nonce, reason: $reason }) {\n      scanId\n    }\n  }\n": typeof types.DoorUndoDocument,
    "\n  query DoorTime($eventId: ID!) {\n    doorBriefing(eventId: $eventId) {\n      serverTime\n    }\n  }\n": typeof types.DoorTimeDocument,
    "\n  query DoorBriefing($eventId: ID!, $deviceId: String) {\n    doorBriefing(eventId: $eventId, deviceId: $deviceId) {\n      entered\n      event {\n        id\n        name\n        category\n        issuer {\n          id\n        }\n        startDate\n        endDate\n        timeZone\n        tiers\n        gates {\n          id\n          name\n          active\n          entries\n        }\n      }\n      keys {\n        version\n        publicKey\n      }\n    }\n    exchangeRates {\n      from\n      to\n      rate\n    }\n    euroRate\n  }\n": typeof types.DoorBriefingDocument,
    "\n  query DoorSnapshot($issuerId: ID!, $since: String) {\n    revocationSnapshot(issuerId: $issuerId, since: $since) {\n      issuerId\n      number\n      since\n      createdAt\n      revoked {\n        ticketId\n        revokedAt\n      }\n      totalRevoked\n      keyVersion\n      signature\n    }\n  }\n": typeof types.DoorSnapshotDocument,
    "\n  query DoorDues($eventId: ID!, $since: DateTime) {\n    doorDues(eventId: $eventId, since: $since) {\n      asOf\n      due {\n        amount {\n          amount\n          currency\n        }\n        ticketIds\n      }\n      settled\n      playMoney\n    }\n  }\n": typeof types.DoorDuesDocument,
    "\n  query DoorTests($eventId: ID!) {\n    testTickets(eventId: $eventId) {\n      kind\n      ticketId\n      code\n    }\n  }\n": typeof types.DoorTestsDocument,
    "\n  query DoorConflicts($eventId: ID!, $person: Boolean!, $after: String) {\n    scanConflicts(eventId: $eventId, first: 40, after: $after) {\n      nodes {\n        id\n        ticketNumber\n        tier\n        holderName @include(if: $person)\n        winner {\n          id\n          deviceId\n          correctedAt\n          timeDoubtful\n          gate {\n            id\n            name\n          }\n        }\n        loser {\n          id\n          deviceId\n          correctedAt\n          timeDoubtful\n          gate {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.DoorConflictsDocument,
    "\n  query DoorVoidEntries($eventId: ID!, $person: Boolean!, $after: String) {\n    voidEntries(eventId: $eventId, first: 40, after: $after) {\n      nodes {\n        id\n        ticketNumber\n        tier\n        holderName @include(if: $person)\n        revokedAt\n        reason\n        reasonCode\n        scan {\n          id\n          deviceId\n          correctedAt\n          timeDoubtful\n          gate {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.DoorVoidEntriesDocument,
    "\n  subscription DoorEntries($eventId: ID!) {\n    eventEntries(eventId: $eventId) {\n      event {\n        id\n      }\n      revocationNumber\n      entered\n      gates {\n        id\n        name\n        active\n        entries\n      }\n    }\n  }\n": typeof types.DoorEntriesDocument,
    "\n  query DoorGuests($eventId: ID!, $search: String!, $person: Boolean!) {\n    doorGuests(eventId: $eventId, search: $search) {\n      id\n      number\n      tier {\n        id\n        name\n      }\n      status\n      holderName @include(if: $person)\n      holderEmail @include(if: $person)\n    }\n  }\n": typeof types.DoorGuestsDocument,
    "\n  query DoorChoices($after: String) {\n    doorEvents(first: 50, after: $after) {\n      nodes {\n        id\n        category\n        name\n        venue\n        startDate\n        endDate\n        timeZone\n        gates {\n          id\n          name\n          active\n          entries\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.DoorChoicesDocument,
    "\n  query DoorEvents($after: String) {\n    events(status: PUBLISHED, first: 100, after: $after) {\n      nodes {\n        id\n        name\n        startDate\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.DoorEventsDocument,
    "\n  query DoorGates($eventId: ID!, $after: String) {\n    gates(eventId: $eventId, first: 100, after: $after) {\n      nodes {\n        id\n        name\n        active\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.DoorGatesDocument,
    "\n  query DoorKey($issuerId: ID!, $version: Int!) {\n    publicKey(issuerId: $issuerId, version: $version) {\n      issuer {\n        id\n      }\n      version\n      keyId\n      publicKey\n    }\n  }\n": typeof types.DoorKeyDocument,
    "\n  query DoorRevocations($issuerId: ID) {\n    revocationSnapshot(issuerId: $issuerId) {\n      issuerId\n      number\n      since\n      createdAt\n      revoked {\n        ticketId\n        revokedAt\n      }\n      totalRevoked\n      keyVersion\n      signature\n    }\n  }\n": typeof types.DoorRevocationsDocument,
    "\n  query RevocationPreview($id: ID!, $person: Boolean!) {\n    ticket(id: $id) {\n      id\n      tier {\n        id\n        name\n      }\n      status\n      holderName @include(if: $person)\n      event {\n        id\n        name\n      }\n    }\n  }\n": typeof types.RevocationPreviewDocument,
    "\n  mutation RevokeTicket($id: ID!, $reason: String!) {\n    revokeTicket(input: { id: $id, reason: $reason }) {\n      ticket {\n        id\n        status\n        dueStatus\n        due {\n          amount\n          currency\n        }\n        revokedAt\n        revokeReason\n        tier {\n          id\n          name\n        }\n        event {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.RevokeTicketDocument,
    "\n  mutation LetInUnpaid($deviceId: String!, $nonce: String!) {\n    letInUnpaid(input: { deviceId: $deviceId, nonce: $nonce }) {\n      stillDue\n    }\n  }\n": typeof types.LetInUnpaidDocument,
    "\n  mutation CollectDue($ticketId: ID!, $method: DueMethod!) {\n    collectDue(input: { ticketId: $ticketId, method: $method }) {\n      ticket {\n        id\n        dueStatus\n        due {\n          amount\n          currency\n        }\n      }\n    }\n  }\n": typeof types.CollectDueDocument,
    "\n  mutation ValidateTicket($input: ValidateTicketInput!, $person: Boolean!) {\n    validateTicket(input: $input) {\n      result {\n        valid\n        outcome\n        scanId\n        message\n        ticketNumber\n        tier\n        usedAt\n        usedGate\n        validFrom\n        validUntil\n        playMoney\n        answers {\n          label\n          value\n          question {\n            id\n            kind\n          }\n        }\n        due {\n          amount\n          currency\n        }\n        ticket {\n          id\n          holderName @include(if: $person)\n          event {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.ValidateTicketDocument,
    "\n  mutation ValidateTicketOffline($ticket: JSON!, $publicKey: String!, $revocationSnapshot: JSON!) {\n    validateTicketOffline(input: { ticket: $ticket, publicKey: $publicKey, revocationSnapshot: $revocationSnapshot }) {\n      valid\n      outcome\n      message\n      keyKnown\n    }\n  }\n": typeof types.ValidateTicketOfflineDocument,
    "\n  fragment BrowseCard_event on Event {\n    id\n    category\n    name\n    descriptionText\n    venue\n    slug\n    startDate\n    timeZone\n    available\n    lowestPrice {\n      amount\n      currency\n    }\n    ...Cover_event\n  }\n": typeof types.BrowseCard_EventFragmentDoc,
    "\n  fragment EventCard_event on Event {\n    id\n    category\n    name\n    descriptionText\n    venue\n    slug\n    status\n    startDate\n    timeZone\n    available\n    lowStock\n    lowestPrice {\n      amount\n      currency\n    }\n    ...Cover_event\n  }\n": typeof types.EventCard_EventFragmentDoc,
    "\n  query CancelledEvent($slug: String!) {\n    cancelledEvent(slug: $slug) {\n      name\n      venue\n      startDate\n      timeZone\n    }\n  }\n": typeof types.CancelledEventDocument,
    "\n  fragment Faq_event on Event {\n    id\n    faq {\n      question\n      answerBlocks {\n        ...FormattedText_block\n      }\n    }\n  }\n": typeof types.Faq_EventFragmentDoc,
    "\n  fragment FormattedText_block on RichTextBlock {\n    kind\n    depth\n    number\n    spans {\n      text\n      bold\n      italic\n      href\n    }\n  }\n": typeof types.FormattedText_BlockFragmentDoc,
    "\n  fragment LineUp_event on Event {\n    id\n    timeZone\n    lineUp {\n      name\n      note\n      startsAt\n      link\n    }\n  }\n": typeof types.LineUp_EventFragmentDoc,
    "\n  fragment Cover_event on Event {\n    id\n    category\n    cover {\n      hash\n      widths\n      color\n      focalX\n      focalY\n    }\n  }\n": typeof types.Cover_EventFragmentDoc,
    "\n  query EventCities {\n    eventCities {\n      name\n      events\n    }\n  }\n": typeof types.EventCitiesDocument,
    "\n  query MonthEvents(\n    $search: String\n    $city: String\n    $price: PriceFilter\n    $maxPrice: PriceLimit\n    $fromDay: LocalDate!\n    $toDay: LocalDate!\n    $after: String\n  ) {\n    publishedEvents(\n      search: $search\n      city: $city\n      price: $price\n      maxPrice: $maxPrice\n      fromDay: $fromDay\n      toDay: $toDay\n      first: 100\n      after: $after\n    ) {\n      totalCount\n      nodes {\n        id\n        name\n        slug\n        category\n        startDate\n        timeZone\n        venue\n        city\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.MonthEventsDocument,
    "\n  fragment CancellationPolicy_event on Event {\n    id\n    cancellationPolicy {\n      cutoffMinutes\n      refundsPaid\n    }\n  }\n": typeof types.CancellationPolicy_EventFragmentDoc,
    "\n  mutation SetCancellationPolicy($eventId: ID!, $minutes: Int, $refundsPaid: Boolean!) {\n    setCancellationPolicy(input: { eventId: $eventId, minutes: $minutes, refundsPaid: $refundsPaid }) {\n      event {\n        id\n        cancellationPolicy {\n          cutoffMinutes\n          refundsPaid\n        }\n      }\n    }\n  }\n": typeof types.SetCancellationPolicyDocument,
    "\n  fragment CoverFocus_event on Event {\n    id\n    cover {\n      hash\n      width\n      height\n      widths\n      color\n      focalX\n      focalY\n    }\n  }\n": typeof types.CoverFocus_EventFragmentDoc,
    "\n  mutation SetCoverFocus($eventId: ID!, $focalX: Float!, $focalY: Float!) {\n    setCoverFocus(input: { eventId: $eventId, focalX: $focalX, focalY: $focalY }) {\n      event {\n        id\n        updatedAt\n        ...CoverFocus_event\n      }\n    }\n  }\n": typeof types.SetCoverFocusDocument,
    "\n  fragment CoverPanel_event on Event {\n    id\n    cover {\n      hash\n    }\n    ...Cover_event\n    ...CoverFocus_event\n  }\n": typeof types.CoverPanel_EventFragmentDoc,
    "\n  query EventCover($id: ID!) {\n    event(id: $id) {\n      id\n      updatedAt\n      ...CoverPanel_event\n    }\n  }\n": typeof types.EventCoverDocument,
    "\n  mutation RemoveCover($eventId: ID!) {\n    removeCover(input: { eventId: $eventId }) {\n      event {\n        id\n        updatedAt\n        ...CoverPanel_event\n      }\n    }\n  }\n": typeof types.RemoveCoverDocument,
    "\n  mutation CreateEvent($input: CreateEventInput!) {\n    createEvent(input: $input) {\n      event {\n        id\n        ...MyEventCard_event\n      }\n    }\n  }\n": typeof types.CreateEventDocument,
    "\n  fragment CreateTickets_event on Event {\n    id\n    startDate\n    timeZone\n    endDate\n  }\n": typeof types.CreateTickets_EventFragmentDoc,
    "\n  mutation CreateTickets($eventId: ID!, $tiers: [TierInput!]!, $figures: Boolean!) {\n    createTickets(input: { eventId: $eventId, tiers: $tiers }) {\n      event {\n        id\n        ...TicketSummary_event\n      }\n    }\n  }\n": typeof types.CreateTicketsDocument,
    "\n  fragment DeleteEventButton_event on Event {\n    id\n    name\n    viewerCanDelete\n    tiers {\n      id\n      sold\n    }\n  }\n": typeof types.DeleteEventButton_EventFragmentDoc,
    "\n  mutation DeleteEvent($id: ID!) {\n    deleteEvent(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.DeleteEventDocument,
    "\n  fragment DuplicateEventButton_event on Event {\n    id\n    name\n    startDate\n    timeZone\n    viewerCanDuplicate\n  }\n": typeof types.DuplicateEventButton_EventFragmentDoc,
    "\n  mutation DuplicateEvent($id: ID!, $startDate: DateTime!, $name: String) {\n    duplicateEvent(input: { id: $id, startDate: $startDate, name: $name }) {\n      event {\n        id\n        ...MyEventCard_event\n      }\n    }\n  }\n": typeof types.DuplicateEventDocument,
    "\n  fragment EditEventButton_event on Event {\n    id\n    name\n    venue\n    description\n    startDate\n    timeZone\n    endDate\n    category\n  }\n": typeof types.EditEventButton_EventFragmentDoc,
    "\n  mutation UpdateEvent($input: UpdateEventInput!) {\n    updateEvent(input: $input) {\n      event {\n        id\n        updatedAt\n        ...EditEventButton_event\n      }\n    }\n  }\n": typeof types.UpdateEventDocument,
    "\n  query EventChangePreview($id: ID!, $input: EventPatch!) {\n    eventChangePreview(id: $id, input: $input) {\n      holders\n      ...NotifyHolders_preview\n    }\n  }\n": typeof types.EventChangePreviewDocument,
    "\n  fragment EditTierButton_tier on Tier {\n    id\n    name\n    description\n    price {\n      amount\n      currency\n    }\n    generated\n    sold\n  }\n": typeof types.EditTierButton_TierFragmentDoc,
    "\n  mutation UpdateTier($input: UpdateTierInput!, $figures: Boolean!) {\n    updateTier(input: $input) {\n      event {\n        id\n        ...TicketSummary_event\n      }\n    }\n  }\n": typeof types.UpdateTierDocument,
    "\n  mutation RemoveTier($tierId: ID!, $figures: Boolean!) {\n    removeTier(input: { tierId: $tierId }) {\n      event {\n        id\n        ...TicketSummary_event\n      }\n    }\n  }\n": typeof types.RemoveTierDocument,
    "\n  fragment EmbedPanel_event on Event {\n    id\n    slug\n    status\n  }\n": typeof types.EmbedPanel_EventFragmentDoc,
    "\n  query EventEmbed($eventId: ID!) {\n    eventEmbed(eventId: $eventId) {\n      event {\n        id\n      }\n      sites\n    }\n  }\n": typeof types.EventEmbedDocument,
    "\n  mutation SetEventEmbed($eventId: ID!, $sites: [String!]!) {\n    setEventEmbed(input: { eventId: $eventId, sites: $sites }) {\n      embed {\n        event {\n          id\n        }\n        sites\n      }\n    }\n  }\n": typeof types.SetEventEmbedDocument,
    "\n  mutation PublishEvent($id: ID!) {\n    publishEvent(input: { id: $id }) {\n      event {\n        id\n        status\n        publishedAt\n        viewerCanEdit\n        viewerCanPublish\n        viewerCanUnpublish\n        viewerCanCancel\n        viewerCanDelete\n      }\n    }\n  }\n": typeof types.PublishEventDocument,
    "\n  query EventMoney($id: ID!) {\n    event(id: $id) {\n      id\n      stats {\n        event {\n          id\n        }\n        collected {\n          amount\n          currency\n        }\n        duesOpen {\n          amount\n          currency\n        }\n        refunded {\n          amount\n          currency\n        }\n        unpaidTickets {\n          free\n          guestList\n        }\n      }\n    }\n  }\n": typeof types.EventMoneyDocument,
    "\n  fragment FaqPanel_event on Event {\n    id\n    faq {\n      question\n      answer\n    }\n  }\n": typeof types.FaqPanel_EventFragmentDoc,
    "\n  mutation SetFaq($eventId: ID!, $questions: [EventFaqInput!]!) {\n    setEventFaq(input: { eventId: $eventId, questions: $questions }) {\n      event {\n        ...FaqPanel_event\n      }\n    }\n  }\n": typeof types.SetFaqDocument,
    "\n  mutation SetGateActive($id: ID!, $active: Boolean!) {\n    setGateActive(input: { id: $id, active: $active }) {\n      gate {\n        id\n        active\n      }\n    }\n  }\n": typeof types.SetGateActiveDocument,
    "\n  mutation CreateGate($eventId: ID!, $name: String!) {\n    createGate(input: { eventId: $eventId, name: $name }) {\n      gate {\n        id\n        name\n        ...Gate_gate\n      }\n    }\n  }\n": typeof types.CreateGateDocument,
    "\n  fragment Gate_gate on Gate {\n    id\n    name\n    active\n    entries\n  }\n": typeof types.Gate_GateFragmentDoc,
    "\n  query EventGates($eventId: ID!, $first: Int!, $after: String) {\n    gates(eventId: $eventId, first: $first, after: $after) {\n      nodes {\n        id\n        ...Gate_gate\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.EventGatesDocument,
    "\n  subscription EventEntries($eventId: ID!) {\n    eventEntries(eventId: $eventId) {\n      event {\n        id\n      }\n      entered\n      gates {\n        id\n        ...Gate_gate\n      }\n    }\n  }\n": typeof types.EventEntriesDocument,
    "\n  fragment GuestLists_event on Event {\n    id\n    status\n    ...SendGuests_event\n  }\n": typeof types.GuestLists_EventFragmentDoc,
    "\n  fragment GuestList_list on GuestList {\n    id\n    fileName\n    payment\n    issued\n    refused\n    refusals {\n      line\n      code\n      reason\n    }\n    createdAt\n    finishedAt\n  }\n": typeof types.GuestList_ListFragmentDoc,
    "\n  query GuestLists($eventId: ID!, $first: Int!, $after: String) {\n    guestLists(eventId: $eventId, first: $first, after: $after) {\n      nodes {\n        id\n        ...GuestList_list\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.GuestListsDocument,
    "\n  fragment LineUpPanel_event on Event {\n    id\n    timeZone\n    lineUp {\n      name\n      note\n      startsAt\n      link\n    }\n  }\n": typeof types.LineUpPanel_EventFragmentDoc,
    "\n  mutation SetLineUp($eventId: ID!, $acts: [EventActInput!]!) {\n    setEventLineUp(input: { eventId: $eventId, acts: $acts }) {\n      event {\n        ...LineUpPanel_event\n      }\n    }\n  }\n": typeof types.SetLineUpDocument,
    "\n  fragment MyEventCard_event on Event {\n    id\n    category\n    name\n    descriptionText\n    venue\n    slug\n    status\n    startDate\n    timeZone\n    viewerCanPublish\n    issuer {\n      id\n      name\n    }\n    tiers {\n      id\n      generated\n      sold\n    }\n    ...Cover_event\n  }\n": typeof types.MyEventCard_EventFragmentDoc,
    "\n  fragment NotifyHolders_preview on EventChangePreview {\n    holders\n    tickets\n    changes {\n      field\n      before\n      after\n    }\n  }\n": typeof types.NotifyHolders_PreviewFragmentDoc,
    "\n  fragment FormSalesSwitch_event on Event {\n    id\n    formSales\n  }\n": typeof types.FormSalesSwitch_EventFragmentDoc,
    "\n  mutation SetEventFormSales($id: ID!, $formSales: Boolean!) {\n    updateEvent(input: { formSales: $formSales, id: $id }) {\n      event {\n        id\n        formSales\n      }\n    }\n  }\n": typeof types.SetEventFormSalesDocument,
    "\n  fragment TierSalesSwitch_tier on Tier {\n    id\n    name\n    formSales\n  }\n": typeof types.TierSalesSwitch_TierFragmentDoc,
    "\n  mutation SetTierFormSales($tierId: ID!, $enabled: Boolean!) {\n    setTierFormSales(input: { tierId: $tierId, enabled: $enabled }) {\n      tier {\n        id\n        formSales\n      }\n    }\n  }\n": typeof types.SetTierFormSalesDocument,
    "\n  fragment SendGuests_event on Event {\n    id\n    tiers {\n      id\n      name\n    }\n  }\n": typeof types.SendGuests_EventFragmentDoc,
    "\n  fragment TicketSummary_event on Event {\n    id\n    available\n    tiers {\n      id\n      name\n      price {\n        amount\n        currency\n      }\n      generated\n      sold\n      available\n      ...TierSalesSwitch_tier\n      ...EditTierButton_tier\n    }\n    stats @include(if: $figures) {\n      event {\n        id\n      }\n      totalEntered\n      revenue {\n        amount\n        currency\n      }\n      collected {\n        amount\n        currency\n      }\n      duesOpen {\n        amount\n        currency\n      }\n      tiers {\n        tier {\n          id\n        }\n        entered\n      }\n    }\n  }\n": typeof types.TicketSummary_EventFragmentDoc,
    "\n  fragment TransferCutoff_event on Event {\n    id\n    transferCutoff\n  }\n": typeof types.TransferCutoff_EventFragmentDoc,
    "\n  mutation SetTransferCutoff($eventId: ID!, $minutes: Int) {\n    setTransferCutoff(input: { eventId: $eventId, minutes: $minutes }) {\n      event {\n        id\n        transferCutoff\n      }\n    }\n  }\n": typeof types.SetTransferCutoffDocument,
    "\n  fragment UnpublishButton_event on Event {\n    id\n    name\n    viewerCanUnpublish\n    tiers {\n      id\n      sold\n    }\n  }\n": typeof types.UnpublishButton_EventFragmentDoc,
    "\n  mutation UnpublishEvent($id: ID!) {\n    unpublishEvent(input: { id: $id }) {\n      event {\n        id\n        status\n        publishedAt\n        viewerCanEdit\n        viewerCanPublish\n        viewerCanUnpublish\n        viewerCanCancel\n        viewerCanDelete\n      }\n    }\n  }\n": typeof types.UnpublishEventDocument,
    "\n  subscription IssuerEventStats {\n    issuerEventStats {\n      event {\n        id\n      }\n      totalGenerated\n      totalSold\n      totalHeld\n      totalEntered\n      revenue {\n        amount\n        currency\n      }\n      duesOpen {\n        amount\n        currency\n      }\n      tiers {\n        tier {\n          id\n        }\n        generated\n        sold\n        held\n        entered\n      }\n    }\n  }\n": typeof types.IssuerEventStatsDocument,
    "\n  query EventDays(\n    $search: String\n    $city: String\n    $price: PriceFilter\n    $maxPrice: PriceLimit\n    $fromDay: LocalDate!\n    $toDay: LocalDate!\n    $after: String\n  ) {\n    publishedEvents(\n      search: $search\n      city: $city\n      price: $price\n      maxPrice: $maxPrice\n      fromDay: $fromDay\n      toDay: $toDay\n      first: 100\n      after: $after\n    ) {\n      nodes {\n        id\n        startDate\n        timeZone\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.EventDaysDocument,
    "\n  query ContractExpenses($contractId: ID!, $first: Int!, $after: String) {\n    expenses(contractId: $contractId, first: $first, after: $after) {\n      nodes {\n        id\n        ...ExpenseRow_expense\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ContractExpensesDocument,
    "\n  fragment ExpenseDecision_expense on Expense {\n    id\n    description\n    status\n    isOwn\n    viewerCanDecide\n    amount {\n      amount\n      currency\n    }\n    submitter {\n      id\n      name\n      email\n    }\n  }\n": typeof types.ExpenseDecision_ExpenseFragmentDoc,
    "\n  mutation DecideExpense($id: ID!, $approve: Boolean!, $comment: String) {\n    decideExpense(input: { id: $id, approve: $approve, comment: $comment }) {\n      expense {\n        id\n        ...ExpenseRow_expense\n      }\n    }\n  }\n": typeof types.DecideExpenseDocument,
    "\n  mutation SubmitExpense($input: SubmitExpenseInput!) {\n    submitExpense(input: $input) {\n      expense {\n        id\n        ...ExpenseRow_expense\n      }\n    }\n  }\n": typeof types.SubmitExpenseDocument,
    "\n  fragment ExpenseRow_expense on Expense {\n    id\n    contractName\n    eventName\n    category\n    description\n    owed {\n      amount\n      currency\n    }\n    status\n    comment\n    createdAt\n    paid\n    amount {\n      amount\n      currency\n    }\n    submitter {\n      id\n      name\n      email\n    }\n    ...ExpenseDecision_expense\n    ...ReceiptLink_expense\n  }\n": typeof types.ExpenseRow_ExpenseFragmentDoc,
    "\n  query ExpenseContracts($after: String) {\n    contracts(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        viewerCanAddExpense\n        event {\n          id\n          name\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ExpenseContractsDocument,
    "\n  query PendingExpenses($contractId: ID, $first: Int!, $after: String) {\n    pendingExpenses(contractId: $contractId, first: $first, after: $after) {\n      nodes {\n        id\n        ...ExpenseRow_expense\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.PendingExpensesDocument,
    "\n  fragment ReceiptLink_expense on Expense {\n    id\n    receiptLink\n    receipt {\n      id\n      fileName\n      url\n    }\n  }\n": typeof types.ReceiptLink_ExpenseFragmentDoc,
    "\n  subscription ExpenseChanged($contractId: ID) {\n    expenseChanged(contractId: $contractId) {\n      id\n      ...ExpenseRow_expense\n    }\n  }\n": typeof types.ExpenseChangedDocument,
    "\n  mutation CloseTicketLink($token: String!) {\n    closeTicketLink(input: { token: $token }) {\n      done\n    }\n  }\n": typeof types.CloseTicketLinkDocument,
    "\n  mutation ResendFoundTicket($pass: String!, $id: ID!) {\n    resendFoundTicket(input: { pass: $pass, id: $id }) {\n      done\n    }\n  }\n": typeof types.ResendFoundTicketDocument,
    "\n  fragment FoundTicketActions_ticket on Ticket {\n    id\n    file\n    status\n    transfersUntil\n    event {\n      id\n      slug\n      status\n    }\n    ...PassOn_ticket\n    ...ChangeName_ticket\n    ...CancelTicket_ticket\n  }\n": typeof types.FoundTicketActions_TicketFragmentDoc,
    "\n  query FoundTickets($pass: String!, $first: Int!, $after: String) {\n    foundTickets(pass: $pass, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        status\n        expiresAt\n        viewerIsHolder\n        event {\n          id\n          startDate\n        }\n        ...HolderActions_ticket\n        ...TicketCard_ticket\n        ...FoundTicketActions_ticket\n      }\n    }\n  }\n": typeof types.FoundTicketsDocument,
    "\n  mutation RequestTicketLink($email: String!) {\n    requestTicketLink(input: { email: $email }) {\n      done\n    }\n  }\n": typeof types.RequestTicketLinkDocument,
    "\n  mutation OpenTicketLink($token: String!) {\n    openTicketLink(input: { token: $token }) {\n      pass\n      expiresAt\n    }\n  }\n": typeof types.OpenTicketLinkDocument,
    "\n  query FirstSteps {\n    firstSteps {\n      event {\n        id\n      }\n      hasEvent\n      hasTickets\n      isOnSale\n      canBePaid\n      hasTestTicket\n      hasTestScan\n      hasTeam\n      hasDoor\n    }\n  }\n": typeof types.FirstStepsDocument,
    "\n  fragment LaunchPanel_event on Event {\n    id\n  }\n": typeof types.LaunchPanel_EventFragmentDoc,
    "\n  fragment SharePanel_event on Event {\n    id\n    name\n    slug\n    venue\n    startDate\n    timeZone\n  }\n": typeof types.SharePanel_EventFragmentDoc,
    "\n  mutation IssueTestTicket($eventId: ID!) {\n    issueTestTicket(input: { eventId: $eventId }) {\n      ticket {\n        id\n        number\n        qrText\n      }\n    }\n  }\n": typeof types.IssueTestTicketDocument,
    "\n  mutation ScanTestTicket($ticket: JSON!, $eventId: ID!) {\n    validateTicket(input: { ticket: $ticket, eventId: $eventId, deviceId: \"test\" }) {\n      result {\n        valid\n        outcome\n        message\n        usedAt\n        usedGate\n        validFrom\n        validUntil\n      }\n    }\n  }\n": typeof types.ScanTestTicketDocument,
    "\n  query EventGuests(\n    $eventId: ID!\n    $search: String\n    $tierId: ID\n    $status: TicketStatus\n    $dueStatus: DueStatus\n    $code: String\n    $answer: AnswerFilterInput\n    $order: TicketOrderInput\n    $person: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    tickets(\n      eventId: $eventId\n      search: $search\n      tierId: $tierId\n      status: $status\n      dueStatus: $dueStatus\n      code: $code\n      answer: $answer\n      order: $order\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...GuestRow_ticket\n      }\n    }\n  }\n": typeof types.EventGuestsDocument,
    "\n  mutation SendTicketsAgain($ticketIds: [ID!]!) {\n    sendTicketsAgain(input: { ticketIds: $ticketIds }) {\n      outcome {\n        skipped\n        tickets {\n          id\n        }\n      }\n    }\n  }\n": typeof types.SendTicketsAgainDocument,
    "\n  mutation RevokeTickets($ticketIds: [ID!]!, $reason: String!) {\n    revokeTickets(input: { ticketIds: $ticketIds, reason: $reason }) {\n      outcome {\n        skipped\n        tickets {\n          id\n          status\n          dueStatus\n          revokedAt\n          revokeReason\n        }\n      }\n    }\n  }\n": typeof types.RevokeTicketsDocument,
    "\n  fragment GuestRow_ticket on Ticket {\n    id\n    number\n    tier {\n      id\n      name\n    }\n    status\n    price {\n      amount\n      currency\n    }\n    dueStatus\n    issuedAt\n    enteredAt\n    passedOnAt\n    holderName @include(if: $person)\n    holderEmail @include(if: $person)\n    holderPhone @include(if: $person)\n  }\n": typeof types.GuestRow_TicketFragmentDoc,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(input: { email: $email }) {\n      done\n    }\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation Login($email: String!, $password: String!) {\n    login(input: { email: $email, password: $password }) {\n      token\n      sessionId\n      user {\n        id\n        name\n        email\n        phone\n        role\n      }\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      hasWallet\n      user {\n        id\n      }\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  mutation UpdateIssuer($input: UpdateIssuerInput!) {\n    updateIssuer(input: $input) {\n      issuer {\n        id\n        ...IssuerAccountRow_account\n      }\n    }\n  }\n": typeof types.UpdateIssuerDocument,
    "\n  query IssuerFollow($slug: String!) {\n    issuerBySlug(slug: $slug) {\n      id\n      viewerFollows\n      followers\n      viewerCanEditPage\n    }\n  }\n": typeof types.IssuerFollowDocument,
    "\n  mutation RequestFollow($issuerId: ID!, $email: String!) {\n    requestFollow(input: { issuerId: $issuerId, email: $email }) {\n      done\n    }\n  }\n": typeof types.RequestFollowDocument,
    "\n  mutation FollowIssuer($issuerId: ID!) {\n    followIssuer(input: { issuerId: $issuerId }) {\n      issuer {\n        id\n        viewerFollows\n        followers\n      }\n    }\n  }\n": typeof types.FollowIssuerDocument,
    "\n  mutation UnfollowIssuer($issuerId: ID!) {\n    unfollowIssuer(input: { issuerId: $issuerId }) {\n      issuer {\n        id\n        viewerFollows\n        followers\n      }\n    }\n  }\n": typeof types.UnfollowIssuerDocument,
    "\n  fragment FollowPanel_issuer on Issuer {\n    id\n    name\n    slug\n  }\n": typeof types.FollowPanel_IssuerFragmentDoc,
    "\n  fragment IssuerAccountRow_account on IssuerAccount {\n    id\n    name\n    description\n    active\n    inactiveSince\n    inactiveReason\n    createdAt\n    people\n    publishedEvents\n  }\n": typeof types.IssuerAccountRow_AccountFragmentDoc,
    "\n  query IssuerAccounts($search: String, $active: Boolean, $first: Int!, $after: String) {\n    issuerAccounts(search: $search, active: $active, first: $first, after: $after) {\n      nodes {\n        id\n        ...IssuerAccountRow_account\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.IssuerAccountsDocument,
    "\n  fragment IssuerCard_issuer on Issuer {\n    id\n    name\n    description\n    active\n    slug\n  }\n": typeof types.IssuerCard_IssuerFragmentDoc,
    "\n  mutation SetIssuerActive($input: SetIssuerActiveInput!) {\n    setIssuerActive(input: $input) {\n      issuer {\n        id\n        ...IssuerAccountRow_account\n      }\n    }\n  }\n": typeof types.SetIssuerActiveDocument,
    "\n  query IssuerPastEvents($slug: String!, $first: Int!, $after: String) {\n    issuerBySlug(slug: $slug) {\n      id\n      pastEvents(first: $first, after: $after) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        nodes {\n          id\n          name\n          venue\n          slug\n          startDate\n          timeZone\n        }\n      }\n    }\n  }\n": typeof types.IssuerPastEventsDocument,
    "\n  query NextMerchantCallbackUrl($provider: PaymentProvider!) {\n    nextMerchantCallbackUrl(provider: $provider)\n  }\n": typeof types.NextMerchantCallbackUrlDocument,
    "\n  fragment MerchantItem_account on MerchantAccount {\n    id\n    provider\n    method\n    label\n    state\n    testedAt\n    problem\n    feePercent\n    feeAmount\n    callbackUrl\n  }\n": typeof types.MerchantItem_AccountFragmentDoc,
    "\n  mutation TestMerchantAccount($id: ID!) {\n    testMerchantAccount(input: { id: $id }) {\n      merchantAccount {\n        id\n        method\n        label\n        problem\n        ...MerchantItem_account\n      }\n    }\n  }\n": typeof types.TestMerchantAccountDocument,
    "\n  mutation CloseMerchantAccount($id: ID!) {\n    closeMerchantAccount(input: { id: $id }) {\n      merchantAccount {\n        id\n        state\n      }\n    }\n  }\n": typeof types.CloseMerchantAccountDocument,
    "\n  query MerchantAccounts {\n    merchantAccounts {\n      id\n      provider\n      method\n      label\n      state\n      problem\n      ...MerchantItem_account\n    }\n  }\n": typeof types.MerchantAccountsDocument,
    "\n  mutation ConnectMerchantAccount($input: ConnectMerchantAccountInput!) {\n    connectMerchantAccount(input: $input) {\n      merchantAccount {\n        id\n      }\n    }\n  }\n": typeof types.ConnectMerchantAccountDocument,
    "\n  mutation SendGroupMessage($input: SendGroupMessageInput!) {\n    sendGroupMessage(input: $input) {\n      batch {\n        id\n        ...BatchProgress_batch\n      }\n    }\n  }\n": typeof types.SendGroupMessageDocument,
    "\n  query EventMessages($eventId: ID!, $first: Int!, $after: String) {\n    messageBatches(eventId: $eventId, first: $first, after: $after) {\n      nodes {\n        id\n        audience\n        about\n        tiers\n        chosenTickets\n        subject\n        status\n        createdAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.EventMessagesDocument,
    "\n  query GroupMessages($first: Int!, $after: String) {\n    messageBatches(first: $first, after: $after) {\n      nodes {\n        id\n        audience\n        about\n        tiers\n        chosenTickets\n        subject\n        status\n        createdAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.GroupMessagesDocument,
    "\n  fragment BatchProgress_batch on MessageBatch {\n    id\n    status\n    total\n    delivered\n    opened\n    mailed\n    failed\n  }\n": typeof types.BatchProgress_BatchFragmentDoc,
    "\n  query GroupMessage($id: ID!) {\n    messageBatch(id: $id) {\n      id\n      audience\n      about\n      tiers\n    chosenTickets\n      subject\n      body\n      createdAt\n      ...BatchProgress_batch\n    }\n  }\n": typeof types.GroupMessageDocument,
    "\n  subscription GroupMessageChanged($id: ID!) {\n    messageBatchChanged(id: $id) {\n      id\n      ...BatchProgress_batch\n    }\n  }\n": typeof types.GroupMessageChangedDocument,
    "\n  fragment ThreadMessage_message on Message {\n    id\n    senderName\n    senderEmail\n    recipientId\n    body\n    type\n    isRead\n    isOwn\n    createdAt\n  }\n": typeof types.ThreadMessage_MessageFragmentDoc,
    "\n  query MessageDetails($id: ID!) {\n    message(id: $id) {\n      id\n      threadId\n      subject\n      senderName\n      senderEmail\n      recipientName\n      recipientEmail\n      isOwn\n      thread {\n        id\n        isOwn\n        isRead\n        ...ThreadMessage_message\n      }\n    }\n  }\n": typeof types.MessageDetailsDocument,
    "\n  mutation MarkMessageRead($id: ID!) {\n    markMessageRead(input: { id: $id }) {\n      message {\n        id\n        isRead\n      }\n    }\n  }\n": typeof types.MarkMessageReadDocument,
    "\n  fragment MessageRow_message on Message {\n    id\n    senderName\n    senderEmail\n    recipientName\n    recipientEmail\n    subject\n    body\n    type\n    isRead\n    isOwn\n    createdAt\n  }\n": typeof types.MessageRow_MessageFragmentDoc,
    "\n  query Messages($first: Int!, $after: String, $search: String, $box: MessageBox, $unread: Boolean!) {\n    messages(first: $first, after: $after, search: $search, box: $box, unread: $unread) {\n      nodes {\n        id\n        ...MessageRow_message\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.MessagesDocument,
    "\n  query UnreadMessages {\n    unreadMessages\n  }\n": typeof types.UnreadMessagesDocument,
    "\n  subscription MessageArrived {\n    messageArrived {\n      unreadMessages\n      message {\n        id\n        ...MessageRow_message\n      }\n    }\n  }\n": typeof types.MessageArrivedDocument,
    "\n  query MessageEvents($after: String) {\n    events(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        tiers {\n          id\n          name\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.MessageEventsDocument,
    "\n  query MessageContracts($after: String) {\n    contracts(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        viewerIsSignatory\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.MessageContractsDocument,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      message {\n        id\n        ...MessageRow_message\n      }\n    }\n  }\n": typeof types.SendMessageDocument,
    "\n  fragment NotificationItem_notification on Notification {\n    id\n    kind\n    title\n    detail\n    link\n    isRead\n    createdAt\n  }\n": typeof types.NotificationItem_NotificationFragmentDoc,
    "\n  mutation MarkNotificationRead($id: ID!) {\n    markNotificationRead(input: { id: $id }) {\n      notification {\n        id\n        isRead\n      }\n    }\n  }\n": typeof types.MarkNotificationReadDocument,
    "\n  query Notifications($first: Int!, $after: String) {\n    notifications(first: $first, after: $after) {\n      nodes {\n        id\n        ...NotificationItem_notification\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.NotificationsDocument,
    "\n  mutation MarkAllNotificationsRead {\n    markAllNotificationsRead {\n      marked\n    }\n  }\n": typeof types.MarkAllNotificationsReadDocument,
    "\n  query UnreadNotifications {\n    unreadNotifications\n  }\n": typeof types.UnreadNotificationsDocument,
    "\n  subscription NotificationArrived {\n    notificationArrived {\n      unreadNotifications\n      notification {\n        id\n        isRead\n      }\n    }\n  }\n": typeof types.NotificationArrivedDocument,
    "\n  query NotificationPreferences {\n    notificationPreferences {\n      kind\n      bell\n      mail\n    }\n  }\n": typeof types.NotificationPreferencesDocument,
    "\n  mutation SetNotificationPreference($kind: NotificationKind!, $bell: Boolean!, $mail: Boolean!) {\n    setNotificationPreference(input: { kind: $kind, bell: $bell, mail: $mail }) {\n      preference {\n        kind\n        bell\n        mail\n      }\n    }\n  }\n": typeof types.SetNotificationPreferenceDocument,
    "\n  fragment CancelEventButton_event on Event {\n    id\n    name\n    viewerCanCancel\n  }\n": typeof types.CancelEventButton_EventFragmentDoc,
    "\n  mutation CancelEvent($eventId: ID!, $reason: String!, $idempotencyKey: String) {\n    cancelEvent(input: { eventId: $eventId, reason: $reason, idempotencyKey: $idempotencyKey }) {\n      cancellation {\n        event {\n          id\n        }\n        ...CancellationProgress_cancellation\n      }\n    }\n  }\n": typeof types.CancelEventDocument,
    "\n  fragment CancellationProgress_cancellation on EventCancellation {\n    event {\n      id\n    }\n    state\n    reason\n    orders\n    refunded\n    waiting\n    failed\n    problem\n    problemCode\n    startedAt\n    finishedAt\n  }\n": typeof types.CancellationProgress_CancellationFragmentDoc,
    "\n  query EventCancellation($eventId: ID!) {\n    eventCancellation(eventId: $eventId) {\n      event {\n        id\n      }\n      ...CancellationProgress_cancellation\n    }\n  }\n": typeof types.EventCancellationDocument,
    "\n  subscription EventCancellationChanged($eventId: ID!) {\n    eventCancellationChanged(eventId: $eventId) {\n      event {\n        id\n      }\n      ...CancellationProgress_cancellation\n    }\n  }\n": typeof types.EventCancellationChangedDocument,
    "\n  query EventOrders($eventId: ID!, $search: String, $first: Int!, $after: String, $person: Boolean!) {\n    ordersOfEvent(eventId: $eventId, search: $search, first: $first, after: $after) {\n      nodes {\n        id\n        ...OrderLine_order\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.EventOrdersDocument,
    "\n  fragment OrderLine_order on Order {\n    id\n    status\n    quantity\n    tickets {\n      id\n      number\n    }\n    createdAt\n    buyerName @include(if: $person)\n    buyerEmail @include(if: $person)\n    total {\n      amount\n      currency\n    }\n    payment {\n      id\n      status\n      method\n      failure\n      failureCode\n      transactionHash\n      explorerUrl\n      charge {\n        amount\n        currency\n      }\n    }\n    receipts {\n      id\n      ...ReceiptList_receipt\n    }\n    ...RefundButton_order\n  }\n": typeof types.OrderLine_OrderFragmentDoc,
    "\n  subscription OrderLineChanged($id: ID!, $person: Boolean!) {\n    orderChanged(id: $id) {\n      id\n      ...OrderLine_order\n    }\n  }\n": typeof types.OrderLineChangedDocument,
    "\n  fragment RefundButton_order on Order {\n    id\n    quantity\n    buyerName @include(if: $person)\n    total {\n      amount\n      currency\n    }\n    viewerCanRefund\n    payment {\n      id\n      charge {\n        amount\n        currency\n      }\n    }\n  }\n": typeof types.RefundButton_OrderFragmentDoc,
    "\n  mutation RefundOrder($orderId: ID!, $reason: String!, $idempotencyKey: String) {\n    refundOrder(input: { orderId: $orderId, reason: $reason, idempotencyKey: $idempotencyKey }) {\n      order {\n        id\n        status\n        viewerCanRefund\n        payment {\n          id\n          status\n          failure\n          failureCode\n          transactionHash\n        }\n      }\n    }\n  }\n": typeof types.RefundOrderDocument,
    "\n  mutation ApproveContract($id: ID!) {\n    approveContract(input: { id: $id }) {\n      canFinalize\n      message\n      contract {\n        id\n        ...ContractView_contract\n      }\n    }\n  }\n": typeof types.ApproveContractDocument,
    "\n  mutation WithdrawContract($id: ID!) {\n    withdrawContract(input: { id: $id }) {\n      contract {\n        id\n      }\n    }\n  }\n": typeof types.WithdrawContractDocument,
    "\n  fragment FinalizeContract_contract on Contract {\n    id\n    name\n    requiredSigs\n    viewerCanFinalize\n    signatories {\n      id\n    }\n  }\n": typeof types.FinalizeContract_ContractFragmentDoc,
    "\n  mutation FinalizeContract($id: ID!, $idempotencyKey: String) {\n    finalizeContract(input: { id: $id, idempotencyKey: $idempotencyKey }) {\n      contract {\n        id\n        finalizing\n        ...ContractView_contract\n      }\n    }\n  }\n": typeof types.FinalizeContractDocument,
    "\n  fragment ContractEscrow_contract on Contract {\n    id\n    escrow {\n      publicKey\n      explorerUrl\n      transactionHash\n      transactionUrl\n      requiredSigs\n    }\n    signatories {\n      id\n      name\n      keyHolder\n      publicKey\n    }\n  }\n": typeof types.ContractEscrow_ContractFragmentDoc,
    "\n  fragment ContractHead_contract on Contract {\n    id\n    name\n    description\n    status\n    finalizing\n    issuerName\n    createdAt\n    finalizedAt\n    viewerRole\n    viewerCanFinalize\n    viewerIsSignatory\n    viewerCanApprove\n    viewerCanWithdraw\n    event {\n      id\n      name\n      slug\n      startDate\n      timeZone\n      venue\n      status\n    }\n    ...FinalizeContract_contract\n  }\n": typeof types.ContractHead_ContractFragmentDoc,
    "\n  query ContractMoney($id: ID!) {\n    contract(id: $id) {\n      id\n      status\n      financials {\n        totalRevenue {\n          amount\n          currency\n        }\n        approvedExpenses {\n          amount\n          currency\n        }\n        netRevenue {\n          amount\n          currency\n        }\n        availableForDistribution {\n          amount\n          currency\n        }\n        totalFinancing {\n          amount\n          currency\n        }\n        distributed {\n          amount\n          currency\n        }\n        owedExpenses {\n          amount\n          currency\n        }\n        owedAdvances {\n          amount\n          currency\n        }\n        inOpenRounds {\n          amount\n          currency\n        }\n        escrowBalance {\n          amount\n          currency\n        }\n        escrowReserve {\n          amount\n          currency\n        }\n        ledgerAsked\n      }\n    }\n  }\n": typeof types.ContractMoneyDocument,
    "\n  fragment ContractNotices_contract on Contract {\n    id\n    status\n    finalizing\n    finalizeFailure\n    finalizeFailureCode\n    finalizeBlockers {\n      code\n      message\n      names\n      needed\n      given\n    }\n    viewerRole\n  }\n": typeof types.ContractNotices_ContractFragmentDoc,
    "\n  fragment ContractShares_contract on Contract {\n    id\n    issuer {\n      id\n    }\n    issuerName\n    totalPercent\n    viewerRole\n    shares {\n      id\n      position\n      type\n      percent\n      fixedAmount {\n        amount\n        currency\n      }\n      paid {\n        amount\n        currency\n      }\n      partner {\n        id\n        name\n        email\n        role\n        status\n        userId\n      }\n    }\n  }\n": typeof types.ContractShares_ContractFragmentDoc,
    "\n  fragment ContractSignatories_contract on Contract {\n    id\n    status\n    requiredSigs\n    signatories {\n      id\n      person {\n        id\n      }\n      name\n      email\n      badge\n      approvedAt\n      keyHolder\n      active\n      hasWallet\n    }\n  }\n": typeof types.ContractSignatories_ContractFragmentDoc,
    "\n  fragment ContractCard_contract on Contract {\n    id\n    name\n    status\n    finalizing\n    issuerName\n    requiredSigs\n    totalRevenue {\n      amount\n      currency\n    }\n    distributedAmount {\n      amount\n      currency\n    }\n    viewerRole\n    event {\n      id\n      name\n    }\n    signatories {\n      id\n      approvedAt\n      active\n    }\n    shares {\n      id\n    }\n  }\n": typeof types.ContractCard_ContractFragmentDoc,
    "\n  query Contracts($status: ContractStatus, $first: Int!, $after: String) {\n    contracts(status: $status, first: $first, after: $after) {\n      nodes {\n        id\n        viewerCanApprove\n        viewerCanFinalize\n        ...ContractCard_contract\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ContractsDocument,
    "\n  mutation CreateContract($input: CreateContractInput!) {\n    createContract(input: $input) {\n      contract {\n        id\n        ...ContractCard_contract\n      }\n    }\n  }\n": typeof types.CreateContractDocument,
    "\n  query PeopleToSign($search: String, $first: Int!, $after: String) {\n    people(search: $search, first: $first, after: $after) {\n      nodes {\n        id\n        name\n        email\n        role\n        issuer {\n          id\n        }\n        maySign\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.PeopleToSignDocument,
    "\n  query SplitPreview($shares: [ShareInput!]!, $amount: Decimal!) {\n    splitPreview(shares: $shares, amount: $amount) {\n      partner {\n        id\n      }\n      name\n      type\n      amount {\n        amount\n        currency\n      }\n    }\n  }\n": typeof types.SplitPreviewDocument,
    "\n  fragment AnswerForm_invitation on PartnerInvitation {\n    id\n    issuerName\n    email\n    hasAccount\n    expiresAt\n  }\n": typeof types.AnswerForm_InvitationFragmentDoc,
    "\n  mutation AnswerInvitation($token: String!, $accept: Boolean!, $newAccount: NewPartnerAccount) {\n    answerInvitation(input: { token: $token, accept: $accept, newAccount: $newAccount }) {\n      accountCreated\n      hasWallet\n      invitation {\n        id\n        issuerName\n        status\n      }\n    }\n  }\n": typeof types.AnswerInvitationDocument,
    "\n  query MyInvitations($first: Int!, $after: String) {\n    myInvitations(first: $first, after: $after) {\n      nodes {\n        id\n        issuerName\n        email\n        role\n        status\n        invitedAt\n        expiresAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.MyInvitationsDocument,
    "\n  mutation AnswerMyInvitation($id: ID!, $accept: Boolean!) {\n    answerInvitation(input: { id: $id, accept: $accept }) {\n      hasWallet\n      invitation {\n        id\n        status\n      }\n    }\n  }\n": typeof types.AnswerMyInvitationDocument,
    "\n  mutation InvitePartner($email: String!, $role: PartnerRole!, $name: String) {\n    invitePartner(input: { email: $email, role: $role, name: $name }) {\n      partner {\n        id\n        ...PartnerRow_partner\n      }\n    }\n  }\n": typeof types.InvitePartnerDocument,
    "\n  subscription PartnersChanged {\n    partnersChanged {\n      id\n      ...PartnerRow_partner\n    }\n  }\n": typeof types.PartnersChangedDocument,
    "\n  query Partners($search: String, $status: PartnerStatus, $first: Int!, $after: String) {\n    partners(search: $search, status: $status, first: $first, after: $after) {\n      nodes {\n        id\n        ...PartnerRow_partner\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.PartnersDocument,
    "\n  fragment PartnerRow_partner on Partner {\n    id\n    name\n    email\n    role\n    status\n    publicKey\n    invitedAt\n    answeredAt\n  }\n": typeof types.PartnerRow_PartnerFragmentDoc,
    "\n  mutation ResendPartnerInvitation($id: ID!) {\n    resendPartnerInvitation(input: { id: $id }) {\n      partner {\n        id\n        ...PartnerRow_partner\n      }\n    }\n  }\n": typeof types.ResendPartnerInvitationDocument,
    "\n  subscription ContractsChanged {\n    contractsChanged {\n      contract {\n        id\n      }\n    }\n  }\n": typeof types.ContractsChangedDocument,
    "\n  subscription ContractMoved($id: ID!) {\n    contractChanged(id: $id) {\n      id\n    }\n  }\n": typeof types.ContractMovedDocument,
    "\n  subscription ContractChanged($id: ID!) {\n    contractChanged(id: $id) {\n      id\n      ...ContractView_contract\n    }\n  }\n": typeof types.ContractChangedDocument,
    "\n  query MyPayments($first: Int!, $after: String) {\n    myTickets(first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        order {\n          id\n          createdAt\n          quantity\n          status\n          event {\n            id\n            slug\n            name\n          }\n          attempt {\n            id\n            method\n            amount {\n              amount\n              currency\n            }\n            receipt\n          }\n        }\n      }\n    }\n  }\n": typeof types.MyPaymentsDocument,
    "\n  query PaymentProviders {\n    paymentProviders\n  }\n": typeof types.PaymentProvidersDocument,
    "\n  fragment PlatformSetting_setting on Setting {\n    name\n    kind\n    value\n    least\n    most\n    updatedAt\n    updatedBy\n  }\n": typeof types.PlatformSetting_SettingFragmentDoc,
    "\n  mutation SetSetting($name: SettingName!, $value: String!) {\n    setSetting(input: { name: $name, value: $value }) {\n      setting {\n        ...PlatformSetting_setting\n      }\n    }\n  }\n": typeof types.SetSettingDocument,
    "\n  query PlatformSettings {\n    settings {\n      ...PlatformSetting_setting\n    }\n  }\n": typeof types.PlatformSettingsDocument,
    "\n  query SettingHistory($first: Int!, $after: String) {\n    settingHistory(first: $first, after: $after) {\n      nodes {\n        id\n        name\n        valueBefore\n        value\n        changedAt\n        changedBy\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.SettingHistoryDocument,
    "\n  fragment BuyPanel_event on Event {\n    id\n    slug\n    ...Cover_event\n    endDate\n    available\n    lowStock\n    formSales\n    salesOpen\n    issuer {\n      id\n      active\n    }\n    orderLimit\n    waitingList\n    paymentMethods\n    tiers {\n      id\n      name\n      price {\n        amount\n        currency\n      }\n      available\n      formSales\n      hidden\n      salesStart\n      salesEnd\n      ...TierPicker_tier\n      ...FormPurchase_tier\n      ...OrderLines_tier\n      ...CheckoutQuestions_tier\n    }\n  }\n": typeof types.BuyPanel_EventFragmentDoc,
    "\n  fragment FormPurchase_tier on Tier {\n    id\n    name\n    price {\n      amount\n      currency\n    }\n    available\n    ...OrderLines_tier\n    ...CheckoutQuestions_tier\n  }\n": typeof types.FormPurchase_TierFragmentDoc,
    "\n  mutation PurchaseByForm($input: PurchaseByFormInput!) {\n    purchaseByForm(input: $input) {\n      order {\n        id\n        confirmBy\n      }\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n": typeof types.PurchaseByFormDocument,
    "\n  fragment OnSale_event on Event {\n    id\n    endDate\n    salesOpen\n    issuer {\n      id\n      active\n    }\n  }\n": typeof types.OnSale_EventFragmentDoc,
    "\n  fragment PurchasedTicket_ticket on Ticket {\n    id\n    tier {\n      id\n      name\n    }\n    due {\n      amount\n      currency\n    }\n    holderName\n    holderEmail\n    file\n    qrText\n    expiresAt\n    event {\n      id\n      name\n      venue\n      startDate\n      timeZone\n    }\n    ...TicketCard_ticket\n    ...HolderActions_ticket\n  }\n": typeof types.PurchasedTicket_TicketFragmentDoc,
    "\n  fragment TierPicker_tier on Tier {\n    id\n    name\n    description\n    price {\n      amount\n      currency\n    }\n    available\n    formSales\n    salesStart\n    salesEnd\n    orderLimit\n  }\n": typeof types.TierPicker_TierFragmentDoc,
    "\n  fragment OrderLines_tier on Tier {\n    id\n    name\n    price {\n      amount\n      currency\n    }\n    available\n    orderLimit\n    salesStart\n    salesEnd\n  }\n": typeof types.OrderLines_TierFragmentDoc,
    "\n  fragment PurchaseEvent_event on Event {\n    id\n    category\n    name\n    venue\n    startDate\n    timeZone\n    endDate\n    ...Cover_event\n  }\n": typeof types.PurchaseEvent_EventFragmentDoc,
    "\n  fragment PurchaseForm_event on Event {\n    id\n    available\n    slug\n    orderLimit\n    waitingList\n    acceptsPlayMoney\n    ...PurchaseEvent_event\n  }\n": typeof types.PurchaseForm_EventFragmentDoc,
    "\n  query PurchasableEvent($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      ...OnSale_event\n      ...PurchaseSteps_event\n    }\n  }\n": typeof types.PurchasableEventDocument,
    "\n  fragment PurchaseReview_event on Event {\n    id\n    name\n  }\n": typeof types.PurchaseReview_EventFragmentDoc,
    "\n  mutation PurchaseFromDashboard($input: PurchaseByFormInput!) {\n    purchaseByForm(input: $input) {\n      order {\n        id\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n": typeof types.PurchaseFromDashboardDocument,
    "\n  fragment PurchaseSteps_event on Event {\n    id\n    slug\n    formSales\n    paymentMethods\n    tiers {\n      id\n      name\n      price {\n        amount\n        currency\n      }\n      available\n      formSales\n      hidden\n      salesStart\n      salesEnd\n      ...TierPicker_tier\n      ...FormPurchase_tier\n      ...OrderLines_tier\n      ...CheckoutQuestions_tier\n    }\n    ...PurchaseForm_event\n    ...PurchaseReview_event\n  }\n": typeof types.PurchaseSteps_EventFragmentDoc,
    "\n  mutation StartOutsidePayment($input: StartOutsidePaymentInput!) {\n    startOutsidePayment(input: $input) {\n      order {\n        id\n        ...OutsideOrder_order\n      }\n    }\n  }\n": typeof types.StartOutsidePaymentDocument,
    "\n  fragment OutsideOrder_order on Order {\n    id\n    status\n    payment {\n      id\n      status\n      failure\n      failureCode\n      ...PayPanel_payment\n    }\n  }\n": typeof types.OutsideOrder_OrderFragmentDoc,
    "\n  query OutsideOrder($id: ID!, $idempotencyKey: String!) {\n    order(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      ...OutsideOrder_order\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n": typeof types.OutsideOrderDocument,
    "\n  subscription OutsideOrderChanged($id: ID!, $idempotencyKey: String!) {\n    orderChanged(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      ...OutsideOrder_order\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n": typeof types.OutsideOrderChangedDocument,
    "\n  fragment PayPanel_payment on Payment {\n    id\n    status\n    charge {\n      amount\n      currency\n    }\n    destination\n    memoHash\n    sep7Uri\n    holdUntil\n  }\n": typeof types.PayPanel_PaymentFragmentDoc,
    "\n  mutation ClaimProviderPayment($input: ClaimProviderPaymentInput!) {\n    claimProviderPayment(input: $input) {\n      order {\n        id\n        ...ProviderOrder_order\n      }\n    }\n  }\n": typeof types.ClaimProviderPaymentDocument,
    "\n  mutation RetryProviderPayment($input: RetryProviderPaymentInput!) {\n    retryProviderPayment(input: $input) {\n      order {\n        id\n        ...ProviderOrder_order\n        attempt {\n          id\n          page\n        }\n      }\n    }\n  }\n": typeof types.RetryProviderPaymentDocument,
    "\n  fragment ProviderOrder_order on Order {\n    id\n    status\n    createdAt\n    buyerEmail\n    payment {\n      id\n      status\n      failureCode\n      holdUntil\n    }\n    attempt {\n      id\n      number\n      method\n      status\n      amount {\n        amount\n        currency\n      }\n      phone\n      page\n      expiresAt\n      failure\n      failureCode\n      receipt\n      refundStatus\n      refundAt\n    }\n  }\n": typeof types.ProviderOrder_OrderFragmentDoc,
    "\n  query ProviderOrder($id: ID!, $idempotencyKey: String) {\n    order(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      ...ProviderOrder_order\n      event {\n        id\n        slug\n        name\n        ...Cover_event\n      }\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n        ...TicketCard_ticket\n      }\n    }\n  }\n": typeof types.ProviderOrderDocument,
    "\n  subscription ProviderOrderChanged($id: ID!, $idempotencyKey: String) {\n    orderChanged(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      ...ProviderOrder_order\n      event {\n        id\n        slug\n        name\n        ...Cover_event\n      }\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n        ...TicketCard_ticket\n      }\n    }\n  }\n": typeof types.ProviderOrderChangedDocument,
    "\n  mutation PurchaseWithProvider($input: PurchaseWithProviderInput!) {\n    purchaseWithProvider(input: $input) {\n      order {\n        id\n        attempt {\n          id\n          page\n        }\n      }\n    }\n  }\n": typeof types.PurchaseWithProviderDocument,
    "\n  query ProviderQuote($slug: String!, $lines: [FormPurchaseLine!]!, $method: ProviderMethod!, $code: String) {\n    providerQuote(slug: $slug, lines: $lines, method: $method, code: $code) {\n      charge {\n        amount\n        currency\n      }\n      expiresAfter\n    }\n  }\n": typeof types.ProviderQuoteDocument,
    "\n  query CodeOffer($slug: String!, $code: String!) {\n    codeOffer(slug: $slug, code: $code) {\n      code\n      tiers {\n        price {\n          amount\n          currency\n        }\n        tier {\n          id\n          name\n          price {\n            amount\n            currency\n          }\n          available\n          formSales\n          hidden\n          salesStart\n          salesEnd\n          ...TierPicker_tier\n          ...FormPurchase_tier\n          ...OrderLines_tier\n          ...CheckoutQuestions_tier\n        }\n      }\n    }\n  }\n": typeof types.CodeOfferDocument,
    "\n  mutation JoinWaitingList($input: JoinWaitingListInput!) {\n    joinWaitingList(input: $input) {\n      done\n    }\n  }\n": typeof types.JoinWaitingListDocument,
    "\n  query WaitingPlace($token: String!) {\n    waitingPlace(token: $token) {\n      state\n      tier\n      quantity\n      before\n      offerUntil\n    }\n  }\n": typeof types.WaitingPlaceDocument,
    "\n  mutation LeaveWaitingList($token: String!) {\n    leaveWaitingList(input: { token: $token }) {\n      done\n    }\n  }\n": typeof types.LeaveWaitingListDocument,
    "\n  query ExchangeRates {\n    exchangeRates {\n      from\n      to\n      rate\n    }\n    playMoney {\n      marksXlm\n    }\n  }\n": typeof types.ExchangeRatesDocument,
    "\n  fragment WalletPurchaseFlow_event on Event {\n    id\n    name\n    slug\n    orderLimit\n    waitingList\n    paymentMethods\n    tiers {\n      id\n      name\n      price {\n        amount\n        currency\n      }\n      available\n      formSales\n      hidden\n      salesStart\n      salesEnd\n      ...TierPicker_tier\n      ...FormPurchase_tier\n      ...OrderLines_tier\n      ...CheckoutQuestions_tier\n    }\n    ...PurchaseEvent_event\n  }\n": typeof types.WalletPurchaseFlow_EventFragmentDoc,
    "\n  query OrderProgress($id: ID!) {\n    order(id: $id) {\n      id\n      status\n      payment {\n        id\n        status\n        failure\n        failureCode\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n": typeof types.OrderProgressDocument,
    "\n  subscription OrderChanged($id: ID!) {\n    orderChanged(id: $id) {\n      id\n      status\n      payment {\n        id\n        status\n        failure\n        failureCode\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n": typeof types.OrderChangedDocument,
    "\n  query PurchaseWallet {\n    wallet(of: USER) {\n      id\n      funded\n      balance {\n        amount\n        currency\n      }\n      spendable {\n        amount\n        currency\n      }\n      fundable\n    }\n  }\n": typeof types.PurchaseWalletDocument,
    "\n  mutation PurchaseWithWallet($input: PurchaseWithWalletInput!) {\n    purchaseWithWallet(input: $input) {\n      processing\n      message\n      order {\n        id\n        status\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n": typeof types.PurchaseWithWalletDocument,
    "\n  query WalletQuote(\n    $eventId: ID!\n    $lines: [FormPurchaseLine!]\n    $paymentCurrency: PaymentCurrency!\n    $code: String\n    $waiting: String\n  ) {\n    purchaseQuote(\n      eventId: $eventId\n      lines: $lines\n      paymentCurrency: $paymentCurrency\n      code: $code\n      waiting: $waiting\n    ) {\n      event {\n        id\n      }\n      quantity\n      lines {\n        tier\n        quantity\n        price {\n          amount\n          currency\n        }\n      }\n      price {\n        amount\n        currency\n      }\n      payment {\n        amount\n        currency\n      }\n      charge {\n        amount\n        currency\n      }\n      fee {\n        amount\n        currency\n      }\n      spendable {\n        amount\n        currency\n      }\n      enough\n      refusal\n    }\n  }\n": typeof types.WalletQuoteDocument,
    "\n  mutation CreateQuestion($input: CreateQuestionInput!) {\n    createQuestion(input: $input) {\n      question {\n        id\n      }\n    }\n  }\n": typeof types.CreateQuestionDocument,
    "\n  mutation ChangeQuestion($input: ChangeQuestionInput!) {\n    changeQuestion(input: $input) {\n      question {\n        id\n        label\n        help\n        options\n        required\n        atDoor\n        retentionDays\n      }\n    }\n  }\n": typeof types.ChangeQuestionDocument,
    "\n  query EventQuestions($eventId: ID!) {\n    event(id: $eventId) {\n      id\n      tiers {\n        id\n        name\n      }\n      questions {\n        id\n        kind\n        label\n        help\n        options\n        perTicket\n        required\n        atDoor\n        retentionDays\n        position\n        tier {\n          id\n        }\n      }\n    }\n  }\n": typeof types.EventQuestionsDocument,
    "\n  mutation MoveQuestion($id: ID!, $position: Int!) {\n    moveQuestion(input: { id: $id, position: $position }) {\n      question {\n        id\n        position\n      }\n    }\n  }\n": typeof types.MoveQuestionDocument,
    "\n  mutation ArchiveQuestion($id: ID!) {\n    archiveQuestion(input: { id: $id }) {\n      question {\n        id\n        archived\n      }\n    }\n  }\n": typeof types.ArchiveQuestionDocument,
    "\n  fragment CheckoutQuestions_tier on Tier {\n    id\n    name\n    questions {\n      id\n      kind\n      label\n      help\n      options\n      perTicket\n      required\n    }\n  }\n": typeof types.CheckoutQuestions_TierFragmentDoc,
    "\n  query RateTable {\n    exchangeRates {\n      from\n      to\n      rate\n    }\n  }\n": typeof types.RateTableDocument,
    "\n  mutation SetExchangeRate($input: SetExchangeRateInput!) {\n    setExchangeRate(input: $input) {\n      exchangeRate {\n        from\n        to\n        rate\n      }\n    }\n  }\n": typeof types.SetExchangeRateDocument,
    "\n  query EuroRate {\n    euroRate\n  }\n": typeof types.EuroRateDocument,
    "\n  query FoundReceipts($pass: String!, $first: Int!, $after: String) {\n    foundReceipts(pass: $pass, first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...ReceiptList_receipt\n      }\n    }\n  }\n": typeof types.FoundReceiptsDocument,
    "\n  fragment ReceiptList_receipt on Receipt {\n    id\n    kind\n    number\n    creditedNumber\n    issuedAt\n    total {\n      amount\n      currency\n    }\n    tax {\n      name\n      percent\n      amount {\n        amount\n        currency\n      }\n    }\n  }\n": typeof types.ReceiptList_ReceiptFragmentDoc,
    "\n  query ReceiptSettings {\n    receiptSettings {\n      legalName\n      address\n      taxNumber\n      tax {\n        name\n        percent\n      }\n    }\n  }\n": typeof types.ReceiptSettingsDocument,
    "\n  mutation UpdateReceiptSettings($input: UpdateReceiptSettingsInput!) {\n    updateReceiptSettings(input: $input) {\n      receiptSettings {\n        legalName\n        address\n        taxNumber\n        tax {\n          name\n          percent\n        }\n      }\n    }\n  }\n": typeof types.UpdateReceiptSettingsDocument,
    "\n  query TicketReceipts($id: ID!) {\n    ticket(id: $id) {\n      id\n      order {\n        id\n        receipts {\n          id\n          ...ReceiptList_receipt\n        }\n      }\n    }\n  }\n": typeof types.TicketReceiptsDocument,
    "\n  query ReportEvents($after: String) {\n    events(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        issuer {\n          id\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ReportEventsDocument,
    "\n  query ReportIssuers($after: String) {\n    issuers(first: 100, after: $after) {\n      nodes {\n        id\n        name\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ReportIssuersDocument,
    "\n  fragment ReportTable_report on ReportConnection {\n    columns {\n      key\n      label\n      kind\n    }\n    nodes {\n      id\n      cells\n    }\n  }\n": typeof types.ReportTable_ReportFragmentDoc,
    "\n  fragment ReportTotals_total on ReportTotal {\n    group\n    rows\n    amount {\n      amount\n      currency\n    }\n  }\n": typeof types.ReportTotals_TotalFragmentDoc,
    "\n  query Report(\n    $name: ReportName!\n    $filter: ReportFilterInput!\n    $order: ReportOrderInput\n    $first: Int!\n    $after: String\n  ) {\n    report(name: $name, filter: $filter, order: $order, first: $first, after: $after) {\n      nodes {\n        id\n      }\n      ...ReportTable_report\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    reportTotals(name: $name, filter: $filter) {\n      ...ReportTotals_total\n    }\n  }\n": typeof types.ReportDocument,
    "\n  query ConfirmRound($id: ID!, $contractId: ID!) {\n    round(id: $id) {\n      id\n      amount {\n        amount\n        currency\n      }\n      total {\n        amount\n        currency\n      }\n      ...RoundPayments_round\n    }\n    contract(id: $contractId) {\n      id\n      financials {\n        escrowBalance {\n          amount\n          currency\n        }\n      }\n    }\n  }\n": typeof types.ConfirmRoundDocument,
    "\n  query ContractRounds($contractId: ID!, $first: Int!, $after: String) {\n    rounds(contractId: $contractId, first: $first, after: $after) {\n      nodes {\n        id\n        status\n        ...RoundRow_round\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ContractRoundsDocument,
    "\n  query PendingRounds($contractId: ID, $first: Int!, $after: String) {\n    pendingRounds(contractId: $contractId, first: $first, after: $after) {\n      nodes {\n        id\n        ...RoundRow_round\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.PendingRoundsDocument,
    "\n  query ReleaseMoney($contractId: ID!) {\n    contract(id: $contractId) {\n      id\n      financials {\n        availableForDistribution {\n          amount\n          currency\n        }\n        owedExpenses {\n          amount\n          currency\n        }\n        inOpenRounds {\n          amount\n          currency\n        }\n        ledgerAsked\n      }\n    }\n  }\n": typeof types.ReleaseMoneyDocument,
    "\n  query ReleaseContracts($after: String) {\n    contracts(status: FINAL, first: 50, after: $after) {\n      nodes {\n        id\n        name\n        totalRevenue {\n          amount\n          currency\n        }\n        viewerCanTrigger\n        viewerCanSeeMoney\n        event {\n          id\n          name\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ReleaseContractsDocument,
    "\n  fragment RoundActions_round on Round {\n    id\n    number\n    contract {\n      id\n    }\n    contractName\n    status\n    viewerCanAuthorize\n    viewerSignsWith\n    viewerCanExecute\n  }\n": typeof types.RoundActions_RoundFragmentDoc,
    "\n  mutation AuthorizeRound($id: ID!) {\n    authorizeRound(input: { id: $id }) {\n      round {\n        id\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n": typeof types.AuthorizeRoundDocument,
    "\n  mutation ExecuteRound($id: ID!, $idempotencyKey: String) {\n    executeRound(input: { id: $id, paymentMethod: STELLAR, idempotencyKey: $idempotencyKey }) {\n      round {\n        id\n        status\n        failure\n        failureCode\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n": typeof types.ExecuteRoundDocument,
    "\n  fragment RoundTechnical_round on Round {\n    id\n    hash\n    envelopeXdr\n    transactionHash\n    explorerUrl\n    ledger\n    fee {\n      amount\n      currency\n    }\n  }\n": typeof types.RoundTechnical_RoundFragmentDoc,
    "\n  fragment RoundDetails_round on Round {\n    id\n    eventName\n    status\n    amount {\n      amount\n      currency\n    }\n    total {\n      amount\n      currency\n    }\n    reason\n    requiredSigs\n    gathered\n    expiresAt\n    viewerCanAuthorize\n    viewerSignsWith\n    ...RoundActions_round\n    ...CancelRound_round\n    ...TriggerAgain_round\n    ...RoundTimeline_round\n    ...RoundPayments_round\n    ...RoundTechnical_round\n    ...SignRoundOutside_round\n  }\n": typeof types.RoundDetails_RoundFragmentDoc,
    "\n  fragment CancelRound_round on Round {\n    id\n    viewerCanCancel\n  }\n": typeof types.CancelRound_RoundFragmentDoc,
    "\n  mutation CancelRound($id: ID!, $reason: String) {\n    cancelRound(input: { id: $id, reason: $reason }) {\n      round {\n        id\n        status\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n": typeof types.CancelRoundDocument,
    "\n  fragment TriggerAgain_round on Round {\n    id\n    viewerCanTriggerAgain\n  }\n": typeof types.TriggerAgain_RoundFragmentDoc,
    "\n  mutation TriggerRoundAgain($id: ID!, $idempotencyKey: String) {\n    triggerRoundAgain(input: { id: $id, idempotencyKey: $idempotencyKey }) {\n      round {\n        id\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n": typeof types.TriggerRoundAgainDocument,
    "\n  fragment SignRoundOutside_round on Round {\n    id\n    hash\n    envelopeXdr\n    sep7Uri\n  }\n": typeof types.SignRoundOutside_RoundFragmentDoc,
    "\n  mutation SubmitRoundSignature($id: ID!, $envelopeXdr: String!) {\n    submitRoundSignature(input: { id: $id, envelopeXdr: $envelopeXdr }) {\n      round {\n        id\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n": typeof types.SubmitRoundSignatureDocument,
    "\n  query RoundDetails($id: ID!) {\n    round(id: $id) {\n      id\n      number\n      contractName\n      ...RoundRow_round\n      ...RoundDetails_round\n    }\n  }\n": typeof types.RoundDetailsDocument,
    "\n  fragment RoundPayments_round on Round {\n    id\n    total {\n      amount\n      currency\n    }\n    payments {\n      kind\n      name\n      destination\n      explorerUrl\n      amount {\n        amount\n        currency\n      }\n    }\n  }\n": typeof types.RoundPayments_RoundFragmentDoc,
    "\n  fragment RoundRow_round on Round {\n    id\n    number\n    contractName\n    eventName\n    status\n    amount {\n      amount\n      currency\n    }\n    total {\n      amount\n      currency\n    }\n    reason\n    createdAt\n    requiredSigs\n    gathered\n    failure\n    failureCode\n    ...RoundActions_round\n  }\n": typeof types.RoundRow_RoundFragmentDoc,
    "\n  fragment RoundTimeline_round on Round {\n    id\n    status\n    createdAt\n    expiresAt\n    executedAt\n    endedAt\n    requiredSigs\n    gathered\n    failure\n    failureCode\n    triggeredBy {\n      id\n      name\n    }\n    authorizations {\n      name\n      publicKey\n      method\n      authorizedAt\n      counts\n      sent\n    }\n  }\n": typeof types.RoundTimeline_RoundFragmentDoc,
    "\n  mutation TriggerRound($input: TriggerRoundInput!) {\n    triggerRound(input: $input) {\n      round {\n        id\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n": typeof types.TriggerRoundDocument,
    "\n  subscription RoundChanged($contractId: ID) {\n    roundChanged(contractId: $contractId) {\n      id\n      ...RoundRow_round\n      ...RoundDetails_round\n    }\n  }\n": typeof types.RoundChangedDocument,
    "\n  mutation CreateSellingCode($input: CreateSellingCodeInput!) {\n    createSellingCode(input: $input) {\n      sellingCode {\n        id\n        code\n      }\n    }\n  }\n": typeof types.CreateSellingCodeDocument,
    "\n  mutation ChangeSellingCode($input: ChangeSellingCodeInput!) {\n    changeSellingCode(input: $input) {\n      sellingCode {\n        id\n        code\n        percentOff\n        amountOff {\n          amount\n          currency\n        }\n        opens\n        tiers {\n          id\n        }\n        mostUses\n        used\n        startsAt\n        endsAt\n        active\n      }\n    }\n  }\n": typeof types.ChangeSellingCodeDocument,
    "\n  query SellingCodes($eventId: ID!, $after: String) {\n    event(id: $eventId) {\n      id\n      tiers {\n        id\n        name\n        price {\n          amount\n          currency\n        }\n      }\n    }\n    sellingCodes(eventId: $eventId, first: 50, after: $after) {\n      nodes {\n        id\n        code\n        percentOff\n        amountOff {\n          amount\n          currency\n        }\n        opens\n        tiers {\n          id\n        }\n        mostUses\n        used\n        startsAt\n        endsAt\n        active\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.SellingCodesDocument,
    "\n  query Selling($eventId: ID!) {\n    event(id: $eventId) {\n      id\n      salesOpen\n      orderLimit\n      waitingList\n      offerMinutes\n      personLimit\n      networkLimit\n      confirmHours\n      playMoney\n      acceptsPlayMoney\n      tiers {\n        id\n        ...TierSelling_tier\n      }\n    }\n  }\n": typeof types.SellingDocument,
    "\n  mutation SetEventSales($input: SetEventSalesInput!) {\n    setEventSales(input: $input) {\n      event {\n        id\n        salesOpen\n        orderLimit\n        waitingList\n        offerMinutes\n        personLimit\n        networkLimit\n        confirmHours\n        playMoney\n        acceptsPlayMoney\n      }\n    }\n  }\n": typeof types.SetEventSalesDocument,
    "\n  fragment TierSelling_tier on Tier {\n    id\n    name\n    hidden\n    salesStart\n    salesEnd\n    orderLimit\n  }\n": typeof types.TierSelling_TierFragmentDoc,
    "\n  mutation SetTierSales($input: SetTierSalesInput!) {\n    setTierSales(input: $input) {\n      tier {\n        id\n        ...TierSelling_tier\n      }\n    }\n  }\n": typeof types.SetTierSalesDocument,
    "\n  query WaitingLine($eventId: ID!, $after: String) {\n    waitingEntries(eventId: $eventId, first: 50, after: $after) {\n      nodes {\n        id\n        tier\n        quantity\n        state\n        joinedAt\n        offerUntil\n        name\n        email\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.WaitingLineDocument,
    "\n  query ApiKeys {\n    viewer {\n      apiKeys {\n        id\n        prefix\n        createdAt\n        expiresAt\n        lastUsedAt\n      }\n    }\n  }\n": typeof types.ApiKeysDocument,
    "\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(input: { id: $id }) {\n      revokedId\n    }\n  }\n": typeof types.RevokeApiKeyDocument,
    "\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(input: { currentPassword: $currentPassword, newPassword: $newPassword }) {\n      done\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  query GuestAccess {\n    viewer {\n      adminsSeeGuests\n    }\n  }\n": typeof types.GuestAccessDocument,
    "\n  mutation SetGuestAccess($adminsSeeGuests: Boolean!) {\n    setGuestAccess(input: { adminsSeeGuests: $adminsSeeGuests }) {\n      adminsSeeGuests\n    }\n  }\n": typeof types.SetGuestAccessDocument,
    "\n  query OwnIssuerPage($slug: String!) {\n    issuerBySlug(slug: $slug) {\n      id\n      slug\n      description\n      website\n      contactEmail\n      viewerCanEditPage\n      viewerCanChangeSlug\n    }\n  }\n": typeof types.OwnIssuerPageDocument,
    "\n  mutation UpdateIssuerPage($input: UpdateIssuerPageInput!) {\n    updateIssuerPage(input: $input) {\n      issuer {\n        id\n        description\n        website\n        contactEmail\n      }\n    }\n  }\n": typeof types.UpdateIssuerPageDocument,
    "\n  mutation ChangeIssuerSlug($slug: String!) {\n    changeIssuerSlug(input: { slug: $slug }) {\n      issuer {\n        id\n        slug\n      }\n    }\n  }\n": typeof types.ChangeIssuerSlugDocument,
    "\n  query MyPersonalData {\n    myPersonalData\n  }\n": typeof types.MyPersonalDataDocument,
    "\n  mutation DeleteMyAccount($password: String!) {\n    deleteMyAccount(input: { password: $password }) {\n      done\n    }\n  }\n": typeof types.DeleteMyAccountDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        id\n        name\n        phone\n      }\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  query Sessions {\n    viewer {\n      sessions {\n        id\n        createdAt\n        lastSeenAt\n        address\n        userAgent\n        current\n      }\n    }\n  }\n": typeof types.SessionsDocument,
    "\n  mutation EndSession($id: ID!) {\n    endSession(input: { id: $id }) {\n      endedId\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation ResendVerification {\n    resendVerification {\n      done\n    }\n  }\n": typeof types.ResendVerificationDocument,
    "\n  mutation StartSigningKeyProof($publicKey: String!) {\n    startSigningKeyProof(input: { publicKey: $publicKey }) {\n      id\n      ...ProveSigningKey_proof\n    }\n  }\n": typeof types.StartSigningKeyProofDocument,
    "\n  fragment ProveSigningKey_proof on StartSigningKeyProofPayload {\n    id\n    publicKey\n    envelopeXdr\n    sep7Uri\n    hash\n    expiresAt\n  }\n": typeof types.ProveSigningKey_ProofFragmentDoc,
    "\n  mutation ProveSigningKey($id: ID!, $envelopeXdr: String!) {\n    proveSigningKey(input: { id: $id, envelopeXdr: $envelopeXdr }) {\n      signingWallet {\n        publicKey\n        provedAt\n      }\n    }\n  }\n": typeof types.ProveSigningKeyDocument,
    "\n  query SigningWallet {\n    signingWallet {\n      publicKey\n      provedAt\n    }\n  }\n": typeof types.SigningWalletDocument,
    "\n  mutation RemoveSigningWallet {\n    removeSigningWallet {\n      done\n    }\n  }\n": typeof types.RemoveSigningWalletDocument,
    "\n  mutation StartBackup {\n    startBackup {\n      run {\n        id\n        ...JobRow_run\n      }\n    }\n  }\n": typeof types.StartBackupDocument,
    "\n  mutation StartOptimize {\n    startOptimize {\n      run {\n        id\n        ...JobRow_run\n      }\n    }\n  }\n": typeof types.StartOptimizeDocument,
    "\n  query Maintenance {\n    maintenance {\n      enabled\n      since\n    }\n  }\n": typeof types.MaintenanceDocument,
    "\n  subscription MaintenanceChanged {\n    maintenanceChanged {\n      enabled\n      since\n    }\n  }\n": typeof types.MaintenanceChangedDocument,
    "\n  fragment MaintenanceToggle_mode on MaintenanceMode {\n    enabled\n    since\n  }\n": typeof types.MaintenanceToggle_ModeFragmentDoc,
    "\n  mutation SetMaintenance($enabled: Boolean!) {\n    setMaintenance(input: { enabled: $enabled }) {\n      maintenance {\n        ...MaintenanceToggle_mode\n      }\n    }\n  }\n": typeof types.SetMaintenanceDocument,
    "\n  fragment JobRow_run on JobRun {\n    id\n    kind\n    status\n    progress\n    step\n    askedBy\n    createdAt\n    error\n  }\n": typeof types.JobRow_RunFragmentDoc,
    "\n  fragment BackupRow_backup on Backup {\n    id\n    fileName\n    size\n    sha256\n    tables\n    rows\n    takenAt\n    host\n    available\n    path\n  }\n": typeof types.BackupRow_BackupFragmentDoc,
    "\n  query SystemJobs($first: Int!, $after: String) {\n    jobRuns(first: $first, after: $after) {\n      nodes {\n        id\n        kind\n        status\n        ...JobRow_run\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.SystemJobsDocument,
    "\n  query Backups($first: Int!, $after: String) {\n    backups(first: $first, after: $after) {\n      nodes {\n        id\n        ...BackupRow_backup\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.BackupsDocument,
    "\n  subscription JobRunChanged {\n    jobRunChanged {\n      id\n      status\n      ...JobRow_run\n    }\n  }\n": typeof types.JobRunChangedDocument,
    "\n  query MyTickets($first: Int!, $after: String) {\n    myTickets(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...TicketRow_ticket\n        ...TicketCard_ticket\n      }\n    }\n  }\n": typeof types.MyTicketsDocument,
    "\n  fragment RefundTicket_ticket on Ticket {\n    id\n    refundTerms {\n      amount {\n        amount\n        currency\n      }\n      collected {\n        amount\n        currency\n      }\n    }\n  }\n": typeof types.RefundTicket_TicketFragmentDoc,
    "\n  mutation RefundTicket($ticketId: ID!, $reason: String!) {\n    refundTicket(input: { ticketId: $ticketId, reason: $reason }) {\n      ticket {\n        id\n        status\n        dueStatus\n        revokedAt\n        revokeReason\n        viewerCanTransfer\n        ...RefundTicket_ticket\n      }\n    }\n  }\n": typeof types.RefundTicketDocument,
    "\n  query SavedTickets($first: Int!, $after: String) {\n    myTickets(first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        status\n        expiresAt\n        viewerIsHolder\n        event {\n          id\n          startDate\n        }\n        ...TicketRow_ticket\n        ...TicketCard_ticket\n        ...HolderActions_ticket\n      }\n    }\n  }\n": typeof types.SavedTicketsDocument,
    "\n  fragment TicketCard_ticket on Ticket {\n    id\n    number\n    tier {\n      id\n      name\n    }\n    status\n    price {\n      amount\n      currency\n    }\n    holderName\n    holderEmail\n    holderPhone\n    due {\n      amount\n      currency\n    }\n    issuedAt\n    passedOnAt\n    revokeReason\n    revokeReasonCode\n    playMoney\n    file\n    qrText\n    event {\n      id\n      category\n      name\n      venue\n      startDate\n      timeZone\n      ...Cover_event\n    }\n    ...TicketRefund_ticket\n  }\n": typeof types.TicketCard_TicketFragmentDoc,
    "\n  fragment ScanLog_scan on Scan {\n    id\n    outcome\n    mode\n    correctedAt\n    timeDoubtful\n    scannedBy\n    gate {\n      id\n      name\n    }\n  }\n": typeof types.ScanLog_ScanFragmentDoc,
    "\n  query TicketDetails($id: ID!, $person: Boolean!, $scans: Boolean!, $after: String) {\n    ticket(id: $id) {\n      id\n      ...TicketFacts_ticket\n      ...TicketStaffActions_ticket\n      ...TicketStory_ticket @include(if: $person)\n    }\n    scans(ticketId: $id, first: 20, after: $after) @include(if: $scans) {\n      totalCount\n      nodes {\n        id\n        ...ScanLog_scan\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.TicketDetailsDocument,
    "\n  fragment TicketFacts_ticket on Ticket {\n    id\n    number\n    serial\n    tier {\n      id\n      name\n    }\n    status\n    price {\n      amount\n      currency\n    }\n    dueStatus\n    playMoney\n    issuedAt\n    effectiveAt\n    expiresAt\n    gracePeriod\n    enteredAt\n    revokedAt\n    revokeReason\n    revokeReasonCode\n    holderName @include(if: $person)\n    holderEmail @include(if: $person)\n    holderPhone @include(if: $person)\n    answers @include(if: $person) {\n      label\n      value\n      question {\n        id\n        kind\n      }\n    }\n    event {\n      id\n      name\n      venue\n    }\n  }\n": typeof types.TicketFacts_TicketFragmentDoc,
    "\n  fragment TicketRefund_ticket on Ticket {\n    id\n    refund {\n      amount {\n        amount\n        currency\n      }\n      status\n      at\n    }\n  }\n": typeof types.TicketRefund_TicketFragmentDoc,
    "\n  fragment TicketResults_ticket on Ticket {\n    id\n    number\n    tier {\n      id\n      name\n    }\n    status\n    price {\n      amount\n      currency\n    }\n    dueStatus\n    issuedAt\n    holderName @include(if: $person)\n    holderEmail @include(if: $person)\n    event {\n      id\n      name\n    }\n  }\n": typeof types.TicketResults_TicketFragmentDoc,
    "\n  fragment TicketRow_ticket on Ticket {\n    id\n    tier {\n      id\n      name\n    }\n    status\n    due {\n      amount\n      currency\n    }\n    event {\n      id\n      category\n      name\n      venue\n      startDate\n      timeZone\n      ...Cover_event\n    }\n  }\n": typeof types.TicketRow_TicketFragmentDoc,
    "\n  query SearchTickets(\n    $search: String\n    $tier: String\n    $status: TicketStatus\n    $order: TicketOrderInput\n    $person: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    tickets(\n      search: $search\n      tier: $tier\n      status: $status\n      order: $order\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...TicketResults_ticket\n      }\n    }\n  }\n": typeof types.SearchTicketsDocument,
    "\n  fragment TicketStaffActions_ticket on Ticket {\n    id\n    status\n    order {\n      id\n    }\n    viewerCanTransfer\n    ...PassOn_ticket\n    ...RefundTicket_ticket\n  }\n": typeof types.TicketStaffActions_TicketFragmentDoc,
    "\n  mutation ResendTickets($orderId: ID!) {\n    resendTickets(input: { orderId: $orderId }) {\n      done\n    }\n  }\n": typeof types.ResendTicketsDocument,
    "\n  fragment TicketStory_ticket on Ticket {\n    id\n    order {\n      id\n      status\n      quantity\n      code\n      createdAt\n      buyerName\n      buyerEmail\n      total {\n        amount\n        currency\n      }\n      payment {\n        id\n        status\n        method\n      }\n    }\n    history {\n      kind\n      at\n      detail\n    }\n  }\n": typeof types.TicketStory_TicketFragmentDoc,
    "\n  query TicketView($id: ID!) {\n    ticket(id: $id) {\n      id\n      expiresAt\n      viewerIsHolder\n      event {\n        id\n        startDate\n      }\n      ...TicketCard_ticket\n      ...HolderActions_ticket\n    }\n  }\n": typeof types.TicketViewDocument,
    "\n  fragment CancelledTicket_ticket on Ticket {\n    id\n    status\n    dueStatus\n    revokeReason\n    revokeReasonCode\n    due {\n      amount\n      currency\n    }\n    viewerCanTransfer\n    viewerCanCancel\n    cancellationTerms {\n      until\n    }\n    refund {\n      amount {\n        amount\n        currency\n      }\n      status\n      at\n    }\n  }\n": typeof types.CancelledTicket_TicketFragmentDoc,
    "\n  mutation CancelTicket($id: ID!) {\n    cancelTicket(input: { id: $id }) {\n      ticket {\n        ...CancelledTicket_ticket\n      }\n    }\n  }\n": typeof types.CancelTicketDocument,
    "\n  mutation CancelFoundTicket($pass: String!, $id: ID!) {\n    cancelFoundTicket(input: { pass: $pass, id: $id }) {\n      ticket {\n        ...CancelledTicket_ticket\n      }\n    }\n  }\n": typeof types.CancelFoundTicketDocument,
    "\n  fragment CancelTicket_ticket on Ticket {\n    id\n    event {\n      id\n      timeZone\n    }\n    due {\n      amount\n      currency\n    }\n    cancellationTerms {\n      until\n      refund {\n        amount\n        currency\n      }\n    }\n  }\n": typeof types.CancelTicket_TicketFragmentDoc,
    "\n  fragment ChangeName_ticket on Ticket {\n    id\n    holderName\n    holderEmail\n    holderPhone\n  }\n": typeof types.ChangeName_TicketFragmentDoc,
    "\n  fragment HolderActions_ticket on Ticket {\n    id\n    number\n    tier {\n      id\n      name\n    }\n    status\n    file\n    qrText\n    holderName\n    viewerIsHolder\n    viewerCanTransfer\n    transfersUntil\n    event {\n      id\n      name\n      slug\n      status\n    }\n    viewerCanCancel\n    ...PassOn_ticket\n    ...ChangeName_ticket\n    ...CancelTicket_ticket\n  }\n": typeof types.HolderActions_TicketFragmentDoc,
    "\n  fragment PassedOn_transfer on TicketTransfer {\n    newTicketId\n    email\n    ticket {\n      id\n      status\n      passedOnAt\n      viewerCanTransfer\n      due {\n        amount\n        currency\n      }\n    }\n  }\n": typeof types.PassedOn_TransferFragmentDoc,
    "\n  mutation TransferTicket($id: ID!, $to: NewHolderInput!) {\n    transferTicket(input: { id: $id, to: $to }) {\n      transfer {\n        email\n        newTicketId\n        ...PassedOn_transfer\n      }\n    }\n  }\n": typeof types.TransferTicketDocument,
    "\n  mutation TransferFoundTicket($pass: String!, $id: ID!, $to: NewHolderInput!) {\n    transferFoundTicket(input: { pass: $pass, id: $id, to: $to }) {\n      transfer {\n        email\n        newTicketId\n        ...PassedOn_transfer\n      }\n    }\n  }\n": typeof types.TransferFoundTicketDocument,
    "\n  fragment PassOn_ticket on Ticket {\n    id\n    event {\n      id\n      timeZone\n    }\n    due {\n      amount\n      currency\n    }\n  }\n": typeof types.PassOn_TicketFragmentDoc,
    "\n  mutation SetUserRole($id: ID!, $role: Role!, $issuerId: ID) {\n    setUserRole(input: { id: $id, role: $role, issuerId: $issuerId }) {\n      user {\n        id\n        ...UserRow_account\n      }\n    }\n  }\n": typeof types.SetUserRoleDocument,
    "\n  query Ownership {\n    viewer {\n      canClaimOwnership\n    }\n  }\n": typeof types.OwnershipDocument,
    "\n  mutation ClaimOwnership($password: String!) {\n    claimOwnership(input: { password: $password }) {\n      user {\n        id\n        role\n      }\n    }\n  }\n": typeof types.ClaimOwnershipDocument,
    "\n  mutation InviteUser($email: String!, $name: String!, $role: Role!, $issuerId: ID) {\n    inviteUser(input: { email: $email, name: $name, role: $role, issuerId: $issuerId }) {\n      invitation {\n        id\n      }\n    }\n  }\n": typeof types.InviteUserDocument,
    "\n  query IssuerChoices($after: String) {\n    issuers(first: 100, after: $after) {\n      nodes {\n        id\n        name\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.IssuerChoicesDocument,
    "\n  query Users($search: String, $role: Role, $status: UserStatus, $first: Int!, $after: String) {\n    users(search: $search, role: $role, status: $status, first: $first, after: $after) {\n      nodes {\n        id\n        ...UserRow_account\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.UsersDocument,
    "\n  fragment UserRow_account on UserAccount {\n    id\n    name\n    email\n    role\n    status\n    createdAt\n    lastLoginAt\n    issuer {\n      id\n    }\n    issuerName\n    viewerMayChange\n    viewerMayGive\n  }\n": typeof types.UserRow_AccountFragmentDoc,
    "\n  mutation SuspendUser($id: ID!) {\n    suspendUser(input: { id: $id }) {\n      user {\n        id\n        ...UserRow_account\n      }\n    }\n  }\n": typeof types.SuspendUserDocument,
    "\n  mutation ActivateUser($id: ID!) {\n    activateUser(input: { id: $id }) {\n      user {\n        id\n        ...UserRow_account\n      }\n    }\n  }\n": typeof types.ActivateUserDocument,
    "\n  query StaffInvitations($first: Int!, $after: String) {\n    staffInvitations(first: $first, after: $after) {\n      nodes {\n        id\n        name\n        email\n        role\n        issuerName\n        invitedAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.StaffInvitationsDocument,
    "\n  mutation WithdrawStaffInvitation($id: ID!) {\n    withdrawStaffInvitation(input: { id: $id }) {\n      withdrawnId\n    }\n  }\n": typeof types.WithdrawStaffInvitationDocument,
    "\n  subscription UsersChanged {\n    usersChanged {\n      id\n      ...UserRow_account\n    }\n  }\n": typeof types.UsersChangedDocument,
    "\n  mutation RegisterValidator($email: String!, $name: String!) {\n    registerValidator(input: { email: $email, name: $name }) {\n      id\n      email\n      temporaryPassword\n      expiresAt\n    }\n  }\n": typeof types.RegisterValidatorDocument,
    "\n  fragment DeviceRow_device on ValidatorDevice {\n    id\n    kind\n    label\n    doorDevice\n    address\n    lastSeenAt\n  }\n": typeof types.DeviceRow_DeviceFragmentDoc,
    "\n  mutation RevokeDevice($id: ID!) {\n    revokeDevice(input: { id: $id }) {\n      revokedId\n    }\n  }\n": typeof types.RevokeDeviceDocument,
    "\n  fragment ValidatorCard_validator on Validator {\n    id\n    name\n    email\n    status\n    issuerName\n    temporaryUntil\n    scansToday\n    gates\n    lastScanAt\n    lastGate\n    devices {\n      id\n      ...DeviceRow_device\n    }\n  }\n": typeof types.ValidatorCard_ValidatorFragmentDoc,
    "\n  query Validators($first: Int!, $after: String) {\n    validators(first: $first, after: $after) {\n      nodes {\n        id\n        ...ValidatorCard_validator\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ValidatorsDocument,
    "\n  subscription ValidatorsChanged {\n    validatorsChanged\n  }\n": typeof types.ValidatorsChangedDocument,
    "\n  query VerifyKey($issuerId: ID!, $version: Int!) {\n    publicKey(issuerId: $issuerId, version: $version) {\n      publicKey\n    }\n  }\n": typeof types.VerifyKeyDocument,
    "\n  query VerifyEventKeys($eventId: ID!) {\n    publicKeysOfEvent(eventId: $eventId) {\n      issuer {\n        id\n      }\n      publicKey\n    }\n  }\n": typeof types.VerifyEventKeysDocument,
    "\n  query VerifyAnchor($root: String!) {\n    anchor(root: $root) {\n      network\n      passphrase\n      account\n      transactionHash\n      ledger\n      closedAt\n      explorerUrl\n    }\n  }\n": typeof types.VerifyAnchorDocument,
    "\n  query VerifyRevocations($issuerId: ID!) {\n    revocationSnapshot(issuerId: $issuerId) {\n      revoked {\n        ticketId\n        revokedAt\n      }\n    }\n  }\n": typeof types.VerifyRevocationsDocument,
    "\n  mutation CreateWallet($of: WalletOwner!) {\n    createWallet(input: { of: $of }) {\n      wallet {\n        id\n      }\n    }\n  }\n": typeof types.CreateWalletDocument,
    "\n  mutation ExportWalletKey($of: WalletOwner!, $password: String!) {\n    exportWalletKey(input: { of: $of, password: $password }) {\n      publicKey\n      secretKey\n    }\n  }\n": typeof types.ExportWalletKeyDocument,
    "\n  mutation FundWallet($of: WalletOwner!, $idempotencyKey: String) {\n    fundWallet(input: { of: $of, idempotencyKey: $idempotencyKey }) {\n      wallet {\n        id\n        faucetGave {\n          amount\n          currency\n        }\n        ...WalletSheet_wallet\n      }\n    }\n  }\n": typeof types.FundWalletDocument,
    "\n  query LedgerStatus {\n    ledgerStatus {\n      network\n      up\n      fundable\n      notice\n      noticeCode\n      closeSeconds\n    }\n  }\n": typeof types.LedgerStatusDocument,
    "\n  fragment MovementDetails_movement on WalletMovement {\n    id\n    amount {\n      amount\n      currency\n    }\n    fee {\n      amount\n      currency\n    }\n    counterparty\n    memo\n    transactionHash\n    explorerUrl\n    occurredAt\n    order {\n      id\n    }\n    eventName\n  }\n": typeof types.MovementDetails_MovementFragmentDoc,
    "\n  fragment MovementRow_movement on WalletMovement {\n    id\n    kind\n    amount {\n      amount\n      currency\n    }\n    counterparty\n    eventName\n    occurredAt\n    ...MovementDetails_movement\n  }\n": typeof types.MovementRow_MovementFragmentDoc,
    "\n  query Wallet($of: WalletOwner!, $first: Int!, $after: String) {\n    wallet(of: $of) {\n      id\n      ...WalletSheet_wallet\n      movements(first: $first, after: $after) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.WalletDocument,
    "\n  fragment WalletSheet_wallet on Wallet {\n    id\n    owner\n    publicKey\n    funded\n    balance {\n      amount\n      currency\n    }\n    spendable {\n      amount\n      currency\n    }\n    reserve {\n      amount\n      currency\n    }\n    stale\n    balanceAt\n    network\n    fundable\n    explorerUrl\n  }\n": typeof types.WalletSheet_WalletFragmentDoc,
    "\n  subscription WalletChanged($of: WalletOwner!, $first: Int = 10) {\n    walletChanged(of: $of) {\n      id\n      ...WalletSheet_wallet\n      movements(first: $first) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.WalletChangedDocument,
    "\n  mutation CreateWebhookEndpoint($input: CreateWebhookEndpointInput!) {\n    createWebhookEndpoint(input: $input) {\n      secret\n      endpoint {\n        id\n      }\n    }\n  }\n": typeof types.CreateWebhookEndpointDocument,
    "\n  query WebhookDeliveries($id: ID!, $first: Int!, $after: String) {\n    webhookDeliveries(endpointId: $id, first: $first, after: $after) {\n      nodes {\n        id\n        type\n        state\n        happenedAt\n        attempts {\n          number\n          status\n          error\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.WebhookDeliveriesDocument,
    "\n  mutation ReplayWebhookDelivery($id: ID!) {\n    replayWebhookDelivery(input: { id: $id }) {\n      delivery {\n        id\n        state\n      }\n    }\n  }\n": typeof types.ReplayWebhookDeliveryDocument,
    "\n  fragment WebhookItem_endpoint on WebhookEndpoint {\n    id\n    url\n    description\n    types\n    active\n    lastState\n    waiting\n  }\n": typeof types.WebhookItem_EndpointFragmentDoc,
    "\n  mutation UpdateWebhookEndpoint($input: UpdateWebhookEndpointInput!) {\n    updateWebhookEndpoint(input: $input) {\n      endpoint {\n        ...WebhookItem_endpoint\n      }\n    }\n  }\n": typeof types.UpdateWebhookEndpointDocument,
    "\n  mutation DeleteWebhookEndpoint($id: ID!) {\n    deleteWebhookEndpoint(input: { id: $id }) {\n      deletedId\n    }\n  }\n": typeof types.DeleteWebhookEndpointDocument,
    "\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(input: { id: $id }) {\n      secret\n    }\n  }\n": typeof types.RotateWebhookSecretDocument,
    "\n  mutation PingWebhookEndpoint($id: ID!) {\n    pingWebhookEndpoint(input: { id: $id }) {\n      delivery {\n        id\n      }\n    }\n  }\n": typeof types.PingWebhookEndpointDocument,
    "\n  query WebhookEndpoints($first: Int = 100) {\n    webhookEndpoints(first: $first) {\n      nodes {\n        id\n        ...WebhookItem_endpoint\n      }\n    }\n  }\n": typeof types.WebhookEndpointsDocument,
    "\n  query Transactions($of: WalletOwner!, $first: Int!, $after: String) {\n    wallet(of: $of) {\n      id\n      movements(first: $first, after: $after) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": typeof types.TransactionsDocument,
    "\n  mutation ResetPassword($token: String!, $newPassword: String!) {\n    resetPassword(input: { token: $token, newPassword: $newPassword }) {\n      done\n    }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation VerifyEmail($token: String!, $password: String) {\n    verifyEmail(input: { token: $token, password: $password }) {\n      done\n    }\n  }\n": typeof types.VerifyEmailDocument,
    "\n  fragment EventFacts_event on Event {\n    id\n    descriptionBlocks {\n      ...FormattedText_block\n    }\n    venue\n    category\n    startDate\n    timeZone\n    endDate\n    createdAt\n    formSales\n    issuer {\n      id\n      name\n    }\n  }\n": typeof types.EventFacts_EventFragmentDoc,
    "\n  fragment EventHead_event on Event {\n    id\n    category\n    name\n    venue\n    slug\n    status\n    startDate\n    timeZone\n    viewerCanEdit\n    viewerCanPublish\n    tiers {\n      id\n    }\n    ...Cover_event\n    ...EditEventButton_event\n    ...DuplicateEventButton_event\n  }\n": typeof types.EventHead_EventFragmentDoc,
    "\n  query MyEvents($first: Int!, $after: String) {\n    events(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...MyEventCard_event\n      }\n    }\n  }\n": typeof types.MyEventsDocument,
    "\n  fragment EventSettings_event on Event {\n    id\n    ...FormSalesSwitch_event\n    ...TransferCutoff_event\n    ...CancellationPolicy_event\n    ...LineUpPanel_event\n    ...FaqPanel_event\n    ...UnpublishButton_event\n    ...CancelEventButton_event\n    ...DeleteEventButton_event\n  }\n": typeof types.EventSettings_EventFragmentDoc,
    "\n  query ManagedEvent($id: ID!, $figures: Boolean!) {\n    event(id: $id) {\n      id\n      status\n      timeZone\n      viewerCanEdit\n      viewerCanCreateTickets\n      tiers {\n        id\n        name\n      }\n      questions {\n        id\n        kind\n        label\n        options\n      }\n      ...EventHead_event\n      ...EventFacts_event\n      ...CoverPanel_event\n      ...TicketSummary_event\n      ...CreateTickets_event\n      ...GuestLists_event\n      ...EmbedPanel_event\n      ...EventSettings_event\n      ...LaunchPanel_event\n      ...SharePanel_event\n    }\n  }\n": typeof types.ManagedEventDocument,
    "\n  query BrowseEvents(\n    $search: String\n    $city: String\n    $price: PriceFilter\n    $maxPrice: PriceLimit\n    $first: Int!\n    $after: String\n  ) {\n    publishedEvents(\n      search: $search\n      city: $city\n      price: $price\n      maxPrice: $maxPrice\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...BrowseCard_event\n      }\n    }\n  }\n": typeof types.BrowseEventsDocument,
    "\n  subscription ContractsMoved {\n    contractsChanged {\n      contract {\n        id\n      }\n    }\n  }\n": typeof types.ContractsMovedDocument,
    "\n  subscription ReleasesMoved {\n    roundChanged {\n      id\n      status\n    }\n  }\n": typeof types.ReleasesMovedDocument,
    "\n  subscription ExpensesMoved {\n    expenseChanged {\n      id\n      status\n    }\n  }\n": typeof types.ExpensesMovedDocument,
    "\n  query Home(\n    $attendee: Boolean!\n    $validator: Boolean!\n    $auditor: Boolean!\n    $administrator: Boolean!\n    $finance: Boolean!\n    $signatory: Boolean!\n    $organizer: Boolean!\n    $events: Boolean!\n    $revenue: Boolean!\n    $latest: Boolean!\n    $wallet: Boolean!\n    $walletOf: WalletOwner!\n  ) {\n    dashboard {\n      ...HomeCounters_figures\n    }\n    wallet(of: $walletOf) @include(if: $wallet) {\n      id\n      ...HomeCounters_wallet\n    }\n    events(first: 5) @include(if: $latest) {\n      nodes {\n        id\n        ...LatestEvents_event\n      }\n    }\n    publishedEvents(first: 3) @include(if: $attendee) {\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n": typeof types.HomeDocument,
    "\n  fragment HealthList_stats on SystemStats {\n    health {\n      part\n      level\n      note\n    }\n  }\n": typeof types.HealthList_StatsFragmentDoc,
    "\n  fragment SystemInformation_stats on SystemStats {\n    environment\n    version\n    uptime\n  }\n": typeof types.SystemInformation_StatsFragmentDoc,
    "\n  fragment SystemFigures_stats on SystemStats {\n    systemHealth\n    totalUsers\n    totalTickets\n    activeSessions\n  }\n": typeof types.SystemFigures_StatsFragmentDoc,
    "\n  query SystemStats {\n    systemStats {\n      ...SystemFigures_stats\n      ...HealthList_stats\n      ...SystemInformation_stats\n      maintenance {\n        ...MaintenanceToggle_mode\n      }\n    }\n  }\n": typeof types.SystemStatsDocument,
    "\n  subscription SystemStatsChanged {\n    systemStatsChanged {\n      ...SystemFigures_stats\n      ...HealthList_stats\n      ...SystemInformation_stats\n      maintenance {\n        ...MaintenanceToggle_mode\n      }\n    }\n  }\n": typeof types.SystemStatsChangedDocument,
    "\n  fragment PendingApprovals_contract on Contract {\n    id\n    viewerCanApprove\n    openRounds\n    pendingExpenses\n  }\n": typeof types.PendingApprovals_ContractFragmentDoc,
    "\n  fragment ContractView_contract on Contract {\n    id\n    status\n    viewerRole\n    viewerIsSignatory\n    viewerCanAddExpense\n    viewerCanTrigger\n    viewerCanSeeMoney\n    ...ContractHead_contract\n    ...ContractNotices_contract\n    ...ContractShares_contract\n    ...ContractSignatories_contract\n    ...ContractEscrow_contract\n    ...PendingApprovals_contract\n  }\n": typeof types.ContractView_ContractFragmentDoc,
    "\n  query ContractPage($id: ID!) {\n    contract(id: $id) {\n      id\n      ...ContractView_contract\n    }\n  }\n": typeof types.ContractPageDocument,
    "\n  query ContractEventChoices($after: String) {\n    events(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        status\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ContractEventChoicesDocument,
    "\n  query ContractPartnerChoices($after: String) {\n    partners(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        status\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.ContractPartnerChoicesDocument,
    "\n  query PartnershipFigures {\n    dashboard {\n      partnerships\n      totalContracts\n      pendingContracts\n      pendingDistributions\n    }\n  }\n": typeof types.PartnershipFiguresDocument,
    "\n  query WaitingDrafts($first: Int!, $after: String) {\n    contracts(status: DRAFT, first: $first, after: $after) {\n      nodes {\n        id\n        viewerCanApprove\n        viewerCanFinalize\n        ...ContractCard_contract\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.WaitingDraftsDocument,
    "\n  query WaitingRounds($first: Int!, $after: String) {\n    pendingRounds(first: $first, after: $after) {\n      nodes {\n        id\n        status\n        viewerCanAuthorize\n        viewerCanExecute\n        ...RoundRow_round\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.WaitingRoundsDocument,
    "\n  query WaitingExpenses($first: Int!, $after: String) {\n    pendingExpenses(first: $first, after: $after) {\n      nodes {\n        id\n        status\n        viewerCanDecide\n        ...ExpenseRow_expense\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.WaitingExpensesDocument,
    "\n  query DraftPreview($id: ID!) {\n    event(id: $id) {\n      id\n      ...EventArticle_event\n    }\n  }\n": typeof types.DraftPreviewDocument,
    "\n  fragment EventArticle_event on Event {\n    id\n    name\n    descriptionBlocks {\n      ...FormattedText_block\n    }\n    venue\n    slug\n    startDate\n    timeZone\n    endDate\n    available\n    lowStock\n    issuer {\n      id\n      name\n      slug\n    }\n    ...LineUp_event\n    ...Faq_event\n    ...Cover_event\n    ...BuyPanel_event\n  }\n": typeof types.EventArticle_EventFragmentDoc,
    "\n  subscription EventStock($slug: String!) {\n    eventStock(slug: $slug) {\n      event {\n        id\n      }\n      available\n      lowStock\n      tiers {\n        tier {\n          id\n        }\n        available\n      }\n    }\n  }\n": typeof types.EventStockDocument,
    "\n  query EventDetails($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      name\n      ...EventArticle_event\n    }\n  }\n": typeof types.EventDetailsDocument,
    "\n  query EventPurchase($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      name\n      ...OnSale_event\n      ...WalletPurchaseFlow_event\n    }\n  }\n": typeof types.EventPurchaseDocument,
    "\n  query PublishedEvents(\n    $search: String\n    $category: EventCategory\n    $city: String\n    $price: PriceFilter\n    $maxPrice: PriceLimit\n    $fromDay: LocalDate\n    $toDay: LocalDate\n    $first: Int!\n    $after: String\n  ) {\n    publishedEvents(\n      search: $search\n      category: $category\n      city: $city\n      price: $price\n      maxPrice: $maxPrice\n      fromDay: $fromDay\n      toDay: $toDay\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        category\n        ...EventCard_event\n      }\n    }\n  }\n": typeof types.PublishedEventsDocument,
    "\n  mutation ConfirmFollow($token: String!) {\n    confirmFollow(input: { token: $token }) {\n      issuer {\n        id\n        name\n        slug\n      }\n    }\n  }\n": typeof types.ConfirmFollowDocument,
    "\n  query FollowedIssuer($token: String!) {\n    followedIssuer(token: $token) {\n      id\n      name\n      slug\n    }\n  }\n": typeof types.FollowedIssuerDocument,
    "\n  mutation StopFollowing($token: String!) {\n    stopFollowing(input: { token: $token }) {\n      done\n    }\n  }\n": typeof types.StopFollowingDocument,
    "\n  query ComingUp {\n    publishedEvents(first: 3) {\n      totalCount\n      pageInfo {\n        hasNextPage\n      }\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n": typeof types.ComingUpDocument,
    "\n  query InvitationPage($token: String!) {\n    partnerInvitation(token: $token) {\n      id\n      issuerName\n      email\n      role\n      needsSignIn\n      ...AnswerForm_invitation\n    }\n  }\n": typeof types.InvitationPageDocument,
    "\n  query IssuerPage($slug: String!, $first: Int!, $after: String) {\n    issuerBySlug(slug: $slug) {\n      id\n      name\n      slug\n      description\n      active\n      website\n      contactEmail\n      upcomingEvents(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        nodes {\n          id\n          ...EventCard_event\n        }\n      }\n      ...FollowPanel_issuer\n    }\n  }\n": typeof types.IssuerPageDocument,
    "\n  query Issuers($search: String, $first: Int!, $after: String) {\n    issuers(search: $search, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...IssuerCard_issuer\n      }\n    }\n  }\n": typeof types.IssuersDocument,
    "\n  query JoinPage($token: String!) {\n    staffInvitation(token: $token) {\n      hasAccount\n      invitation {\n        id\n        issuerName\n        email\n        name\n        role\n        expiresAt\n      }\n    }\n  }\n": typeof types.JoinPageDocument,
    "\n  mutation AcceptStaffInvitation($token: String!, $newAccount: NewStaffAccount) {\n    acceptStaffInvitation(input: { token: $token, newAccount: $newAccount }) {\n      invitation {\n        id\n      }\n    }\n  }\n": typeof types.AcceptStaffInvitationDocument,
    "\n  mutation Logout($sessionId: ID) {\n    logout(input: { sessionId: $sessionId }) {\n      done\n    }\n  }\n": typeof types.LogoutDocument,
    "\n  query Viewer {\n    viewer {\n      role\n      permissions\n      hasTemporaryPassword\n      user {\n        id\n        name\n        email\n        phone\n        role\n        emailVerified\n        hasWallet\n        issuer {\n          id\n          name\n          slug\n          active\n          inactiveReason\n        }\n      }\n    }\n  }\n": typeof types.ViewerDocument,
    "\n  subscription LowStock {\n    lowStock {\n      event {\n        id\n      }\n      eventName\n      available\n      lowStock\n      soldOut\n    }\n  }\n": typeof types.LowStockDocument,
    "\n  query QuickSearch($text: String!) {\n    quickSearch(text: $text) {\n      events {\n        id\n        name\n        venue\n        slug\n        own\n      }\n      tickets {\n        id\n        number\n        tier\n        event\n        holder\n        held\n      }\n      people {\n        id\n        name\n        email\n        role\n      }\n    }\n  }\n": typeof types.QuickSearchDocument,
};
const documents: Documents = {
    "\n  subscription AuditLogAppended($filter: AuditLogFilter) {\n    auditLogAppended(filter: $filter) {\n      id\n      ...AuditRow_entry\n    }\n  }\n": types.AuditLogAppendedDocument,
    "\n  query AuditLogs($filter: AuditLogFilter, $first: Int!, $after: String) {\n    auditLogs(filter: $filter, first: $first, after: $after) {\n      nodes {\n        id\n        ...AuditRow_entry\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.AuditLogsDocument,
    "\n  fragment AuditRow_entry on AuditLog {\n    id\n    action\n    entityType\n    entityId\n    actorKind\n    userId\n    userEmail\n    address\n    requestId\n    success\n    details\n    error\n    createdAt\n  }\n": types.AuditRow_EntryFragmentDoc,
    "\n  mutation VerifyAudit {\n    verifyAudit {\n      whole\n      message\n      fault\n      badPlace\n      checkedAt\n      entries\n      headKept\n      anchoredHeads\n      ledgerAsked\n      lostCommits\n      badEntryId\n      badEntry {\n        id\n        ...AuditRow_entry\n      }\n    }\n  }\n": types.VerifyAuditDocument,
    "\n  mutation SendContactMessage($input: SendContactMessageInput!) {\n    sendContactMessage(input: $input) {\n      done\n    }\n  }\n": types.SendContactMessageDocument,
    "\n  fragment HomeCounters_figures on DashboardFigures {\n    myTickets @include(if: $attendee)\n    upcomingEvents @include(if: $attendee)\n    validatedToday @include(if: $validator)\n    totalValidations @include(if: $validator)\n    pendingValidations @include(if: $validator)\n    totalTickets @include(if: $auditor)\n    auditEntries @include(if: $auditor)\n    revenue @include(if: $revenue) {\n      amount\n      currency\n    }\n    revenueCollected @include(if: $revenue) {\n      amount\n      currency\n    }\n    revenueDue @include(if: $revenue) {\n      amount\n      currency\n    }\n    totalEvents @include(if: $events)\n    ticketsSold @include(if: $events)\n    totalUsers @include(if: $administrator)\n    activeIssuers @include(if: $administrator)\n    pendingDistributions @include(if: $finance)\n    contracts @include(if: $finance)\n    pendingContracts @include(if: $signatory)\n    pendingApprovals @include(if: $signatory)\n    totalContracts @include(if: $signatory)\n    partnerships @include(if: $organizer)\n  }\n": types.HomeCounters_FiguresFragmentDoc,
    "\n  fragment HomeCounters_wallet on Wallet {\n    id\n    balance {\n      amount\n      currency\n    }\n    funded\n  }\n": types.HomeCounters_WalletFragmentDoc,
    "\n  fragment LatestEvents_event on Event {\n    id\n    category\n    name\n    status\n    startDate\n    timeZone\n    tiers {\n      id\n      generated\n      sold\n    }\n    ...Cover_event\n  }\n": types.LatestEvents_EventFragmentDoc,
    "\n  fragment ApprovalsChart_approval on WaitingApproval {\n    id\n    kind\n    contract {\n      id\n      name\n    }\n    title\n    given\n    required\n    since\n    waitsForViewer\n    amount {\n      amount\n      currency\n    }\n  }\n": types.ApprovalsChart_ApprovalFragmentDoc,
    "\n  query HomeCharts(\n    $sales: Boolean!\n    $entries: Boolean!\n    $revenue: Boolean!\n    $approvals: Boolean!\n    $days: Int!\n    $utcOffset: Int!\n    $minutes: Int!\n  ) {\n    dashboardCharts {\n      salesByTier(days: $days, utcOffset: $utcOffset) @include(if: $sales) {\n        ...TimeChart_chart\n      }\n      entriesByGate(minutes: $minutes) @include(if: $entries) {\n        ...TimeChart_chart\n      }\n      revenueByEvent @include(if: $revenue) {\n        event {\n          id\n        }\n        ...RevenueChart_revenue\n      }\n      approvalsWaiting @include(if: $approvals) {\n        id\n        ...ApprovalsChart_approval\n      }\n    }\n  }\n": types.HomeChartsDocument,
    "\n  fragment TimeChart_chart on TimeChart {\n    starts\n    stepSeconds\n    series {\n      name\n      points\n      total\n      tone\n    }\n  }\n": types.TimeChart_ChartFragmentDoc,
    "\n  fragment RevenueChart_revenue on EventRevenue {\n    event {\n      id\n    }\n    name\n    revenue {\n      amount\n      currency\n    }\n    due {\n      amount\n      currency\n    }\n  }\n": types.RevenueChart_RevenueFragmentDoc,
    "\n  fragment DoorAnswer on ScanResult {\n    outcome\n    tier\n    usedAt\n    usedGate\n    validFrom\n    validUntil\n    letInUnpaid\n    ticketNumber\n    playMoney\n    answers {\n      label\n      value\n      question {\n        id\n        kind\n      }\n    }\n    due {\n      amount\n      currency\n    }\n    ticket {\n      id\n      holderName @include(if: $person)\n      event {\n        id\n        name\n      }\n    }\n  }\n": types.DoorAnswerFragmentDoc,
    "\n  mutation DoorScan($input: ValidateTicketInput!, $person: Boolean!) {\n    validateTicket(input: $input) {\n      result {\n        ...DoorAnswer\n      }\n    }\n  }\n": types.DoorScanDocument,
    "\n  mutation DoorAdmitGuest($input: AdmitGuestInput!, $person: Boolean!) {\n    admitGuest(input: $input) {\n      result {\n        ...DoorAnswer\n      }\n    }\n  }\n": types.DoorAdmitGuestDocument,
    "\n  mutation DoorUpload($deviceId: String!, $clockOffsetMs: Int!, $scans: [QueuedScanInput!]!) {\n    uploadScans(input: { deviceId: $deviceId, clockOffsetMs: $clockOffsetMs, scans: $scans }) {\n      scans {\n        nonce\n        outcome\n        ticketNumber\n        repeated\n        conflict\n      }\n    }\n  }\n": types.DoorUploadDocument,
    "\n  mutation DoorNoteCollected($deviceId: String!, $nonce: String!, $method: DueMethod!) {\n    noteCollected(input: { deviceId: $deviceId, nonce: $nonce, method: $method }) {\n      counted\n      isVoid\n    }\n  }\n": types.DoorNoteCollectedDocument,
    "\n  mutation DoorLetInUnpaid($deviceId: String!, $nonce: String!) {\n    letInUnpaid(input: { deviceId: $deviceId, nonce: $nonce }) {\n      stillDue\n    }\n  }\n": types.DoorLetInUnpaidDocument,
    "\n  mutation DoorUndo($deviceId: String!, $nonce: String!, $reason: String!) {\n    undoEntry(input: { deviceId: $deviceId, nonce: $nonce, reason: $reason }) {\n      scanId\n    }\n  }\n": types.DoorUndoDocument,
    "\n  query DoorTime($eventId: ID!) {\n    doorBriefing(eventId: $eventId) {\n      serverTime\n    }\n  }\n": types.DoorTimeDocument,
    "\n  query DoorBriefing($eventId: ID!, $deviceId: String) {\n    doorBriefing(eventId: $eventId, deviceId: $deviceId) {\n      entered\n      event {\n        id\n        name\n        category\n        issuer {\n          id\n        }\n        startDate\n        endDate\n        timeZone\n        tiers\n        gates {\n          id\n          name\n          active\n          entries\n        }\n      }\n      keys {\n        version\n        publicKey\n      }\n    }\n    exchangeRates {\n      from\n      to\n      rate\n    }\n    euroRate\n  }\n": types.DoorBriefingDocument,
    "\n  query DoorSnapshot($issuerId: ID!, $since: String) {\n    revocationSnapshot(issuerId: $issuerId, since: $since) {\n      issuerId\n      number\n      since\n      createdAt\n      revoked {\n        ticketId\n        revokedAt\n      }\n      totalRevoked\n      keyVersion\n      signature\n    }\n  }\n": types.DoorSnapshotDocument,
    "\n  query DoorDues($eventId: ID!, $since: DateTime) {\n    doorDues(eventId: $eventId, since: $since) {\n      asOf\n      due {\n        amount {\n          amount\n          currency\n        }\n        ticketIds\n      }\n      settled\n      playMoney\n    }\n  }\n": types.DoorDuesDocument,
    "\n  query DoorTests($eventId: ID!) {\n    testTickets(eventId: $eventId) {\n      kind\n      ticketId\n      code\n    }\n  }\n": types.DoorTestsDocument,
    "\n  query DoorConflicts($eventId: ID!, $person: Boolean!, $after: String) {\n    scanConflicts(eventId: $eventId, first: 40, after: $after) {\n      nodes {\n        id\n        ticketNumber\n        tier\n        holderName @include(if: $person)\n        winner {\n          id\n          deviceId\n          correctedAt\n          timeDoubtful\n          gate {\n            id\n            name\n          }\n        }\n        loser {\n          id\n          deviceId\n          correctedAt\n          timeDoubtful\n          gate {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.DoorConflictsDocument,
    "\n  query DoorVoidEntries($eventId: ID!, $person: Boolean!, $after: String) {\n    voidEntries(eventId: $eventId, first: 40, after: $after) {\n      nodes {\n        id\n        ticketNumber\n        tier\n        holderName @include(if: $person)\n        revokedAt\n        reason\n        reasonCode\n        scan {\n          id\n          deviceId\n          correctedAt\n          timeDoubtful\n          gate {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.DoorVoidEntriesDocument,
    "\n  subscription DoorEntries($eventId: ID!) {\n    eventEntries(eventId: $eventId) {\n      event {\n        id\n      }\n      revocationNumber\n      entered\n      gates {\n        id\n        name\n        active\n        entries\n      }\n    }\n  }\n": types.DoorEntriesDocument,
    "\n  query DoorGuests($eventId: ID!, $search: String!, $person: Boolean!) {\n    doorGuests(eventId: $eventId, search: $search) {\n      id\n      number\n      tier {\n        id\n        name\n      }\n      status\n      holderName @include(if: $person)\n      holderEmail @include(if: $person)\n    }\n  }\n": types.DoorGuestsDocument,
    "\n  query DoorChoices($after: String) {\n    doorEvents(first: 50, after: $after) {\n      nodes {\n        id\n        category\n        name\n        venue\n        startDate\n        endDate\n        timeZone\n        gates {\n          id\n          name\n          active\n          entries\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.DoorChoicesDocument,
    "\n  query DoorEvents($after: String) {\n    events(status: PUBLISHED, first: 100, after: $after) {\n      nodes {\n        id\n        name\n        startDate\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.DoorEventsDocument,
    "\n  query DoorGates($eventId: ID!, $after: String) {\n    gates(eventId: $eventId, first: 100, after: $after) {\n      nodes {\n        id\n        name\n        active\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.DoorGatesDocument,
    "\n  query DoorKey($issuerId: ID!, $version: Int!) {\n    publicKey(issuerId: $issuerId, version: $version) {\n      issuer {\n        id\n      }\n      version\n      keyId\n      publicKey\n    }\n  }\n": types.DoorKeyDocument,
    "\n  query DoorRevocations($issuerId: ID) {\n    revocationSnapshot(issuerId: $issuerId) {\n      issuerId\n      number\n      since\n      createdAt\n      revoked {\n        ticketId\n        revokedAt\n      }\n      totalRevoked\n      keyVersion\n      signature\n    }\n  }\n": types.DoorRevocationsDocument,
    "\n  query RevocationPreview($id: ID!, $person: Boolean!) {\n    ticket(id: $id) {\n      id\n      tier {\n        id\n        name\n      }\n      status\n      holderName @include(if: $person)\n      event {\n        id\n        name\n      }\n    }\n  }\n": types.RevocationPreviewDocument,
    "\n  mutation RevokeTicket($id: ID!, $reason: String!) {\n    revokeTicket(input: { id: $id, reason: $reason }) {\n      ticket {\n        id\n        status\n        dueStatus\n        due {\n          amount\n          currency\n        }\n        revokedAt\n        revokeReason\n        tier {\n          id\n          name\n        }\n        event {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.RevokeTicketDocument,
    "\n  mutation LetInUnpaid($deviceId: String!, $nonce: String!) {\n    letInUnpaid(input: { deviceId: $deviceId, nonce: $nonce }) {\n      stillDue\n    }\n  }\n": types.LetInUnpaidDocument,
    "\n  mutation CollectDue($ticketId: ID!, $method: DueMethod!) {\n    collectDue(input: { ticketId: $ticketId, method: $method }) {\n      ticket {\n        id\n        dueStatus\n        due {\n          amount\n          currency\n        }\n      }\n    }\n  }\n": types.CollectDueDocument,
    "\n  mutation ValidateTicket($input: ValidateTicketInput!, $person: Boolean!) {\n    validateTicket(input: $input) {\n      result {\n        valid\n        outcome\n        scanId\n        message\n        ticketNumber\n        tier\n        usedAt\n        usedGate\n        validFrom\n        validUntil\n        playMoney\n        answers {\n          label\n          value\n          question {\n            id\n            kind\n          }\n        }\n        due {\n          amount\n          currency\n        }\n        ticket {\n          id\n          holderName @include(if: $person)\n          event {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n": types.ValidateTicketDocument,
    "\n  mutation ValidateTicketOffline($ticket: JSON!, $publicKey: String!, $revocationSnapshot: JSON!) {\n    validateTicketOffline(input: { ticket: $ticket, publicKey: $publicKey, revocationSnapshot: $revocationSnapshot }) {\n      valid\n      outcome\n      message\n      keyKnown\n    }\n  }\n": types.ValidateTicketOfflineDocument,
    "\n  fragment BrowseCard_event on Event {\n    id\n    category\n    name\n    descriptionText\n    venue\n    slug\n    startDate\n    timeZone\n    available\n    lowestPrice {\n      amount\n      currency\n    }\n    ...Cover_event\n  }\n": types.BrowseCard_EventFragmentDoc,
    "\n  fragment EventCard_event on Event {\n    id\n    category\n    name\n    descriptionText\n    venue\n    slug\n    status\n    startDate\n    timeZone\n    available\n    lowStock\n    lowestPrice {\n      amount\n      currency\n    }\n    ...Cover_event\n  }\n": types.EventCard_EventFragmentDoc,
    "\n  query CancelledEvent($slug: String!) {\n    cancelledEvent(slug: $slug) {\n      name\n      venue\n      startDate\n      timeZone\n    }\n  }\n": types.CancelledEventDocument,
    "\n  fragment Faq_event on Event {\n    id\n    faq {\n      question\n      answerBlocks {\n        ...FormattedText_block\n      }\n    }\n  }\n": types.Faq_EventFragmentDoc,
    "\n  fragment FormattedText_block on RichTextBlock {\n    kind\n    depth\n    number\n    spans {\n      text\n      bold\n      italic\n      href\n    }\n  }\n": types.FormattedText_BlockFragmentDoc,
    "\n  fragment LineUp_event on Event {\n    id\n    timeZone\n    lineUp {\n      name\n      note\n      startsAt\n      link\n    }\n  }\n": types.LineUp_EventFragmentDoc,
    "\n  fragment Cover_event on Event {\n    id\n    category\n    cover {\n      hash\n      widths\n      color\n      focalX\n      focalY\n    }\n  }\n": types.Cover_EventFragmentDoc,
    "\n  query EventCities {\n    eventCities {\n      name\n      events\n    }\n  }\n": types.EventCitiesDocument,
    "\n  query MonthEvents(\n    $search: String\n    $city: String\n    $price: PriceFilter\n    $maxPrice: PriceLimit\n    $fromDay: LocalDate!\n    $toDay: LocalDate!\n    $after: String\n  ) {\n    publishedEvents(\n      search: $search\n      city: $city\n      price: $price\n      maxPrice: $maxPrice\n      fromDay: $fromDay\n      toDay: $toDay\n      first: 100\n      after: $after\n    ) {\n      totalCount\n      nodes {\n        id\n        name\n        slug\n        category\n        startDate\n        timeZone\n        venue\n        city\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.MonthEventsDocument,
    "\n  fragment CancellationPolicy_event on Event {\n    id\n    cancellationPolicy {\n      cutoffMinutes\n      refundsPaid\n    }\n  }\n": types.CancellationPolicy_EventFragmentDoc,
    "\n  mutation SetCancellationPolicy($eventId: ID!, $minutes: Int, $refundsPaid: Boolean!) {\n    setCancellationPolicy(input: { eventId: $eventId, minutes: $minutes, refundsPaid: $refundsPaid }) {\n      event {\n        id\n        cancellationPolicy {\n          cutoffMinutes\n          refundsPaid\n        }\n      }\n    }\n  }\n": types.SetCancellationPolicyDocument,
    "\n  fragment CoverFocus_event on Event {\n    id\n    cover {\n      hash\n      width\n      height\n      widths\n      color\n      focalX\n      focalY\n    }\n  }\n": types.CoverFocus_EventFragmentDoc,
    "\n  mutation SetCoverFocus($eventId: ID!, $focalX: Float!, $focalY: Float!) {\n    setCoverFocus(input: { eventId: $eventId, focalX: $focalX, focalY: $focalY }) {\n      event {\n        id\n        updatedAt\n        ...CoverFocus_event\n      }\n    }\n  }\n": types.SetCoverFocusDocument,
    "\n  fragment CoverPanel_event on Event {\n    id\n    cover {\n      hash\n    }\n    ...Cover_event\n    ...CoverFocus_event\n  }\n": types.CoverPanel_EventFragmentDoc,
    "\n  query EventCover($id: ID!) {\n    event(id: $id) {\n      id\n      updatedAt\n      ...CoverPanel_event\n    }\n  }\n": types.EventCoverDocument,
    "\n  mutation RemoveCover($eventId: ID!) {\n    removeCover(input: { eventId: $eventId }) {\n      event {\n        id\n        updatedAt\n        ...CoverPanel_event\n      }\n    }\n  }\n": types.RemoveCoverDocument,
    "\n  mutation CreateEvent($input: CreateEventInput!) {\n    createEvent(input: $input) {\n      event {\n        id\n        ...MyEventCard_event\n      }\n    }\n  }\n": types.CreateEventDocument,
    "\n  fragment CreateTickets_event on Event {\n    id\n    startDate\n    timeZone\n    endDate\n  }\n": types.CreateTickets_EventFragmentDoc,
    "\n  mutation CreateTickets($eventId: ID!, $tiers: [TierInput!]!, $figures: Boolean!) {\n    createTickets(input: { eventId: $eventId, tiers: $tiers }) {\n      event {\n        id\n        ...TicketSummary_event\n      }\n    }\n  }\n": types.CreateTicketsDocument,
    "\n  fragment DeleteEventButton_event on Event {\n    id\n    name\n    viewerCanDelete\n    tiers {\n      id\n      sold\n    }\n  }\n": types.DeleteEventButton_EventFragmentDoc,
    "\n  mutation DeleteEvent($id: ID!) {\n    deleteEvent(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.DeleteEventDocument,
    "\n  fragment DuplicateEventButton_event on Event {\n    id\n    name\n    startDate\n    timeZone\n    viewerCanDuplicate\n  }\n": types.DuplicateEventButton_EventFragmentDoc,
    "\n  mutation DuplicateEvent($id: ID!, $startDate: DateTime!, $name: String) {\n    duplicateEvent(input: { id: $id, startDate: $startDate, name: $name }) {\n      event {\n        id\n        ...MyEventCard_event\n      }\n    }\n  }\n": types.DuplicateEventDocument,
    "\n  fragment EditEventButton_event on Event {\n    id\n    name\n    venue\n    description\n    startDate\n    timeZone\n    endDate\n    category\n  }\n": types.EditEventButton_EventFragmentDoc,
    "\n  mutation UpdateEvent($input: UpdateEventInput!) {\n    updateEvent(input: $input) {\n      event {\n        id\n        updatedAt\n        ...EditEventButton_event\n      }\n    }\n  }\n": types.UpdateEventDocument,
    "\n  query EventChangePreview($id: ID!, $input: EventPatch!) {\n    eventChangePreview(id: $id, input: $input) {\n      holders\n      ...NotifyHolders_preview\n    }\n  }\n": types.EventChangePreviewDocument,
    "\n  fragment EditTierButton_tier on Tier {\n    id\n    name\n    description\n    price {\n      amount\n      currency\n    }\n    generated\n    sold\n  }\n": types.EditTierButton_TierFragmentDoc,
    "\n  mutation UpdateTier($input: UpdateTierInput!, $figures: Boolean!) {\n    updateTier(input: $input) {\n      event {\n        id\n        ...TicketSummary_event\n      }\n    }\n  }\n": types.UpdateTierDocument,
    "\n  mutation RemoveTier($tierId: ID!, $figures: Boolean!) {\n    removeTier(input: { tierId: $tierId }) {\n      event {\n        id\n        ...TicketSummary_event\n      }\n    }\n  }\n": types.RemoveTierDocument,
    "\n  fragment EmbedPanel_event on Event {\n    id\n    slug\n    status\n  }\n": types.EmbedPanel_EventFragmentDoc,
    "\n  query EventEmbed($eventId: ID!) {\n    eventEmbed(eventId: $eventId) {\n      event {\n        id\n      }\n      sites\n    }\n  }\n": types.EventEmbedDocument,
    "\n  mutation SetEventEmbed($eventId: ID!, $sites: [String!]!) {\n    setEventEmbed(input: { eventId: $eventId, sites: $sites }) {\n      embed {\n        event {\n          id\n        }\n        sites\n      }\n    }\n  }\n": types.SetEventEmbedDocument,
    "\n  mutation PublishEvent($id: ID!) {\n    publishEvent(input: { id: $id }) {\n      event {\n        id\n        status\n        publishedAt\n        viewerCanEdit\n        viewerCanPublish\n        viewerCanUnpublish\n        viewerCanCancel\n        viewerCanDelete\n      }\n    }\n  }\n": types.PublishEventDocument,
    "\n  query EventMoney($id: ID!) {\n    event(id: $id) {\n      id\n      stats {\n        event {\n          id\n        }\n        collected {\n          amount\n          currency\n        }\n        duesOpen {\n          amount\n          currency\n        }\n        refunded {\n          amount\n          currency\n        }\n        unpaidTickets {\n          free\n          guestList\n        }\n      }\n    }\n  }\n": types.EventMoneyDocument,
    "\n  fragment FaqPanel_event on Event {\n    id\n    faq {\n      question\n      answer\n    }\n  }\n": types.FaqPanel_EventFragmentDoc,
    "\n  mutation SetFaq($eventId: ID!, $questions: [EventFaqInput!]!) {\n    setEventFaq(input: { eventId: $eventId, questions: $questions }) {\n      event {\n        ...FaqPanel_event\n      }\n    }\n  }\n": types.SetFaqDocument,
    "\n  mutation SetGateActive($id: ID!, $active: Boolean!) {\n    setGateActive(input: { id: $id, active: $active }) {\n      gate {\n        id\n        active\n      }\n    }\n  }\n": types.SetGateActiveDocument,
    "\n  mutation CreateGate($eventId: ID!, $name: String!) {\n    createGate(input: { eventId: $eventId, name: $name }) {\n      gate {\n        id\n        name\n        ...Gate_gate\n      }\n    }\n  }\n": types.CreateGateDocument,
    "\n  fragment Gate_gate on Gate {\n    id\n    name\n    active\n    entries\n  }\n": types.Gate_GateFragmentDoc,
    "\n  query EventGates($eventId: ID!, $first: Int!, $after: String) {\n    gates(eventId: $eventId, first: $first, after: $after) {\n      nodes {\n        id\n        ...Gate_gate\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.EventGatesDocument,
    "\n  subscription EventEntries($eventId: ID!) {\n    eventEntries(eventId: $eventId) {\n      event {\n        id\n      }\n      entered\n      gates {\n        id\n        ...Gate_gate\n      }\n    }\n  }\n": types.EventEntriesDocument,
    "\n  fragment GuestLists_event on Event {\n    id\n    status\n    ...SendGuests_event\n  }\n": types.GuestLists_EventFragmentDoc,
    "\n  fragment GuestList_list on GuestList {\n    id\n    fileName\n    payment\n    issued\n    refused\n    refusals {\n      line\n      code\n      reason\n    }\n    createdAt\n    finishedAt\n  }\n": types.GuestList_ListFragmentDoc,
    "\n  query GuestLists($eventId: ID!, $first: Int!, $after: String) {\n    guestLists(eventId: $eventId, first: $first, after: $after) {\n      nodes {\n        id\n        ...GuestList_list\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.GuestListsDocument,
    "\n  fragment LineUpPanel_event on Event {\n    id\n    timeZone\n    lineUp {\n      name\n      note\n      startsAt\n      link\n    }\n  }\n": types.LineUpPanel_EventFragmentDoc,
    "\n  mutation SetLineUp($eventId: ID!, $acts: [EventActInput!]!) {\n    setEventLineUp(input: { eventId: $eventId, acts: $acts }) {\n      event {\n        ...LineUpPanel_event\n      }\n    }\n  }\n": types.SetLineUpDocument,
    "\n  fragment MyEventCard_event on Event {\n    id\n    category\n    name\n    descriptionText\n    venue\n    slug\n    status\n    startDate\n    timeZone\n    viewerCanPublish\n    issuer {\n      id\n      name\n    }\n    tiers {\n      id\n      generated\n      sold\n    }\n    ...Cover_event\n  }\n": types.MyEventCard_EventFragmentDoc,
    "\n  fragment NotifyHolders_preview on EventChangePreview {\n    holders\n    tickets\n    changes {\n      field\n      before\n      after\n    }\n  }\n": types.NotifyHolders_PreviewFragmentDoc,
    "\n  fragment FormSalesSwitch_event on Event {\n    id\n    formSales\n  }\n": types.FormSalesSwitch_EventFragmentDoc,
    "\n  mutation SetEventFormSales($id: ID!, $formSales: Boolean!) {\n    updateEvent(input: { formSales: $formSales, id: $id }) {\n      event {\n        id\n        formSales\n      }\n    }\n  }\n": types.SetEventFormSalesDocument,
    "\n  fragment TierSalesSwitch_tier on Tier {\n    id\n    name\n    formSales\n  }\n": types.TierSalesSwitch_TierFragmentDoc,
    "\n  mutation SetTierFormSales($tierId: ID!, $enabled: Boolean!) {\n    setTierFormSales(input: { tierId: $tierId, enabled: $enabled }) {\n      tier {\n        id\n        formSales\n      }\n    }\n  }\n": types.SetTierFormSalesDocument,
    "\n  fragment SendGuests_event on Event {\n    id\n    tiers {\n      id\n      name\n    }\n  }\n": types.SendGuests_EventFragmentDoc,
    "\n  fragment TicketSummary_event on Event {\n    id\n    available\n    tiers {\n      id\n      name\n      price {\n        amount\n        currency\n      }\n      generated\n      sold\n      available\n      ...TierSalesSwitch_tier\n      ...EditTierButton_tier\n    }\n    stats @include(if: $figures) {\n      event {\n        id\n      }\n      totalEntered\n      revenue {\n        amount\n        currency\n      }\n      collected {\n        amount\n        currency\n      }\n      duesOpen {\n        amount\n        currency\n      }\n      tiers {\n        tier {\n          id\n        }\n        entered\n      }\n    }\n  }\n": types.TicketSummary_EventFragmentDoc,
    "\n  fragment TransferCutoff_event on Event {\n    id\n    transferCutoff\n  }\n": types.TransferCutoff_EventFragmentDoc,
    "\n  mutation SetTransferCutoff($eventId: ID!, $minutes: Int) {\n    setTransferCutoff(input: { eventId: $eventId, minutes: $minutes }) {\n      event {\n        id\n        transferCutoff\n      }\n    }\n  }\n": types.SetTransferCutoffDocument,
    "\n  fragment UnpublishButton_event on Event {\n    id\n    name\n    viewerCanUnpublish\n    tiers {\n      id\n      sold\n    }\n  }\n": types.UnpublishButton_EventFragmentDoc,
    "\n  mutation UnpublishEvent($id: ID!) {\n    unpublishEvent(input: { id: $id }) {\n      event {\n        id\n        status\n        publishedAt\n        viewerCanEdit\n        viewerCanPublish\n        viewerCanUnpublish\n        viewerCanCancel\n        viewerCanDelete\n      }\n    }\n  }\n": types.UnpublishEventDocument,
    "\n  subscription IssuerEventStats {\n    issuerEventStats {\n      event {\n        id\n      }\n      totalGenerated\n      totalSold\n      totalHeld\n      totalEntered\n      revenue {\n        amount\n        currency\n      }\n      duesOpen {\n        amount\n        currency\n      }\n      tiers {\n        tier {\n          id\n        }\n        generated\n        sold\n        held\n        entered\n      }\n    }\n  }\n": types.IssuerEventStatsDocument,
    "\n  query EventDays(\n    $search: String\n    $city: String\n    $price: PriceFilter\n    $maxPrice: PriceLimit\n    $fromDay: LocalDate!\n    $toDay: LocalDate!\n    $after: String\n  ) {\n    publishedEvents(\n      search: $search\n      city: $city\n      price: $price\n      maxPrice: $maxPrice\n      fromDay: $fromDay\n      toDay: $toDay\n      first: 100\n      after: $after\n    ) {\n      nodes {\n        id\n        startDate\n        timeZone\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.EventDaysDocument,
    "\n  query ContractExpenses($contractId: ID!, $first: Int!, $after: String) {\n    expenses(contractId: $contractId, first: $first, after: $after) {\n      nodes {\n        id\n        ...ExpenseRow_expense\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ContractExpensesDocument,
    "\n  fragment ExpenseDecision_expense on Expense {\n    id\n    description\n    status\n    isOwn\n    viewerCanDecide\n    amount {\n      amount\n      currency\n    }\n    submitter {\n      id\n      name\n      email\n    }\n  }\n": types.ExpenseDecision_ExpenseFragmentDoc,
    "\n  mutation DecideExpense($id: ID!, $approve: Boolean!, $comment: String) {\n    decideExpense(input: { id: $id, approve: $approve, comment: $comment }) {\n      expense {\n        id\n        ...ExpenseRow_expense\n      }\n    }\n  }\n": types.DecideExpenseDocument,
    "\n  mutation SubmitExpense($input: SubmitExpenseInput!) {\n    submitExpense(input: $input) {\n      expense {\n        id\n        ...ExpenseRow_expense\n      }\n    }\n  }\n": types.SubmitExpenseDocument,
    "\n  fragment ExpenseRow_expense on Expense {\n    id\n    contractName\n    eventName\n    category\n    description\n    owed {\n      amount\n      currency\n    }\n    status\n    comment\n    createdAt\n    paid\n    amount {\n      amount\n      currency\n    }\n    submitter {\n      id\n      name\n      email\n    }\n    ...ExpenseDecision_expense\n    ...ReceiptLink_expense\n  }\n": types.ExpenseRow_ExpenseFragmentDoc,
    "\n  query ExpenseContracts($after: String) {\n    contracts(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        viewerCanAddExpense\n        event {\n          id\n          name\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ExpenseContractsDocument,
    "\n  query PendingExpenses($contractId: ID, $first: Int!, $after: String) {\n    pendingExpenses(contractId: $contractId, first: $first, after: $after) {\n      nodes {\n        id\n        ...ExpenseRow_expense\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.PendingExpensesDocument,
    "\n  fragment ReceiptLink_expense on Expense {\n    id\n    receiptLink\n    receipt {\n      id\n      fileName\n      url\n    }\n  }\n": types.ReceiptLink_ExpenseFragmentDoc,
    "\n  subscription ExpenseChanged($contractId: ID) {\n    expenseChanged(contractId: $contractId) {\n      id\n      ...ExpenseRow_expense\n    }\n  }\n": types.ExpenseChangedDocument,
    "\n  mutation CloseTicketLink($token: String!) {\n    closeTicketLink(input: { token: $token }) {\n      done\n    }\n  }\n": types.CloseTicketLinkDocument,
    "\n  mutation ResendFoundTicket($pass: String!, $id: ID!) {\n    resendFoundTicket(input: { pass: $pass, id: $id }) {\n      done\n    }\n  }\n": types.ResendFoundTicketDocument,
    "\n  fragment FoundTicketActions_ticket on Ticket {\n    id\n    file\n    status\n    transfersUntil\n    event {\n      id\n      slug\n      status\n    }\n    ...PassOn_ticket\n    ...ChangeName_ticket\n    ...CancelTicket_ticket\n  }\n": types.FoundTicketActions_TicketFragmentDoc,
    "\n  query FoundTickets($pass: String!, $first: Int!, $after: String) {\n    foundTickets(pass: $pass, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        status\n        expiresAt\n        viewerIsHolder\n        event {\n          id\n          startDate\n        }\n        ...HolderActions_ticket\n        ...TicketCard_ticket\n        ...FoundTicketActions_ticket\n      }\n    }\n  }\n": types.FoundTicketsDocument,
    "\n  mutation RequestTicketLink($email: String!) {\n    requestTicketLink(input: { email: $email }) {\n      done\n    }\n  }\n": types.RequestTicketLinkDocument,
    "\n  mutation OpenTicketLink($token: String!) {\n    openTicketLink(input: { token: $token }) {\n      pass\n      expiresAt\n    }\n  }\n": types.OpenTicketLinkDocument,
    "\n  query FirstSteps {\n    firstSteps {\n      event {\n        id\n      }\n      hasEvent\n      hasTickets\n      isOnSale\n      canBePaid\n      hasTestTicket\n      hasTestScan\n      hasTeam\n      hasDoor\n    }\n  }\n": types.FirstStepsDocument,
    "\n  fragment LaunchPanel_event on Event {\n    id\n  }\n": types.LaunchPanel_EventFragmentDoc,
    "\n  fragment SharePanel_event on Event {\n    id\n    name\n    slug\n    venue\n    startDate\n    timeZone\n  }\n": types.SharePanel_EventFragmentDoc,
    "\n  mutation IssueTestTicket($eventId: ID!) {\n    issueTestTicket(input: { eventId: $eventId }) {\n      ticket {\n        id\n        number\n        qrText\n      }\n    }\n  }\n": types.IssueTestTicketDocument,
    "\n  mutation ScanTestTicket($ticket: JSON!, $eventId: ID!) {\n    validateTicket(input: { ticket: $ticket, eventId: $eventId, deviceId: \"test\" }) {\n      result {\n        valid\n        outcome\n        message\n        usedAt\n        usedGate\n        validFrom\n        validUntil\n      }\n    }\n  }\n": types.ScanTestTicketDocument,
    "\n  query EventGuests(\n    $eventId: ID!\n    $search: String\n    $tierId: ID\n    $status: TicketStatus\n    $dueStatus: DueStatus\n    $code: String\n    $answer: AnswerFilterInput\n    $order: TicketOrderInput\n    $person: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    tickets(\n      eventId: $eventId\n      search: $search\n      tierId: $tierId\n      status: $status\n      dueStatus: $dueStatus\n      code: $code\n      answer: $answer\n      order: $order\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...GuestRow_ticket\n      }\n    }\n  }\n": types.EventGuestsDocument,
    "\n  mutation SendTicketsAgain($ticketIds: [ID!]!) {\n    sendTicketsAgain(input: { ticketIds: $ticketIds }) {\n      outcome {\n        skipped\n        tickets {\n          id\n        }\n      }\n    }\n  }\n": types.SendTicketsAgainDocument,
    "\n  mutation RevokeTickets($ticketIds: [ID!]!, $reason: String!) {\n    revokeTickets(input: { ticketIds: $ticketIds, reason: $reason }) {\n      outcome {\n        skipped\n        tickets {\n          id\n          status\n          dueStatus\n          revokedAt\n          revokeReason\n        }\n      }\n    }\n  }\n": types.RevokeTicketsDocument,
    "\n  fragment GuestRow_ticket on Ticket {\n    id\n    number\n    tier {\n      id\n      name\n    }\n    status\n    price {\n      amount\n      currency\n    }\n    dueStatus\n    issuedAt\n    enteredAt\n    passedOnAt\n    holderName @include(if: $person)\n    holderEmail @include(if: $person)\n    holderPhone @include(if: $person)\n  }\n": types.GuestRow_TicketFragmentDoc,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(input: { email: $email }) {\n      done\n    }\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation Login($email: String!, $password: String!) {\n    login(input: { email: $email, password: $password }) {\n      token\n      sessionId\n      user {\n        id\n        name\n        email\n        phone\n        role\n      }\n    }\n  }\n": types.LoginDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      hasWallet\n      user {\n        id\n      }\n    }\n  }\n": types.RegisterDocument,
    "\n  mutation UpdateIssuer($input: UpdateIssuerInput!) {\n    updateIssuer(input: $input) {\n      issuer {\n        id\n        ...IssuerAccountRow_account\n      }\n    }\n  }\n": types.UpdateIssuerDocument,
    "\n  query IssuerFollow($slug: String!) {\n    issuerBySlug(slug: $slug) {\n      id\n      viewerFollows\n      followers\n      viewerCanEditPage\n    }\n  }\n": types.IssuerFollowDocument,
    "\n  mutation RequestFollow($issuerId: ID!, $email: String!) {\n    requestFollow(input: { issuerId: $issuerId, email: $email }) {\n      done\n    }\n  }\n": types.RequestFollowDocument,
    "\n  mutation FollowIssuer($issuerId: ID!) {\n    followIssuer(input: { issuerId: $issuerId }) {\n      issuer {\n        id\n        viewerFollows\n        followers\n      }\n    }\n  }\n": types.FollowIssuerDocument,
    "\n  mutation UnfollowIssuer($issuerId: ID!) {\n    unfollowIssuer(input: { issuerId: $issuerId }) {\n      issuer {\n        id\n        viewerFollows\n        followers\n      }\n    }\n  }\n": types.UnfollowIssuerDocument,
    "\n  fragment FollowPanel_issuer on Issuer {\n    id\n    name\n    slug\n  }\n": types.FollowPanel_IssuerFragmentDoc,
    "\n  fragment IssuerAccountRow_account on IssuerAccount {\n    id\n    name\n    description\n    active\n    inactiveSince\n    inactiveReason\n    createdAt\n    people\n    publishedEvents\n  }\n": types.IssuerAccountRow_AccountFragmentDoc,
    "\n  query IssuerAccounts($search: String, $active: Boolean, $first: Int!, $after: String) {\n    issuerAccounts(search: $search, active: $active, first: $first, after: $after) {\n      nodes {\n        id\n        ...IssuerAccountRow_account\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.IssuerAccountsDocument,
    "\n  fragment IssuerCard_issuer on Issuer {\n    id\n    name\n    description\n    active\n    slug\n  }\n": types.IssuerCard_IssuerFragmentDoc,
    "\n  mutation SetIssuerActive($input: SetIssuerActiveInput!) {\n    setIssuerActive(input: $input) {\n      issuer {\n        id\n        ...IssuerAccountRow_account\n      }\n    }\n  }\n": types.SetIssuerActiveDocument,
    "\n  query IssuerPastEvents($slug: String!, $first: Int!, $after: String) {\n    issuerBySlug(slug: $slug) {\n      id\n      pastEvents(first: $first, after: $after) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        nodes {\n          id\n          name\n          venue\n          slug\n          startDate\n          timeZone\n        }\n      }\n    }\n  }\n": types.IssuerPastEventsDocument,
    "\n  query NextMerchantCallbackUrl($provider: PaymentProvider!) {\n    nextMerchantCallbackUrl(provider: $provider)\n  }\n": types.NextMerchantCallbackUrlDocument,
    "\n  fragment MerchantItem_account on MerchantAccount {\n    id\n    provider\n    method\n    label\n    state\n    testedAt\n    problem\n    feePercent\n    feeAmount\n    callbackUrl\n  }\n": types.MerchantItem_AccountFragmentDoc,
    "\n  mutation TestMerchantAccount($id: ID!) {\n    testMerchantAccount(input: { id: $id }) {\n      merchantAccount {\n        id\n        method\n        label\n        problem\n        ...MerchantItem_account\n      }\n    }\n  }\n": types.TestMerchantAccountDocument,
    "\n  mutation CloseMerchantAccount($id: ID!) {\n    closeMerchantAccount(input: { id: $id }) {\n      merchantAccount {\n        id\n        state\n      }\n    }\n  }\n": types.CloseMerchantAccountDocument,
    "\n  query MerchantAccounts {\n    merchantAccounts {\n      id\n      provider\n      method\n      label\n      state\n      problem\n      ...MerchantItem_account\n    }\n  }\n": types.MerchantAccountsDocument,
    "\n  mutation ConnectMerchantAccount($input: ConnectMerchantAccountInput!) {\n    connectMerchantAccount(input: $input) {\n      merchantAccount {\n        id\n      }\n    }\n  }\n": types.ConnectMerchantAccountDocument,
    "\n  mutation SendGroupMessage($input: SendGroupMessageInput!) {\n    sendGroupMessage(input: $input) {\n      batch {\n        id\n        ...BatchProgress_batch\n      }\n    }\n  }\n": types.SendGroupMessageDocument,
    "\n  query EventMessages($eventId: ID!, $first: Int!, $after: String) {\n    messageBatches(eventId: $eventId, first: $first, after: $after) {\n      nodes {\n        id\n        audience\n        about\n        tiers\n        chosenTickets\n        subject\n        status\n        createdAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.EventMessagesDocument,
    "\n  query GroupMessages($first: Int!, $after: String) {\n    messageBatches(first: $first, after: $after) {\n      nodes {\n        id\n        audience\n        about\n        tiers\n        chosenTickets\n        subject\n        status\n        createdAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.GroupMessagesDocument,
    "\n  fragment BatchProgress_batch on MessageBatch {\n    id\n    status\n    total\n    delivered\n    opened\n    mailed\n    failed\n  }\n": types.BatchProgress_BatchFragmentDoc,
    "\n  query GroupMessage($id: ID!) {\n    messageBatch(id: $id) {\n      id\n      audience\n      about\n      tiers\n    chosenTickets\n      subject\n      body\n      createdAt\n      ...BatchProgress_batch\n    }\n  }\n": types.GroupMessageDocument,
    "\n  subscription GroupMessageChanged($id: ID!) {\n    messageBatchChanged(id: $id) {\n      id\n      ...BatchProgress_batch\n    }\n  }\n": types.GroupMessageChangedDocument,
    "\n  fragment ThreadMessage_message on Message {\n    id\n    senderName\n    senderEmail\n    recipientId\n    body\n    type\n    isRead\n    isOwn\n    createdAt\n  }\n": types.ThreadMessage_MessageFragmentDoc,
    "\n  query MessageDetails($id: ID!) {\n    message(id: $id) {\n      id\n      threadId\n      subject\n      senderName\n      senderEmail\n      recipientName\n      recipientEmail\n      isOwn\n      thread {\n        id\n        isOwn\n        isRead\n        ...ThreadMessage_message\n      }\n    }\n  }\n": types.MessageDetailsDocument,
    "\n  mutation MarkMessageRead($id: ID!) {\n    markMessageRead(input: { id: $id }) {\n      message {\n        id\n        isRead\n      }\n    }\n  }\n": types.MarkMessageReadDocument,
    "\n  fragment MessageRow_message on Message {\n    id\n    senderName\n    senderEmail\n    recipientName\n    recipientEmail\n    subject\n    body\n    type\n    isRead\n    isOwn\n    createdAt\n  }\n": types.MessageRow_MessageFragmentDoc,
    "\n  query Messages($first: Int!, $after: String, $search: String, $box: MessageBox, $unread: Boolean!) {\n    messages(first: $first, after: $after, search: $search, box: $box, unread: $unread) {\n      nodes {\n        id\n        ...MessageRow_message\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.MessagesDocument,
    "\n  query UnreadMessages {\n    unreadMessages\n  }\n": types.UnreadMessagesDocument,
    "\n  subscription MessageArrived {\n    messageArrived {\n      unreadMessages\n      message {\n        id\n        ...MessageRow_message\n      }\n    }\n  }\n": types.MessageArrivedDocument,
    "\n  query MessageEvents($after: String) {\n    events(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        tiers {\n          id\n          name\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.MessageEventsDocument,
    "\n  query MessageContracts($after: String) {\n    contracts(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        viewerIsSignatory\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.MessageContractsDocument,
    "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      message {\n        id\n        ...MessageRow_message\n      }\n    }\n  }\n": types.SendMessageDocument,
    "\n  fragment NotificationItem_notification on Notification {\n    id\n    kind\n    title\n    detail\n    link\n    isRead\n    createdAt\n  }\n": types.NotificationItem_NotificationFragmentDoc,
    "\n  mutation MarkNotificationRead($id: ID!) {\n    markNotificationRead(input: { id: $id }) {\n      notification {\n        id\n        isRead\n      }\n    }\n  }\n": types.MarkNotificationReadDocument,
    "\n  query Notifications($first: Int!, $after: String) {\n    notifications(first: $first, after: $after) {\n      nodes {\n        id\n        ...NotificationItem_notification\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.NotificationsDocument,
    "\n  mutation MarkAllNotificationsRead {\n    markAllNotificationsRead {\n      marked\n    }\n  }\n": types.MarkAllNotificationsReadDocument,
    "\n  query UnreadNotifications {\n    unreadNotifications\n  }\n": types.UnreadNotificationsDocument,
    "\n  subscription NotificationArrived {\n    notificationArrived {\n      unreadNotifications\n      notification {\n        id\n        isRead\n      }\n    }\n  }\n": types.NotificationArrivedDocument,
    "\n  query NotificationPreferences {\n    notificationPreferences {\n      kind\n      bell\n      mail\n    }\n  }\n": types.NotificationPreferencesDocument,
    "\n  mutation SetNotificationPreference($kind: NotificationKind!, $bell: Boolean!, $mail: Boolean!) {\n    setNotificationPreference(input: { kind: $kind, bell: $bell, mail: $mail }) {\n      preference {\n        kind\n        bell\n        mail\n      }\n    }\n  }\n": types.SetNotificationPreferenceDocument,
    "\n  fragment CancelEventButton_event on Event {\n    id\n    name\n    viewerCanCancel\n  }\n": types.CancelEventButton_EventFragmentDoc,
    "\n  mutation CancelEvent($eventId: ID!, $reason: String!, $idempotencyKey: String) {\n    cancelEvent(input: { eventId: $eventId, reason: $reason, idempotencyKey: $idempotencyKey }) {\n      cancellation {\n        event {\n          id\n        }\n        ...CancellationProgress_cancellation\n      }\n    }\n  }\n": types.CancelEventDocument,
    "\n  fragment CancellationProgress_cancellation on EventCancellation {\n    event {\n      id\n    }\n    state\n    reason\n    orders\n    refunded\n    waiting\n    failed\n    problem\n    problemCode\n    startedAt\n    finishedAt\n  }\n": types.CancellationProgress_CancellationFragmentDoc,
    "\n  query EventCancellation($eventId: ID!) {\n    eventCancellation(eventId: $eventId) {\n      event {\n        id\n      }\n      ...CancellationProgress_cancellation\n    }\n  }\n": types.EventCancellationDocument,
    "\n  subscription EventCancellationChanged($eventId: ID!) {\n    eventCancellationChanged(eventId: $eventId) {\n      event {\n        id\n      }\n      ...CancellationProgress_cancellation\n    }\n  }\n": types.EventCancellationChangedDocument,
    "\n  query EventOrders($eventId: ID!, $search: String, $first: Int!, $after: String, $person: Boolean!) {\n    ordersOfEvent(eventId: $eventId, search: $search, first: $first, after: $after) {\n      nodes {\n        id\n        ...OrderLine_order\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.EventOrdersDocument,
    "\n  fragment OrderLine_order on Order {\n    id\n    status\n    quantity\n    tickets {\n      id\n      number\n    }\n    createdAt\n    buyerName @include(if: $person)\n    buyerEmail @include(if: $person)\n    total {\n      amount\n      currency\n    }\n    payment {\n      id\n      status\n      method\n      failure\n      failureCode\n      transactionHash\n      explorerUrl\n      charge {\n        amount\n        currency\n      }\n    }\n    receipts {\n      id\n      ...ReceiptList_receipt\n    }\n    ...RefundButton_order\n  }\n": types.OrderLine_OrderFragmentDoc,
    "\n  subscription OrderLineChanged($id: ID!, $person: Boolean!) {\n    orderChanged(id: $id) {\n      id\n      ...OrderLine_order\n    }\n  }\n": types.OrderLineChangedDocument,
    "\n  fragment RefundButton_order on Order {\n    id\n    quantity\n    buyerName @include(if: $person)\n    total {\n      amount\n      currency\n    }\n    viewerCanRefund\n    payment {\n      id\n      charge {\n        amount\n        currency\n      }\n    }\n  }\n": types.RefundButton_OrderFragmentDoc,
    "\n  mutation RefundOrder($orderId: ID!, $reason: String!, $idempotencyKey: String) {\n    refundOrder(input: { orderId: $orderId, reason: $reason, idempotencyKey: $idempotencyKey }) {\n      order {\n        id\n        status\n        viewerCanRefund\n        payment {\n          id\n          status\n          failure\n          failureCode\n          transactionHash\n        }\n      }\n    }\n  }\n": types.RefundOrderDocument,
    "\n  mutation ApproveContract($id: ID!) {\n    approveContract(input: { id: $id }) {\n      canFinalize\n      message\n      contract {\n        id\n        ...ContractView_contract\n      }\n    }\n  }\n": types.ApproveContractDocument,
    "\n  mutation WithdrawContract($id: ID!) {\n    withdrawContract(input: { id: $id }) {\n      contract {\n        id\n      }\n    }\n  }\n": types.WithdrawContractDocument,
    "\n  fragment FinalizeContract_contract on Contract {\n    id\n    name\n    requiredSigs\n    viewerCanFinalize\n    signatories {\n      id\n    }\n  }\n": types.FinalizeContract_ContractFragmentDoc,
    "\n  mutation FinalizeContract($id: ID!, $idempotencyKey: String) {\n    finalizeContract(input: { id: $id, idempotencyKey: $idempotencyKey }) {\n      contract {\n        id\n        finalizing\n        ...ContractView_contract\n      }\n    }\n  }\n": types.FinalizeContractDocument,
    "\n  fragment ContractEscrow_contract on Contract {\n    id\n    escrow {\n      publicKey\n      explorerUrl\n      transactionHash\n      transactionUrl\n      requiredSigs\n    }\n    signatories {\n      id\n      name\n      keyHolder\n      publicKey\n    }\n  }\n": types.ContractEscrow_ContractFragmentDoc,
    "\n  fragment ContractHead_contract on Contract {\n    id\n    name\n    description\n    status\n    finalizing\n    issuerName\n    createdAt\n    finalizedAt\n    viewerRole\n    viewerCanFinalize\n    viewerIsSignatory\n    viewerCanApprove\n    viewerCanWithdraw\n    event {\n      id\n      name\n      slug\n      startDate\n      timeZone\n      venue\n      status\n    }\n    ...FinalizeContract_contract\n  }\n": types.ContractHead_ContractFragmentDoc,
    "\n  query ContractMoney($id: ID!) {\n    contract(id: $id) {\n      id\n      status\n      financials {\n        totalRevenue {\n          amount\n          currency\n        }\n        approvedExpenses {\n          amount\n          currency\n        }\n        netRevenue {\n          amount\n          currency\n        }\n        availableForDistribution {\n          amount\n          currency\n        }\n        totalFinancing {\n          amount\n          currency\n        }\n        distributed {\n          amount\n          currency\n        }\n        owedExpenses {\n          amount\n          currency\n        }\n        owedAdvances {\n          amount\n          currency\n        }\n        inOpenRounds {\n          amount\n          currency\n        }\n        escrowBalance {\n          amount\n          currency\n        }\n        escrowReserve {\n          amount\n          currency\n        }\n        ledgerAsked\n      }\n    }\n  }\n": types.ContractMoneyDocument,
    "\n  fragment ContractNotices_contract on Contract {\n    id\n    status\n    finalizing\n    finalizeFailure\n    finalizeFailureCode\n    finalizeBlockers {\n      code\n      message\n      names\n      needed\n      given\n    }\n    viewerRole\n  }\n": types.ContractNotices_ContractFragmentDoc,
    "\n  fragment ContractShares_contract on Contract {\n    id\n    issuer {\n      id\n    }\n    issuerName\n    totalPercent\n    viewerRole\n    shares {\n      id\n      position\n      type\n      percent\n      fixedAmount {\n        amount\n        currency\n      }\n      paid {\n        amount\n        currency\n      }\n      partner {\n        id\n        name\n        email\n        role\n        status\n        userId\n      }\n    }\n  }\n": types.ContractShares_ContractFragmentDoc,
    "\n  fragment ContractSignatories_contract on Contract {\n    id\n    status\n    requiredSigs\n    signatories {\n      id\n      person {\n        id\n      }\n      name\n      email\n      badge\n      approvedAt\n      keyHolder\n      active\n      hasWallet\n    }\n  }\n": types.ContractSignatories_ContractFragmentDoc,
    "\n  fragment ContractCard_contract on Contract {\n    id\n    name\n    status\n    finalizing\n    issuerName\n    requiredSigs\n    totalRevenue {\n      amount\n      currency\n    }\n    distributedAmount {\n      amount\n      currency\n    }\n    viewerRole\n    event {\n      id\n      name\n    }\n    signatories {\n      id\n      approvedAt\n      active\n    }\n    shares {\n      id\n    }\n  }\n": types.ContractCard_ContractFragmentDoc,
    "\n  query Contracts($status: ContractStatus, $first: Int!, $after: String) {\n    contracts(status: $status, first: $first, after: $after) {\n      nodes {\n        id\n        viewerCanApprove\n        viewerCanFinalize\n        ...ContractCard_contract\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ContractsDocument,
    "\n  mutation CreateContract($input: CreateContractInput!) {\n    createContract(input: $input) {\n      contract {\n        id\n        ...ContractCard_contract\n      }\n    }\n  }\n": types.CreateContractDocument,
    "\n  query PeopleToSign($search: String, $first: Int!, $after: String) {\n    people(search: $search, first: $first, after: $after) {\n      nodes {\n        id\n        name\n        email\n        role\n        issuer {\n          id\n        }\n        maySign\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.PeopleToSignDocument,
    "\n  query SplitPreview($shares: [ShareInput!]!, $amount: Decimal!) {\n    splitPreview(shares: $shares, amount: $amount) {\n      partner {\n        id\n      }\n      name\n      type\n      amount {\n        amount\n        currency\n      }\n    }\n  }\n": types.SplitPreviewDocument,
    "\n  fragment AnswerForm_invitation on PartnerInvitation {\n    id\n    issuerName\n    email\n    hasAccount\n    expiresAt\n  }\n": types.AnswerForm_InvitationFragmentDoc,
    "\n  mutation AnswerInvitation($token: String!, $accept: Boolean!, $newAccount: NewPartnerAccount) {\n    answerInvitation(input: { token: $token, accept: $accept, newAccount: $newAccount }) {\n      accountCreated\n      hasWallet\n      invitation {\n        id\n        issuerName\n        status\n      }\n    }\n  }\n": types.AnswerInvitationDocument,
    "\n  query MyInvitations($first: Int!, $after: String) {\n    myInvitations(first: $first, after: $after) {\n      nodes {\n        id\n        issuerName\n        email\n        role\n        status\n        invitedAt\n        expiresAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.MyInvitationsDocument,
    "\n  mutation AnswerMyInvitation($id: ID!, $accept: Boolean!) {\n    answerInvitation(input: { id: $id, accept: $accept }) {\n      hasWallet\n      invitation {\n        id\n        status\n      }\n    }\n  }\n": types.AnswerMyInvitationDocument,
    "\n  mutation InvitePartner($email: String!, $role: PartnerRole!, $name: String) {\n    invitePartner(input: { email: $email, role: $role, name: $name }) {\n      partner {\n        id\n        ...PartnerRow_partner\n      }\n    }\n  }\n": types.InvitePartnerDocument,
    "\n  subscription PartnersChanged {\n    partnersChanged {\n      id\n      ...PartnerRow_partner\n    }\n  }\n": types.PartnersChangedDocument,
    "\n  query Partners($search: String, $status: PartnerStatus, $first: Int!, $after: String) {\n    partners(search: $search, status: $status, first: $first, after: $after) {\n      nodes {\n        id\n        ...PartnerRow_partner\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.PartnersDocument,
    "\n  fragment PartnerRow_partner on Partner {\n    id\n    name\n    email\n    role\n    status\n    publicKey\n    invitedAt\n    answeredAt\n  }\n": types.PartnerRow_PartnerFragmentDoc,
    "\n  mutation ResendPartnerInvitation($id: ID!) {\n    resendPartnerInvitation(input: { id: $id }) {\n      partner {\n        id\n        ...PartnerRow_partner\n      }\n    }\n  }\n": types.ResendPartnerInvitationDocument,
    "\n  subscription ContractsChanged {\n    contractsChanged {\n      contract {\n        id\n      }\n    }\n  }\n": types.ContractsChangedDocument,
    "\n  subscription ContractMoved($id: ID!) {\n    contractChanged(id: $id) {\n      id\n    }\n  }\n": types.ContractMovedDocument,
    "\n  subscription ContractChanged($id: ID!) {\n    contractChanged(id: $id) {\n      id\n      ...ContractView_contract\n    }\n  }\n": types.ContractChangedDocument,
    "\n  query MyPayments($first: Int!, $after: String) {\n    myTickets(first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        order {\n          id\n          createdAt\n          quantity\n          status\n          event {\n            id\n            slug\n            name\n          }\n          attempt {\n            id\n            method\n            amount {\n              amount\n              currency\n            }\n            receipt\n          }\n        }\n      }\n    }\n  }\n": types.MyPaymentsDocument,
    "\n  query PaymentProviders {\n    paymentProviders\n  }\n": types.PaymentProvidersDocument,
    "\n  fragment PlatformSetting_setting on Setting {\n    name\n    kind\n    value\n    least\n    most\n    updatedAt\n    updatedBy\n  }\n": types.PlatformSetting_SettingFragmentDoc,
    "\n  mutation SetSetting($name: SettingName!, $value: String!) {\n    setSetting(input: { name: $name, value: $value }) {\n      setting {\n        ...PlatformSetting_setting\n      }\n    }\n  }\n": types.SetSettingDocument,
    "\n  query PlatformSettings {\n    settings {\n      ...PlatformSetting_setting\n    }\n  }\n": types.PlatformSettingsDocument,
    "\n  query SettingHistory($first: Int!, $after: String) {\n    settingHistory(first: $first, after: $after) {\n      nodes {\n        id\n        name\n        valueBefore\n        value\n        changedAt\n        changedBy\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.SettingHistoryDocument,
    "\n  fragment BuyPanel_event on Event {\n    id\n    slug\n    ...Cover_event\n    endDate\n    available\n    lowStock\n    formSales\n    salesOpen\n    issuer {\n      id\n      active\n    }\n    orderLimit\n    waitingList\n    paymentMethods\n    tiers {\n      id\n      name\n      price {\n        amount\n        currency\n      }\n      available\n      formSales\n      hidden\n      salesStart\n      salesEnd\n      ...TierPicker_tier\n      ...FormPurchase_tier\n      ...OrderLines_tier\n      ...CheckoutQuestions_tier\n    }\n  }\n": types.BuyPanel_EventFragmentDoc,
    "\n  fragment FormPurchase_tier on Tier {\n    id\n    name\n    price {\n      amount\n      currency\n    }\n    available\n    ...OrderLines_tier\n    ...CheckoutQuestions_tier\n  }\n": types.FormPurchase_TierFragmentDoc,
    "\n  mutation PurchaseByForm($input: PurchaseByFormInput!) {\n    purchaseByForm(input: $input) {\n      order {\n        id\n        confirmBy\n      }\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n": types.PurchaseByFormDocument,
    "\n  fragment OnSale_event on Event {\n    id\n    endDate\n    salesOpen\n    issuer {\n      id\n      active\n    }\n  }\n": types.OnSale_EventFragmentDoc,
    "\n  fragment PurchasedTicket_ticket on Ticket {\n    id\n    tier {\n      id\n      name\n    }\n    due {\n      amount\n      currency\n    }\n    holderName\n    holderEmail\n    file\n    qrText\n    expiresAt\n    event {\n      id\n      name\n      venue\n      startDate\n      timeZone\n    }\n    ...TicketCard_ticket\n    ...HolderActions_ticket\n  }\n": types.PurchasedTicket_TicketFragmentDoc,
    "\n  fragment TierPicker_tier on Tier {\n    id\n    name\n    description\n    price {\n      amount\n      currency\n    }\n    available\n    formSales\n    salesStart\n    salesEnd\n    orderLimit\n  }\n": types.TierPicker_TierFragmentDoc,
    "\n  fragment OrderLines_tier on Tier {\n    id\n    name\n    price {\n      amount\n      currency\n    }\n    available\n    orderLimit\n    salesStart\n    salesEnd\n  }\n": types.OrderLines_TierFragmentDoc,
    "\n  fragment PurchaseEvent_event on Event {\n    id\n    category\n    name\n    venue\n    startDate\n    timeZone\n    endDate\n    ...Cover_event\n  }\n": types.PurchaseEvent_EventFragmentDoc,
    "\n  fragment PurchaseForm_event on Event {\n    id\n    available\n    slug\n    orderLimit\n    waitingList\n    acceptsPlayMoney\n    ...PurchaseEvent_event\n  }\n": types.PurchaseForm_EventFragmentDoc,
    "\n  query PurchasableEvent($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      ...OnSale_event\n      ...PurchaseSteps_event\n    }\n  }\n": types.PurchasableEventDocument,
    "\n  fragment PurchaseReview_event on Event {\n    id\n    name\n  }\n": types.PurchaseReview_EventFragmentDoc,
    "\n  mutation PurchaseFromDashboard($input: PurchaseByFormInput!) {\n    purchaseByForm(input: $input) {\n      order {\n        id\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n": types.PurchaseFromDashboardDocument,
    "\n  fragment PurchaseSteps_event on Event {\n    id\n    slug\n    formSales\n    paymentMethods\n    tiers {\n      id\n      name\n      price {\n        amount\n        currency\n      }\n      available\n      formSales\n      hidden\n      salesStart\n      salesEnd\n      ...TierPicker_tier\n      ...FormPurchase_tier\n      ...OrderLines_tier\n      ...CheckoutQuestions_tier\n    }\n    ...PurchaseForm_event\n    ...PurchaseReview_event\n  }\n": types.PurchaseSteps_EventFragmentDoc,
    "\n  mutation StartOutsidePayment($input: StartOutsidePaymentInput!) {\n    startOutsidePayment(input: $input) {\n      order {\n        id\n        ...OutsideOrder_order\n      }\n    }\n  }\n": types.StartOutsidePaymentDocument,
    "\n  fragment OutsideOrder_order on Order {\n    id\n    status\n    payment {\n      id\n      status\n      failure\n      failureCode\n      ...PayPanel_payment\n    }\n  }\n": types.OutsideOrder_OrderFragmentDoc,
    "\n  query OutsideOrder($id: ID!, $idempotencyKey: String!) {\n    order(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      ...OutsideOrder_order\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n": types.OutsideOrderDocument,
    "\n  subscription OutsideOrderChanged($id: ID!, $idempotencyKey: String!) {\n    orderChanged(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      ...OutsideOrder_order\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n": types.OutsideOrderChangedDocument,
    "\n  fragment PayPanel_payment on Payment {\n    id\n    status\n    charge {\n      amount\n      currency\n    }\n    destination\n    memoHash\n    sep7Uri\n    holdUntil\n  }\n": types.PayPanel_PaymentFragmentDoc,
    "\n  mutation ClaimProviderPayment($input: ClaimProviderPaymentInput!) {\n    claimProviderPayment(input: $input) {\n      order {\n        id\n        ...ProviderOrder_order\n      }\n    }\n  }\n": types.ClaimProviderPaymentDocument,
    "\n  mutation RetryProviderPayment($input: RetryProviderPaymentInput!) {\n    retryProviderPayment(input: $input) {\n      order {\n        id\n        ...ProviderOrder_order\n        attempt {\n          id\n          page\n        }\n      }\n    }\n  }\n": types.RetryProviderPaymentDocument,
    "\n  fragment ProviderOrder_order on Order {\n    id\n    status\n    createdAt\n    buyerEmail\n    payment {\n      id\n      status\n      failureCode\n      holdUntil\n    }\n    attempt {\n      id\n      number\n      method\n      status\n      amount {\n        amount\n        currency\n      }\n      phone\n      page\n      expiresAt\n      failure\n      failureCode\n      receipt\n      refundStatus\n      refundAt\n    }\n  }\n": types.ProviderOrder_OrderFragmentDoc,
    "\n  query ProviderOrder($id: ID!, $idempotencyKey: String) {\n    order(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      ...ProviderOrder_order\n      event {\n        id\n        slug\n        name\n        ...Cover_event\n      }\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n        ...TicketCard_ticket\n      }\n    }\n  }\n": types.ProviderOrderDocument,
    "\n  subscription ProviderOrderChanged($id: ID!, $idempotencyKey: String) {\n    orderChanged(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      ...ProviderOrder_order\n      event {\n        id\n        slug\n        name\n        ...Cover_event\n      }\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n        ...TicketCard_ticket\n      }\n    }\n  }\n": types.ProviderOrderChangedDocument,
    "\n  mutation PurchaseWithProvider($input: PurchaseWithProviderInput!) {\n    purchaseWithProvider(input: $input) {\n      order {\n        id\n        attempt {\n          id\n          page\n        }\n      }\n    }\n  }\n": types.PurchaseWithProviderDocument,
    "\n  query ProviderQuote($slug: String!, $lines: [FormPurchaseLine!]!, $method: ProviderMethod!, $code: String) {\n    providerQuote(slug: $slug, lines: $lines, method: $method, code: $code) {\n      charge {\n        amount\n        currency\n      }\n      expiresAfter\n    }\n  }\n": types.ProviderQuoteDocument,
    "\n  query CodeOffer($slug: String!, $code: String!) {\n    codeOffer(slug: $slug, code: $code) {\n      code\n      tiers {\n        price {\n          amount\n          currency\n        }\n        tier {\n          id\n          name\n          price {\n            amount\n            currency\n          }\n          available\n          formSales\n          hidden\n          salesStart\n          salesEnd\n          ...TierPicker_tier\n          ...FormPurchase_tier\n          ...OrderLines_tier\n          ...CheckoutQuestions_tier\n        }\n      }\n    }\n  }\n": types.CodeOfferDocument,
    "\n  mutation JoinWaitingList($input: JoinWaitingListInput!) {\n    joinWaitingList(input: $input) {\n      done\n    }\n  }\n": types.JoinWaitingListDocument,
    "\n  query WaitingPlace($token: String!) {\n    waitingPlace(token: $token) {\n      state\n      tier\n      quantity\n      before\n      offerUntil\n    }\n  }\n": types.WaitingPlaceDocument,
    "\n  mutation LeaveWaitingList($token: String!) {\n    leaveWaitingList(input: { token: $token }) {\n      done\n    }\n  }\n": types.LeaveWaitingListDocument,
    "\n  query ExchangeRates {\n    exchangeRates {\n      from\n      to\n      rate\n    }\n    playMoney {\n      marksXlm\n    }\n  }\n": types.ExchangeRatesDocument,
    "\n  fragment WalletPurchaseFlow_event on Event {\n    id\n    name\n    slug\n    orderLimit\n    waitingList\n    paymentMethods\n    tiers {\n      id\n      name\n      price {\n        amount\n        currency\n      }\n      available\n      formSales\n      hidden\n      salesStart\n      salesEnd\n      ...TierPicker_tier\n      ...FormPurchase_tier\n      ...OrderLines_tier\n      ...CheckoutQuestions_tier\n    }\n    ...PurchaseEvent_event\n  }\n": types.WalletPurchaseFlow_EventFragmentDoc,
    "\n  query OrderProgress($id: ID!) {\n    order(id: $id) {\n      id\n      status\n      payment {\n        id\n        status\n        failure\n        failureCode\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n": types.OrderProgressDocument,
    "\n  subscription OrderChanged($id: ID!) {\n    orderChanged(id: $id) {\n      id\n      status\n      payment {\n        id\n        status\n        failure\n        failureCode\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n": types.OrderChangedDocument,
    "\n  query PurchaseWallet {\n    wallet(of: USER) {\n      id\n      funded\n      balance {\n        amount\n        currency\n      }\n      spendable {\n        amount\n        currency\n      }\n      fundable\n    }\n  }\n": types.PurchaseWalletDocument,
    "\n  mutation PurchaseWithWallet($input: PurchaseWithWalletInput!) {\n    purchaseWithWallet(input: $input) {\n      processing\n      message\n      order {\n        id\n        status\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n": types.PurchaseWithWalletDocument,
    "\n  query WalletQuote(\n    $eventId: ID!\n    $lines: [FormPurchaseLine!]\n    $paymentCurrency: PaymentCurrency!\n    $code: String\n    $waiting: String\n  ) {\n    purchaseQuote(\n      eventId: $eventId\n      lines: $lines\n      paymentCurrency: $paymentCurrency\n      code: $code\n      waiting: $waiting\n    ) {\n      event {\n        id\n      }\n      quantity\n      lines {\n        tier\n        quantity\n        price {\n          amount\n          currency\n        }\n      }\n      price {\n        amount\n        currency\n      }\n      payment {\n        amount\n        currency\n      }\n      charge {\n        amount\n        currency\n      }\n      fee {\n        amount\n        currency\n      }\n      spendable {\n        amount\n        currency\n      }\n      enough\n      refusal\n    }\n  }\n": types.WalletQuoteDocument,
    "\n  mutation CreateQuestion($input: CreateQuestionInput!) {\n    createQuestion(input: $input) {\n      question {\n        id\n      }\n    }\n  }\n": types.CreateQuestionDocument,
    "\n  mutation ChangeQuestion($input: ChangeQuestionInput!) {\n    changeQuestion(input: $input) {\n      question {\n        id\n        label\n        help\n        options\n        required\n        atDoor\n        retentionDays\n      }\n    }\n  }\n": types.ChangeQuestionDocument,
    "\n  query EventQuestions($eventId: ID!) {\n    event(id: $eventId) {\n      id\n      tiers {\n        id\n        name\n      }\n      questions {\n        id\n        kind\n        label\n        help\n        options\n        perTicket\n        required\n        atDoor\n        retentionDays\n        position\n        tier {\n          id\n        }\n      }\n    }\n  }\n": types.EventQuestionsDocument,
    "\n  mutation MoveQuestion($id: ID!, $position: Int!) {\n    moveQuestion(input: { id: $id, position: $position }) {\n      question {\n        id\n        position\n      }\n    }\n  }\n": types.MoveQuestionDocument,
    "\n  mutation ArchiveQuestion($id: ID!) {\n    archiveQuestion(input: { id: $id }) {\n      question {\n        id\n        archived\n      }\n    }\n  }\n": types.ArchiveQuestionDocument,
    "\n  fragment CheckoutQuestions_tier on Tier {\n    id\n    name\n    questions {\n      id\n      kind\n      label\n      help\n      options\n      perTicket\n      required\n    }\n  }\n": types.CheckoutQuestions_TierFragmentDoc,
    "\n  query RateTable {\n    exchangeRates {\n      from\n      to\n      rate\n    }\n  }\n": types.RateTableDocument,
    "\n  mutation SetExchangeRate($input: SetExchangeRateInput!) {\n    setExchangeRate(input: $input) {\n      exchangeRate {\n        from\n        to\n        rate\n      }\n    }\n  }\n": types.SetExchangeRateDocument,
    "\n  query EuroRate {\n    euroRate\n  }\n": types.EuroRateDocument,
    "\n  query FoundReceipts($pass: String!, $first: Int!, $after: String) {\n    foundReceipts(pass: $pass, first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...ReceiptList_receipt\n      }\n    }\n  }\n": types.FoundReceiptsDocument,
    "\n  fragment ReceiptList_receipt on Receipt {\n    id\n    kind\n    number\n    creditedNumber\n    issuedAt\n    total {\n      amount\n      currency\n    }\n    tax {\n      name\n      percent\n      amount {\n        amount\n        currency\n      }\n    }\n  }\n": types.ReceiptList_ReceiptFragmentDoc,
    "\n  query ReceiptSettings {\n    receiptSettings {\n      legalName\n      address\n      taxNumber\n      tax {\n        name\n        percent\n      }\n    }\n  }\n": types.ReceiptSettingsDocument,
    "\n  mutation UpdateReceiptSettings($input: UpdateReceiptSettingsInput!) {\n    updateReceiptSettings(input: $input) {\n      receiptSettings {\n        legalName\n        address\n        taxNumber\n        tax {\n          name\n          percent\n        }\n      }\n    }\n  }\n": types.UpdateReceiptSettingsDocument,
    "\n  query TicketReceipts($id: ID!) {\n    ticket(id: $id) {\n      id\n      order {\n        id\n        receipts {\n          id\n          ...ReceiptList_receipt\n        }\n      }\n    }\n  }\n": types.TicketReceiptsDocument,
    "\n  query ReportEvents($after: String) {\n    events(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        issuer {\n          id\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ReportEventsDocument,
    "\n  query ReportIssuers($after: String) {\n    issuers(first: 100, after: $after) {\n      nodes {\n        id\n        name\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ReportIssuersDocument,
    "\n  fragment ReportTable_report on ReportConnection {\n    columns {\n      key\n      label\n      kind\n    }\n    nodes {\n      id\n      cells\n    }\n  }\n": types.ReportTable_ReportFragmentDoc,
    "\n  fragment ReportTotals_total on ReportTotal {\n    group\n    rows\n    amount {\n      amount\n      currency\n    }\n  }\n": types.ReportTotals_TotalFragmentDoc,
    "\n  query Report(\n    $name: ReportName!\n    $filter: ReportFilterInput!\n    $order: ReportOrderInput\n    $first: Int!\n    $after: String\n  ) {\n    report(name: $name, filter: $filter, order: $order, first: $first, after: $after) {\n      nodes {\n        id\n      }\n      ...ReportTable_report\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    reportTotals(name: $name, filter: $filter) {\n      ...ReportTotals_total\n    }\n  }\n": types.ReportDocument,
    "\n  query ConfirmRound($id: ID!, $contractId: ID!) {\n    round(id: $id) {\n      id\n      amount {\n        amount\n        currency\n      }\n      total {\n        amount\n        currency\n      }\n      ...RoundPayments_round\n    }\n    contract(id: $contractId) {\n      id\n      financials {\n        escrowBalance {\n          amount\n          currency\n        }\n      }\n    }\n  }\n": types.ConfirmRoundDocument,
    "\n  query ContractRounds($contractId: ID!, $first: Int!, $after: String) {\n    rounds(contractId: $contractId, first: $first, after: $after) {\n      nodes {\n        id\n        status\n        ...RoundRow_round\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ContractRoundsDocument,
    "\n  query PendingRounds($contractId: ID, $first: Int!, $after: String) {\n    pendingRounds(contractId: $contractId, first: $first, after: $after) {\n      nodes {\n        id\n        ...RoundRow_round\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.PendingRoundsDocument,
    "\n  query ReleaseMoney($contractId: ID!) {\n    contract(id: $contractId) {\n      id\n      financials {\n        availableForDistribution {\n          amount\n          currency\n        }\n        owedExpenses {\n          amount\n          currency\n        }\n        inOpenRounds {\n          amount\n          currency\n        }\n        ledgerAsked\n      }\n    }\n  }\n": types.ReleaseMoneyDocument,
    "\n  query ReleaseContracts($after: String) {\n    contracts(status: FINAL, first: 50, after: $after) {\n      nodes {\n        id\n        name\n        totalRevenue {\n          amount\n          currency\n        }\n        viewerCanTrigger\n        viewerCanSeeMoney\n        event {\n          id\n          name\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ReleaseContractsDocument,
    "\n  fragment RoundActions_round on Round {\n    id\n    number\n    contract {\n      id\n    }\n    contractName\n    status\n    viewerCanAuthorize\n    viewerSignsWith\n    viewerCanExecute\n  }\n": types.RoundActions_RoundFragmentDoc,
    "\n  mutation AuthorizeRound($id: ID!) {\n    authorizeRound(input: { id: $id }) {\n      round {\n        id\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n": types.AuthorizeRoundDocument,
    "\n  mutation ExecuteRound($id: ID!, $idempotencyKey: String) {\n    executeRound(input: { id: $id, paymentMethod: STELLAR, idempotencyKey: $idempotencyKey }) {\n      round {\n        id\n        status\n        failure\n        failureCode\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n": types.ExecuteRoundDocument,
    "\n  fragment RoundTechnical_round on Round {\n    id\n    hash\n    envelopeXdr\n    transactionHash\n    explorerUrl\n    ledger\n    fee {\n      amount\n      currency\n    }\n  }\n": types.RoundTechnical_RoundFragmentDoc,
    "\n  fragment RoundDetails_round on Round {\n    id\n    eventName\n    status\n    amount {\n      amount\n      currency\n    }\n    total {\n      amount\n      currency\n    }\n    reason\n    requiredSigs\n    gathered\n    expiresAt\n    viewerCanAuthorize\n    viewerSignsWith\n    ...RoundActions_round\n    ...CancelRound_round\n    ...TriggerAgain_round\n    ...RoundTimeline_round\n    ...RoundPayments_round\n    ...RoundTechnical_round\n    ...SignRoundOutside_round\n  }\n": types.RoundDetails_RoundFragmentDoc,
    "\n  fragment CancelRound_round on Round {\n    id\n    viewerCanCancel\n  }\n": types.CancelRound_RoundFragmentDoc,
    "\n  mutation CancelRound($id: ID!, $reason: String) {\n    cancelRound(input: { id: $id, reason: $reason }) {\n      round {\n        id\n        status\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n": types.CancelRoundDocument,
    "\n  fragment TriggerAgain_round on Round {\n    id\n    viewerCanTriggerAgain\n  }\n": types.TriggerAgain_RoundFragmentDoc,
    "\n  mutation TriggerRoundAgain($id: ID!, $idempotencyKey: String) {\n    triggerRoundAgain(input: { id: $id, idempotencyKey: $idempotencyKey }) {\n      round {\n        id\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n": types.TriggerRoundAgainDocument,
    "\n  fragment SignRoundOutside_round on Round {\n    id\n    hash\n    envelopeXdr\n    sep7Uri\n  }\n": types.SignRoundOutside_RoundFragmentDoc,
    "\n  mutation SubmitRoundSignature($id: ID!, $envelopeXdr: String!) {\n    submitRoundSignature(input: { id: $id, envelopeXdr: $envelopeXdr }) {\n      round {\n        id\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n": types.SubmitRoundSignatureDocument,
    "\n  query RoundDetails($id: ID!) {\n    round(id: $id) {\n      id\n      number\n      contractName\n      ...RoundRow_round\n      ...RoundDetails_round\n    }\n  }\n": types.RoundDetailsDocument,
    "\n  fragment RoundPayments_round on Round {\n    id\n    total {\n      amount\n      currency\n    }\n    payments {\n      kind\n      name\n      destination\n      explorerUrl\n      amount {\n        amount\n        currency\n      }\n    }\n  }\n": types.RoundPayments_RoundFragmentDoc,
    "\n  fragment RoundRow_round on Round {\n    id\n    number\n    contractName\n    eventName\n    status\n    amount {\n      amount\n      currency\n    }\n    total {\n      amount\n      currency\n    }\n    reason\n    createdAt\n    requiredSigs\n    gathered\n    failure\n    failureCode\n    ...RoundActions_round\n  }\n": types.RoundRow_RoundFragmentDoc,
    "\n  fragment RoundTimeline_round on Round {\n    id\n    status\n    createdAt\n    expiresAt\n    executedAt\n    endedAt\n    requiredSigs\n    gathered\n    failure\n    failureCode\n    triggeredBy {\n      id\n      name\n    }\n    authorizations {\n      name\n      publicKey\n      method\n      authorizedAt\n      counts\n      sent\n    }\n  }\n": types.RoundTimeline_RoundFragmentDoc,
    "\n  mutation TriggerRound($input: TriggerRoundInput!) {\n    triggerRound(input: $input) {\n      round {\n        id\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n": types.TriggerRoundDocument,
    "\n  subscription RoundChanged($contractId: ID) {\n    roundChanged(contractId: $contractId) {\n      id\n      ...RoundRow_round\n      ...RoundDetails_round\n    }\n  }\n": types.RoundChangedDocument,
    "\n  mutation CreateSellingCode($input: CreateSellingCodeInput!) {\n    createSellingCode(input: $input) {\n      sellingCode {\n        id\n        code\n      }\n    }\n  }\n": types.CreateSellingCodeDocument,
    "\n  mutation ChangeSellingCode($input: ChangeSellingCodeInput!) {\n    changeSellingCode(input: $input) {\n      sellingCode {\n        id\n        code\n        percentOff\n        amountOff {\n          amount\n          currency\n        }\n        opens\n        tiers {\n          id\n        }\n        mostUses\n        used\n        startsAt\n        endsAt\n        active\n      }\n    }\n  }\n": types.ChangeSellingCodeDocument,
    "\n  query SellingCodes($eventId: ID!, $after: String) {\n    event(id: $eventId) {\n      id\n      tiers {\n        id\n        name\n        price {\n          amount\n          currency\n        }\n      }\n    }\n    sellingCodes(eventId: $eventId, first: 50, after: $after) {\n      nodes {\n        id\n        code\n        percentOff\n        amountOff {\n          amount\n          currency\n        }\n        opens\n        tiers {\n          id\n        }\n        mostUses\n        used\n        startsAt\n        endsAt\n        active\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.SellingCodesDocument,
    "\n  query Selling($eventId: ID!) {\n    event(id: $eventId) {\n      id\n      salesOpen\n      orderLimit\n      waitingList\n      offerMinutes\n      personLimit\n      networkLimit\n      confirmHours\n      playMoney\n      acceptsPlayMoney\n      tiers {\n        id\n        ...TierSelling_tier\n      }\n    }\n  }\n": types.SellingDocument,
    "\n  mutation SetEventSales($input: SetEventSalesInput!) {\n    setEventSales(input: $input) {\n      event {\n        id\n        salesOpen\n        orderLimit\n        waitingList\n        offerMinutes\n        personLimit\n        networkLimit\n        confirmHours\n        playMoney\n        acceptsPlayMoney\n      }\n    }\n  }\n": types.SetEventSalesDocument,
    "\n  fragment TierSelling_tier on Tier {\n    id\n    name\n    hidden\n    salesStart\n    salesEnd\n    orderLimit\n  }\n": types.TierSelling_TierFragmentDoc,
    "\n  mutation SetTierSales($input: SetTierSalesInput!) {\n    setTierSales(input: $input) {\n      tier {\n        id\n        ...TierSelling_tier\n      }\n    }\n  }\n": types.SetTierSalesDocument,
    "\n  query WaitingLine($eventId: ID!, $after: String) {\n    waitingEntries(eventId: $eventId, first: 50, after: $after) {\n      nodes {\n        id\n        tier\n        quantity\n        state\n        joinedAt\n        offerUntil\n        name\n        email\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.WaitingLineDocument,
    "\n  query ApiKeys {\n    viewer {\n      apiKeys {\n        id\n        prefix\n        createdAt\n        expiresAt\n        lastUsedAt\n      }\n    }\n  }\n": types.ApiKeysDocument,
    "\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(input: { id: $id }) {\n      revokedId\n    }\n  }\n": types.RevokeApiKeyDocument,
    "\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(input: { currentPassword: $currentPassword, newPassword: $newPassword }) {\n      done\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  query GuestAccess {\n    viewer {\n      adminsSeeGuests\n    }\n  }\n": types.GuestAccessDocument,
    "\n  mutation SetGuestAccess($adminsSeeGuests: Boolean!) {\n    setGuestAccess(input: { adminsSeeGuests: $adminsSeeGuests }) {\n      adminsSeeGuests\n    }\n  }\n": types.SetGuestAccessDocument,
    "\n  query OwnIssuerPage($slug: String!) {\n    issuerBySlug(slug: $slug) {\n      id\n      slug\n      description\n      website\n      contactEmail\n      viewerCanEditPage\n      viewerCanChangeSlug\n    }\n  }\n": types.OwnIssuerPageDocument,
    "\n  mutation UpdateIssuerPage($input: UpdateIssuerPageInput!) {\n    updateIssuerPage(input: $input) {\n      issuer {\n        id\n        description\n        website\n        contactEmail\n      }\n    }\n  }\n": types.UpdateIssuerPageDocument,
    "\n  mutation ChangeIssuerSlug($slug: String!) {\n    changeIssuerSlug(input: { slug: $slug }) {\n      issuer {\n        id\n        slug\n      }\n    }\n  }\n": types.ChangeIssuerSlugDocument,
    "\n  query MyPersonalData {\n    myPersonalData\n  }\n": types.MyPersonalDataDocument,
    "\n  mutation DeleteMyAccount($password: String!) {\n    deleteMyAccount(input: { password: $password }) {\n      done\n    }\n  }\n": types.DeleteMyAccountDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        id\n        name\n        phone\n      }\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  query Sessions {\n    viewer {\n      sessions {\n        id\n        createdAt\n        lastSeenAt\n        address\n        userAgent\n        current\n      }\n    }\n  }\n": types.SessionsDocument,
    "\n  mutation EndSession($id: ID!) {\n    endSession(input: { id: $id }) {\n      endedId\n    }\n  }\n": types.EndSessionDocument,
    "\n  mutation ResendVerification {\n    resendVerification {\n      done\n    }\n  }\n": types.ResendVerificationDocument,
    "\n  mutation StartSigningKeyProof($publicKey: String!) {\n    startSigningKeyProof(input: { publicKey: $publicKey }) {\n      id\n      ...ProveSigningKey_proof\n    }\n  }\n": types.StartSigningKeyProofDocument,
    "\n  fragment ProveSigningKey_proof on StartSigningKeyProofPayload {\n    id\n    publicKey\n    envelopeXdr\n    sep7Uri\n    hash\n    expiresAt\n  }\n": types.ProveSigningKey_ProofFragmentDoc,
    "\n  mutation ProveSigningKey($id: ID!, $envelopeXdr: String!) {\n    proveSigningKey(input: { id: $id, envelopeXdr: $envelopeXdr }) {\n      signingWallet {\n        publicKey\n        provedAt\n      }\n    }\n  }\n": types.ProveSigningKeyDocument,
    "\n  query SigningWallet {\n    signingWallet {\n      publicKey\n      provedAt\n    }\n  }\n": types.SigningWalletDocument,
    "\n  mutation RemoveSigningWallet {\n    removeSigningWallet {\n      done\n    }\n  }\n": types.RemoveSigningWalletDocument,
    "\n  mutation StartBackup {\n    startBackup {\n      run {\n        id\n        ...JobRow_run\n      }\n    }\n  }\n": types.StartBackupDocument,
    "\n  mutation StartOptimize {\n    startOptimize {\n      run {\n        id\n        ...JobRow_run\n      }\n    }\n  }\n": types.StartOptimizeDocument,
    "\n  query Maintenance {\n    maintenance {\n      enabled\n      since\n    }\n  }\n": types.MaintenanceDocument,
    "\n  subscription MaintenanceChanged {\n    maintenanceChanged {\n      enabled\n      since\n    }\n  }\n": types.MaintenanceChangedDocument,
    "\n  fragment MaintenanceToggle_mode on MaintenanceMode {\n    enabled\n    since\n  }\n": types.MaintenanceToggle_ModeFragmentDoc,
    "\n  mutation SetMaintenance($enabled: Boolean!) {\n    setMaintenance(input: { enabled: $enabled }) {\n      maintenance {\n        ...MaintenanceToggle_mode\n      }\n    }\n  }\n": types.SetMaintenanceDocument,
    "\n  fragment JobRow_run on JobRun {\n    id\n    kind\n    status\n    progress\n    step\n    askedBy\n    createdAt\n    error\n  }\n": types.JobRow_RunFragmentDoc,
    "\n  fragment BackupRow_backup on Backup {\n    id\n    fileName\n    size\n    sha256\n    tables\n    rows\n    takenAt\n    host\n    available\n    path\n  }\n": types.BackupRow_BackupFragmentDoc,
    "\n  query SystemJobs($first: Int!, $after: String) {\n    jobRuns(first: $first, after: $after) {\n      nodes {\n        id\n        kind\n        status\n        ...JobRow_run\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.SystemJobsDocument,
    "\n  query Backups($first: Int!, $after: String) {\n    backups(first: $first, after: $after) {\n      nodes {\n        id\n        ...BackupRow_backup\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.BackupsDocument,
    "\n  subscription JobRunChanged {\n    jobRunChanged {\n      id\n      status\n      ...JobRow_run\n    }\n  }\n": types.JobRunChangedDocument,
    "\n  query MyTickets($first: Int!, $after: String) {\n    myTickets(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...TicketRow_ticket\n        ...TicketCard_ticket\n      }\n    }\n  }\n": types.MyTicketsDocument,
    "\n  fragment RefundTicket_ticket on Ticket {\n    id\n    refundTerms {\n      amount {\n        amount\n        currency\n      }\n      collected {\n        amount\n        currency\n      }\n    }\n  }\n": types.RefundTicket_TicketFragmentDoc,
    "\n  mutation RefundTicket($ticketId: ID!, $reason: String!) {\n    refundTicket(input: { ticketId: $ticketId, reason: $reason }) {\n      ticket {\n        id\n        status\n        dueStatus\n        revokedAt\n        revokeReason\n        viewerCanTransfer\n        ...RefundTicket_ticket\n      }\n    }\n  }\n": types.RefundTicketDocument,
    "\n  query SavedTickets($first: Int!, $after: String) {\n    myTickets(first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        status\n        expiresAt\n        viewerIsHolder\n        event {\n          id\n          startDate\n        }\n        ...TicketRow_ticket\n        ...TicketCard_ticket\n        ...HolderActions_ticket\n      }\n    }\n  }\n": types.SavedTicketsDocument,
    "\n  fragment TicketCard_ticket on Ticket {\n    id\n    number\n    tier {\n      id\n      name\n    }\n    status\n    price {\n      amount\n      currency\n    }\n    holderName\n    holderEmail\n    holderPhone\n    due {\n      amount\n      currency\n    }\n    issuedAt\n    passedOnAt\n    revokeReason\n    revokeReasonCode\n    playMoney\n    file\n    qrText\n    event {\n      id\n      category\n      name\n      venue\n      startDate\n      timeZone\n      ...Cover_event\n    }\n    ...TicketRefund_ticket\n  }\n": types.TicketCard_TicketFragmentDoc,
    "\n  fragment ScanLog_scan on Scan {\n    id\n    outcome\n    mode\n    correctedAt\n    timeDoubtful\n    scannedBy\n    gate {\n      id\n      name\n    }\n  }\n": types.ScanLog_ScanFragmentDoc,
    "\n  query TicketDetails($id: ID!, $person: Boolean!, $scans: Boolean!, $after: String) {\n    ticket(id: $id) {\n      id\n      ...TicketFacts_ticket\n      ...TicketStaffActions_ticket\n      ...TicketStory_ticket @include(if: $person)\n    }\n    scans(ticketId: $id, first: 20, after: $after) @include(if: $scans) {\n      totalCount\n      nodes {\n        id\n        ...ScanLog_scan\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.TicketDetailsDocument,
    "\n  fragment TicketFacts_ticket on Ticket {\n    id\n    number\n    serial\n    tier {\n      id\n      name\n    }\n    status\n    price {\n      amount\n      currency\n    }\n    dueStatus\n    playMoney\n    issuedAt\n    effectiveAt\n    expiresAt\n    gracePeriod\n    enteredAt\n    revokedAt\n    revokeReason\n    revokeReasonCode\n    holderName @include(if: $person)\n    holderEmail @include(if: $person)\n    holderPhone @include(if: $person)\n    answers @include(if: $person) {\n      label\n      value\n      question {\n        id\n        kind\n      }\n    }\n    event {\n      id\n      name\n      venue\n    }\n  }\n": types.TicketFacts_TicketFragmentDoc,
    "\n  fragment TicketRefund_ticket on Ticket {\n    id\n    refund {\n      amount {\n        amount\n        currency\n      }\n      status\n      at\n    }\n  }\n": types.TicketRefund_TicketFragmentDoc,
    "\n  fragment TicketResults_ticket on Ticket {\n    id\n    number\n    tier {\n      id\n      name\n    }\n    status\n    price {\n      amount\n      currency\n    }\n    dueStatus\n    issuedAt\n    holderName @include(if: $person)\n    holderEmail @include(if: $person)\n    event {\n      id\n      name\n    }\n  }\n": types.TicketResults_TicketFragmentDoc,
    "\n  fragment TicketRow_ticket on Ticket {\n    id\n    tier {\n      id\n      name\n    }\n    status\n    due {\n      amount\n      currency\n    }\n    event {\n      id\n      category\n      name\n      venue\n      startDate\n      timeZone\n      ...Cover_event\n    }\n  }\n": types.TicketRow_TicketFragmentDoc,
    "\n  query SearchTickets(\n    $search: String\n    $tier: String\n    $status: TicketStatus\n    $order: TicketOrderInput\n    $person: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    tickets(\n      search: $search\n      tier: $tier\n      status: $status\n      order: $order\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...TicketResults_ticket\n      }\n    }\n  }\n": types.SearchTicketsDocument,
    "\n  fragment TicketStaffActions_ticket on Ticket {\n    id\n    status\n    order {\n      id\n    }\n    viewerCanTransfer\n    ...PassOn_ticket\n    ...RefundTicket_ticket\n  }\n": types.TicketStaffActions_TicketFragmentDoc,
    "\n  mutation ResendTickets($orderId: ID!) {\n    resendTickets(input: { orderId: $orderId }) {\n      done\n    }\n  }\n": types.ResendTicketsDocument,
    "\n  fragment TicketStory_ticket on Ticket {\n    id\n    order {\n      id\n      status\n      quantity\n      code\n      createdAt\n      buyerName\n      buyerEmail\n      total {\n        amount\n        currency\n      }\n      payment {\n        id\n        status\n        method\n      }\n    }\n    history {\n      kind\n      at\n      detail\n    }\n  }\n": types.TicketStory_TicketFragmentDoc,
    "\n  query TicketView($id: ID!) {\n    ticket(id: $id) {\n      id\n      expiresAt\n      viewerIsHolder\n      event {\n        id\n        startDate\n      }\n      ...TicketCard_ticket\n      ...HolderActions_ticket\n    }\n  }\n": types.TicketViewDocument,
    "\n  fragment CancelledTicket_ticket on Ticket {\n    id\n    status\n    dueStatus\n    revokeReason\n    revokeReasonCode\n    due {\n      amount\n      currency\n    }\n    viewerCanTransfer\n    viewerCanCancel\n    cancellationTerms {\n      until\n    }\n    refund {\n      amount {\n        amount\n        currency\n      }\n      status\n      at\n    }\n  }\n": types.CancelledTicket_TicketFragmentDoc,
    "\n  mutation CancelTicket($id: ID!) {\n    cancelTicket(input: { id: $id }) {\n      ticket {\n        ...CancelledTicket_ticket\n      }\n    }\n  }\n": types.CancelTicketDocument,
    "\n  mutation CancelFoundTicket($pass: String!, $id: ID!) {\n    cancelFoundTicket(input: { pass: $pass, id: $id }) {\n      ticket {\n        ...CancelledTicket_ticket\n      }\n    }\n  }\n": types.CancelFoundTicketDocument,
    "\n  fragment CancelTicket_ticket on Ticket {\n    id\n    event {\n      id\n      timeZone\n    }\n    due {\n      amount\n      currency\n    }\n    cancellationTerms {\n      until\n      refund {\n        amount\n        currency\n      }\n    }\n  }\n": types.CancelTicket_TicketFragmentDoc,
    "\n  fragment ChangeName_ticket on Ticket {\n    id\n    holderName\n    holderEmail\n    holderPhone\n  }\n": types.ChangeName_TicketFragmentDoc,
    "\n  fragment HolderActions_ticket on Ticket {\n    id\n    number\n    tier {\n      id\n      name\n    }\n    status\n    file\n    qrText\n    holderName\n    viewerIsHolder\n    viewerCanTransfer\n    transfersUntil\n    event {\n      id\n      name\n      slug\n      status\n    }\n    viewerCanCancel\n    ...PassOn_ticket\n    ...ChangeName_ticket\n    ...CancelTicket_ticket\n  }\n": types.HolderActions_TicketFragmentDoc,
    "\n  fragment PassedOn_transfer on TicketTransfer {\n    newTicketId\n    email\n    ticket {\n      id\n      status\n      passedOnAt\n      viewerCanTransfer\n      due {\n        amount\n        currency\n      }\n    }\n  }\n": types.PassedOn_TransferFragmentDoc,
    "\n  mutation TransferTicket($id: ID!, $to: NewHolderInput!) {\n    transferTicket(input: { id: $id, to: $to }) {\n      transfer {\n        email\n        newTicketId\n        ...PassedOn_transfer\n      }\n    }\n  }\n": types.TransferTicketDocument,
    "\n  mutation TransferFoundTicket($pass: String!, $id: ID!, $to: NewHolderInput!) {\n    transferFoundTicket(input: { pass: $pass, id: $id, to: $to }) {\n      transfer {\n        email\n        newTicketId\n        ...PassedOn_transfer\n      }\n    }\n  }\n": types.TransferFoundTicketDocument,
    "\n  fragment PassOn_ticket on Ticket {\n    id\n    event {\n      id\n      timeZone\n    }\n    due {\n      amount\n      currency\n    }\n  }\n": types.PassOn_TicketFragmentDoc,
    "\n  mutation SetUserRole($id: ID!, $role: Role!, $issuerId: ID) {\n    setUserRole(input: { id: $id, role: $role, issuerId: $issuerId }) {\n      user {\n        id\n        ...UserRow_account\n      }\n    }\n  }\n": types.SetUserRoleDocument,
    "\n  query Ownership {\n    viewer {\n      canClaimOwnership\n    }\n  }\n": types.OwnershipDocument,
    "\n  mutation ClaimOwnership($password: String!) {\n    claimOwnership(input: { password: $password }) {\n      user {\n        id\n        role\n      }\n    }\n  }\n": types.ClaimOwnershipDocument,
    "\n  mutation InviteUser($email: String!, $name: String!, $role: Role!, $issuerId: ID) {\n    inviteUser(input: { email: $email, name: $name, role: $role, issuerId: $issuerId }) {\n      invitation {\n        id\n      }\n    }\n  }\n": types.InviteUserDocument,
    "\n  query IssuerChoices($after: String) {\n    issuers(first: 100, after: $after) {\n      nodes {\n        id\n        name\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.IssuerChoicesDocument,
    "\n  query Users($search: String, $role: Role, $status: UserStatus, $first: Int!, $after: String) {\n    users(search: $search, role: $role, status: $status, first: $first, after: $after) {\n      nodes {\n        id\n        ...UserRow_account\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.UsersDocument,
    "\n  fragment UserRow_account on UserAccount {\n    id\n    name\n    email\n    role\n    status\n    createdAt\n    lastLoginAt\n    issuer {\n      id\n    }\n    issuerName\n    viewerMayChange\n    viewerMayGive\n  }\n": types.UserRow_AccountFragmentDoc,
    "\n  mutation SuspendUser($id: ID!) {\n    suspendUser(input: { id: $id }) {\n      user {\n        id\n        ...UserRow_account\n      }\n    }\n  }\n": types.SuspendUserDocument,
    "\n  mutation ActivateUser($id: ID!) {\n    activateUser(input: { id: $id }) {\n      user {\n        id\n        ...UserRow_account\n      }\n    }\n  }\n": types.ActivateUserDocument,
    "\n  query StaffInvitations($first: Int!, $after: String) {\n    staffInvitations(first: $first, after: $after) {\n      nodes {\n        id\n        name\n        email\n        role\n        issuerName\n        invitedAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.StaffInvitationsDocument,
    "\n  mutation WithdrawStaffInvitation($id: ID!) {\n    withdrawStaffInvitation(input: { id: $id }) {\n      withdrawnId\n    }\n  }\n": types.WithdrawStaffInvitationDocument,
    "\n  subscription UsersChanged {\n    usersChanged {\n      id\n      ...UserRow_account\n    }\n  }\n": types.UsersChangedDocument,
    "\n  mutation RegisterValidator($email: String!, $name: String!) {\n    registerValidator(input: { email: $email, name: $name }) {\n      id\n      email\n      temporaryPassword\n      expiresAt\n    }\n  }\n": types.RegisterValidatorDocument,
    "\n  fragment DeviceRow_device on ValidatorDevice {\n    id\n    kind\n    label\n    doorDevice\n    address\n    lastSeenAt\n  }\n": types.DeviceRow_DeviceFragmentDoc,
    "\n  mutation RevokeDevice($id: ID!) {\n    revokeDevice(input: { id: $id }) {\n      revokedId\n    }\n  }\n": types.RevokeDeviceDocument,
    "\n  fragment ValidatorCard_validator on Validator {\n    id\n    name\n    email\n    status\n    issuerName\n    temporaryUntil\n    scansToday\n    gates\n    lastScanAt\n    lastGate\n    devices {\n      id\n      ...DeviceRow_device\n    }\n  }\n": types.ValidatorCard_ValidatorFragmentDoc,
    "\n  query Validators($first: Int!, $after: String) {\n    validators(first: $first, after: $after) {\n      nodes {\n        id\n        ...ValidatorCard_validator\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ValidatorsDocument,
    "\n  subscription ValidatorsChanged {\n    validatorsChanged\n  }\n": types.ValidatorsChangedDocument,
    "\n  query VerifyKey($issuerId: ID!, $version: Int!) {\n    publicKey(issuerId: $issuerId, version: $version) {\n      publicKey\n    }\n  }\n": types.VerifyKeyDocument,
    "\n  query VerifyEventKeys($eventId: ID!) {\n    publicKeysOfEvent(eventId: $eventId) {\n      issuer {\n        id\n      }\n      publicKey\n    }\n  }\n": types.VerifyEventKeysDocument,
    "\n  query VerifyAnchor($root: String!) {\n    anchor(root: $root) {\n      network\n      passphrase\n      account\n      transactionHash\n      ledger\n      closedAt\n      explorerUrl\n    }\n  }\n": types.VerifyAnchorDocument,
    "\n  query VerifyRevocations($issuerId: ID!) {\n    revocationSnapshot(issuerId: $issuerId) {\n      revoked {\n        ticketId\n        revokedAt\n      }\n    }\n  }\n": types.VerifyRevocationsDocument,
    "\n  mutation CreateWallet($of: WalletOwner!) {\n    createWallet(input: { of: $of }) {\n      wallet {\n        id\n      }\n    }\n  }\n": types.CreateWalletDocument,
    "\n  mutation ExportWalletKey($of: WalletOwner!, $password: String!) {\n    exportWalletKey(input: { of: $of, password: $password }) {\n      publicKey\n      secretKey\n    }\n  }\n": types.ExportWalletKeyDocument,
    "\n  mutation FundWallet($of: WalletOwner!, $idempotencyKey: String) {\n    fundWallet(input: { of: $of, idempotencyKey: $idempotencyKey }) {\n      wallet {\n        id\n        faucetGave {\n          amount\n          currency\n        }\n        ...WalletSheet_wallet\n      }\n    }\n  }\n": types.FundWalletDocument,
    "\n  query LedgerStatus {\n    ledgerStatus {\n      network\n      up\n      fundable\n      notice\n      noticeCode\n      closeSeconds\n    }\n  }\n": types.LedgerStatusDocument,
    "\n  fragment MovementDetails_movement on WalletMovement {\n    id\n    amount {\n      amount\n      currency\n    }\n    fee {\n      amount\n      currency\n    }\n    counterparty\n    memo\n    transactionHash\n    explorerUrl\n    occurredAt\n    order {\n      id\n    }\n    eventName\n  }\n": types.MovementDetails_MovementFragmentDoc,
    "\n  fragment MovementRow_movement on WalletMovement {\n    id\n    kind\n    amount {\n      amount\n      currency\n    }\n    counterparty\n    eventName\n    occurredAt\n    ...MovementDetails_movement\n  }\n": types.MovementRow_MovementFragmentDoc,
    "\n  query Wallet($of: WalletOwner!, $first: Int!, $after: String) {\n    wallet(of: $of) {\n      id\n      ...WalletSheet_wallet\n      movements(first: $first, after: $after) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.WalletDocument,
    "\n  fragment WalletSheet_wallet on Wallet {\n    id\n    owner\n    publicKey\n    funded\n    balance {\n      amount\n      currency\n    }\n    spendable {\n      amount\n      currency\n    }\n    reserve {\n      amount\n      currency\n    }\n    stale\n    balanceAt\n    network\n    fundable\n    explorerUrl\n  }\n": types.WalletSheet_WalletFragmentDoc,
    "\n  subscription WalletChanged($of: WalletOwner!, $first: Int = 10) {\n    walletChanged(of: $of) {\n      id\n      ...WalletSheet_wallet\n      movements(first: $first) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.WalletChangedDocument,
    "\n  mutation CreateWebhookEndpoint($input: CreateWebhookEndpointInput!) {\n    createWebhookEndpoint(input: $input) {\n      secret\n      endpoint {\n        id\n      }\n    }\n  }\n": types.CreateWebhookEndpointDocument,
    "\n  query WebhookDeliveries($id: ID!, $first: Int!, $after: String) {\n    webhookDeliveries(endpointId: $id, first: $first, after: $after) {\n      nodes {\n        id\n        type\n        state\n        happenedAt\n        attempts {\n          number\n          status\n          error\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.WebhookDeliveriesDocument,
    "\n  mutation ReplayWebhookDelivery($id: ID!) {\n    replayWebhookDelivery(input: { id: $id }) {\n      delivery {\n        id\n        state\n      }\n    }\n  }\n": types.ReplayWebhookDeliveryDocument,
    "\n  fragment WebhookItem_endpoint on WebhookEndpoint {\n    id\n    url\n    description\n    types\n    active\n    lastState\n    waiting\n  }\n": types.WebhookItem_EndpointFragmentDoc,
    "\n  mutation UpdateWebhookEndpoint($input: UpdateWebhookEndpointInput!) {\n    updateWebhookEndpoint(input: $input) {\n      endpoint {\n        ...WebhookItem_endpoint\n      }\n    }\n  }\n": types.UpdateWebhookEndpointDocument,
    "\n  mutation DeleteWebhookEndpoint($id: ID!) {\n    deleteWebhookEndpoint(input: { id: $id }) {\n      deletedId\n    }\n  }\n": types.DeleteWebhookEndpointDocument,
    "\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(input: { id: $id }) {\n      secret\n    }\n  }\n": types.RotateWebhookSecretDocument,
    "\n  mutation PingWebhookEndpoint($id: ID!) {\n    pingWebhookEndpoint(input: { id: $id }) {\n      delivery {\n        id\n      }\n    }\n  }\n": types.PingWebhookEndpointDocument,
    "\n  query WebhookEndpoints($first: Int = 100) {\n    webhookEndpoints(first: $first) {\n      nodes {\n        id\n        ...WebhookItem_endpoint\n      }\n    }\n  }\n": types.WebhookEndpointsDocument,
    "\n  query Transactions($of: WalletOwner!, $first: Int!, $after: String) {\n    wallet(of: $of) {\n      id\n      movements(first: $first, after: $after) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n": types.TransactionsDocument,
    "\n  mutation ResetPassword($token: String!, $newPassword: String!) {\n    resetPassword(input: { token: $token, newPassword: $newPassword }) {\n      done\n    }\n  }\n": types.ResetPasswordDocument,
    "\n  mutation VerifyEmail($token: String!, $password: String) {\n    verifyEmail(input: { token: $token, password: $password }) {\n      done\n    }\n  }\n": types.VerifyEmailDocument,
    "\n  fragment EventFacts_event on Event {\n    id\n    descriptionBlocks {\n      ...FormattedText_block\n    }\n    venue\n    category\n    startDate\n    timeZone\n    endDate\n    createdAt\n    formSales\n    issuer {\n      id\n      name\n    }\n  }\n": types.EventFacts_EventFragmentDoc,
    "\n  fragment EventHead_event on Event {\n    id\n    category\n    name\n    venue\n    slug\n    status\n    startDate\n    timeZone\n    viewerCanEdit\n    viewerCanPublish\n    tiers {\n      id\n    }\n    ...Cover_event\n    ...EditEventButton_event\n    ...DuplicateEventButton_event\n  }\n": types.EventHead_EventFragmentDoc,
    "\n  query MyEvents($first: Int!, $after: String) {\n    events(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...MyEventCard_event\n      }\n    }\n  }\n": types.MyEventsDocument,
    "\n  fragment EventSettings_event on Event {\n    id\n    ...FormSalesSwitch_event\n    ...TransferCutoff_event\n    ...CancellationPolicy_event\n    ...LineUpPanel_event\n    ...FaqPanel_event\n    ...UnpublishButton_event\n    ...CancelEventButton_event\n    ...DeleteEventButton_event\n  }\n": types.EventSettings_EventFragmentDoc,
    "\n  query ManagedEvent($id: ID!, $figures: Boolean!) {\n    event(id: $id) {\n      id\n      status\n      timeZone\n      viewerCanEdit\n      viewerCanCreateTickets\n      tiers {\n        id\n        name\n      }\n      questions {\n        id\n        kind\n        label\n        options\n      }\n      ...EventHead_event\n      ...EventFacts_event\n      ...CoverPanel_event\n      ...TicketSummary_event\n      ...CreateTickets_event\n      ...GuestLists_event\n      ...EmbedPanel_event\n      ...EventSettings_event\n      ...LaunchPanel_event\n      ...SharePanel_event\n    }\n  }\n": types.ManagedEventDocument,
    "\n  query BrowseEvents(\n    $search: String\n    $city: String\n    $price: PriceFilter\n    $maxPrice: PriceLimit\n    $first: Int!\n    $after: String\n  ) {\n    publishedEvents(\n      search: $search\n      city: $city\n      price: $price\n      maxPrice: $maxPrice\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...BrowseCard_event\n      }\n    }\n  }\n": types.BrowseEventsDocument,
    "\n  subscription ContractsMoved {\n    contractsChanged {\n      contract {\n        id\n      }\n    }\n  }\n": types.ContractsMovedDocument,
    "\n  subscription ReleasesMoved {\n    roundChanged {\n      id\n      status\n    }\n  }\n": types.ReleasesMovedDocument,
    "\n  subscription ExpensesMoved {\n    expenseChanged {\n      id\n      status\n    }\n  }\n": types.ExpensesMovedDocument,
    "\n  query Home(\n    $attendee: Boolean!\n    $validator: Boolean!\n    $auditor: Boolean!\n    $administrator: Boolean!\n    $finance: Boolean!\n    $signatory: Boolean!\n    $organizer: Boolean!\n    $events: Boolean!\n    $revenue: Boolean!\n    $latest: Boolean!\n    $wallet: Boolean!\n    $walletOf: WalletOwner!\n  ) {\n    dashboard {\n      ...HomeCounters_figures\n    }\n    wallet(of: $walletOf) @include(if: $wallet) {\n      id\n      ...HomeCounters_wallet\n    }\n    events(first: 5) @include(if: $latest) {\n      nodes {\n        id\n        ...LatestEvents_event\n      }\n    }\n    publishedEvents(first: 3) @include(if: $attendee) {\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n": types.HomeDocument,
    "\n  fragment HealthList_stats on SystemStats {\n    health {\n      part\n      level\n      note\n    }\n  }\n": types.HealthList_StatsFragmentDoc,
    "\n  fragment SystemInformation_stats on SystemStats {\n    environment\n    version\n    uptime\n  }\n": types.SystemInformation_StatsFragmentDoc,
    "\n  fragment SystemFigures_stats on SystemStats {\n    systemHealth\n    totalUsers\n    totalTickets\n    activeSessions\n  }\n": types.SystemFigures_StatsFragmentDoc,
    "\n  query SystemStats {\n    systemStats {\n      ...SystemFigures_stats\n      ...HealthList_stats\n      ...SystemInformation_stats\n      maintenance {\n        ...MaintenanceToggle_mode\n      }\n    }\n  }\n": types.SystemStatsDocument,
    "\n  subscription SystemStatsChanged {\n    systemStatsChanged {\n      ...SystemFigures_stats\n      ...HealthList_stats\n      ...SystemInformation_stats\n      maintenance {\n        ...MaintenanceToggle_mode\n      }\n    }\n  }\n": types.SystemStatsChangedDocument,
    "\n  fragment PendingApprovals_contract on Contract {\n    id\n    viewerCanApprove\n    openRounds\n    pendingExpenses\n  }\n": types.PendingApprovals_ContractFragmentDoc,
    "\n  fragment ContractView_contract on Contract {\n    id\n    status\n    viewerRole\n    viewerIsSignatory\n    viewerCanAddExpense\n    viewerCanTrigger\n    viewerCanSeeMoney\n    ...ContractHead_contract\n    ...ContractNotices_contract\n    ...ContractShares_contract\n    ...ContractSignatories_contract\n    ...ContractEscrow_contract\n    ...PendingApprovals_contract\n  }\n": types.ContractView_ContractFragmentDoc,
    "\n  query ContractPage($id: ID!) {\n    contract(id: $id) {\n      id\n      ...ContractView_contract\n    }\n  }\n": types.ContractPageDocument,
    "\n  query ContractEventChoices($after: String) {\n    events(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        status\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ContractEventChoicesDocument,
    "\n  query ContractPartnerChoices($after: String) {\n    partners(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        status\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.ContractPartnerChoicesDocument,
    "\n  query PartnershipFigures {\n    dashboard {\n      partnerships\n      totalContracts\n      pendingContracts\n      pendingDistributions\n    }\n  }\n": types.PartnershipFiguresDocument,
    "\n  query WaitingDrafts($first: Int!, $after: String) {\n    contracts(status: DRAFT, first: $first, after: $after) {\n      nodes {\n        id\n        viewerCanApprove\n        viewerCanFinalize\n        ...ContractCard_contract\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.WaitingDraftsDocument,
    "\n  query WaitingRounds($first: Int!, $after: String) {\n    pendingRounds(first: $first, after: $after) {\n      nodes {\n        id\n        status\n        viewerCanAuthorize\n        viewerCanExecute\n        ...RoundRow_round\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.WaitingRoundsDocument,
    "\n  query WaitingExpenses($first: Int!, $after: String) {\n    pendingExpenses(first: $first, after: $after) {\n      nodes {\n        id\n        status\n        viewerCanDecide\n        ...ExpenseRow_expense\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.WaitingExpensesDocument,
    "\n  query DraftPreview($id: ID!) {\n    event(id: $id) {\n      id\n      ...EventArticle_event\n    }\n  }\n": types.DraftPreviewDocument,
    "\n  fragment EventArticle_event on Event {\n    id\n    name\n    descriptionBlocks {\n      ...FormattedText_block\n    }\n    venue\n    slug\n    startDate\n    timeZone\n    endDate\n    available\n    lowStock\n    issuer {\n      id\n      name\n      slug\n    }\n    ...LineUp_event\n    ...Faq_event\n    ...Cover_event\n    ...BuyPanel_event\n  }\n": types.EventArticle_EventFragmentDoc,
    "\n  subscription EventStock($slug: String!) {\n    eventStock(slug: $slug) {\n      event {\n        id\n      }\n      available\n      lowStock\n      tiers {\n        tier {\n          id\n        }\n        available\n      }\n    }\n  }\n": types.EventStockDocument,
    "\n  query EventDetails($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      name\n      ...EventArticle_event\n    }\n  }\n": types.EventDetailsDocument,
    "\n  query EventPurchase($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      name\n      ...OnSale_event\n      ...WalletPurchaseFlow_event\n    }\n  }\n": types.EventPurchaseDocument,
    "\n  query PublishedEvents(\n    $search: String\n    $category: EventCategory\n    $city: String\n    $price: PriceFilter\n    $maxPrice: PriceLimit\n    $fromDay: LocalDate\n    $toDay: LocalDate\n    $first: Int!\n    $after: String\n  ) {\n    publishedEvents(\n      search: $search\n      category: $category\n      city: $city\n      price: $price\n      maxPrice: $maxPrice\n      fromDay: $fromDay\n      toDay: $toDay\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        category\n        ...EventCard_event\n      }\n    }\n  }\n": types.PublishedEventsDocument,
    "\n  mutation ConfirmFollow($token: String!) {\n    confirmFollow(input: { token: $token }) {\n      issuer {\n        id\n        name\n        slug\n      }\n    }\n  }\n": types.ConfirmFollowDocument,
    "\n  query FollowedIssuer($token: String!) {\n    followedIssuer(token: $token) {\n      id\n      name\n      slug\n    }\n  }\n": types.FollowedIssuerDocument,
    "\n  mutation StopFollowing($token: String!) {\n    stopFollowing(input: { token: $token }) {\n      done\n    }\n  }\n": types.StopFollowingDocument,
    "\n  query ComingUp {\n    publishedEvents(first: 3) {\n      totalCount\n      pageInfo {\n        hasNextPage\n      }\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n": types.ComingUpDocument,
    "\n  query InvitationPage($token: String!) {\n    partnerInvitation(token: $token) {\n      id\n      issuerName\n      email\n      role\n      needsSignIn\n      ...AnswerForm_invitation\n    }\n  }\n": types.InvitationPageDocument,
    "\n  query IssuerPage($slug: String!, $first: Int!, $after: String) {\n    issuerBySlug(slug: $slug) {\n      id\n      name\n      slug\n      description\n      active\n      website\n      contactEmail\n      upcomingEvents(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        nodes {\n          id\n          ...EventCard_event\n        }\n      }\n      ...FollowPanel_issuer\n    }\n  }\n": types.IssuerPageDocument,
    "\n  query Issuers($search: String, $first: Int!, $after: String) {\n    issuers(search: $search, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...IssuerCard_issuer\n      }\n    }\n  }\n": types.IssuersDocument,
    "\n  query JoinPage($token: String!) {\n    staffInvitation(token: $token) {\n      hasAccount\n      invitation {\n        id\n        issuerName\n        email\n        name\n        role\n        expiresAt\n      }\n    }\n  }\n": types.JoinPageDocument,
    "\n  mutation AcceptStaffInvitation($token: String!, $newAccount: NewStaffAccount) {\n    acceptStaffInvitation(input: { token: $token, newAccount: $newAccount }) {\n      invitation {\n        id\n      }\n    }\n  }\n": types.AcceptStaffInvitationDocument,
    "\n  mutation Logout($sessionId: ID) {\n    logout(input: { sessionId: $sessionId }) {\n      done\n    }\n  }\n": types.LogoutDocument,
    "\n  query Viewer {\n    viewer {\n      role\n      permissions\n      hasTemporaryPassword\n      user {\n        id\n        name\n        email\n        phone\n        role\n        emailVerified\n        hasWallet\n        issuer {\n          id\n          name\n          slug\n          active\n          inactiveReason\n        }\n      }\n    }\n  }\n": types.ViewerDocument,
    "\n  subscription LowStock {\n    lowStock {\n      event {\n        id\n      }\n      eventName\n      available\n      lowStock\n      soldOut\n    }\n  }\n": types.LowStockDocument,
    "\n  query QuickSearch($text: String!) {\n    quickSearch(text: $text) {\n      events {\n        id\n        name\n        venue\n        slug\n        own\n      }\n      tickets {\n        id\n        number\n        tier\n        event\n        holder\n        held\n      }\n      people {\n        id\n        name\n        email\n        role\n      }\n    }\n  }\n": types.QuickSearchDocument,
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
export function graphql(source: "\n  subscription AuditLogAppended($filter: AuditLogFilter) {\n    auditLogAppended(filter: $filter) {\n      id\n      ...AuditRow_entry\n    }\n  }\n"): (typeof documents)["\n  subscription AuditLogAppended($filter: AuditLogFilter) {\n    auditLogAppended(filter: $filter) {\n      id\n      ...AuditRow_entry\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditLogs($filter: AuditLogFilter, $first: Int!, $after: String) {\n    auditLogs(filter: $filter, first: $first, after: $after) {\n      nodes {\n        id\n        ...AuditRow_entry\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query AuditLogs($filter: AuditLogFilter, $first: Int!, $after: String) {\n    auditLogs(filter: $filter, first: $first, after: $after) {\n      nodes {\n        id\n        ...AuditRow_entry\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AuditRow_entry on AuditLog {\n    id\n    action\n    entityType\n    entityId\n    actorKind\n    userId\n    userEmail\n    address\n    requestId\n    success\n    details\n    error\n    createdAt\n  }\n"): (typeof documents)["\n  fragment AuditRow_entry on AuditLog {\n    id\n    action\n    entityType\n    entityId\n    actorKind\n    userId\n    userEmail\n    address\n    requestId\n    success\n    details\n    error\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyAudit {\n    verifyAudit {\n      whole\n      message\n      fault\n      badPlace\n      checkedAt\n      entries\n      headKept\n      anchoredHeads\n      ledgerAsked\n      lostCommits\n      badEntryId\n      badEntry {\n        id\n        ...AuditRow_entry\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyAudit {\n    verifyAudit {\n      whole\n      message\n      fault\n      badPlace\n      checkedAt\n      entries\n      headKept\n      anchoredHeads\n      ledgerAsked\n      lostCommits\n      badEntryId\n      badEntry {\n        id\n        ...AuditRow_entry\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendContactMessage($input: SendContactMessageInput!) {\n    sendContactMessage(input: $input) {\n      done\n    }\n  }\n"): (typeof documents)["\n  mutation SendContactMessage($input: SendContactMessageInput!) {\n    sendContactMessage(input: $input) {\n      done\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeCounters_figures on DashboardFigures {\n    myTickets @include(if: $attendee)\n    upcomingEvents @include(if: $attendee)\n    validatedToday @include(if: $validator)\n    totalValidations @include(if: $validator)\n    pendingValidations @include(if: $validator)\n    totalTickets @include(if: $auditor)\n    auditEntries @include(if: $auditor)\n    revenue @include(if: $revenue) {\n      amount\n      currency\n    }\n    revenueCollected @include(if: $revenue) {\n      amount\n      currency\n    }\n    revenueDue @include(if: $revenue) {\n      amount\n      currency\n    }\n    totalEvents @include(if: $events)\n    ticketsSold @include(if: $events)\n    totalUsers @include(if: $administrator)\n    activeIssuers @include(if: $administrator)\n    pendingDistributions @include(if: $finance)\n    contracts @include(if: $finance)\n    pendingContracts @include(if: $signatory)\n    pendingApprovals @include(if: $signatory)\n    totalContracts @include(if: $signatory)\n    partnerships @include(if: $organizer)\n  }\n"): (typeof documents)["\n  fragment HomeCounters_figures on DashboardFigures {\n    myTickets @include(if: $attendee)\n    upcomingEvents @include(if: $attendee)\n    validatedToday @include(if: $validator)\n    totalValidations @include(if: $validator)\n    pendingValidations @include(if: $validator)\n    totalTickets @include(if: $auditor)\n    auditEntries @include(if: $auditor)\n    revenue @include(if: $revenue) {\n      amount\n      currency\n    }\n    revenueCollected @include(if: $revenue) {\n      amount\n      currency\n    }\n    revenueDue @include(if: $revenue) {\n      amount\n      currency\n    }\n    totalEvents @include(if: $events)\n    ticketsSold @include(if: $events)\n    totalUsers @include(if: $administrator)\n    activeIssuers @include(if: $administrator)\n    pendingDistributions @include(if: $finance)\n    contracts @include(if: $finance)\n    pendingContracts @include(if: $signatory)\n    pendingApprovals @include(if: $signatory)\n    totalContracts @include(if: $signatory)\n    partnerships @include(if: $organizer)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HomeCounters_wallet on Wallet {\n    id\n    balance {\n      amount\n      currency\n    }\n    funded\n  }\n"): (typeof documents)["\n  fragment HomeCounters_wallet on Wallet {\n    id\n    balance {\n      amount\n      currency\n    }\n    funded\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LatestEvents_event on Event {\n    id\n    category\n    name\n    status\n    startDate\n    timeZone\n    tiers {\n      id\n      generated\n      sold\n    }\n    ...Cover_event\n  }\n"): (typeof documents)["\n  fragment LatestEvents_event on Event {\n    id\n    category\n    name\n    status\n    startDate\n    timeZone\n    tiers {\n      id\n      generated\n      sold\n    }\n    ...Cover_event\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApprovalsChart_approval on WaitingApproval {\n    id\n    kind\n    contract {\n      id\n      name\n    }\n    title\n    given\n    required\n    since\n    waitsForViewer\n    amount {\n      amount\n      currency\n    }\n  }\n"): (typeof documents)["\n  fragment ApprovalsChart_approval on WaitingApproval {\n    id\n    kind\n    contract {\n      id\n      name\n    }\n    title\n    given\n    required\n    since\n    waitsForViewer\n    amount {\n      amount\n      currency\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeCharts(\n    $sales: Boolean!\n    $entries: Boolean!\n    $revenue: Boolean!\n    $approvals: Boolean!\n    $days: Int!\n    $utcOffset: Int!\n    $minutes: Int!\n  ) {\n    dashboardCharts {\n      salesByTier(days: $days, utcOffset: $utcOffset) @include(if: $sales) {\n        ...TimeChart_chart\n      }\n      entriesByGate(minutes: $minutes) @include(if: $entries) {\n        ...TimeChart_chart\n      }\n      revenueByEvent @include(if: $revenue) {\n        event {\n          id\n        }\n        ...RevenueChart_revenue\n      }\n      approvalsWaiting @include(if: $approvals) {\n        id\n        ...ApprovalsChart_approval\n      }\n    }\n  }\n"): (typeof documents)["\n  query HomeCharts(\n    $sales: Boolean!\n    $entries: Boolean!\n    $revenue: Boolean!\n    $approvals: Boolean!\n    $days: Int!\n    $utcOffset: Int!\n    $minutes: Int!\n  ) {\n    dashboardCharts {\n      salesByTier(days: $days, utcOffset: $utcOffset) @include(if: $sales) {\n        ...TimeChart_chart\n      }\n      entriesByGate(minutes: $minutes) @include(if: $entries) {\n        ...TimeChart_chart\n      }\n      revenueByEvent @include(if: $revenue) {\n        event {\n          id\n        }\n        ...RevenueChart_revenue\n      }\n      approvalsWaiting @include(if: $approvals) {\n        id\n        ...ApprovalsChart_approval\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TimeChart_chart on TimeChart {\n    starts\n    stepSeconds\n    series {\n      name\n      points\n      total\n      tone\n    }\n  }\n"): (typeof documents)["\n  fragment TimeChart_chart on TimeChart {\n    starts\n    stepSeconds\n    series {\n      name\n      points\n      total\n      tone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RevenueChart_revenue on EventRevenue {\n    event {\n      id\n    }\n    name\n    revenue {\n      amount\n      currency\n    }\n    due {\n      amount\n      currency\n    }\n  }\n"): (typeof documents)["\n  fragment RevenueChart_revenue on EventRevenue {\n    event {\n      id\n    }\n    name\n    revenue {\n      amount\n      currency\n    }\n    due {\n      amount\n      currency\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DoorAnswer on ScanResult {\n    outcome\n    tier\n    usedAt\n    usedGate\n    validFrom\n    validUntil\n    letInUnpaid\n    ticketNumber\n    playMoney\n    answers {\n      label\n      value\n      question {\n        id\n        kind\n      }\n    }\n    due {\n      amount\n      currency\n    }\n    ticket {\n      id\n      holderName @include(if: $person)\n      event {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment DoorAnswer on ScanResult {\n    outcome\n    tier\n    usedAt\n    usedGate\n    validFrom\n    validUntil\n    letInUnpaid\n    ticketNumber\n    playMoney\n    answers {\n      label\n      value\n      question {\n        id\n        kind\n      }\n    }\n    due {\n      amount\n      currency\n    }\n    ticket {\n      id\n      holderName @include(if: $person)\n      event {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DoorScan($input: ValidateTicketInput!, $person: Boolean!) {\n    validateTicket(input: $input) {\n      result {\n        ...DoorAnswer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DoorScan($input: ValidateTicketInput!, $person: Boolean!) {\n    validateTicket(input: $input) {\n      result {\n        ...DoorAnswer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DoorAdmitGuest($input: AdmitGuestInput!, $person: Boolean!) {\n    admitGuest(input: $input) {\n      result {\n        ...DoorAnswer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DoorAdmitGuest($input: AdmitGuestInput!, $person: Boolean!) {\n    admitGuest(input: $input) {\n      result {\n        ...DoorAnswer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DoorUpload($deviceId: String!, $clockOffsetMs: Int!, $scans: [QueuedScanInput!]!) {\n    uploadScans(input: { deviceId: $deviceId, clockOffsetMs: $clockOffsetMs, scans: $scans }) {\n      scans {\n        nonce\n        outcome\n        ticketNumber\n        repeated\n        conflict\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DoorUpload($deviceId: String!, $clockOffsetMs: Int!, $scans: [QueuedScanInput!]!) {\n    uploadScans(input: { deviceId: $deviceId, clockOffsetMs: $clockOffsetMs, scans: $scans }) {\n      scans {\n        nonce\n        outcome\n        ticketNumber\n        repeated\n        conflict\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DoorNoteCollected($deviceId: String!, $nonce: String!, $method: DueMethod!) {\n    noteCollected(input: { deviceId: $deviceId, nonce: $nonce, method: $method }) {\n      counted\n      isVoid\n    }\n  }\n"): (typeof documents)["\n  mutation DoorNoteCollected($deviceId: String!, $nonce: String!, $method: DueMethod!) {\n    noteCollected(input: { deviceId: $deviceId, nonce: $nonce, method: $method }) {\n      counted\n      isVoid\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DoorLetInUnpaid($deviceId: String!, $nonce: String!) {\n    letInUnpaid(input: { deviceId: $deviceId, nonce: $nonce }) {\n      stillDue\n    }\n  }\n"): (typeof documents)["\n  mutation DoorLetInUnpaid($deviceId: String!, $nonce: String!) {\n    letInUnpaid(input: { deviceId: $deviceId, nonce: $nonce }) {\n      stillDue\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DoorUndo($deviceId: String!, $nonce: String!, $reason: String!) {\n    undoEntry(input: { deviceId: $deviceId, nonce: $nonce, reason: $reason }) {\n      scanId\n    }\n  }\n"): (typeof documents)["\n  mutation DoorUndo($deviceId: String!, $nonce: String!, $reason: String!) {\n    undoEntry(input: { deviceId: $deviceId, nonce: $nonce, reason: $reason }) {\n      scanId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoorTime($eventId: ID!) {\n    doorBriefing(eventId: $eventId) {\n      serverTime\n    }\n  }\n"): (typeof documents)["\n  query DoorTime($eventId: ID!) {\n    doorBriefing(eventId: $eventId) {\n      serverTime\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoorBriefing($eventId: ID!, $deviceId: String) {\n    doorBriefing(eventId: $eventId, deviceId: $deviceId) {\n      entered\n      event {\n        id\n        name\n        category\n        issuer {\n          id\n        }\n        startDate\n        endDate\n        timeZone\n        tiers\n        gates {\n          id\n          name\n          active\n          entries\n        }\n      }\n      keys {\n        version\n        publicKey\n      }\n    }\n    exchangeRates {\n      from\n      to\n      rate\n    }\n    euroRate\n  }\n"): (typeof documents)["\n  query DoorBriefing($eventId: ID!, $deviceId: String) {\n    doorBriefing(eventId: $eventId, deviceId: $deviceId) {\n      entered\n      event {\n        id\n        name\n        category\n        issuer {\n          id\n        }\n        startDate\n        endDate\n        timeZone\n        tiers\n        gates {\n          id\n          name\n          active\n          entries\n        }\n      }\n      keys {\n        version\n        publicKey\n      }\n    }\n    exchangeRates {\n      from\n      to\n      rate\n    }\n    euroRate\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoorSnapshot($issuerId: ID!, $since: String) {\n    revocationSnapshot(issuerId: $issuerId, since: $since) {\n      issuerId\n      number\n      since\n      createdAt\n      revoked {\n        ticketId\n        revokedAt\n      }\n      totalRevoked\n      keyVersion\n      signature\n    }\n  }\n"): (typeof documents)["\n  query DoorSnapshot($issuerId: ID!, $since: String) {\n    revocationSnapshot(issuerId: $issuerId, since: $since) {\n      issuerId\n      number\n      since\n      createdAt\n      revoked {\n        ticketId\n        revokedAt\n      }\n      totalRevoked\n      keyVersion\n      signature\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoorDues($eventId: ID!, $since: DateTime) {\n    doorDues(eventId: $eventId, since: $since) {\n      asOf\n      due {\n        amount {\n          amount\n          currency\n        }\n        ticketIds\n      }\n      settled\n      playMoney\n    }\n  }\n"): (typeof documents)["\n  query DoorDues($eventId: ID!, $since: DateTime) {\n    doorDues(eventId: $eventId, since: $since) {\n      asOf\n      due {\n        amount {\n          amount\n          currency\n        }\n        ticketIds\n      }\n      settled\n      playMoney\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoorTests($eventId: ID!) {\n    testTickets(eventId: $eventId) {\n      kind\n      ticketId\n      code\n    }\n  }\n"): (typeof documents)["\n  query DoorTests($eventId: ID!) {\n    testTickets(eventId: $eventId) {\n      kind\n      ticketId\n      code\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoorConflicts($eventId: ID!, $person: Boolean!, $after: String) {\n    scanConflicts(eventId: $eventId, first: 40, after: $after) {\n      nodes {\n        id\n        ticketNumber\n        tier\n        holderName @include(if: $person)\n        winner {\n          id\n          deviceId\n          correctedAt\n          timeDoubtful\n          gate {\n            id\n            name\n          }\n        }\n        loser {\n          id\n          deviceId\n          correctedAt\n          timeDoubtful\n          gate {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query DoorConflicts($eventId: ID!, $person: Boolean!, $after: String) {\n    scanConflicts(eventId: $eventId, first: 40, after: $after) {\n      nodes {\n        id\n        ticketNumber\n        tier\n        holderName @include(if: $person)\n        winner {\n          id\n          deviceId\n          correctedAt\n          timeDoubtful\n          gate {\n            id\n            name\n          }\n        }\n        loser {\n          id\n          deviceId\n          correctedAt\n          timeDoubtful\n          gate {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoorVoidEntries($eventId: ID!, $person: Boolean!, $after: String) {\n    voidEntries(eventId: $eventId, first: 40, after: $after) {\n      nodes {\n        id\n        ticketNumber\n        tier\n        holderName @include(if: $person)\n        revokedAt\n        reason\n        reasonCode\n        scan {\n          id\n          deviceId\n          correctedAt\n          timeDoubtful\n          gate {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query DoorVoidEntries($eventId: ID!, $person: Boolean!, $after: String) {\n    voidEntries(eventId: $eventId, first: 40, after: $after) {\n      nodes {\n        id\n        ticketNumber\n        tier\n        holderName @include(if: $person)\n        revokedAt\n        reason\n        reasonCode\n        scan {\n          id\n          deviceId\n          correctedAt\n          timeDoubtful\n          gate {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription DoorEntries($eventId: ID!) {\n    eventEntries(eventId: $eventId) {\n      event {\n        id\n      }\n      revocationNumber\n      entered\n      gates {\n        id\n        name\n        active\n        entries\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription DoorEntries($eventId: ID!) {\n    eventEntries(eventId: $eventId) {\n      event {\n        id\n      }\n      revocationNumber\n      entered\n      gates {\n        id\n        name\n        active\n        entries\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoorGuests($eventId: ID!, $search: String!, $person: Boolean!) {\n    doorGuests(eventId: $eventId, search: $search) {\n      id\n      number\n      tier {\n        id\n        name\n      }\n      status\n      holderName @include(if: $person)\n      holderEmail @include(if: $person)\n    }\n  }\n"): (typeof documents)["\n  query DoorGuests($eventId: ID!, $search: String!, $person: Boolean!) {\n    doorGuests(eventId: $eventId, search: $search) {\n      id\n      number\n      tier {\n        id\n        name\n      }\n      status\n      holderName @include(if: $person)\n      holderEmail @include(if: $person)\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoorChoices($after: String) {\n    doorEvents(first: 50, after: $after) {\n      nodes {\n        id\n        category\n        name\n        venue\n        startDate\n        endDate\n        timeZone\n        gates {\n          id\n          name\n          active\n          entries\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query DoorChoices($after: String) {\n    doorEvents(first: 50, after: $after) {\n      nodes {\n        id\n        category\n        name\n        venue\n        startDate\n        endDate\n        timeZone\n        gates {\n          id\n          name\n          active\n          entries\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoorEvents($after: String) {\n    events(status: PUBLISHED, first: 100, after: $after) {\n      nodes {\n        id\n        name\n        startDate\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query DoorEvents($after: String) {\n    events(status: PUBLISHED, first: 100, after: $after) {\n      nodes {\n        id\n        name\n        startDate\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoorGates($eventId: ID!, $after: String) {\n    gates(eventId: $eventId, first: 100, after: $after) {\n      nodes {\n        id\n        name\n        active\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query DoorGates($eventId: ID!, $after: String) {\n    gates(eventId: $eventId, first: 100, after: $after) {\n      nodes {\n        id\n        name\n        active\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoorKey($issuerId: ID!, $version: Int!) {\n    publicKey(issuerId: $issuerId, version: $version) {\n      issuer {\n        id\n      }\n      version\n      keyId\n      publicKey\n    }\n  }\n"): (typeof documents)["\n  query DoorKey($issuerId: ID!, $version: Int!) {\n    publicKey(issuerId: $issuerId, version: $version) {\n      issuer {\n        id\n      }\n      version\n      keyId\n      publicKey\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoorRevocations($issuerId: ID) {\n    revocationSnapshot(issuerId: $issuerId) {\n      issuerId\n      number\n      since\n      createdAt\n      revoked {\n        ticketId\n        revokedAt\n      }\n      totalRevoked\n      keyVersion\n      signature\n    }\n  }\n"): (typeof documents)["\n  query DoorRevocations($issuerId: ID) {\n    revocationSnapshot(issuerId: $issuerId) {\n      issuerId\n      number\n      since\n      createdAt\n      revoked {\n        ticketId\n        revokedAt\n      }\n      totalRevoked\n      keyVersion\n      signature\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RevocationPreview($id: ID!, $person: Boolean!) {\n    ticket(id: $id) {\n      id\n      tier {\n        id\n        name\n      }\n      status\n      holderName @include(if: $person)\n      event {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query RevocationPreview($id: ID!, $person: Boolean!) {\n    ticket(id: $id) {\n      id\n      tier {\n        id\n        name\n      }\n      status\n      holderName @include(if: $person)\n      event {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeTicket($id: ID!, $reason: String!) {\n    revokeTicket(input: { id: $id, reason: $reason }) {\n      ticket {\n        id\n        status\n        dueStatus\n        due {\n          amount\n          currency\n        }\n        revokedAt\n        revokeReason\n        tier {\n          id\n          name\n        }\n        event {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeTicket($id: ID!, $reason: String!) {\n    revokeTicket(input: { id: $id, reason: $reason }) {\n      ticket {\n        id\n        status\n        dueStatus\n        due {\n          amount\n          currency\n        }\n        revokedAt\n        revokeReason\n        tier {\n          id\n          name\n        }\n        event {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LetInUnpaid($deviceId: String!, $nonce: String!) {\n    letInUnpaid(input: { deviceId: $deviceId, nonce: $nonce }) {\n      stillDue\n    }\n  }\n"): (typeof documents)["\n  mutation LetInUnpaid($deviceId: String!, $nonce: String!) {\n    letInUnpaid(input: { deviceId: $deviceId, nonce: $nonce }) {\n      stillDue\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CollectDue($ticketId: ID!, $method: DueMethod!) {\n    collectDue(input: { ticketId: $ticketId, method: $method }) {\n      ticket {\n        id\n        dueStatus\n        due {\n          amount\n          currency\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CollectDue($ticketId: ID!, $method: DueMethod!) {\n    collectDue(input: { ticketId: $ticketId, method: $method }) {\n      ticket {\n        id\n        dueStatus\n        due {\n          amount\n          currency\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ValidateTicket($input: ValidateTicketInput!, $person: Boolean!) {\n    validateTicket(input: $input) {\n      result {\n        valid\n        outcome\n        scanId\n        message\n        ticketNumber\n        tier\n        usedAt\n        usedGate\n        validFrom\n        validUntil\n        playMoney\n        answers {\n          label\n          value\n          question {\n            id\n            kind\n          }\n        }\n        due {\n          amount\n          currency\n        }\n        ticket {\n          id\n          holderName @include(if: $person)\n          event {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ValidateTicket($input: ValidateTicketInput!, $person: Boolean!) {\n    validateTicket(input: $input) {\n      result {\n        valid\n        outcome\n        scanId\n        message\n        ticketNumber\n        tier\n        usedAt\n        usedGate\n        validFrom\n        validUntil\n        playMoney\n        answers {\n          label\n          value\n          question {\n            id\n            kind\n          }\n        }\n        due {\n          amount\n          currency\n        }\n        ticket {\n          id\n          holderName @include(if: $person)\n          event {\n            id\n            name\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ValidateTicketOffline($ticket: JSON!, $publicKey: String!, $revocationSnapshot: JSON!) {\n    validateTicketOffline(input: { ticket: $ticket, publicKey: $publicKey, revocationSnapshot: $revocationSnapshot }) {\n      valid\n      outcome\n      message\n      keyKnown\n    }\n  }\n"): (typeof documents)["\n  mutation ValidateTicketOffline($ticket: JSON!, $publicKey: String!, $revocationSnapshot: JSON!) {\n    validateTicketOffline(input: { ticket: $ticket, publicKey: $publicKey, revocationSnapshot: $revocationSnapshot }) {\n      valid\n      outcome\n      message\n      keyKnown\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BrowseCard_event on Event {\n    id\n    category\n    name\n    descriptionText\n    venue\n    slug\n    startDate\n    timeZone\n    available\n    lowestPrice {\n      amount\n      currency\n    }\n    ...Cover_event\n  }\n"): (typeof documents)["\n  fragment BrowseCard_event on Event {\n    id\n    category\n    name\n    descriptionText\n    venue\n    slug\n    startDate\n    timeZone\n    available\n    lowestPrice {\n      amount\n      currency\n    }\n    ...Cover_event\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EventCard_event on Event {\n    id\n    category\n    name\n    descriptionText\n    venue\n    slug\n    status\n    startDate\n    timeZone\n    available\n    lowStock\n    lowestPrice {\n      amount\n      currency\n    }\n    ...Cover_event\n  }\n"): (typeof documents)["\n  fragment EventCard_event on Event {\n    id\n    category\n    name\n    descriptionText\n    venue\n    slug\n    status\n    startDate\n    timeZone\n    available\n    lowStock\n    lowestPrice {\n      amount\n      currency\n    }\n    ...Cover_event\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CancelledEvent($slug: String!) {\n    cancelledEvent(slug: $slug) {\n      name\n      venue\n      startDate\n      timeZone\n    }\n  }\n"): (typeof documents)["\n  query CancelledEvent($slug: String!) {\n    cancelledEvent(slug: $slug) {\n      name\n      venue\n      startDate\n      timeZone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Faq_event on Event {\n    id\n    faq {\n      question\n      answerBlocks {\n        ...FormattedText_block\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Faq_event on Event {\n    id\n    faq {\n      question\n      answerBlocks {\n        ...FormattedText_block\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FormattedText_block on RichTextBlock {\n    kind\n    depth\n    number\n    spans {\n      text\n      bold\n      italic\n      href\n    }\n  }\n"): (typeof documents)["\n  fragment FormattedText_block on RichTextBlock {\n    kind\n    depth\n    number\n    spans {\n      text\n      bold\n      italic\n      href\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LineUp_event on Event {\n    id\n    timeZone\n    lineUp {\n      name\n      note\n      startsAt\n      link\n    }\n  }\n"): (typeof documents)["\n  fragment LineUp_event on Event {\n    id\n    timeZone\n    lineUp {\n      name\n      note\n      startsAt\n      link\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Cover_event on Event {\n    id\n    category\n    cover {\n      hash\n      widths\n      color\n      focalX\n      focalY\n    }\n  }\n"): (typeof documents)["\n  fragment Cover_event on Event {\n    id\n    category\n    cover {\n      hash\n      widths\n      color\n      focalX\n      focalY\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventCities {\n    eventCities {\n      name\n      events\n    }\n  }\n"): (typeof documents)["\n  query EventCities {\n    eventCities {\n      name\n      events\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MonthEvents(\n    $search: String\n    $city: String\n    $price: PriceFilter\n    $maxPrice: PriceLimit\n    $fromDay: LocalDate!\n    $toDay: LocalDate!\n    $after: String\n  ) {\n    publishedEvents(\n      search: $search\n      city: $city\n      price: $price\n      maxPrice: $maxPrice\n      fromDay: $fromDay\n      toDay: $toDay\n      first: 100\n      after: $after\n    ) {\n      totalCount\n      nodes {\n        id\n        name\n        slug\n        category\n        startDate\n        timeZone\n        venue\n        city\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query MonthEvents(\n    $search: String\n    $city: String\n    $price: PriceFilter\n    $maxPrice: PriceLimit\n    $fromDay: LocalDate!\n    $toDay: LocalDate!\n    $after: String\n  ) {\n    publishedEvents(\n      search: $search\n      city: $city\n      price: $price\n      maxPrice: $maxPrice\n      fromDay: $fromDay\n      toDay: $toDay\n      first: 100\n      after: $after\n    ) {\n      totalCount\n      nodes {\n        id\n        name\n        slug\n        category\n        startDate\n        timeZone\n        venue\n        city\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CancellationPolicy_event on Event {\n    id\n    cancellationPolicy {\n      cutoffMinutes\n      refundsPaid\n    }\n  }\n"): (typeof documents)["\n  fragment CancellationPolicy_event on Event {\n    id\n    cancellationPolicy {\n      cutoffMinutes\n      refundsPaid\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetCancellationPolicy($eventId: ID!, $minutes: Int, $refundsPaid: Boolean!) {\n    setCancellationPolicy(input: { eventId: $eventId, minutes: $minutes, refundsPaid: $refundsPaid }) {\n      event {\n        id\n        cancellationPolicy {\n          cutoffMinutes\n          refundsPaid\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetCancellationPolicy($eventId: ID!, $minutes: Int, $refundsPaid: Boolean!) {\n    setCancellationPolicy(input: { eventId: $eventId, minutes: $minutes, refundsPaid: $refundsPaid }) {\n      event {\n        id\n        cancellationPolicy {\n          cutoffMinutes\n          refundsPaid\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CoverFocus_event on Event {\n    id\n    cover {\n      hash\n      width\n      height\n      widths\n      color\n      focalX\n      focalY\n    }\n  }\n"): (typeof documents)["\n  fragment CoverFocus_event on Event {\n    id\n    cover {\n      hash\n      width\n      height\n      widths\n      color\n      focalX\n      focalY\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetCoverFocus($eventId: ID!, $focalX: Float!, $focalY: Float!) {\n    setCoverFocus(input: { eventId: $eventId, focalX: $focalX, focalY: $focalY }) {\n      event {\n        id\n        updatedAt\n        ...CoverFocus_event\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetCoverFocus($eventId: ID!, $focalX: Float!, $focalY: Float!) {\n    setCoverFocus(input: { eventId: $eventId, focalX: $focalX, focalY: $focalY }) {\n      event {\n        id\n        updatedAt\n        ...CoverFocus_event\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CoverPanel_event on Event {\n    id\n    cover {\n      hash\n    }\n    ...Cover_event\n    ...CoverFocus_event\n  }\n"): (typeof documents)["\n  fragment CoverPanel_event on Event {\n    id\n    cover {\n      hash\n    }\n    ...Cover_event\n    ...CoverFocus_event\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventCover($id: ID!) {\n    event(id: $id) {\n      id\n      updatedAt\n      ...CoverPanel_event\n    }\n  }\n"): (typeof documents)["\n  query EventCover($id: ID!) {\n    event(id: $id) {\n      id\n      updatedAt\n      ...CoverPanel_event\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCover($eventId: ID!) {\n    removeCover(input: { eventId: $eventId }) {\n      event {\n        id\n        updatedAt\n        ...CoverPanel_event\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveCover($eventId: ID!) {\n    removeCover(input: { eventId: $eventId }) {\n      event {\n        id\n        updatedAt\n        ...CoverPanel_event\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateEvent($input: CreateEventInput!) {\n    createEvent(input: $input) {\n      event {\n        id\n        ...MyEventCard_event\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateEvent($input: CreateEventInput!) {\n    createEvent(input: $input) {\n      event {\n        id\n        ...MyEventCard_event\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CreateTickets_event on Event {\n    id\n    startDate\n    timeZone\n    endDate\n  }\n"): (typeof documents)["\n  fragment CreateTickets_event on Event {\n    id\n    startDate\n    timeZone\n    endDate\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateTickets($eventId: ID!, $tiers: [TierInput!]!, $figures: Boolean!) {\n    createTickets(input: { eventId: $eventId, tiers: $tiers }) {\n      event {\n        id\n        ...TicketSummary_event\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateTickets($eventId: ID!, $tiers: [TierInput!]!, $figures: Boolean!) {\n    createTickets(input: { eventId: $eventId, tiers: $tiers }) {\n      event {\n        id\n        ...TicketSummary_event\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeleteEventButton_event on Event {\n    id\n    name\n    viewerCanDelete\n    tiers {\n      id\n      sold\n    }\n  }\n"): (typeof documents)["\n  fragment DeleteEventButton_event on Event {\n    id\n    name\n    viewerCanDelete\n    tiers {\n      id\n      sold\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteEvent($id: ID!) {\n    deleteEvent(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteEvent($id: ID!) {\n    deleteEvent(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DuplicateEventButton_event on Event {\n    id\n    name\n    startDate\n    timeZone\n    viewerCanDuplicate\n  }\n"): (typeof documents)["\n  fragment DuplicateEventButton_event on Event {\n    id\n    name\n    startDate\n    timeZone\n    viewerCanDuplicate\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DuplicateEvent($id: ID!, $startDate: DateTime!, $name: String) {\n    duplicateEvent(input: { id: $id, startDate: $startDate, name: $name }) {\n      event {\n        id\n        ...MyEventCard_event\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DuplicateEvent($id: ID!, $startDate: DateTime!, $name: String) {\n    duplicateEvent(input: { id: $id, startDate: $startDate, name: $name }) {\n      event {\n        id\n        ...MyEventCard_event\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditEventButton_event on Event {\n    id\n    name\n    venue\n    description\n    startDate\n    timeZone\n    endDate\n    category\n  }\n"): (typeof documents)["\n  fragment EditEventButton_event on Event {\n    id\n    name\n    venue\n    description\n    startDate\n    timeZone\n    endDate\n    category\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateEvent($input: UpdateEventInput!) {\n    updateEvent(input: $input) {\n      event {\n        id\n        updatedAt\n        ...EditEventButton_event\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateEvent($input: UpdateEventInput!) {\n    updateEvent(input: $input) {\n      event {\n        id\n        updatedAt\n        ...EditEventButton_event\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventChangePreview($id: ID!, $input: EventPatch!) {\n    eventChangePreview(id: $id, input: $input) {\n      holders\n      ...NotifyHolders_preview\n    }\n  }\n"): (typeof documents)["\n  query EventChangePreview($id: ID!, $input: EventPatch!) {\n    eventChangePreview(id: $id, input: $input) {\n      holders\n      ...NotifyHolders_preview\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EditTierButton_tier on Tier {\n    id\n    name\n    description\n    price {\n      amount\n      currency\n    }\n    generated\n    sold\n  }\n"): (typeof documents)["\n  fragment EditTierButton_tier on Tier {\n    id\n    name\n    description\n    price {\n      amount\n      currency\n    }\n    generated\n    sold\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateTier($input: UpdateTierInput!, $figures: Boolean!) {\n    updateTier(input: $input) {\n      event {\n        id\n        ...TicketSummary_event\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateTier($input: UpdateTierInput!, $figures: Boolean!) {\n    updateTier(input: $input) {\n      event {\n        id\n        ...TicketSummary_event\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveTier($tierId: ID!, $figures: Boolean!) {\n    removeTier(input: { tierId: $tierId }) {\n      event {\n        id\n        ...TicketSummary_event\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveTier($tierId: ID!, $figures: Boolean!) {\n    removeTier(input: { tierId: $tierId }) {\n      event {\n        id\n        ...TicketSummary_event\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EmbedPanel_event on Event {\n    id\n    slug\n    status\n  }\n"): (typeof documents)["\n  fragment EmbedPanel_event on Event {\n    id\n    slug\n    status\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventEmbed($eventId: ID!) {\n    eventEmbed(eventId: $eventId) {\n      event {\n        id\n      }\n      sites\n    }\n  }\n"): (typeof documents)["\n  query EventEmbed($eventId: ID!) {\n    eventEmbed(eventId: $eventId) {\n      event {\n        id\n      }\n      sites\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetEventEmbed($eventId: ID!, $sites: [String!]!) {\n    setEventEmbed(input: { eventId: $eventId, sites: $sites }) {\n      embed {\n        event {\n          id\n        }\n        sites\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetEventEmbed($eventId: ID!, $sites: [String!]!) {\n    setEventEmbed(input: { eventId: $eventId, sites: $sites }) {\n      embed {\n        event {\n          id\n        }\n        sites\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishEvent($id: ID!) {\n    publishEvent(input: { id: $id }) {\n      event {\n        id\n        status\n        publishedAt\n        viewerCanEdit\n        viewerCanPublish\n        viewerCanUnpublish\n        viewerCanCancel\n        viewerCanDelete\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PublishEvent($id: ID!) {\n    publishEvent(input: { id: $id }) {\n      event {\n        id\n        status\n        publishedAt\n        viewerCanEdit\n        viewerCanPublish\n        viewerCanUnpublish\n        viewerCanCancel\n        viewerCanDelete\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventMoney($id: ID!) {\n    event(id: $id) {\n      id\n      stats {\n        event {\n          id\n        }\n        collected {\n          amount\n          currency\n        }\n        duesOpen {\n          amount\n          currency\n        }\n        refunded {\n          amount\n          currency\n        }\n        unpaidTickets {\n          free\n          guestList\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query EventMoney($id: ID!) {\n    event(id: $id) {\n      id\n      stats {\n        event {\n          id\n        }\n        collected {\n          amount\n          currency\n        }\n        duesOpen {\n          amount\n          currency\n        }\n        refunded {\n          amount\n          currency\n        }\n        unpaidTickets {\n          free\n          guestList\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FaqPanel_event on Event {\n    id\n    faq {\n      question\n      answer\n    }\n  }\n"): (typeof documents)["\n  fragment FaqPanel_event on Event {\n    id\n    faq {\n      question\n      answer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetFaq($eventId: ID!, $questions: [EventFaqInput!]!) {\n    setEventFaq(input: { eventId: $eventId, questions: $questions }) {\n      event {\n        ...FaqPanel_event\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetFaq($eventId: ID!, $questions: [EventFaqInput!]!) {\n    setEventFaq(input: { eventId: $eventId, questions: $questions }) {\n      event {\n        ...FaqPanel_event\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetGateActive($id: ID!, $active: Boolean!) {\n    setGateActive(input: { id: $id, active: $active }) {\n      gate {\n        id\n        active\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetGateActive($id: ID!, $active: Boolean!) {\n    setGateActive(input: { id: $id, active: $active }) {\n      gate {\n        id\n        active\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateGate($eventId: ID!, $name: String!) {\n    createGate(input: { eventId: $eventId, name: $name }) {\n      gate {\n        id\n        name\n        ...Gate_gate\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateGate($eventId: ID!, $name: String!) {\n    createGate(input: { eventId: $eventId, name: $name }) {\n      gate {\n        id\n        name\n        ...Gate_gate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Gate_gate on Gate {\n    id\n    name\n    active\n    entries\n  }\n"): (typeof documents)["\n  fragment Gate_gate on Gate {\n    id\n    name\n    active\n    entries\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventGates($eventId: ID!, $first: Int!, $after: String) {\n    gates(eventId: $eventId, first: $first, after: $after) {\n      nodes {\n        id\n        ...Gate_gate\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query EventGates($eventId: ID!, $first: Int!, $after: String) {\n    gates(eventId: $eventId, first: $first, after: $after) {\n      nodes {\n        id\n        ...Gate_gate\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription EventEntries($eventId: ID!) {\n    eventEntries(eventId: $eventId) {\n      event {\n        id\n      }\n      entered\n      gates {\n        id\n        ...Gate_gate\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription EventEntries($eventId: ID!) {\n    eventEntries(eventId: $eventId) {\n      event {\n        id\n      }\n      entered\n      gates {\n        id\n        ...Gate_gate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GuestLists_event on Event {\n    id\n    status\n    ...SendGuests_event\n  }\n"): (typeof documents)["\n  fragment GuestLists_event on Event {\n    id\n    status\n    ...SendGuests_event\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GuestList_list on GuestList {\n    id\n    fileName\n    payment\n    issued\n    refused\n    refusals {\n      line\n      code\n      reason\n    }\n    createdAt\n    finishedAt\n  }\n"): (typeof documents)["\n  fragment GuestList_list on GuestList {\n    id\n    fileName\n    payment\n    issued\n    refused\n    refusals {\n      line\n      code\n      reason\n    }\n    createdAt\n    finishedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GuestLists($eventId: ID!, $first: Int!, $after: String) {\n    guestLists(eventId: $eventId, first: $first, after: $after) {\n      nodes {\n        id\n        ...GuestList_list\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query GuestLists($eventId: ID!, $first: Int!, $after: String) {\n    guestLists(eventId: $eventId, first: $first, after: $after) {\n      nodes {\n        id\n        ...GuestList_list\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LineUpPanel_event on Event {\n    id\n    timeZone\n    lineUp {\n      name\n      note\n      startsAt\n      link\n    }\n  }\n"): (typeof documents)["\n  fragment LineUpPanel_event on Event {\n    id\n    timeZone\n    lineUp {\n      name\n      note\n      startsAt\n      link\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetLineUp($eventId: ID!, $acts: [EventActInput!]!) {\n    setEventLineUp(input: { eventId: $eventId, acts: $acts }) {\n      event {\n        ...LineUpPanel_event\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetLineUp($eventId: ID!, $acts: [EventActInput!]!) {\n    setEventLineUp(input: { eventId: $eventId, acts: $acts }) {\n      event {\n        ...LineUpPanel_event\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MyEventCard_event on Event {\n    id\n    category\n    name\n    descriptionText\n    venue\n    slug\n    status\n    startDate\n    timeZone\n    viewerCanPublish\n    issuer {\n      id\n      name\n    }\n    tiers {\n      id\n      generated\n      sold\n    }\n    ...Cover_event\n  }\n"): (typeof documents)["\n  fragment MyEventCard_event on Event {\n    id\n    category\n    name\n    descriptionText\n    venue\n    slug\n    status\n    startDate\n    timeZone\n    viewerCanPublish\n    issuer {\n      id\n      name\n    }\n    tiers {\n      id\n      generated\n      sold\n    }\n    ...Cover_event\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotifyHolders_preview on EventChangePreview {\n    holders\n    tickets\n    changes {\n      field\n      before\n      after\n    }\n  }\n"): (typeof documents)["\n  fragment NotifyHolders_preview on EventChangePreview {\n    holders\n    tickets\n    changes {\n      field\n      before\n      after\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FormSalesSwitch_event on Event {\n    id\n    formSales\n  }\n"): (typeof documents)["\n  fragment FormSalesSwitch_event on Event {\n    id\n    formSales\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetEventFormSales($id: ID!, $formSales: Boolean!) {\n    updateEvent(input: { formSales: $formSales, id: $id }) {\n      event {\n        id\n        formSales\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetEventFormSales($id: ID!, $formSales: Boolean!) {\n    updateEvent(input: { formSales: $formSales, id: $id }) {\n      event {\n        id\n        formSales\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TierSalesSwitch_tier on Tier {\n    id\n    name\n    formSales\n  }\n"): (typeof documents)["\n  fragment TierSalesSwitch_tier on Tier {\n    id\n    name\n    formSales\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTierFormSales($tierId: ID!, $enabled: Boolean!) {\n    setTierFormSales(input: { tierId: $tierId, enabled: $enabled }) {\n      tier {\n        id\n        formSales\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetTierFormSales($tierId: ID!, $enabled: Boolean!) {\n    setTierFormSales(input: { tierId: $tierId, enabled: $enabled }) {\n      tier {\n        id\n        formSales\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SendGuests_event on Event {\n    id\n    tiers {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment SendGuests_event on Event {\n    id\n    tiers {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketSummary_event on Event {\n    id\n    available\n    tiers {\n      id\n      name\n      price {\n        amount\n        currency\n      }\n      generated\n      sold\n      available\n      ...TierSalesSwitch_tier\n      ...EditTierButton_tier\n    }\n    stats @include(if: $figures) {\n      event {\n        id\n      }\n      totalEntered\n      revenue {\n        amount\n        currency\n      }\n      collected {\n        amount\n        currency\n      }\n      duesOpen {\n        amount\n        currency\n      }\n      tiers {\n        tier {\n          id\n        }\n        entered\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment TicketSummary_event on Event {\n    id\n    available\n    tiers {\n      id\n      name\n      price {\n        amount\n        currency\n      }\n      generated\n      sold\n      available\n      ...TierSalesSwitch_tier\n      ...EditTierButton_tier\n    }\n    stats @include(if: $figures) {\n      event {\n        id\n      }\n      totalEntered\n      revenue {\n        amount\n        currency\n      }\n      collected {\n        amount\n        currency\n      }\n      duesOpen {\n        amount\n        currency\n      }\n      tiers {\n        tier {\n          id\n        }\n        entered\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TransferCutoff_event on Event {\n    id\n    transferCutoff\n  }\n"): (typeof documents)["\n  fragment TransferCutoff_event on Event {\n    id\n    transferCutoff\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTransferCutoff($eventId: ID!, $minutes: Int) {\n    setTransferCutoff(input: { eventId: $eventId, minutes: $minutes }) {\n      event {\n        id\n        transferCutoff\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetTransferCutoff($eventId: ID!, $minutes: Int) {\n    setTransferCutoff(input: { eventId: $eventId, minutes: $minutes }) {\n      event {\n        id\n        transferCutoff\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UnpublishButton_event on Event {\n    id\n    name\n    viewerCanUnpublish\n    tiers {\n      id\n      sold\n    }\n  }\n"): (typeof documents)["\n  fragment UnpublishButton_event on Event {\n    id\n    name\n    viewerCanUnpublish\n    tiers {\n      id\n      sold\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnpublishEvent($id: ID!) {\n    unpublishEvent(input: { id: $id }) {\n      event {\n        id\n        status\n        publishedAt\n        viewerCanEdit\n        viewerCanPublish\n        viewerCanUnpublish\n        viewerCanCancel\n        viewerCanDelete\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnpublishEvent($id: ID!) {\n    unpublishEvent(input: { id: $id }) {\n      event {\n        id\n        status\n        publishedAt\n        viewerCanEdit\n        viewerCanPublish\n        viewerCanUnpublish\n        viewerCanCancel\n        viewerCanDelete\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription IssuerEventStats {\n    issuerEventStats {\n      event {\n        id\n      }\n      totalGenerated\n      totalSold\n      totalHeld\n      totalEntered\n      revenue {\n        amount\n        currency\n      }\n      duesOpen {\n        amount\n        currency\n      }\n      tiers {\n        tier {\n          id\n        }\n        generated\n        sold\n        held\n        entered\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription IssuerEventStats {\n    issuerEventStats {\n      event {\n        id\n      }\n      totalGenerated\n      totalSold\n      totalHeld\n      totalEntered\n      revenue {\n        amount\n        currency\n      }\n      duesOpen {\n        amount\n        currency\n      }\n      tiers {\n        tier {\n          id\n        }\n        generated\n        sold\n        held\n        entered\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventDays(\n    $search: String\n    $city: String\n    $price: PriceFilter\n    $maxPrice: PriceLimit\n    $fromDay: LocalDate!\n    $toDay: LocalDate!\n    $after: String\n  ) {\n    publishedEvents(\n      search: $search\n      city: $city\n      price: $price\n      maxPrice: $maxPrice\n      fromDay: $fromDay\n      toDay: $toDay\n      first: 100\n      after: $after\n    ) {\n      nodes {\n        id\n        startDate\n        timeZone\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query EventDays(\n    $search: String\n    $city: String\n    $price: PriceFilter\n    $maxPrice: PriceLimit\n    $fromDay: LocalDate!\n    $toDay: LocalDate!\n    $after: String\n  ) {\n    publishedEvents(\n      search: $search\n      city: $city\n      price: $price\n      maxPrice: $maxPrice\n      fromDay: $fromDay\n      toDay: $toDay\n      first: 100\n      after: $after\n    ) {\n      nodes {\n        id\n        startDate\n        timeZone\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContractExpenses($contractId: ID!, $first: Int!, $after: String) {\n    expenses(contractId: $contractId, first: $first, after: $after) {\n      nodes {\n        id\n        ...ExpenseRow_expense\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query ContractExpenses($contractId: ID!, $first: Int!, $after: String) {\n    expenses(contractId: $contractId, first: $first, after: $after) {\n      nodes {\n        id\n        ...ExpenseRow_expense\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ExpenseDecision_expense on Expense {\n    id\n    description\n    status\n    isOwn\n    viewerCanDecide\n    amount {\n      amount\n      currency\n    }\n    submitter {\n      id\n      name\n      email\n    }\n  }\n"): (typeof documents)["\n  fragment ExpenseDecision_expense on Expense {\n    id\n    description\n    status\n    isOwn\n    viewerCanDecide\n    amount {\n      amount\n      currency\n    }\n    submitter {\n      id\n      name\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideExpense($id: ID!, $approve: Boolean!, $comment: String) {\n    decideExpense(input: { id: $id, approve: $approve, comment: $comment }) {\n      expense {\n        id\n        ...ExpenseRow_expense\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DecideExpense($id: ID!, $approve: Boolean!, $comment: String) {\n    decideExpense(input: { id: $id, approve: $approve, comment: $comment }) {\n      expense {\n        id\n        ...ExpenseRow_expense\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitExpense($input: SubmitExpenseInput!) {\n    submitExpense(input: $input) {\n      expense {\n        id\n        ...ExpenseRow_expense\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitExpense($input: SubmitExpenseInput!) {\n    submitExpense(input: $input) {\n      expense {\n        id\n        ...ExpenseRow_expense\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ExpenseRow_expense on Expense {\n    id\n    contractName\n    eventName\n    category\n    description\n    owed {\n      amount\n      currency\n    }\n    status\n    comment\n    createdAt\n    paid\n    amount {\n      amount\n      currency\n    }\n    submitter {\n      id\n      name\n      email\n    }\n    ...ExpenseDecision_expense\n    ...ReceiptLink_expense\n  }\n"): (typeof documents)["\n  fragment ExpenseRow_expense on Expense {\n    id\n    contractName\n    eventName\n    category\n    description\n    owed {\n      amount\n      currency\n    }\n    status\n    comment\n    createdAt\n    paid\n    amount {\n      amount\n      currency\n    }\n    submitter {\n      id\n      name\n      email\n    }\n    ...ExpenseDecision_expense\n    ...ReceiptLink_expense\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExpenseContracts($after: String) {\n    contracts(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        viewerCanAddExpense\n        event {\n          id\n          name\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query ExpenseContracts($after: String) {\n    contracts(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        viewerCanAddExpense\n        event {\n          id\n          name\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PendingExpenses($contractId: ID, $first: Int!, $after: String) {\n    pendingExpenses(contractId: $contractId, first: $first, after: $after) {\n      nodes {\n        id\n        ...ExpenseRow_expense\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query PendingExpenses($contractId: ID, $first: Int!, $after: String) {\n    pendingExpenses(contractId: $contractId, first: $first, after: $after) {\n      nodes {\n        id\n        ...ExpenseRow_expense\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReceiptLink_expense on Expense {\n    id\n    receiptLink\n    receipt {\n      id\n      fileName\n      url\n    }\n  }\n"): (typeof documents)["\n  fragment ReceiptLink_expense on Expense {\n    id\n    receiptLink\n    receipt {\n      id\n      fileName\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ExpenseChanged($contractId: ID) {\n    expenseChanged(contractId: $contractId) {\n      id\n      ...ExpenseRow_expense\n    }\n  }\n"): (typeof documents)["\n  subscription ExpenseChanged($contractId: ID) {\n    expenseChanged(contractId: $contractId) {\n      id\n      ...ExpenseRow_expense\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseTicketLink($token: String!) {\n    closeTicketLink(input: { token: $token }) {\n      done\n    }\n  }\n"): (typeof documents)["\n  mutation CloseTicketLink($token: String!) {\n    closeTicketLink(input: { token: $token }) {\n      done\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendFoundTicket($pass: String!, $id: ID!) {\n    resendFoundTicket(input: { pass: $pass, id: $id }) {\n      done\n    }\n  }\n"): (typeof documents)["\n  mutation ResendFoundTicket($pass: String!, $id: ID!) {\n    resendFoundTicket(input: { pass: $pass, id: $id }) {\n      done\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FoundTicketActions_ticket on Ticket {\n    id\n    file\n    status\n    transfersUntil\n    event {\n      id\n      slug\n      status\n    }\n    ...PassOn_ticket\n    ...ChangeName_ticket\n    ...CancelTicket_ticket\n  }\n"): (typeof documents)["\n  fragment FoundTicketActions_ticket on Ticket {\n    id\n    file\n    status\n    transfersUntil\n    event {\n      id\n      slug\n      status\n    }\n    ...PassOn_ticket\n    ...ChangeName_ticket\n    ...CancelTicket_ticket\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoundTickets($pass: String!, $first: Int!, $after: String) {\n    foundTickets(pass: $pass, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        status\n        expiresAt\n        viewerIsHolder\n        event {\n          id\n          startDate\n        }\n        ...HolderActions_ticket\n        ...TicketCard_ticket\n        ...FoundTicketActions_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  query FoundTickets($pass: String!, $first: Int!, $after: String) {\n    foundTickets(pass: $pass, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        status\n        expiresAt\n        viewerIsHolder\n        event {\n          id\n          startDate\n        }\n        ...HolderActions_ticket\n        ...TicketCard_ticket\n        ...FoundTicketActions_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestTicketLink($email: String!) {\n    requestTicketLink(input: { email: $email }) {\n      done\n    }\n  }\n"): (typeof documents)["\n  mutation RequestTicketLink($email: String!) {\n    requestTicketLink(input: { email: $email }) {\n      done\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OpenTicketLink($token: String!) {\n    openTicketLink(input: { token: $token }) {\n      pass\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  mutation OpenTicketLink($token: String!) {\n    openTicketLink(input: { token: $token }) {\n      pass\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FirstSteps {\n    firstSteps {\n      event {\n        id\n      }\n      hasEvent\n      hasTickets\n      isOnSale\n      canBePaid\n      hasTestTicket\n      hasTestScan\n      hasTeam\n      hasDoor\n    }\n  }\n"): (typeof documents)["\n  query FirstSteps {\n    firstSteps {\n      event {\n        id\n      }\n      hasEvent\n      hasTickets\n      isOnSale\n      canBePaid\n      hasTestTicket\n      hasTestScan\n      hasTeam\n      hasDoor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LaunchPanel_event on Event {\n    id\n  }\n"): (typeof documents)["\n  fragment LaunchPanel_event on Event {\n    id\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SharePanel_event on Event {\n    id\n    name\n    slug\n    venue\n    startDate\n    timeZone\n  }\n"): (typeof documents)["\n  fragment SharePanel_event on Event {\n    id\n    name\n    slug\n    venue\n    startDate\n    timeZone\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation IssueTestTicket($eventId: ID!) {\n    issueTestTicket(input: { eventId: $eventId }) {\n      ticket {\n        id\n        number\n        qrText\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation IssueTestTicket($eventId: ID!) {\n    issueTestTicket(input: { eventId: $eventId }) {\n      ticket {\n        id\n        number\n        qrText\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ScanTestTicket($ticket: JSON!, $eventId: ID!) {\n    validateTicket(input: { ticket: $ticket, eventId: $eventId, deviceId: \"test\" }) {\n      result {\n        valid\n        outcome\n        message\n        usedAt\n        usedGate\n        validFrom\n        validUntil\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ScanTestTicket($ticket: JSON!, $eventId: ID!) {\n    validateTicket(input: { ticket: $ticket, eventId: $eventId, deviceId: \"test\" }) {\n      result {\n        valid\n        outcome\n        message\n        usedAt\n        usedGate\n        validFrom\n        validUntil\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventGuests(\n    $eventId: ID!\n    $search: String\n    $tierId: ID\n    $status: TicketStatus\n    $dueStatus: DueStatus\n    $code: String\n    $answer: AnswerFilterInput\n    $order: TicketOrderInput\n    $person: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    tickets(\n      eventId: $eventId\n      search: $search\n      tierId: $tierId\n      status: $status\n      dueStatus: $dueStatus\n      code: $code\n      answer: $answer\n      order: $order\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...GuestRow_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  query EventGuests(\n    $eventId: ID!\n    $search: String\n    $tierId: ID\n    $status: TicketStatus\n    $dueStatus: DueStatus\n    $code: String\n    $answer: AnswerFilterInput\n    $order: TicketOrderInput\n    $person: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    tickets(\n      eventId: $eventId\n      search: $search\n      tierId: $tierId\n      status: $status\n      dueStatus: $dueStatus\n      code: $code\n      answer: $answer\n      order: $order\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...GuestRow_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendTicketsAgain($ticketIds: [ID!]!) {\n    sendTicketsAgain(input: { ticketIds: $ticketIds }) {\n      outcome {\n        skipped\n        tickets {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendTicketsAgain($ticketIds: [ID!]!) {\n    sendTicketsAgain(input: { ticketIds: $ticketIds }) {\n      outcome {\n        skipped\n        tickets {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeTickets($ticketIds: [ID!]!, $reason: String!) {\n    revokeTickets(input: { ticketIds: $ticketIds, reason: $reason }) {\n      outcome {\n        skipped\n        tickets {\n          id\n          status\n          dueStatus\n          revokedAt\n          revokeReason\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeTickets($ticketIds: [ID!]!, $reason: String!) {\n    revokeTickets(input: { ticketIds: $ticketIds, reason: $reason }) {\n      outcome {\n        skipped\n        tickets {\n          id\n          status\n          dueStatus\n          revokedAt\n          revokeReason\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GuestRow_ticket on Ticket {\n    id\n    number\n    tier {\n      id\n      name\n    }\n    status\n    price {\n      amount\n      currency\n    }\n    dueStatus\n    issuedAt\n    enteredAt\n    passedOnAt\n    holderName @include(if: $person)\n    holderEmail @include(if: $person)\n    holderPhone @include(if: $person)\n  }\n"): (typeof documents)["\n  fragment GuestRow_ticket on Ticket {\n    id\n    number\n    tier {\n      id\n      name\n    }\n    status\n    price {\n      amount\n      currency\n    }\n    dueStatus\n    issuedAt\n    enteredAt\n    passedOnAt\n    holderName @include(if: $person)\n    holderEmail @include(if: $person)\n    holderPhone @include(if: $person)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(input: { email: $email }) {\n      done\n    }\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(input: { email: $email }) {\n      done\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($email: String!, $password: String!) {\n    login(input: { email: $email, password: $password }) {\n      token\n      sessionId\n      user {\n        id\n        name\n        email\n        phone\n        role\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Login($email: String!, $password: String!) {\n    login(input: { email: $email, password: $password }) {\n      token\n      sessionId\n      user {\n        id\n        name\n        email\n        phone\n        role\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      hasWallet\n      user {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      hasWallet\n      user {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateIssuer($input: UpdateIssuerInput!) {\n    updateIssuer(input: $input) {\n      issuer {\n        id\n        ...IssuerAccountRow_account\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateIssuer($input: UpdateIssuerInput!) {\n    updateIssuer(input: $input) {\n      issuer {\n        id\n        ...IssuerAccountRow_account\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IssuerFollow($slug: String!) {\n    issuerBySlug(slug: $slug) {\n      id\n      viewerFollows\n      followers\n      viewerCanEditPage\n    }\n  }\n"): (typeof documents)["\n  query IssuerFollow($slug: String!) {\n    issuerBySlug(slug: $slug) {\n      id\n      viewerFollows\n      followers\n      viewerCanEditPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestFollow($issuerId: ID!, $email: String!) {\n    requestFollow(input: { issuerId: $issuerId, email: $email }) {\n      done\n    }\n  }\n"): (typeof documents)["\n  mutation RequestFollow($issuerId: ID!, $email: String!) {\n    requestFollow(input: { issuerId: $issuerId, email: $email }) {\n      done\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FollowIssuer($issuerId: ID!) {\n    followIssuer(input: { issuerId: $issuerId }) {\n      issuer {\n        id\n        viewerFollows\n        followers\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation FollowIssuer($issuerId: ID!) {\n    followIssuer(input: { issuerId: $issuerId }) {\n      issuer {\n        id\n        viewerFollows\n        followers\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnfollowIssuer($issuerId: ID!) {\n    unfollowIssuer(input: { issuerId: $issuerId }) {\n      issuer {\n        id\n        viewerFollows\n        followers\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnfollowIssuer($issuerId: ID!) {\n    unfollowIssuer(input: { issuerId: $issuerId }) {\n      issuer {\n        id\n        viewerFollows\n        followers\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FollowPanel_issuer on Issuer {\n    id\n    name\n    slug\n  }\n"): (typeof documents)["\n  fragment FollowPanel_issuer on Issuer {\n    id\n    name\n    slug\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment IssuerAccountRow_account on IssuerAccount {\n    id\n    name\n    description\n    active\n    inactiveSince\n    inactiveReason\n    createdAt\n    people\n    publishedEvents\n  }\n"): (typeof documents)["\n  fragment IssuerAccountRow_account on IssuerAccount {\n    id\n    name\n    description\n    active\n    inactiveSince\n    inactiveReason\n    createdAt\n    people\n    publishedEvents\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IssuerAccounts($search: String, $active: Boolean, $first: Int!, $after: String) {\n    issuerAccounts(search: $search, active: $active, first: $first, after: $after) {\n      nodes {\n        id\n        ...IssuerAccountRow_account\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query IssuerAccounts($search: String, $active: Boolean, $first: Int!, $after: String) {\n    issuerAccounts(search: $search, active: $active, first: $first, after: $after) {\n      nodes {\n        id\n        ...IssuerAccountRow_account\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment IssuerCard_issuer on Issuer {\n    id\n    name\n    description\n    active\n    slug\n  }\n"): (typeof documents)["\n  fragment IssuerCard_issuer on Issuer {\n    id\n    name\n    description\n    active\n    slug\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetIssuerActive($input: SetIssuerActiveInput!) {\n    setIssuerActive(input: $input) {\n      issuer {\n        id\n        ...IssuerAccountRow_account\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetIssuerActive($input: SetIssuerActiveInput!) {\n    setIssuerActive(input: $input) {\n      issuer {\n        id\n        ...IssuerAccountRow_account\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IssuerPastEvents($slug: String!, $first: Int!, $after: String) {\n    issuerBySlug(slug: $slug) {\n      id\n      pastEvents(first: $first, after: $after) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        nodes {\n          id\n          name\n          venue\n          slug\n          startDate\n          timeZone\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query IssuerPastEvents($slug: String!, $first: Int!, $after: String) {\n    issuerBySlug(slug: $slug) {\n      id\n      pastEvents(first: $first, after: $after) {\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        nodes {\n          id\n          name\n          venue\n          slug\n          startDate\n          timeZone\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NextMerchantCallbackUrl($provider: PaymentProvider!) {\n    nextMerchantCallbackUrl(provider: $provider)\n  }\n"): (typeof documents)["\n  query NextMerchantCallbackUrl($provider: PaymentProvider!) {\n    nextMerchantCallbackUrl(provider: $provider)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MerchantItem_account on MerchantAccount {\n    id\n    provider\n    method\n    label\n    state\n    testedAt\n    problem\n    feePercent\n    feeAmount\n    callbackUrl\n  }\n"): (typeof documents)["\n  fragment MerchantItem_account on MerchantAccount {\n    id\n    provider\n    method\n    label\n    state\n    testedAt\n    problem\n    feePercent\n    feeAmount\n    callbackUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestMerchantAccount($id: ID!) {\n    testMerchantAccount(input: { id: $id }) {\n      merchantAccount {\n        id\n        method\n        label\n        problem\n        ...MerchantItem_account\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TestMerchantAccount($id: ID!) {\n    testMerchantAccount(input: { id: $id }) {\n      merchantAccount {\n        id\n        method\n        label\n        problem\n        ...MerchantItem_account\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CloseMerchantAccount($id: ID!) {\n    closeMerchantAccount(input: { id: $id }) {\n      merchantAccount {\n        id\n        state\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CloseMerchantAccount($id: ID!) {\n    closeMerchantAccount(input: { id: $id }) {\n      merchantAccount {\n        id\n        state\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MerchantAccounts {\n    merchantAccounts {\n      id\n      provider\n      method\n      label\n      state\n      problem\n      ...MerchantItem_account\n    }\n  }\n"): (typeof documents)["\n  query MerchantAccounts {\n    merchantAccounts {\n      id\n      provider\n      method\n      label\n      state\n      problem\n      ...MerchantItem_account\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConnectMerchantAccount($input: ConnectMerchantAccountInput!) {\n    connectMerchantAccount(input: $input) {\n      merchantAccount {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConnectMerchantAccount($input: ConnectMerchantAccountInput!) {\n    connectMerchantAccount(input: $input) {\n      merchantAccount {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendGroupMessage($input: SendGroupMessageInput!) {\n    sendGroupMessage(input: $input) {\n      batch {\n        id\n        ...BatchProgress_batch\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendGroupMessage($input: SendGroupMessageInput!) {\n    sendGroupMessage(input: $input) {\n      batch {\n        id\n        ...BatchProgress_batch\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventMessages($eventId: ID!, $first: Int!, $after: String) {\n    messageBatches(eventId: $eventId, first: $first, after: $after) {\n      nodes {\n        id\n        audience\n        about\n        tiers\n        chosenTickets\n        subject\n        status\n        createdAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query EventMessages($eventId: ID!, $first: Int!, $after: String) {\n    messageBatches(eventId: $eventId, first: $first, after: $after) {\n      nodes {\n        id\n        audience\n        about\n        tiers\n        chosenTickets\n        subject\n        status\n        createdAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupMessages($first: Int!, $after: String) {\n    messageBatches(first: $first, after: $after) {\n      nodes {\n        id\n        audience\n        about\n        tiers\n        chosenTickets\n        subject\n        status\n        createdAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query GroupMessages($first: Int!, $after: String) {\n    messageBatches(first: $first, after: $after) {\n      nodes {\n        id\n        audience\n        about\n        tiers\n        chosenTickets\n        subject\n        status\n        createdAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BatchProgress_batch on MessageBatch {\n    id\n    status\n    total\n    delivered\n    opened\n    mailed\n    failed\n  }\n"): (typeof documents)["\n  fragment BatchProgress_batch on MessageBatch {\n    id\n    status\n    total\n    delivered\n    opened\n    mailed\n    failed\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GroupMessage($id: ID!) {\n    messageBatch(id: $id) {\n      id\n      audience\n      about\n      tiers\n    chosenTickets\n      subject\n      body\n      createdAt\n      ...BatchProgress_batch\n    }\n  }\n"): (typeof documents)["\n  query GroupMessage($id: ID!) {\n    messageBatch(id: $id) {\n      id\n      audience\n      about\n      tiers\n    chosenTickets\n      subject\n      body\n      createdAt\n      ...BatchProgress_batch\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription GroupMessageChanged($id: ID!) {\n    messageBatchChanged(id: $id) {\n      id\n      ...BatchProgress_batch\n    }\n  }\n"): (typeof documents)["\n  subscription GroupMessageChanged($id: ID!) {\n    messageBatchChanged(id: $id) {\n      id\n      ...BatchProgress_batch\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ThreadMessage_message on Message {\n    id\n    senderName\n    senderEmail\n    recipientId\n    body\n    type\n    isRead\n    isOwn\n    createdAt\n  }\n"): (typeof documents)["\n  fragment ThreadMessage_message on Message {\n    id\n    senderName\n    senderEmail\n    recipientId\n    body\n    type\n    isRead\n    isOwn\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MessageDetails($id: ID!) {\n    message(id: $id) {\n      id\n      threadId\n      subject\n      senderName\n      senderEmail\n      recipientName\n      recipientEmail\n      isOwn\n      thread {\n        id\n        isOwn\n        isRead\n        ...ThreadMessage_message\n      }\n    }\n  }\n"): (typeof documents)["\n  query MessageDetails($id: ID!) {\n    message(id: $id) {\n      id\n      threadId\n      subject\n      senderName\n      senderEmail\n      recipientName\n      recipientEmail\n      isOwn\n      thread {\n        id\n        isOwn\n        isRead\n        ...ThreadMessage_message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkMessageRead($id: ID!) {\n    markMessageRead(input: { id: $id }) {\n      message {\n        id\n        isRead\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MarkMessageRead($id: ID!) {\n    markMessageRead(input: { id: $id }) {\n      message {\n        id\n        isRead\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MessageRow_message on Message {\n    id\n    senderName\n    senderEmail\n    recipientName\n    recipientEmail\n    subject\n    body\n    type\n    isRead\n    isOwn\n    createdAt\n  }\n"): (typeof documents)["\n  fragment MessageRow_message on Message {\n    id\n    senderName\n    senderEmail\n    recipientName\n    recipientEmail\n    subject\n    body\n    type\n    isRead\n    isOwn\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Messages($first: Int!, $after: String, $search: String, $box: MessageBox, $unread: Boolean!) {\n    messages(first: $first, after: $after, search: $search, box: $box, unread: $unread) {\n      nodes {\n        id\n        ...MessageRow_message\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query Messages($first: Int!, $after: String, $search: String, $box: MessageBox, $unread: Boolean!) {\n    messages(first: $first, after: $after, search: $search, box: $box, unread: $unread) {\n      nodes {\n        id\n        ...MessageRow_message\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnreadMessages {\n    unreadMessages\n  }\n"): (typeof documents)["\n  query UnreadMessages {\n    unreadMessages\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription MessageArrived {\n    messageArrived {\n      unreadMessages\n      message {\n        id\n        ...MessageRow_message\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription MessageArrived {\n    messageArrived {\n      unreadMessages\n      message {\n        id\n        ...MessageRow_message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MessageEvents($after: String) {\n    events(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        tiers {\n          id\n          name\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query MessageEvents($after: String) {\n    events(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        tiers {\n          id\n          name\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MessageContracts($after: String) {\n    contracts(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        viewerIsSignatory\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query MessageContracts($after: String) {\n    contracts(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        viewerIsSignatory\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      message {\n        id\n        ...MessageRow_message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendMessage($input: SendMessageInput!) {\n    sendMessage(input: $input) {\n      message {\n        id\n        ...MessageRow_message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationItem_notification on Notification {\n    id\n    kind\n    title\n    detail\n    link\n    isRead\n    createdAt\n  }\n"): (typeof documents)["\n  fragment NotificationItem_notification on Notification {\n    id\n    kind\n    title\n    detail\n    link\n    isRead\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkNotificationRead($id: ID!) {\n    markNotificationRead(input: { id: $id }) {\n      notification {\n        id\n        isRead\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MarkNotificationRead($id: ID!) {\n    markNotificationRead(input: { id: $id }) {\n      notification {\n        id\n        isRead\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notifications($first: Int!, $after: String) {\n    notifications(first: $first, after: $after) {\n      nodes {\n        id\n        ...NotificationItem_notification\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query Notifications($first: Int!, $after: String) {\n    notifications(first: $first, after: $after) {\n      nodes {\n        id\n        ...NotificationItem_notification\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkAllNotificationsRead {\n    markAllNotificationsRead {\n      marked\n    }\n  }\n"): (typeof documents)["\n  mutation MarkAllNotificationsRead {\n    markAllNotificationsRead {\n      marked\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnreadNotifications {\n    unreadNotifications\n  }\n"): (typeof documents)["\n  query UnreadNotifications {\n    unreadNotifications\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription NotificationArrived {\n    notificationArrived {\n      unreadNotifications\n      notification {\n        id\n        isRead\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription NotificationArrived {\n    notificationArrived {\n      unreadNotifications\n      notification {\n        id\n        isRead\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NotificationPreferences {\n    notificationPreferences {\n      kind\n      bell\n      mail\n    }\n  }\n"): (typeof documents)["\n  query NotificationPreferences {\n    notificationPreferences {\n      kind\n      bell\n      mail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetNotificationPreference($kind: NotificationKind!, $bell: Boolean!, $mail: Boolean!) {\n    setNotificationPreference(input: { kind: $kind, bell: $bell, mail: $mail }) {\n      preference {\n        kind\n        bell\n        mail\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetNotificationPreference($kind: NotificationKind!, $bell: Boolean!, $mail: Boolean!) {\n    setNotificationPreference(input: { kind: $kind, bell: $bell, mail: $mail }) {\n      preference {\n        kind\n        bell\n        mail\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CancelEventButton_event on Event {\n    id\n    name\n    viewerCanCancel\n  }\n"): (typeof documents)["\n  fragment CancelEventButton_event on Event {\n    id\n    name\n    viewerCanCancel\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelEvent($eventId: ID!, $reason: String!, $idempotencyKey: String) {\n    cancelEvent(input: { eventId: $eventId, reason: $reason, idempotencyKey: $idempotencyKey }) {\n      cancellation {\n        event {\n          id\n        }\n        ...CancellationProgress_cancellation\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CancelEvent($eventId: ID!, $reason: String!, $idempotencyKey: String) {\n    cancelEvent(input: { eventId: $eventId, reason: $reason, idempotencyKey: $idempotencyKey }) {\n      cancellation {\n        event {\n          id\n        }\n        ...CancellationProgress_cancellation\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CancellationProgress_cancellation on EventCancellation {\n    event {\n      id\n    }\n    state\n    reason\n    orders\n    refunded\n    waiting\n    failed\n    problem\n    problemCode\n    startedAt\n    finishedAt\n  }\n"): (typeof documents)["\n  fragment CancellationProgress_cancellation on EventCancellation {\n    event {\n      id\n    }\n    state\n    reason\n    orders\n    refunded\n    waiting\n    failed\n    problem\n    problemCode\n    startedAt\n    finishedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventCancellation($eventId: ID!) {\n    eventCancellation(eventId: $eventId) {\n      event {\n        id\n      }\n      ...CancellationProgress_cancellation\n    }\n  }\n"): (typeof documents)["\n  query EventCancellation($eventId: ID!) {\n    eventCancellation(eventId: $eventId) {\n      event {\n        id\n      }\n      ...CancellationProgress_cancellation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription EventCancellationChanged($eventId: ID!) {\n    eventCancellationChanged(eventId: $eventId) {\n      event {\n        id\n      }\n      ...CancellationProgress_cancellation\n    }\n  }\n"): (typeof documents)["\n  subscription EventCancellationChanged($eventId: ID!) {\n    eventCancellationChanged(eventId: $eventId) {\n      event {\n        id\n      }\n      ...CancellationProgress_cancellation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventOrders($eventId: ID!, $search: String, $first: Int!, $after: String, $person: Boolean!) {\n    ordersOfEvent(eventId: $eventId, search: $search, first: $first, after: $after) {\n      nodes {\n        id\n        ...OrderLine_order\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query EventOrders($eventId: ID!, $search: String, $first: Int!, $after: String, $person: Boolean!) {\n    ordersOfEvent(eventId: $eventId, search: $search, first: $first, after: $after) {\n      nodes {\n        id\n        ...OrderLine_order\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderLine_order on Order {\n    id\n    status\n    quantity\n    tickets {\n      id\n      number\n    }\n    createdAt\n    buyerName @include(if: $person)\n    buyerEmail @include(if: $person)\n    total {\n      amount\n      currency\n    }\n    payment {\n      id\n      status\n      method\n      failure\n      failureCode\n      transactionHash\n      explorerUrl\n      charge {\n        amount\n        currency\n      }\n    }\n    receipts {\n      id\n      ...ReceiptList_receipt\n    }\n    ...RefundButton_order\n  }\n"): (typeof documents)["\n  fragment OrderLine_order on Order {\n    id\n    status\n    quantity\n    tickets {\n      id\n      number\n    }\n    createdAt\n    buyerName @include(if: $person)\n    buyerEmail @include(if: $person)\n    total {\n      amount\n      currency\n    }\n    payment {\n      id\n      status\n      method\n      failure\n      failureCode\n      transactionHash\n      explorerUrl\n      charge {\n        amount\n        currency\n      }\n    }\n    receipts {\n      id\n      ...ReceiptList_receipt\n    }\n    ...RefundButton_order\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OrderLineChanged($id: ID!, $person: Boolean!) {\n    orderChanged(id: $id) {\n      id\n      ...OrderLine_order\n    }\n  }\n"): (typeof documents)["\n  subscription OrderLineChanged($id: ID!, $person: Boolean!) {\n    orderChanged(id: $id) {\n      id\n      ...OrderLine_order\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RefundButton_order on Order {\n    id\n    quantity\n    buyerName @include(if: $person)\n    total {\n      amount\n      currency\n    }\n    viewerCanRefund\n    payment {\n      id\n      charge {\n        amount\n        currency\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment RefundButton_order on Order {\n    id\n    quantity\n    buyerName @include(if: $person)\n    total {\n      amount\n      currency\n    }\n    viewerCanRefund\n    payment {\n      id\n      charge {\n        amount\n        currency\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefundOrder($orderId: ID!, $reason: String!, $idempotencyKey: String) {\n    refundOrder(input: { orderId: $orderId, reason: $reason, idempotencyKey: $idempotencyKey }) {\n      order {\n        id\n        status\n        viewerCanRefund\n        payment {\n          id\n          status\n          failure\n          failureCode\n          transactionHash\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RefundOrder($orderId: ID!, $reason: String!, $idempotencyKey: String) {\n    refundOrder(input: { orderId: $orderId, reason: $reason, idempotencyKey: $idempotencyKey }) {\n      order {\n        id\n        status\n        viewerCanRefund\n        payment {\n          id\n          status\n          failure\n          failureCode\n          transactionHash\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ApproveContract($id: ID!) {\n    approveContract(input: { id: $id }) {\n      canFinalize\n      message\n      contract {\n        id\n        ...ContractView_contract\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ApproveContract($id: ID!) {\n    approveContract(input: { id: $id }) {\n      canFinalize\n      message\n      contract {\n        id\n        ...ContractView_contract\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawContract($id: ID!) {\n    withdrawContract(input: { id: $id }) {\n      contract {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawContract($id: ID!) {\n    withdrawContract(input: { id: $id }) {\n      contract {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FinalizeContract_contract on Contract {\n    id\n    name\n    requiredSigs\n    viewerCanFinalize\n    signatories {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment FinalizeContract_contract on Contract {\n    id\n    name\n    requiredSigs\n    viewerCanFinalize\n    signatories {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinalizeContract($id: ID!, $idempotencyKey: String) {\n    finalizeContract(input: { id: $id, idempotencyKey: $idempotencyKey }) {\n      contract {\n        id\n        finalizing\n        ...ContractView_contract\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation FinalizeContract($id: ID!, $idempotencyKey: String) {\n    finalizeContract(input: { id: $id, idempotencyKey: $idempotencyKey }) {\n      contract {\n        id\n        finalizing\n        ...ContractView_contract\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContractEscrow_contract on Contract {\n    id\n    escrow {\n      publicKey\n      explorerUrl\n      transactionHash\n      transactionUrl\n      requiredSigs\n    }\n    signatories {\n      id\n      name\n      keyHolder\n      publicKey\n    }\n  }\n"): (typeof documents)["\n  fragment ContractEscrow_contract on Contract {\n    id\n    escrow {\n      publicKey\n      explorerUrl\n      transactionHash\n      transactionUrl\n      requiredSigs\n    }\n    signatories {\n      id\n      name\n      keyHolder\n      publicKey\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContractHead_contract on Contract {\n    id\n    name\n    description\n    status\n    finalizing\n    issuerName\n    createdAt\n    finalizedAt\n    viewerRole\n    viewerCanFinalize\n    viewerIsSignatory\n    viewerCanApprove\n    viewerCanWithdraw\n    event {\n      id\n      name\n      slug\n      startDate\n      timeZone\n      venue\n      status\n    }\n    ...FinalizeContract_contract\n  }\n"): (typeof documents)["\n  fragment ContractHead_contract on Contract {\n    id\n    name\n    description\n    status\n    finalizing\n    issuerName\n    createdAt\n    finalizedAt\n    viewerRole\n    viewerCanFinalize\n    viewerIsSignatory\n    viewerCanApprove\n    viewerCanWithdraw\n    event {\n      id\n      name\n      slug\n      startDate\n      timeZone\n      venue\n      status\n    }\n    ...FinalizeContract_contract\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContractMoney($id: ID!) {\n    contract(id: $id) {\n      id\n      status\n      financials {\n        totalRevenue {\n          amount\n          currency\n        }\n        approvedExpenses {\n          amount\n          currency\n        }\n        netRevenue {\n          amount\n          currency\n        }\n        availableForDistribution {\n          amount\n          currency\n        }\n        totalFinancing {\n          amount\n          currency\n        }\n        distributed {\n          amount\n          currency\n        }\n        owedExpenses {\n          amount\n          currency\n        }\n        owedAdvances {\n          amount\n          currency\n        }\n        inOpenRounds {\n          amount\n          currency\n        }\n        escrowBalance {\n          amount\n          currency\n        }\n        escrowReserve {\n          amount\n          currency\n        }\n        ledgerAsked\n      }\n    }\n  }\n"): (typeof documents)["\n  query ContractMoney($id: ID!) {\n    contract(id: $id) {\n      id\n      status\n      financials {\n        totalRevenue {\n          amount\n          currency\n        }\n        approvedExpenses {\n          amount\n          currency\n        }\n        netRevenue {\n          amount\n          currency\n        }\n        availableForDistribution {\n          amount\n          currency\n        }\n        totalFinancing {\n          amount\n          currency\n        }\n        distributed {\n          amount\n          currency\n        }\n        owedExpenses {\n          amount\n          currency\n        }\n        owedAdvances {\n          amount\n          currency\n        }\n        inOpenRounds {\n          amount\n          currency\n        }\n        escrowBalance {\n          amount\n          currency\n        }\n        escrowReserve {\n          amount\n          currency\n        }\n        ledgerAsked\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContractNotices_contract on Contract {\n    id\n    status\n    finalizing\n    finalizeFailure\n    finalizeFailureCode\n    finalizeBlockers {\n      code\n      message\n      names\n      needed\n      given\n    }\n    viewerRole\n  }\n"): (typeof documents)["\n  fragment ContractNotices_contract on Contract {\n    id\n    status\n    finalizing\n    finalizeFailure\n    finalizeFailureCode\n    finalizeBlockers {\n      code\n      message\n      names\n      needed\n      given\n    }\n    viewerRole\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContractShares_contract on Contract {\n    id\n    issuer {\n      id\n    }\n    issuerName\n    totalPercent\n    viewerRole\n    shares {\n      id\n      position\n      type\n      percent\n      fixedAmount {\n        amount\n        currency\n      }\n      paid {\n        amount\n        currency\n      }\n      partner {\n        id\n        name\n        email\n        role\n        status\n        userId\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ContractShares_contract on Contract {\n    id\n    issuer {\n      id\n    }\n    issuerName\n    totalPercent\n    viewerRole\n    shares {\n      id\n      position\n      type\n      percent\n      fixedAmount {\n        amount\n        currency\n      }\n      paid {\n        amount\n        currency\n      }\n      partner {\n        id\n        name\n        email\n        role\n        status\n        userId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContractSignatories_contract on Contract {\n    id\n    status\n    requiredSigs\n    signatories {\n      id\n      person {\n        id\n      }\n      name\n      email\n      badge\n      approvedAt\n      keyHolder\n      active\n      hasWallet\n    }\n  }\n"): (typeof documents)["\n  fragment ContractSignatories_contract on Contract {\n    id\n    status\n    requiredSigs\n    signatories {\n      id\n      person {\n        id\n      }\n      name\n      email\n      badge\n      approvedAt\n      keyHolder\n      active\n      hasWallet\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContractCard_contract on Contract {\n    id\n    name\n    status\n    finalizing\n    issuerName\n    requiredSigs\n    totalRevenue {\n      amount\n      currency\n    }\n    distributedAmount {\n      amount\n      currency\n    }\n    viewerRole\n    event {\n      id\n      name\n    }\n    signatories {\n      id\n      approvedAt\n      active\n    }\n    shares {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment ContractCard_contract on Contract {\n    id\n    name\n    status\n    finalizing\n    issuerName\n    requiredSigs\n    totalRevenue {\n      amount\n      currency\n    }\n    distributedAmount {\n      amount\n      currency\n    }\n    viewerRole\n    event {\n      id\n      name\n    }\n    signatories {\n      id\n      approvedAt\n      active\n    }\n    shares {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Contracts($status: ContractStatus, $first: Int!, $after: String) {\n    contracts(status: $status, first: $first, after: $after) {\n      nodes {\n        id\n        viewerCanApprove\n        viewerCanFinalize\n        ...ContractCard_contract\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query Contracts($status: ContractStatus, $first: Int!, $after: String) {\n    contracts(status: $status, first: $first, after: $after) {\n      nodes {\n        id\n        viewerCanApprove\n        viewerCanFinalize\n        ...ContractCard_contract\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateContract($input: CreateContractInput!) {\n    createContract(input: $input) {\n      contract {\n        id\n        ...ContractCard_contract\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateContract($input: CreateContractInput!) {\n    createContract(input: $input) {\n      contract {\n        id\n        ...ContractCard_contract\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PeopleToSign($search: String, $first: Int!, $after: String) {\n    people(search: $search, first: $first, after: $after) {\n      nodes {\n        id\n        name\n        email\n        role\n        issuer {\n          id\n        }\n        maySign\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query PeopleToSign($search: String, $first: Int!, $after: String) {\n    people(search: $search, first: $first, after: $after) {\n      nodes {\n        id\n        name\n        email\n        role\n        issuer {\n          id\n        }\n        maySign\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SplitPreview($shares: [ShareInput!]!, $amount: Decimal!) {\n    splitPreview(shares: $shares, amount: $amount) {\n      partner {\n        id\n      }\n      name\n      type\n      amount {\n        amount\n        currency\n      }\n    }\n  }\n"): (typeof documents)["\n  query SplitPreview($shares: [ShareInput!]!, $amount: Decimal!) {\n    splitPreview(shares: $shares, amount: $amount) {\n      partner {\n        id\n      }\n      name\n      type\n      amount {\n        amount\n        currency\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AnswerForm_invitation on PartnerInvitation {\n    id\n    issuerName\n    email\n    hasAccount\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment AnswerForm_invitation on PartnerInvitation {\n    id\n    issuerName\n    email\n    hasAccount\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerInvitation($token: String!, $accept: Boolean!, $newAccount: NewPartnerAccount) {\n    answerInvitation(input: { token: $token, accept: $accept, newAccount: $newAccount }) {\n      accountCreated\n      hasWallet\n      invitation {\n        id\n        issuerName\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerInvitation($token: String!, $accept: Boolean!, $newAccount: NewPartnerAccount) {\n    answerInvitation(input: { token: $token, accept: $accept, newAccount: $newAccount }) {\n      accountCreated\n      hasWallet\n      invitation {\n        id\n        issuerName\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyInvitations($first: Int!, $after: String) {\n    myInvitations(first: $first, after: $after) {\n      nodes {\n        id\n        issuerName\n        email\n        role\n        status\n        invitedAt\n        expiresAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyInvitations($first: Int!, $after: String) {\n    myInvitations(first: $first, after: $after) {\n      nodes {\n        id\n        issuerName\n        email\n        role\n        status\n        invitedAt\n        expiresAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerMyInvitation($id: ID!, $accept: Boolean!) {\n    answerInvitation(input: { id: $id, accept: $accept }) {\n      hasWallet\n      invitation {\n        id\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerMyInvitation($id: ID!, $accept: Boolean!) {\n    answerInvitation(input: { id: $id, accept: $accept }) {\n      hasWallet\n      invitation {\n        id\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InvitePartner($email: String!, $role: PartnerRole!, $name: String) {\n    invitePartner(input: { email: $email, role: $role, name: $name }) {\n      partner {\n        id\n        ...PartnerRow_partner\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation InvitePartner($email: String!, $role: PartnerRole!, $name: String) {\n    invitePartner(input: { email: $email, role: $role, name: $name }) {\n      partner {\n        id\n        ...PartnerRow_partner\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription PartnersChanged {\n    partnersChanged {\n      id\n      ...PartnerRow_partner\n    }\n  }\n"): (typeof documents)["\n  subscription PartnersChanged {\n    partnersChanged {\n      id\n      ...PartnerRow_partner\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Partners($search: String, $status: PartnerStatus, $first: Int!, $after: String) {\n    partners(search: $search, status: $status, first: $first, after: $after) {\n      nodes {\n        id\n        ...PartnerRow_partner\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query Partners($search: String, $status: PartnerStatus, $first: Int!, $after: String) {\n    partners(search: $search, status: $status, first: $first, after: $after) {\n      nodes {\n        id\n        ...PartnerRow_partner\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PartnerRow_partner on Partner {\n    id\n    name\n    email\n    role\n    status\n    publicKey\n    invitedAt\n    answeredAt\n  }\n"): (typeof documents)["\n  fragment PartnerRow_partner on Partner {\n    id\n    name\n    email\n    role\n    status\n    publicKey\n    invitedAt\n    answeredAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendPartnerInvitation($id: ID!) {\n    resendPartnerInvitation(input: { id: $id }) {\n      partner {\n        id\n        ...PartnerRow_partner\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResendPartnerInvitation($id: ID!) {\n    resendPartnerInvitation(input: { id: $id }) {\n      partner {\n        id\n        ...PartnerRow_partner\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ContractsChanged {\n    contractsChanged {\n      contract {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ContractsChanged {\n    contractsChanged {\n      contract {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ContractMoved($id: ID!) {\n    contractChanged(id: $id) {\n      id\n    }\n  }\n"): (typeof documents)["\n  subscription ContractMoved($id: ID!) {\n    contractChanged(id: $id) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ContractChanged($id: ID!) {\n    contractChanged(id: $id) {\n      id\n      ...ContractView_contract\n    }\n  }\n"): (typeof documents)["\n  subscription ContractChanged($id: ID!) {\n    contractChanged(id: $id) {\n      id\n      ...ContractView_contract\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyPayments($first: Int!, $after: String) {\n    myTickets(first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        order {\n          id\n          createdAt\n          quantity\n          status\n          event {\n            id\n            slug\n            name\n          }\n          attempt {\n            id\n            method\n            amount {\n              amount\n              currency\n            }\n            receipt\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyPayments($first: Int!, $after: String) {\n    myTickets(first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        order {\n          id\n          createdAt\n          quantity\n          status\n          event {\n            id\n            slug\n            name\n          }\n          attempt {\n            id\n            method\n            amount {\n              amount\n              currency\n            }\n            receipt\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentProviders {\n    paymentProviders\n  }\n"): (typeof documents)["\n  query PaymentProviders {\n    paymentProviders\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlatformSetting_setting on Setting {\n    name\n    kind\n    value\n    least\n    most\n    updatedAt\n    updatedBy\n  }\n"): (typeof documents)["\n  fragment PlatformSetting_setting on Setting {\n    name\n    kind\n    value\n    least\n    most\n    updatedAt\n    updatedBy\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetSetting($name: SettingName!, $value: String!) {\n    setSetting(input: { name: $name, value: $value }) {\n      setting {\n        ...PlatformSetting_setting\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetSetting($name: SettingName!, $value: String!) {\n    setSetting(input: { name: $name, value: $value }) {\n      setting {\n        ...PlatformSetting_setting\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlatformSettings {\n    settings {\n      ...PlatformSetting_setting\n    }\n  }\n"): (typeof documents)["\n  query PlatformSettings {\n    settings {\n      ...PlatformSetting_setting\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SettingHistory($first: Int!, $after: String) {\n    settingHistory(first: $first, after: $after) {\n      nodes {\n        id\n        name\n        valueBefore\n        value\n        changedAt\n        changedBy\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query SettingHistory($first: Int!, $after: String) {\n    settingHistory(first: $first, after: $after) {\n      nodes {\n        id\n        name\n        valueBefore\n        value\n        changedAt\n        changedBy\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BuyPanel_event on Event {\n    id\n    slug\n    ...Cover_event\n    endDate\n    available\n    lowStock\n    formSales\n    salesOpen\n    issuer {\n      id\n      active\n    }\n    orderLimit\n    waitingList\n    paymentMethods\n    tiers {\n      id\n      name\n      price {\n        amount\n        currency\n      }\n      available\n      formSales\n      hidden\n      salesStart\n      salesEnd\n      ...TierPicker_tier\n      ...FormPurchase_tier\n      ...OrderLines_tier\n      ...CheckoutQuestions_tier\n    }\n  }\n"): (typeof documents)["\n  fragment BuyPanel_event on Event {\n    id\n    slug\n    ...Cover_event\n    endDate\n    available\n    lowStock\n    formSales\n    salesOpen\n    issuer {\n      id\n      active\n    }\n    orderLimit\n    waitingList\n    paymentMethods\n    tiers {\n      id\n      name\n      price {\n        amount\n        currency\n      }\n      available\n      formSales\n      hidden\n      salesStart\n      salesEnd\n      ...TierPicker_tier\n      ...FormPurchase_tier\n      ...OrderLines_tier\n      ...CheckoutQuestions_tier\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FormPurchase_tier on Tier {\n    id\n    name\n    price {\n      amount\n      currency\n    }\n    available\n    ...OrderLines_tier\n    ...CheckoutQuestions_tier\n  }\n"): (typeof documents)["\n  fragment FormPurchase_tier on Tier {\n    id\n    name\n    price {\n      amount\n      currency\n    }\n    available\n    ...OrderLines_tier\n    ...CheckoutQuestions_tier\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PurchaseByForm($input: PurchaseByFormInput!) {\n    purchaseByForm(input: $input) {\n      order {\n        id\n        confirmBy\n      }\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PurchaseByForm($input: PurchaseByFormInput!) {\n    purchaseByForm(input: $input) {\n      order {\n        id\n        confirmBy\n      }\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OnSale_event on Event {\n    id\n    endDate\n    salesOpen\n    issuer {\n      id\n      active\n    }\n  }\n"): (typeof documents)["\n  fragment OnSale_event on Event {\n    id\n    endDate\n    salesOpen\n    issuer {\n      id\n      active\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PurchasedTicket_ticket on Ticket {\n    id\n    tier {\n      id\n      name\n    }\n    due {\n      amount\n      currency\n    }\n    holderName\n    holderEmail\n    file\n    qrText\n    expiresAt\n    event {\n      id\n      name\n      venue\n      startDate\n      timeZone\n    }\n    ...TicketCard_ticket\n    ...HolderActions_ticket\n  }\n"): (typeof documents)["\n  fragment PurchasedTicket_ticket on Ticket {\n    id\n    tier {\n      id\n      name\n    }\n    due {\n      amount\n      currency\n    }\n    holderName\n    holderEmail\n    file\n    qrText\n    expiresAt\n    event {\n      id\n      name\n      venue\n      startDate\n      timeZone\n    }\n    ...TicketCard_ticket\n    ...HolderActions_ticket\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TierPicker_tier on Tier {\n    id\n    name\n    description\n    price {\n      amount\n      currency\n    }\n    available\n    formSales\n    salesStart\n    salesEnd\n    orderLimit\n  }\n"): (typeof documents)["\n  fragment TierPicker_tier on Tier {\n    id\n    name\n    description\n    price {\n      amount\n      currency\n    }\n    available\n    formSales\n    salesStart\n    salesEnd\n    orderLimit\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderLines_tier on Tier {\n    id\n    name\n    price {\n      amount\n      currency\n    }\n    available\n    orderLimit\n    salesStart\n    salesEnd\n  }\n"): (typeof documents)["\n  fragment OrderLines_tier on Tier {\n    id\n    name\n    price {\n      amount\n      currency\n    }\n    available\n    orderLimit\n    salesStart\n    salesEnd\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PurchaseEvent_event on Event {\n    id\n    category\n    name\n    venue\n    startDate\n    timeZone\n    endDate\n    ...Cover_event\n  }\n"): (typeof documents)["\n  fragment PurchaseEvent_event on Event {\n    id\n    category\n    name\n    venue\n    startDate\n    timeZone\n    endDate\n    ...Cover_event\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PurchaseForm_event on Event {\n    id\n    available\n    slug\n    orderLimit\n    waitingList\n    acceptsPlayMoney\n    ...PurchaseEvent_event\n  }\n"): (typeof documents)["\n  fragment PurchaseForm_event on Event {\n    id\n    available\n    slug\n    orderLimit\n    waitingList\n    acceptsPlayMoney\n    ...PurchaseEvent_event\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PurchasableEvent($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      ...OnSale_event\n      ...PurchaseSteps_event\n    }\n  }\n"): (typeof documents)["\n  query PurchasableEvent($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      ...OnSale_event\n      ...PurchaseSteps_event\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PurchaseReview_event on Event {\n    id\n    name\n  }\n"): (typeof documents)["\n  fragment PurchaseReview_event on Event {\n    id\n    name\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PurchaseFromDashboard($input: PurchaseByFormInput!) {\n    purchaseByForm(input: $input) {\n      order {\n        id\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PurchaseFromDashboard($input: PurchaseByFormInput!) {\n    purchaseByForm(input: $input) {\n      order {\n        id\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PurchaseSteps_event on Event {\n    id\n    slug\n    formSales\n    paymentMethods\n    tiers {\n      id\n      name\n      price {\n        amount\n        currency\n      }\n      available\n      formSales\n      hidden\n      salesStart\n      salesEnd\n      ...TierPicker_tier\n      ...FormPurchase_tier\n      ...OrderLines_tier\n      ...CheckoutQuestions_tier\n    }\n    ...PurchaseForm_event\n    ...PurchaseReview_event\n  }\n"): (typeof documents)["\n  fragment PurchaseSteps_event on Event {\n    id\n    slug\n    formSales\n    paymentMethods\n    tiers {\n      id\n      name\n      price {\n        amount\n        currency\n      }\n      available\n      formSales\n      hidden\n      salesStart\n      salesEnd\n      ...TierPicker_tier\n      ...FormPurchase_tier\n      ...OrderLines_tier\n      ...CheckoutQuestions_tier\n    }\n    ...PurchaseForm_event\n    ...PurchaseReview_event\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartOutsidePayment($input: StartOutsidePaymentInput!) {\n    startOutsidePayment(input: $input) {\n      order {\n        id\n        ...OutsideOrder_order\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartOutsidePayment($input: StartOutsidePaymentInput!) {\n    startOutsidePayment(input: $input) {\n      order {\n        id\n        ...OutsideOrder_order\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OutsideOrder_order on Order {\n    id\n    status\n    payment {\n      id\n      status\n      failure\n      failureCode\n      ...PayPanel_payment\n    }\n  }\n"): (typeof documents)["\n  fragment OutsideOrder_order on Order {\n    id\n    status\n    payment {\n      id\n      status\n      failure\n      failureCode\n      ...PayPanel_payment\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment PayPanel_payment on Payment {\n    id\n    status\n    charge {\n      amount\n      currency\n    }\n    destination\n    memoHash\n    sep7Uri\n    holdUntil\n  }\n"): (typeof documents)["\n  fragment PayPanel_payment on Payment {\n    id\n    status\n    charge {\n      amount\n      currency\n    }\n    destination\n    memoHash\n    sep7Uri\n    holdUntil\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimProviderPayment($input: ClaimProviderPaymentInput!) {\n    claimProviderPayment(input: $input) {\n      order {\n        id\n        ...ProviderOrder_order\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ClaimProviderPayment($input: ClaimProviderPaymentInput!) {\n    claimProviderPayment(input: $input) {\n      order {\n        id\n        ...ProviderOrder_order\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryProviderPayment($input: RetryProviderPaymentInput!) {\n    retryProviderPayment(input: $input) {\n      order {\n        id\n        ...ProviderOrder_order\n        attempt {\n          id\n          page\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RetryProviderPayment($input: RetryProviderPaymentInput!) {\n    retryProviderPayment(input: $input) {\n      order {\n        id\n        ...ProviderOrder_order\n        attempt {\n          id\n          page\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProviderOrder_order on Order {\n    id\n    status\n    createdAt\n    buyerEmail\n    payment {\n      id\n      status\n      failureCode\n      holdUntil\n    }\n    attempt {\n      id\n      number\n      method\n      status\n      amount {\n        amount\n        currency\n      }\n      phone\n      page\n      expiresAt\n      failure\n      failureCode\n      receipt\n      refundStatus\n      refundAt\n    }\n  }\n"): (typeof documents)["\n  fragment ProviderOrder_order on Order {\n    id\n    status\n    createdAt\n    buyerEmail\n    payment {\n      id\n      status\n      failureCode\n      holdUntil\n    }\n    attempt {\n      id\n      number\n      method\n      status\n      amount {\n        amount\n        currency\n      }\n      phone\n      page\n      expiresAt\n      failure\n      failureCode\n      receipt\n      refundStatus\n      refundAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProviderOrder($id: ID!, $idempotencyKey: String) {\n    order(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      ...ProviderOrder_order\n      event {\n        id\n        slug\n        name\n        ...Cover_event\n      }\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n        ...TicketCard_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProviderOrder($id: ID!, $idempotencyKey: String) {\n    order(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      ...ProviderOrder_order\n      event {\n        id\n        slug\n        name\n        ...Cover_event\n      }\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n        ...TicketCard_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ProviderOrderChanged($id: ID!, $idempotencyKey: String) {\n    orderChanged(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      ...ProviderOrder_order\n      event {\n        id\n        slug\n        name\n        ...Cover_event\n      }\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n        ...TicketCard_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ProviderOrderChanged($id: ID!, $idempotencyKey: String) {\n    orderChanged(id: $id, idempotencyKey: $idempotencyKey) {\n      id\n      ...ProviderOrder_order\n      event {\n        id\n        slug\n        name\n        ...Cover_event\n      }\n      tickets {\n        id\n        ...PurchasedTicket_ticket\n        ...TicketCard_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PurchaseWithProvider($input: PurchaseWithProviderInput!) {\n    purchaseWithProvider(input: $input) {\n      order {\n        id\n        attempt {\n          id\n          page\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PurchaseWithProvider($input: PurchaseWithProviderInput!) {\n    purchaseWithProvider(input: $input) {\n      order {\n        id\n        attempt {\n          id\n          page\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProviderQuote($slug: String!, $lines: [FormPurchaseLine!]!, $method: ProviderMethod!, $code: String) {\n    providerQuote(slug: $slug, lines: $lines, method: $method, code: $code) {\n      charge {\n        amount\n        currency\n      }\n      expiresAfter\n    }\n  }\n"): (typeof documents)["\n  query ProviderQuote($slug: String!, $lines: [FormPurchaseLine!]!, $method: ProviderMethod!, $code: String) {\n    providerQuote(slug: $slug, lines: $lines, method: $method, code: $code) {\n      charge {\n        amount\n        currency\n      }\n      expiresAfter\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CodeOffer($slug: String!, $code: String!) {\n    codeOffer(slug: $slug, code: $code) {\n      code\n      tiers {\n        price {\n          amount\n          currency\n        }\n        tier {\n          id\n          name\n          price {\n            amount\n            currency\n          }\n          available\n          formSales\n          hidden\n          salesStart\n          salesEnd\n          ...TierPicker_tier\n          ...FormPurchase_tier\n          ...OrderLines_tier\n          ...CheckoutQuestions_tier\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CodeOffer($slug: String!, $code: String!) {\n    codeOffer(slug: $slug, code: $code) {\n      code\n      tiers {\n        price {\n          amount\n          currency\n        }\n        tier {\n          id\n          name\n          price {\n            amount\n            currency\n          }\n          available\n          formSales\n          hidden\n          salesStart\n          salesEnd\n          ...TierPicker_tier\n          ...FormPurchase_tier\n          ...OrderLines_tier\n          ...CheckoutQuestions_tier\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinWaitingList($input: JoinWaitingListInput!) {\n    joinWaitingList(input: $input) {\n      done\n    }\n  }\n"): (typeof documents)["\n  mutation JoinWaitingList($input: JoinWaitingListInput!) {\n    joinWaitingList(input: $input) {\n      done\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingPlace($token: String!) {\n    waitingPlace(token: $token) {\n      state\n      tier\n      quantity\n      before\n      offerUntil\n    }\n  }\n"): (typeof documents)["\n  query WaitingPlace($token: String!) {\n    waitingPlace(token: $token) {\n      state\n      tier\n      quantity\n      before\n      offerUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveWaitingList($token: String!) {\n    leaveWaitingList(input: { token: $token }) {\n      done\n    }\n  }\n"): (typeof documents)["\n  mutation LeaveWaitingList($token: String!) {\n    leaveWaitingList(input: { token: $token }) {\n      done\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExchangeRates {\n    exchangeRates {\n      from\n      to\n      rate\n    }\n    playMoney {\n      marksXlm\n    }\n  }\n"): (typeof documents)["\n  query ExchangeRates {\n    exchangeRates {\n      from\n      to\n      rate\n    }\n    playMoney {\n      marksXlm\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WalletPurchaseFlow_event on Event {\n    id\n    name\n    slug\n    orderLimit\n    waitingList\n    paymentMethods\n    tiers {\n      id\n      name\n      price {\n        amount\n        currency\n      }\n      available\n      formSales\n      hidden\n      salesStart\n      salesEnd\n      ...TierPicker_tier\n      ...FormPurchase_tier\n      ...OrderLines_tier\n      ...CheckoutQuestions_tier\n    }\n    ...PurchaseEvent_event\n  }\n"): (typeof documents)["\n  fragment WalletPurchaseFlow_event on Event {\n    id\n    name\n    slug\n    orderLimit\n    waitingList\n    paymentMethods\n    tiers {\n      id\n      name\n      price {\n        amount\n        currency\n      }\n      available\n      formSales\n      hidden\n      salesStart\n      salesEnd\n      ...TierPicker_tier\n      ...FormPurchase_tier\n      ...OrderLines_tier\n      ...CheckoutQuestions_tier\n    }\n    ...PurchaseEvent_event\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderProgress($id: ID!) {\n    order(id: $id) {\n      id\n      status\n      payment {\n        id\n        status\n        failure\n        failureCode\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  query OrderProgress($id: ID!) {\n    order(id: $id) {\n      id\n      status\n      payment {\n        id\n        status\n        failure\n        failureCode\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OrderChanged($id: ID!) {\n    orderChanged(id: $id) {\n      id\n      status\n      payment {\n        id\n        status\n        failure\n        failureCode\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription OrderChanged($id: ID!) {\n    orderChanged(id: $id) {\n      id\n      status\n      payment {\n        id\n        status\n        failure\n        failureCode\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PurchaseWallet {\n    wallet(of: USER) {\n      id\n      funded\n      balance {\n        amount\n        currency\n      }\n      spendable {\n        amount\n        currency\n      }\n      fundable\n    }\n  }\n"): (typeof documents)["\n  query PurchaseWallet {\n    wallet(of: USER) {\n      id\n      funded\n      balance {\n        amount\n        currency\n      }\n      spendable {\n        amount\n        currency\n      }\n      fundable\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PurchaseWithWallet($input: PurchaseWithWalletInput!) {\n    purchaseWithWallet(input: $input) {\n      processing\n      message\n      order {\n        id\n        status\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PurchaseWithWallet($input: PurchaseWithWalletInput!) {\n    purchaseWithWallet(input: $input) {\n      processing\n      message\n      order {\n        id\n        status\n      }\n      tickets {\n        id\n        ...TicketCard_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WalletQuote(\n    $eventId: ID!\n    $lines: [FormPurchaseLine!]\n    $paymentCurrency: PaymentCurrency!\n    $code: String\n    $waiting: String\n  ) {\n    purchaseQuote(\n      eventId: $eventId\n      lines: $lines\n      paymentCurrency: $paymentCurrency\n      code: $code\n      waiting: $waiting\n    ) {\n      event {\n        id\n      }\n      quantity\n      lines {\n        tier\n        quantity\n        price {\n          amount\n          currency\n        }\n      }\n      price {\n        amount\n        currency\n      }\n      payment {\n        amount\n        currency\n      }\n      charge {\n        amount\n        currency\n      }\n      fee {\n        amount\n        currency\n      }\n      spendable {\n        amount\n        currency\n      }\n      enough\n      refusal\n    }\n  }\n"): (typeof documents)["\n  query WalletQuote(\n    $eventId: ID!\n    $lines: [FormPurchaseLine!]\n    $paymentCurrency: PaymentCurrency!\n    $code: String\n    $waiting: String\n  ) {\n    purchaseQuote(\n      eventId: $eventId\n      lines: $lines\n      paymentCurrency: $paymentCurrency\n      code: $code\n      waiting: $waiting\n    ) {\n      event {\n        id\n      }\n      quantity\n      lines {\n        tier\n        quantity\n        price {\n          amount\n          currency\n        }\n      }\n      price {\n        amount\n        currency\n      }\n      payment {\n        amount\n        currency\n      }\n      charge {\n        amount\n        currency\n      }\n      fee {\n        amount\n        currency\n      }\n      spendable {\n        amount\n        currency\n      }\n      enough\n      refusal\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateQuestion($input: CreateQuestionInput!) {\n    createQuestion(input: $input) {\n      question {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateQuestion($input: CreateQuestionInput!) {\n    createQuestion(input: $input) {\n      question {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeQuestion($input: ChangeQuestionInput!) {\n    changeQuestion(input: $input) {\n      question {\n        id\n        label\n        help\n        options\n        required\n        atDoor\n        retentionDays\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeQuestion($input: ChangeQuestionInput!) {\n    changeQuestion(input: $input) {\n      question {\n        id\n        label\n        help\n        options\n        required\n        atDoor\n        retentionDays\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventQuestions($eventId: ID!) {\n    event(id: $eventId) {\n      id\n      tiers {\n        id\n        name\n      }\n      questions {\n        id\n        kind\n        label\n        help\n        options\n        perTicket\n        required\n        atDoor\n        retentionDays\n        position\n        tier {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query EventQuestions($eventId: ID!) {\n    event(id: $eventId) {\n      id\n      tiers {\n        id\n        name\n      }\n      questions {\n        id\n        kind\n        label\n        help\n        options\n        perTicket\n        required\n        atDoor\n        retentionDays\n        position\n        tier {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveQuestion($id: ID!, $position: Int!) {\n    moveQuestion(input: { id: $id, position: $position }) {\n      question {\n        id\n        position\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MoveQuestion($id: ID!, $position: Int!) {\n    moveQuestion(input: { id: $id, position: $position }) {\n      question {\n        id\n        position\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ArchiveQuestion($id: ID!) {\n    archiveQuestion(input: { id: $id }) {\n      question {\n        id\n        archived\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ArchiveQuestion($id: ID!) {\n    archiveQuestion(input: { id: $id }) {\n      question {\n        id\n        archived\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CheckoutQuestions_tier on Tier {\n    id\n    name\n    questions {\n      id\n      kind\n      label\n      help\n      options\n      perTicket\n      required\n    }\n  }\n"): (typeof documents)["\n  fragment CheckoutQuestions_tier on Tier {\n    id\n    name\n    questions {\n      id\n      kind\n      label\n      help\n      options\n      perTicket\n      required\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RateTable {\n    exchangeRates {\n      from\n      to\n      rate\n    }\n  }\n"): (typeof documents)["\n  query RateTable {\n    exchangeRates {\n      from\n      to\n      rate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetExchangeRate($input: SetExchangeRateInput!) {\n    setExchangeRate(input: $input) {\n      exchangeRate {\n        from\n        to\n        rate\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetExchangeRate($input: SetExchangeRateInput!) {\n    setExchangeRate(input: $input) {\n      exchangeRate {\n        from\n        to\n        rate\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EuroRate {\n    euroRate\n  }\n"): (typeof documents)["\n  query EuroRate {\n    euroRate\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoundReceipts($pass: String!, $first: Int!, $after: String) {\n    foundReceipts(pass: $pass, first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...ReceiptList_receipt\n      }\n    }\n  }\n"): (typeof documents)["\n  query FoundReceipts($pass: String!, $first: Int!, $after: String) {\n    foundReceipts(pass: $pass, first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...ReceiptList_receipt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReceiptList_receipt on Receipt {\n    id\n    kind\n    number\n    creditedNumber\n    issuedAt\n    total {\n      amount\n      currency\n    }\n    tax {\n      name\n      percent\n      amount {\n        amount\n        currency\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ReceiptList_receipt on Receipt {\n    id\n    kind\n    number\n    creditedNumber\n    issuedAt\n    total {\n      amount\n      currency\n    }\n    tax {\n      name\n      percent\n      amount {\n        amount\n        currency\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReceiptSettings {\n    receiptSettings {\n      legalName\n      address\n      taxNumber\n      tax {\n        name\n        percent\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReceiptSettings {\n    receiptSettings {\n      legalName\n      address\n      taxNumber\n      tax {\n        name\n        percent\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateReceiptSettings($input: UpdateReceiptSettingsInput!) {\n    updateReceiptSettings(input: $input) {\n      receiptSettings {\n        legalName\n        address\n        taxNumber\n        tax {\n          name\n          percent\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateReceiptSettings($input: UpdateReceiptSettingsInput!) {\n    updateReceiptSettings(input: $input) {\n      receiptSettings {\n        legalName\n        address\n        taxNumber\n        tax {\n          name\n          percent\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketReceipts($id: ID!) {\n    ticket(id: $id) {\n      id\n      order {\n        id\n        receipts {\n          id\n          ...ReceiptList_receipt\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query TicketReceipts($id: ID!) {\n    ticket(id: $id) {\n      id\n      order {\n        id\n        receipts {\n          id\n          ...ReceiptList_receipt\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportEvents($after: String) {\n    events(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        issuer {\n          id\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReportEvents($after: String) {\n    events(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        issuer {\n          id\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReportIssuers($after: String) {\n    issuers(first: 100, after: $after) {\n      nodes {\n        id\n        name\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReportIssuers($after: String) {\n    issuers(first: 100, after: $after) {\n      nodes {\n        id\n        name\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportTable_report on ReportConnection {\n    columns {\n      key\n      label\n      kind\n    }\n    nodes {\n      id\n      cells\n    }\n  }\n"): (typeof documents)["\n  fragment ReportTable_report on ReportConnection {\n    columns {\n      key\n      label\n      kind\n    }\n    nodes {\n      id\n      cells\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReportTotals_total on ReportTotal {\n    group\n    rows\n    amount {\n      amount\n      currency\n    }\n  }\n"): (typeof documents)["\n  fragment ReportTotals_total on ReportTotal {\n    group\n    rows\n    amount {\n      amount\n      currency\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Report(\n    $name: ReportName!\n    $filter: ReportFilterInput!\n    $order: ReportOrderInput\n    $first: Int!\n    $after: String\n  ) {\n    report(name: $name, filter: $filter, order: $order, first: $first, after: $after) {\n      nodes {\n        id\n      }\n      ...ReportTable_report\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    reportTotals(name: $name, filter: $filter) {\n      ...ReportTotals_total\n    }\n  }\n"): (typeof documents)["\n  query Report(\n    $name: ReportName!\n    $filter: ReportFilterInput!\n    $order: ReportOrderInput\n    $first: Int!\n    $after: String\n  ) {\n    report(name: $name, filter: $filter, order: $order, first: $first, after: $after) {\n      nodes {\n        id\n      }\n      ...ReportTable_report\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    reportTotals(name: $name, filter: $filter) {\n      ...ReportTotals_total\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ConfirmRound($id: ID!, $contractId: ID!) {\n    round(id: $id) {\n      id\n      amount {\n        amount\n        currency\n      }\n      total {\n        amount\n        currency\n      }\n      ...RoundPayments_round\n    }\n    contract(id: $contractId) {\n      id\n      financials {\n        escrowBalance {\n          amount\n          currency\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query ConfirmRound($id: ID!, $contractId: ID!) {\n    round(id: $id) {\n      id\n      amount {\n        amount\n        currency\n      }\n      total {\n        amount\n        currency\n      }\n      ...RoundPayments_round\n    }\n    contract(id: $contractId) {\n      id\n      financials {\n        escrowBalance {\n          amount\n          currency\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContractRounds($contractId: ID!, $first: Int!, $after: String) {\n    rounds(contractId: $contractId, first: $first, after: $after) {\n      nodes {\n        id\n        status\n        ...RoundRow_round\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query ContractRounds($contractId: ID!, $first: Int!, $after: String) {\n    rounds(contractId: $contractId, first: $first, after: $after) {\n      nodes {\n        id\n        status\n        ...RoundRow_round\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PendingRounds($contractId: ID, $first: Int!, $after: String) {\n    pendingRounds(contractId: $contractId, first: $first, after: $after) {\n      nodes {\n        id\n        ...RoundRow_round\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query PendingRounds($contractId: ID, $first: Int!, $after: String) {\n    pendingRounds(contractId: $contractId, first: $first, after: $after) {\n      nodes {\n        id\n        ...RoundRow_round\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReleaseMoney($contractId: ID!) {\n    contract(id: $contractId) {\n      id\n      financials {\n        availableForDistribution {\n          amount\n          currency\n        }\n        owedExpenses {\n          amount\n          currency\n        }\n        inOpenRounds {\n          amount\n          currency\n        }\n        ledgerAsked\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReleaseMoney($contractId: ID!) {\n    contract(id: $contractId) {\n      id\n      financials {\n        availableForDistribution {\n          amount\n          currency\n        }\n        owedExpenses {\n          amount\n          currency\n        }\n        inOpenRounds {\n          amount\n          currency\n        }\n        ledgerAsked\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReleaseContracts($after: String) {\n    contracts(status: FINAL, first: 50, after: $after) {\n      nodes {\n        id\n        name\n        totalRevenue {\n          amount\n          currency\n        }\n        viewerCanTrigger\n        viewerCanSeeMoney\n        event {\n          id\n          name\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReleaseContracts($after: String) {\n    contracts(status: FINAL, first: 50, after: $after) {\n      nodes {\n        id\n        name\n        totalRevenue {\n          amount\n          currency\n        }\n        viewerCanTrigger\n        viewerCanSeeMoney\n        event {\n          id\n          name\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RoundActions_round on Round {\n    id\n    number\n    contract {\n      id\n    }\n    contractName\n    status\n    viewerCanAuthorize\n    viewerSignsWith\n    viewerCanExecute\n  }\n"): (typeof documents)["\n  fragment RoundActions_round on Round {\n    id\n    number\n    contract {\n      id\n    }\n    contractName\n    status\n    viewerCanAuthorize\n    viewerSignsWith\n    viewerCanExecute\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AuthorizeRound($id: ID!) {\n    authorizeRound(input: { id: $id }) {\n      round {\n        id\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AuthorizeRound($id: ID!) {\n    authorizeRound(input: { id: $id }) {\n      round {\n        id\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExecuteRound($id: ID!, $idempotencyKey: String) {\n    executeRound(input: { id: $id, paymentMethod: STELLAR, idempotencyKey: $idempotencyKey }) {\n      round {\n        id\n        status\n        failure\n        failureCode\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ExecuteRound($id: ID!, $idempotencyKey: String) {\n    executeRound(input: { id: $id, paymentMethod: STELLAR, idempotencyKey: $idempotencyKey }) {\n      round {\n        id\n        status\n        failure\n        failureCode\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RoundTechnical_round on Round {\n    id\n    hash\n    envelopeXdr\n    transactionHash\n    explorerUrl\n    ledger\n    fee {\n      amount\n      currency\n    }\n  }\n"): (typeof documents)["\n  fragment RoundTechnical_round on Round {\n    id\n    hash\n    envelopeXdr\n    transactionHash\n    explorerUrl\n    ledger\n    fee {\n      amount\n      currency\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RoundDetails_round on Round {\n    id\n    eventName\n    status\n    amount {\n      amount\n      currency\n    }\n    total {\n      amount\n      currency\n    }\n    reason\n    requiredSigs\n    gathered\n    expiresAt\n    viewerCanAuthorize\n    viewerSignsWith\n    ...RoundActions_round\n    ...CancelRound_round\n    ...TriggerAgain_round\n    ...RoundTimeline_round\n    ...RoundPayments_round\n    ...RoundTechnical_round\n    ...SignRoundOutside_round\n  }\n"): (typeof documents)["\n  fragment RoundDetails_round on Round {\n    id\n    eventName\n    status\n    amount {\n      amount\n      currency\n    }\n    total {\n      amount\n      currency\n    }\n    reason\n    requiredSigs\n    gathered\n    expiresAt\n    viewerCanAuthorize\n    viewerSignsWith\n    ...RoundActions_round\n    ...CancelRound_round\n    ...TriggerAgain_round\n    ...RoundTimeline_round\n    ...RoundPayments_round\n    ...RoundTechnical_round\n    ...SignRoundOutside_round\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CancelRound_round on Round {\n    id\n    viewerCanCancel\n  }\n"): (typeof documents)["\n  fragment CancelRound_round on Round {\n    id\n    viewerCanCancel\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelRound($id: ID!, $reason: String) {\n    cancelRound(input: { id: $id, reason: $reason }) {\n      round {\n        id\n        status\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CancelRound($id: ID!, $reason: String) {\n    cancelRound(input: { id: $id, reason: $reason }) {\n      round {\n        id\n        status\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TriggerAgain_round on Round {\n    id\n    viewerCanTriggerAgain\n  }\n"): (typeof documents)["\n  fragment TriggerAgain_round on Round {\n    id\n    viewerCanTriggerAgain\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TriggerRoundAgain($id: ID!, $idempotencyKey: String) {\n    triggerRoundAgain(input: { id: $id, idempotencyKey: $idempotencyKey }) {\n      round {\n        id\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TriggerRoundAgain($id: ID!, $idempotencyKey: String) {\n    triggerRoundAgain(input: { id: $id, idempotencyKey: $idempotencyKey }) {\n      round {\n        id\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SignRoundOutside_round on Round {\n    id\n    hash\n    envelopeXdr\n    sep7Uri\n  }\n"): (typeof documents)["\n  fragment SignRoundOutside_round on Round {\n    id\n    hash\n    envelopeXdr\n    sep7Uri\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitRoundSignature($id: ID!, $envelopeXdr: String!) {\n    submitRoundSignature(input: { id: $id, envelopeXdr: $envelopeXdr }) {\n      round {\n        id\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitRoundSignature($id: ID!, $envelopeXdr: String!) {\n    submitRoundSignature(input: { id: $id, envelopeXdr: $envelopeXdr }) {\n      round {\n        id\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RoundDetails($id: ID!) {\n    round(id: $id) {\n      id\n      number\n      contractName\n      ...RoundRow_round\n      ...RoundDetails_round\n    }\n  }\n"): (typeof documents)["\n  query RoundDetails($id: ID!) {\n    round(id: $id) {\n      id\n      number\n      contractName\n      ...RoundRow_round\n      ...RoundDetails_round\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RoundPayments_round on Round {\n    id\n    total {\n      amount\n      currency\n    }\n    payments {\n      kind\n      name\n      destination\n      explorerUrl\n      amount {\n        amount\n        currency\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment RoundPayments_round on Round {\n    id\n    total {\n      amount\n      currency\n    }\n    payments {\n      kind\n      name\n      destination\n      explorerUrl\n      amount {\n        amount\n        currency\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RoundRow_round on Round {\n    id\n    number\n    contractName\n    eventName\n    status\n    amount {\n      amount\n      currency\n    }\n    total {\n      amount\n      currency\n    }\n    reason\n    createdAt\n    requiredSigs\n    gathered\n    failure\n    failureCode\n    ...RoundActions_round\n  }\n"): (typeof documents)["\n  fragment RoundRow_round on Round {\n    id\n    number\n    contractName\n    eventName\n    status\n    amount {\n      amount\n      currency\n    }\n    total {\n      amount\n      currency\n    }\n    reason\n    createdAt\n    requiredSigs\n    gathered\n    failure\n    failureCode\n    ...RoundActions_round\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RoundTimeline_round on Round {\n    id\n    status\n    createdAt\n    expiresAt\n    executedAt\n    endedAt\n    requiredSigs\n    gathered\n    failure\n    failureCode\n    triggeredBy {\n      id\n      name\n    }\n    authorizations {\n      name\n      publicKey\n      method\n      authorizedAt\n      counts\n      sent\n    }\n  }\n"): (typeof documents)["\n  fragment RoundTimeline_round on Round {\n    id\n    status\n    createdAt\n    expiresAt\n    executedAt\n    endedAt\n    requiredSigs\n    gathered\n    failure\n    failureCode\n    triggeredBy {\n      id\n      name\n    }\n    authorizations {\n      name\n      publicKey\n      method\n      authorizedAt\n      counts\n      sent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TriggerRound($input: TriggerRoundInput!) {\n    triggerRound(input: $input) {\n      round {\n        id\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TriggerRound($input: TriggerRoundInput!) {\n    triggerRound(input: $input) {\n      round {\n        id\n        ...RoundRow_round\n        ...RoundDetails_round\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription RoundChanged($contractId: ID) {\n    roundChanged(contractId: $contractId) {\n      id\n      ...RoundRow_round\n      ...RoundDetails_round\n    }\n  }\n"): (typeof documents)["\n  subscription RoundChanged($contractId: ID) {\n    roundChanged(contractId: $contractId) {\n      id\n      ...RoundRow_round\n      ...RoundDetails_round\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateSellingCode($input: CreateSellingCodeInput!) {\n    createSellingCode(input: $input) {\n      sellingCode {\n        id\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateSellingCode($input: CreateSellingCodeInput!) {\n    createSellingCode(input: $input) {\n      sellingCode {\n        id\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeSellingCode($input: ChangeSellingCodeInput!) {\n    changeSellingCode(input: $input) {\n      sellingCode {\n        id\n        code\n        percentOff\n        amountOff {\n          amount\n          currency\n        }\n        opens\n        tiers {\n          id\n        }\n        mostUses\n        used\n        startsAt\n        endsAt\n        active\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeSellingCode($input: ChangeSellingCodeInput!) {\n    changeSellingCode(input: $input) {\n      sellingCode {\n        id\n        code\n        percentOff\n        amountOff {\n          amount\n          currency\n        }\n        opens\n        tiers {\n          id\n        }\n        mostUses\n        used\n        startsAt\n        endsAt\n        active\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SellingCodes($eventId: ID!, $after: String) {\n    event(id: $eventId) {\n      id\n      tiers {\n        id\n        name\n        price {\n          amount\n          currency\n        }\n      }\n    }\n    sellingCodes(eventId: $eventId, first: 50, after: $after) {\n      nodes {\n        id\n        code\n        percentOff\n        amountOff {\n          amount\n          currency\n        }\n        opens\n        tiers {\n          id\n        }\n        mostUses\n        used\n        startsAt\n        endsAt\n        active\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query SellingCodes($eventId: ID!, $after: String) {\n    event(id: $eventId) {\n      id\n      tiers {\n        id\n        name\n        price {\n          amount\n          currency\n        }\n      }\n    }\n    sellingCodes(eventId: $eventId, first: 50, after: $after) {\n      nodes {\n        id\n        code\n        percentOff\n        amountOff {\n          amount\n          currency\n        }\n        opens\n        tiers {\n          id\n        }\n        mostUses\n        used\n        startsAt\n        endsAt\n        active\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Selling($eventId: ID!) {\n    event(id: $eventId) {\n      id\n      salesOpen\n      orderLimit\n      waitingList\n      offerMinutes\n      personLimit\n      networkLimit\n      confirmHours\n      playMoney\n      acceptsPlayMoney\n      tiers {\n        id\n        ...TierSelling_tier\n      }\n    }\n  }\n"): (typeof documents)["\n  query Selling($eventId: ID!) {\n    event(id: $eventId) {\n      id\n      salesOpen\n      orderLimit\n      waitingList\n      offerMinutes\n      personLimit\n      networkLimit\n      confirmHours\n      playMoney\n      acceptsPlayMoney\n      tiers {\n        id\n        ...TierSelling_tier\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetEventSales($input: SetEventSalesInput!) {\n    setEventSales(input: $input) {\n      event {\n        id\n        salesOpen\n        orderLimit\n        waitingList\n        offerMinutes\n        personLimit\n        networkLimit\n        confirmHours\n        playMoney\n        acceptsPlayMoney\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetEventSales($input: SetEventSalesInput!) {\n    setEventSales(input: $input) {\n      event {\n        id\n        salesOpen\n        orderLimit\n        waitingList\n        offerMinutes\n        personLimit\n        networkLimit\n        confirmHours\n        playMoney\n        acceptsPlayMoney\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TierSelling_tier on Tier {\n    id\n    name\n    hidden\n    salesStart\n    salesEnd\n    orderLimit\n  }\n"): (typeof documents)["\n  fragment TierSelling_tier on Tier {\n    id\n    name\n    hidden\n    salesStart\n    salesEnd\n    orderLimit\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTierSales($input: SetTierSalesInput!) {\n    setTierSales(input: $input) {\n      tier {\n        id\n        ...TierSelling_tier\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetTierSales($input: SetTierSalesInput!) {\n    setTierSales(input: $input) {\n      tier {\n        id\n        ...TierSelling_tier\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingLine($eventId: ID!, $after: String) {\n    waitingEntries(eventId: $eventId, first: 50, after: $after) {\n      nodes {\n        id\n        tier\n        quantity\n        state\n        joinedAt\n        offerUntil\n        name\n        email\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query WaitingLine($eventId: ID!, $after: String) {\n    waitingEntries(eventId: $eventId, first: 50, after: $after) {\n      nodes {\n        id\n        tier\n        quantity\n        state\n        joinedAt\n        offerUntil\n        name\n        email\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApiKeys {\n    viewer {\n      apiKeys {\n        id\n        prefix\n        createdAt\n        expiresAt\n        lastUsedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query ApiKeys {\n    viewer {\n      apiKeys {\n        id\n        prefix\n        createdAt\n        expiresAt\n        lastUsedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(input: { id: $id }) {\n      revokedId\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeApiKey($id: ID!) {\n    revokeApiKey(input: { id: $id }) {\n      revokedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(input: { currentPassword: $currentPassword, newPassword: $newPassword }) {\n      done\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {\n    changePassword(input: { currentPassword: $currentPassword, newPassword: $newPassword }) {\n      done\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GuestAccess {\n    viewer {\n      adminsSeeGuests\n    }\n  }\n"): (typeof documents)["\n  query GuestAccess {\n    viewer {\n      adminsSeeGuests\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetGuestAccess($adminsSeeGuests: Boolean!) {\n    setGuestAccess(input: { adminsSeeGuests: $adminsSeeGuests }) {\n      adminsSeeGuests\n    }\n  }\n"): (typeof documents)["\n  mutation SetGuestAccess($adminsSeeGuests: Boolean!) {\n    setGuestAccess(input: { adminsSeeGuests: $adminsSeeGuests }) {\n      adminsSeeGuests\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnIssuerPage($slug: String!) {\n    issuerBySlug(slug: $slug) {\n      id\n      slug\n      description\n      website\n      contactEmail\n      viewerCanEditPage\n      viewerCanChangeSlug\n    }\n  }\n"): (typeof documents)["\n  query OwnIssuerPage($slug: String!) {\n    issuerBySlug(slug: $slug) {\n      id\n      slug\n      description\n      website\n      contactEmail\n      viewerCanEditPage\n      viewerCanChangeSlug\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateIssuerPage($input: UpdateIssuerPageInput!) {\n    updateIssuerPage(input: $input) {\n      issuer {\n        id\n        description\n        website\n        contactEmail\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateIssuerPage($input: UpdateIssuerPageInput!) {\n    updateIssuerPage(input: $input) {\n      issuer {\n        id\n        description\n        website\n        contactEmail\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeIssuerSlug($slug: String!) {\n    changeIssuerSlug(input: { slug: $slug }) {\n      issuer {\n        id\n        slug\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeIssuerSlug($slug: String!) {\n    changeIssuerSlug(input: { slug: $slug }) {\n      issuer {\n        id\n        slug\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyPersonalData {\n    myPersonalData\n  }\n"): (typeof documents)["\n  query MyPersonalData {\n    myPersonalData\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteMyAccount($password: String!) {\n    deleteMyAccount(input: { password: $password }) {\n      done\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteMyAccount($password: String!) {\n    deleteMyAccount(input: { password: $password }) {\n      done\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        id\n        name\n        phone\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        id\n        name\n        phone\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sessions {\n    viewer {\n      sessions {\n        id\n        createdAt\n        lastSeenAt\n        address\n        userAgent\n        current\n      }\n    }\n  }\n"): (typeof documents)["\n  query Sessions {\n    viewer {\n      sessions {\n        id\n        createdAt\n        lastSeenAt\n        address\n        userAgent\n        current\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($id: ID!) {\n    endSession(input: { id: $id }) {\n      endedId\n    }\n  }\n"): (typeof documents)["\n  mutation EndSession($id: ID!) {\n    endSession(input: { id: $id }) {\n      endedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendVerification {\n    resendVerification {\n      done\n    }\n  }\n"): (typeof documents)["\n  mutation ResendVerification {\n    resendVerification {\n      done\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartSigningKeyProof($publicKey: String!) {\n    startSigningKeyProof(input: { publicKey: $publicKey }) {\n      id\n      ...ProveSigningKey_proof\n    }\n  }\n"): (typeof documents)["\n  mutation StartSigningKeyProof($publicKey: String!) {\n    startSigningKeyProof(input: { publicKey: $publicKey }) {\n      id\n      ...ProveSigningKey_proof\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProveSigningKey_proof on StartSigningKeyProofPayload {\n    id\n    publicKey\n    envelopeXdr\n    sep7Uri\n    hash\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment ProveSigningKey_proof on StartSigningKeyProofPayload {\n    id\n    publicKey\n    envelopeXdr\n    sep7Uri\n    hash\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProveSigningKey($id: ID!, $envelopeXdr: String!) {\n    proveSigningKey(input: { id: $id, envelopeXdr: $envelopeXdr }) {\n      signingWallet {\n        publicKey\n        provedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ProveSigningKey($id: ID!, $envelopeXdr: String!) {\n    proveSigningKey(input: { id: $id, envelopeXdr: $envelopeXdr }) {\n      signingWallet {\n        publicKey\n        provedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SigningWallet {\n    signingWallet {\n      publicKey\n      provedAt\n    }\n  }\n"): (typeof documents)["\n  query SigningWallet {\n    signingWallet {\n      publicKey\n      provedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSigningWallet {\n    removeSigningWallet {\n      done\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveSigningWallet {\n    removeSigningWallet {\n      done\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartBackup {\n    startBackup {\n      run {\n        id\n        ...JobRow_run\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartBackup {\n    startBackup {\n      run {\n        id\n        ...JobRow_run\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartOptimize {\n    startOptimize {\n      run {\n        id\n        ...JobRow_run\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation StartOptimize {\n    startOptimize {\n      run {\n        id\n        ...JobRow_run\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Maintenance {\n    maintenance {\n      enabled\n      since\n    }\n  }\n"): (typeof documents)["\n  query Maintenance {\n    maintenance {\n      enabled\n      since\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription MaintenanceChanged {\n    maintenanceChanged {\n      enabled\n      since\n    }\n  }\n"): (typeof documents)["\n  subscription MaintenanceChanged {\n    maintenanceChanged {\n      enabled\n      since\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MaintenanceToggle_mode on MaintenanceMode {\n    enabled\n    since\n  }\n"): (typeof documents)["\n  fragment MaintenanceToggle_mode on MaintenanceMode {\n    enabled\n    since\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetMaintenance($enabled: Boolean!) {\n    setMaintenance(input: { enabled: $enabled }) {\n      maintenance {\n        ...MaintenanceToggle_mode\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetMaintenance($enabled: Boolean!) {\n    setMaintenance(input: { enabled: $enabled }) {\n      maintenance {\n        ...MaintenanceToggle_mode\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobRow_run on JobRun {\n    id\n    kind\n    status\n    progress\n    step\n    askedBy\n    createdAt\n    error\n  }\n"): (typeof documents)["\n  fragment JobRow_run on JobRun {\n    id\n    kind\n    status\n    progress\n    step\n    askedBy\n    createdAt\n    error\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BackupRow_backup on Backup {\n    id\n    fileName\n    size\n    sha256\n    tables\n    rows\n    takenAt\n    host\n    available\n    path\n  }\n"): (typeof documents)["\n  fragment BackupRow_backup on Backup {\n    id\n    fileName\n    size\n    sha256\n    tables\n    rows\n    takenAt\n    host\n    available\n    path\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemJobs($first: Int!, $after: String) {\n    jobRuns(first: $first, after: $after) {\n      nodes {\n        id\n        kind\n        status\n        ...JobRow_run\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query SystemJobs($first: Int!, $after: String) {\n    jobRuns(first: $first, after: $after) {\n      nodes {\n        id\n        kind\n        status\n        ...JobRow_run\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Backups($first: Int!, $after: String) {\n    backups(first: $first, after: $after) {\n      nodes {\n        id\n        ...BackupRow_backup\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query Backups($first: Int!, $after: String) {\n    backups(first: $first, after: $after) {\n      nodes {\n        id\n        ...BackupRow_backup\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription JobRunChanged {\n    jobRunChanged {\n      id\n      status\n      ...JobRow_run\n    }\n  }\n"): (typeof documents)["\n  subscription JobRunChanged {\n    jobRunChanged {\n      id\n      status\n      ...JobRow_run\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyTickets($first: Int!, $after: String) {\n    myTickets(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...TicketRow_ticket\n        ...TicketCard_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyTickets($first: Int!, $after: String) {\n    myTickets(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...TicketRow_ticket\n        ...TicketCard_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RefundTicket_ticket on Ticket {\n    id\n    refundTerms {\n      amount {\n        amount\n        currency\n      }\n      collected {\n        amount\n        currency\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment RefundTicket_ticket on Ticket {\n    id\n    refundTerms {\n      amount {\n        amount\n        currency\n      }\n      collected {\n        amount\n        currency\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefundTicket($ticketId: ID!, $reason: String!) {\n    refundTicket(input: { ticketId: $ticketId, reason: $reason }) {\n      ticket {\n        id\n        status\n        dueStatus\n        revokedAt\n        revokeReason\n        viewerCanTransfer\n        ...RefundTicket_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RefundTicket($ticketId: ID!, $reason: String!) {\n    refundTicket(input: { ticketId: $ticketId, reason: $reason }) {\n      ticket {\n        id\n        status\n        dueStatus\n        revokedAt\n        revokeReason\n        viewerCanTransfer\n        ...RefundTicket_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedTickets($first: Int!, $after: String) {\n    myTickets(first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        status\n        expiresAt\n        viewerIsHolder\n        event {\n          id\n          startDate\n        }\n        ...TicketRow_ticket\n        ...TicketCard_ticket\n        ...HolderActions_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  query SavedTickets($first: Int!, $after: String) {\n    myTickets(first: $first, after: $after) {\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        status\n        expiresAt\n        viewerIsHolder\n        event {\n          id\n          startDate\n        }\n        ...TicketRow_ticket\n        ...TicketCard_ticket\n        ...HolderActions_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketCard_ticket on Ticket {\n    id\n    number\n    tier {\n      id\n      name\n    }\n    status\n    price {\n      amount\n      currency\n    }\n    holderName\n    holderEmail\n    holderPhone\n    due {\n      amount\n      currency\n    }\n    issuedAt\n    passedOnAt\n    revokeReason\n    revokeReasonCode\n    playMoney\n    file\n    qrText\n    event {\n      id\n      category\n      name\n      venue\n      startDate\n      timeZone\n      ...Cover_event\n    }\n    ...TicketRefund_ticket\n  }\n"): (typeof documents)["\n  fragment TicketCard_ticket on Ticket {\n    id\n    number\n    tier {\n      id\n      name\n    }\n    status\n    price {\n      amount\n      currency\n    }\n    holderName\n    holderEmail\n    holderPhone\n    due {\n      amount\n      currency\n    }\n    issuedAt\n    passedOnAt\n    revokeReason\n    revokeReasonCode\n    playMoney\n    file\n    qrText\n    event {\n      id\n      category\n      name\n      venue\n      startDate\n      timeZone\n      ...Cover_event\n    }\n    ...TicketRefund_ticket\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ScanLog_scan on Scan {\n    id\n    outcome\n    mode\n    correctedAt\n    timeDoubtful\n    scannedBy\n    gate {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment ScanLog_scan on Scan {\n    id\n    outcome\n    mode\n    correctedAt\n    timeDoubtful\n    scannedBy\n    gate {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketDetails($id: ID!, $person: Boolean!, $scans: Boolean!, $after: String) {\n    ticket(id: $id) {\n      id\n      ...TicketFacts_ticket\n      ...TicketStaffActions_ticket\n      ...TicketStory_ticket @include(if: $person)\n    }\n    scans(ticketId: $id, first: 20, after: $after) @include(if: $scans) {\n      totalCount\n      nodes {\n        id\n        ...ScanLog_scan\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query TicketDetails($id: ID!, $person: Boolean!, $scans: Boolean!, $after: String) {\n    ticket(id: $id) {\n      id\n      ...TicketFacts_ticket\n      ...TicketStaffActions_ticket\n      ...TicketStory_ticket @include(if: $person)\n    }\n    scans(ticketId: $id, first: 20, after: $after) @include(if: $scans) {\n      totalCount\n      nodes {\n        id\n        ...ScanLog_scan\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketFacts_ticket on Ticket {\n    id\n    number\n    serial\n    tier {\n      id\n      name\n    }\n    status\n    price {\n      amount\n      currency\n    }\n    dueStatus\n    playMoney\n    issuedAt\n    effectiveAt\n    expiresAt\n    gracePeriod\n    enteredAt\n    revokedAt\n    revokeReason\n    revokeReasonCode\n    holderName @include(if: $person)\n    holderEmail @include(if: $person)\n    holderPhone @include(if: $person)\n    answers @include(if: $person) {\n      label\n      value\n      question {\n        id\n        kind\n      }\n    }\n    event {\n      id\n      name\n      venue\n    }\n  }\n"): (typeof documents)["\n  fragment TicketFacts_ticket on Ticket {\n    id\n    number\n    serial\n    tier {\n      id\n      name\n    }\n    status\n    price {\n      amount\n      currency\n    }\n    dueStatus\n    playMoney\n    issuedAt\n    effectiveAt\n    expiresAt\n    gracePeriod\n    enteredAt\n    revokedAt\n    revokeReason\n    revokeReasonCode\n    holderName @include(if: $person)\n    holderEmail @include(if: $person)\n    holderPhone @include(if: $person)\n    answers @include(if: $person) {\n      label\n      value\n      question {\n        id\n        kind\n      }\n    }\n    event {\n      id\n      name\n      venue\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketRefund_ticket on Ticket {\n    id\n    refund {\n      amount {\n        amount\n        currency\n      }\n      status\n      at\n    }\n  }\n"): (typeof documents)["\n  fragment TicketRefund_ticket on Ticket {\n    id\n    refund {\n      amount {\n        amount\n        currency\n      }\n      status\n      at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketResults_ticket on Ticket {\n    id\n    number\n    tier {\n      id\n      name\n    }\n    status\n    price {\n      amount\n      currency\n    }\n    dueStatus\n    issuedAt\n    holderName @include(if: $person)\n    holderEmail @include(if: $person)\n    event {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment TicketResults_ticket on Ticket {\n    id\n    number\n    tier {\n      id\n      name\n    }\n    status\n    price {\n      amount\n      currency\n    }\n    dueStatus\n    issuedAt\n    holderName @include(if: $person)\n    holderEmail @include(if: $person)\n    event {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketRow_ticket on Ticket {\n    id\n    tier {\n      id\n      name\n    }\n    status\n    due {\n      amount\n      currency\n    }\n    event {\n      id\n      category\n      name\n      venue\n      startDate\n      timeZone\n      ...Cover_event\n    }\n  }\n"): (typeof documents)["\n  fragment TicketRow_ticket on Ticket {\n    id\n    tier {\n      id\n      name\n    }\n    status\n    due {\n      amount\n      currency\n    }\n    event {\n      id\n      category\n      name\n      venue\n      startDate\n      timeZone\n      ...Cover_event\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchTickets(\n    $search: String\n    $tier: String\n    $status: TicketStatus\n    $order: TicketOrderInput\n    $person: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    tickets(\n      search: $search\n      tier: $tier\n      status: $status\n      order: $order\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...TicketResults_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  query SearchTickets(\n    $search: String\n    $tier: String\n    $status: TicketStatus\n    $order: TicketOrderInput\n    $person: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    tickets(\n      search: $search\n      tier: $tier\n      status: $status\n      order: $order\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...TicketResults_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketStaffActions_ticket on Ticket {\n    id\n    status\n    order {\n      id\n    }\n    viewerCanTransfer\n    ...PassOn_ticket\n    ...RefundTicket_ticket\n  }\n"): (typeof documents)["\n  fragment TicketStaffActions_ticket on Ticket {\n    id\n    status\n    order {\n      id\n    }\n    viewerCanTransfer\n    ...PassOn_ticket\n    ...RefundTicket_ticket\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendTickets($orderId: ID!) {\n    resendTickets(input: { orderId: $orderId }) {\n      done\n    }\n  }\n"): (typeof documents)["\n  mutation ResendTickets($orderId: ID!) {\n    resendTickets(input: { orderId: $orderId }) {\n      done\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TicketStory_ticket on Ticket {\n    id\n    order {\n      id\n      status\n      quantity\n      code\n      createdAt\n      buyerName\n      buyerEmail\n      total {\n        amount\n        currency\n      }\n      payment {\n        id\n        status\n        method\n      }\n    }\n    history {\n      kind\n      at\n      detail\n    }\n  }\n"): (typeof documents)["\n  fragment TicketStory_ticket on Ticket {\n    id\n    order {\n      id\n      status\n      quantity\n      code\n      createdAt\n      buyerName\n      buyerEmail\n      total {\n        amount\n        currency\n      }\n      payment {\n        id\n        status\n        method\n      }\n    }\n    history {\n      kind\n      at\n      detail\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketView($id: ID!) {\n    ticket(id: $id) {\n      id\n      expiresAt\n      viewerIsHolder\n      event {\n        id\n        startDate\n      }\n      ...TicketCard_ticket\n      ...HolderActions_ticket\n    }\n  }\n"): (typeof documents)["\n  query TicketView($id: ID!) {\n    ticket(id: $id) {\n      id\n      expiresAt\n      viewerIsHolder\n      event {\n        id\n        startDate\n      }\n      ...TicketCard_ticket\n      ...HolderActions_ticket\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CancelledTicket_ticket on Ticket {\n    id\n    status\n    dueStatus\n    revokeReason\n    revokeReasonCode\n    due {\n      amount\n      currency\n    }\n    viewerCanTransfer\n    viewerCanCancel\n    cancellationTerms {\n      until\n    }\n    refund {\n      amount {\n        amount\n        currency\n      }\n      status\n      at\n    }\n  }\n"): (typeof documents)["\n  fragment CancelledTicket_ticket on Ticket {\n    id\n    status\n    dueStatus\n    revokeReason\n    revokeReasonCode\n    due {\n      amount\n      currency\n    }\n    viewerCanTransfer\n    viewerCanCancel\n    cancellationTerms {\n      until\n    }\n    refund {\n      amount {\n        amount\n        currency\n      }\n      status\n      at\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelTicket($id: ID!) {\n    cancelTicket(input: { id: $id }) {\n      ticket {\n        ...CancelledTicket_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CancelTicket($id: ID!) {\n    cancelTicket(input: { id: $id }) {\n      ticket {\n        ...CancelledTicket_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelFoundTicket($pass: String!, $id: ID!) {\n    cancelFoundTicket(input: { pass: $pass, id: $id }) {\n      ticket {\n        ...CancelledTicket_ticket\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CancelFoundTicket($pass: String!, $id: ID!) {\n    cancelFoundTicket(input: { pass: $pass, id: $id }) {\n      ticket {\n        ...CancelledTicket_ticket\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CancelTicket_ticket on Ticket {\n    id\n    event {\n      id\n      timeZone\n    }\n    due {\n      amount\n      currency\n    }\n    cancellationTerms {\n      until\n      refund {\n        amount\n        currency\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CancelTicket_ticket on Ticket {\n    id\n    event {\n      id\n      timeZone\n    }\n    due {\n      amount\n      currency\n    }\n    cancellationTerms {\n      until\n      refund {\n        amount\n        currency\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ChangeName_ticket on Ticket {\n    id\n    holderName\n    holderEmail\n    holderPhone\n  }\n"): (typeof documents)["\n  fragment ChangeName_ticket on Ticket {\n    id\n    holderName\n    holderEmail\n    holderPhone\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HolderActions_ticket on Ticket {\n    id\n    number\n    tier {\n      id\n      name\n    }\n    status\n    file\n    qrText\n    holderName\n    viewerIsHolder\n    viewerCanTransfer\n    transfersUntil\n    event {\n      id\n      name\n      slug\n      status\n    }\n    viewerCanCancel\n    ...PassOn_ticket\n    ...ChangeName_ticket\n    ...CancelTicket_ticket\n  }\n"): (typeof documents)["\n  fragment HolderActions_ticket on Ticket {\n    id\n    number\n    tier {\n      id\n      name\n    }\n    status\n    file\n    qrText\n    holderName\n    viewerIsHolder\n    viewerCanTransfer\n    transfersUntil\n    event {\n      id\n      name\n      slug\n      status\n    }\n    viewerCanCancel\n    ...PassOn_ticket\n    ...ChangeName_ticket\n    ...CancelTicket_ticket\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PassedOn_transfer on TicketTransfer {\n    newTicketId\n    email\n    ticket {\n      id\n      status\n      passedOnAt\n      viewerCanTransfer\n      due {\n        amount\n        currency\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment PassedOn_transfer on TicketTransfer {\n    newTicketId\n    email\n    ticket {\n      id\n      status\n      passedOnAt\n      viewerCanTransfer\n      due {\n        amount\n        currency\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TransferTicket($id: ID!, $to: NewHolderInput!) {\n    transferTicket(input: { id: $id, to: $to }) {\n      transfer {\n        email\n        newTicketId\n        ...PassedOn_transfer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TransferTicket($id: ID!, $to: NewHolderInput!) {\n    transferTicket(input: { id: $id, to: $to }) {\n      transfer {\n        email\n        newTicketId\n        ...PassedOn_transfer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TransferFoundTicket($pass: String!, $id: ID!, $to: NewHolderInput!) {\n    transferFoundTicket(input: { pass: $pass, id: $id, to: $to }) {\n      transfer {\n        email\n        newTicketId\n        ...PassedOn_transfer\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TransferFoundTicket($pass: String!, $id: ID!, $to: NewHolderInput!) {\n    transferFoundTicket(input: { pass: $pass, id: $id, to: $to }) {\n      transfer {\n        email\n        newTicketId\n        ...PassedOn_transfer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PassOn_ticket on Ticket {\n    id\n    event {\n      id\n      timeZone\n    }\n    due {\n      amount\n      currency\n    }\n  }\n"): (typeof documents)["\n  fragment PassOn_ticket on Ticket {\n    id\n    event {\n      id\n      timeZone\n    }\n    due {\n      amount\n      currency\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUserRole($id: ID!, $role: Role!, $issuerId: ID) {\n    setUserRole(input: { id: $id, role: $role, issuerId: $issuerId }) {\n      user {\n        id\n        ...UserRow_account\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetUserRole($id: ID!, $role: Role!, $issuerId: ID) {\n    setUserRole(input: { id: $id, role: $role, issuerId: $issuerId }) {\n      user {\n        id\n        ...UserRow_account\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Ownership {\n    viewer {\n      canClaimOwnership\n    }\n  }\n"): (typeof documents)["\n  query Ownership {\n    viewer {\n      canClaimOwnership\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ClaimOwnership($password: String!) {\n    claimOwnership(input: { password: $password }) {\n      user {\n        id\n        role\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ClaimOwnership($password: String!) {\n    claimOwnership(input: { password: $password }) {\n      user {\n        id\n        role\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteUser($email: String!, $name: String!, $role: Role!, $issuerId: ID) {\n    inviteUser(input: { email: $email, name: $name, role: $role, issuerId: $issuerId }) {\n      invitation {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation InviteUser($email: String!, $name: String!, $role: Role!, $issuerId: ID) {\n    inviteUser(input: { email: $email, name: $name, role: $role, issuerId: $issuerId }) {\n      invitation {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IssuerChoices($after: String) {\n    issuers(first: 100, after: $after) {\n      nodes {\n        id\n        name\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query IssuerChoices($after: String) {\n    issuers(first: 100, after: $after) {\n      nodes {\n        id\n        name\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Users($search: String, $role: Role, $status: UserStatus, $first: Int!, $after: String) {\n    users(search: $search, role: $role, status: $status, first: $first, after: $after) {\n      nodes {\n        id\n        ...UserRow_account\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query Users($search: String, $role: Role, $status: UserStatus, $first: Int!, $after: String) {\n    users(search: $search, role: $role, status: $status, first: $first, after: $after) {\n      nodes {\n        id\n        ...UserRow_account\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserRow_account on UserAccount {\n    id\n    name\n    email\n    role\n    status\n    createdAt\n    lastLoginAt\n    issuer {\n      id\n    }\n    issuerName\n    viewerMayChange\n    viewerMayGive\n  }\n"): (typeof documents)["\n  fragment UserRow_account on UserAccount {\n    id\n    name\n    email\n    role\n    status\n    createdAt\n    lastLoginAt\n    issuer {\n      id\n    }\n    issuerName\n    viewerMayChange\n    viewerMayGive\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SuspendUser($id: ID!) {\n    suspendUser(input: { id: $id }) {\n      user {\n        id\n        ...UserRow_account\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SuspendUser($id: ID!) {\n    suspendUser(input: { id: $id }) {\n      user {\n        id\n        ...UserRow_account\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ActivateUser($id: ID!) {\n    activateUser(input: { id: $id }) {\n      user {\n        id\n        ...UserRow_account\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ActivateUser($id: ID!) {\n    activateUser(input: { id: $id }) {\n      user {\n        id\n        ...UserRow_account\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query StaffInvitations($first: Int!, $after: String) {\n    staffInvitations(first: $first, after: $after) {\n      nodes {\n        id\n        name\n        email\n        role\n        issuerName\n        invitedAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query StaffInvitations($first: Int!, $after: String) {\n    staffInvitations(first: $first, after: $after) {\n      nodes {\n        id\n        name\n        email\n        role\n        issuerName\n        invitedAt\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawStaffInvitation($id: ID!) {\n    withdrawStaffInvitation(input: { id: $id }) {\n      withdrawnId\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawStaffInvitation($id: ID!) {\n    withdrawStaffInvitation(input: { id: $id }) {\n      withdrawnId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription UsersChanged {\n    usersChanged {\n      id\n      ...UserRow_account\n    }\n  }\n"): (typeof documents)["\n  subscription UsersChanged {\n    usersChanged {\n      id\n      ...UserRow_account\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegisterValidator($email: String!, $name: String!) {\n    registerValidator(input: { email: $email, name: $name }) {\n      id\n      email\n      temporaryPassword\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  mutation RegisterValidator($email: String!, $name: String!) {\n    registerValidator(input: { email: $email, name: $name }) {\n      id\n      email\n      temporaryPassword\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeviceRow_device on ValidatorDevice {\n    id\n    kind\n    label\n    doorDevice\n    address\n    lastSeenAt\n  }\n"): (typeof documents)["\n  fragment DeviceRow_device on ValidatorDevice {\n    id\n    kind\n    label\n    doorDevice\n    address\n    lastSeenAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeDevice($id: ID!) {\n    revokeDevice(input: { id: $id }) {\n      revokedId\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeDevice($id: ID!) {\n    revokeDevice(input: { id: $id }) {\n      revokedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ValidatorCard_validator on Validator {\n    id\n    name\n    email\n    status\n    issuerName\n    temporaryUntil\n    scansToday\n    gates\n    lastScanAt\n    lastGate\n    devices {\n      id\n      ...DeviceRow_device\n    }\n  }\n"): (typeof documents)["\n  fragment ValidatorCard_validator on Validator {\n    id\n    name\n    email\n    status\n    issuerName\n    temporaryUntil\n    scansToday\n    gates\n    lastScanAt\n    lastGate\n    devices {\n      id\n      ...DeviceRow_device\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Validators($first: Int!, $after: String) {\n    validators(first: $first, after: $after) {\n      nodes {\n        id\n        ...ValidatorCard_validator\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query Validators($first: Int!, $after: String) {\n    validators(first: $first, after: $after) {\n      nodes {\n        id\n        ...ValidatorCard_validator\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ValidatorsChanged {\n    validatorsChanged\n  }\n"): (typeof documents)["\n  subscription ValidatorsChanged {\n    validatorsChanged\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifyKey($issuerId: ID!, $version: Int!) {\n    publicKey(issuerId: $issuerId, version: $version) {\n      publicKey\n    }\n  }\n"): (typeof documents)["\n  query VerifyKey($issuerId: ID!, $version: Int!) {\n    publicKey(issuerId: $issuerId, version: $version) {\n      publicKey\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query VerifyEventKeys($eventId: ID!) {\n    publicKeysOfEvent(eventId: $eventId) {\n      issuer {\n        id\n      }\n      publicKey\n    }\n  }\n"): (typeof documents)["\n  query VerifyEventKeys($eventId: ID!) {\n    publicKeysOfEvent(eventId: $eventId) {\n      issuer {\n        id\n      }\n      publicKey\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation CreateWallet($of: WalletOwner!) {\n    createWallet(input: { of: $of }) {\n      wallet {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateWallet($of: WalletOwner!) {\n    createWallet(input: { of: $of }) {\n      wallet {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportWalletKey($of: WalletOwner!, $password: String!) {\n    exportWalletKey(input: { of: $of, password: $password }) {\n      publicKey\n      secretKey\n    }\n  }\n"): (typeof documents)["\n  mutation ExportWalletKey($of: WalletOwner!, $password: String!) {\n    exportWalletKey(input: { of: $of, password: $password }) {\n      publicKey\n      secretKey\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FundWallet($of: WalletOwner!, $idempotencyKey: String) {\n    fundWallet(input: { of: $of, idempotencyKey: $idempotencyKey }) {\n      wallet {\n        id\n        faucetGave {\n          amount\n          currency\n        }\n        ...WalletSheet_wallet\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation FundWallet($of: WalletOwner!, $idempotencyKey: String) {\n    fundWallet(input: { of: $of, idempotencyKey: $idempotencyKey }) {\n      wallet {\n        id\n        faucetGave {\n          amount\n          currency\n        }\n        ...WalletSheet_wallet\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LedgerStatus {\n    ledgerStatus {\n      network\n      up\n      fundable\n      notice\n      noticeCode\n      closeSeconds\n    }\n  }\n"): (typeof documents)["\n  query LedgerStatus {\n    ledgerStatus {\n      network\n      up\n      fundable\n      notice\n      noticeCode\n      closeSeconds\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MovementDetails_movement on WalletMovement {\n    id\n    amount {\n      amount\n      currency\n    }\n    fee {\n      amount\n      currency\n    }\n    counterparty\n    memo\n    transactionHash\n    explorerUrl\n    occurredAt\n    order {\n      id\n    }\n    eventName\n  }\n"): (typeof documents)["\n  fragment MovementDetails_movement on WalletMovement {\n    id\n    amount {\n      amount\n      currency\n    }\n    fee {\n      amount\n      currency\n    }\n    counterparty\n    memo\n    transactionHash\n    explorerUrl\n    occurredAt\n    order {\n      id\n    }\n    eventName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MovementRow_movement on WalletMovement {\n    id\n    kind\n    amount {\n      amount\n      currency\n    }\n    counterparty\n    eventName\n    occurredAt\n    ...MovementDetails_movement\n  }\n"): (typeof documents)["\n  fragment MovementRow_movement on WalletMovement {\n    id\n    kind\n    amount {\n      amount\n      currency\n    }\n    counterparty\n    eventName\n    occurredAt\n    ...MovementDetails_movement\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Wallet($of: WalletOwner!, $first: Int!, $after: String) {\n    wallet(of: $of) {\n      id\n      ...WalletSheet_wallet\n      movements(first: $first, after: $after) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Wallet($of: WalletOwner!, $first: Int!, $after: String) {\n    wallet(of: $of) {\n      id\n      ...WalletSheet_wallet\n      movements(first: $first, after: $after) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WalletSheet_wallet on Wallet {\n    id\n    owner\n    publicKey\n    funded\n    balance {\n      amount\n      currency\n    }\n    spendable {\n      amount\n      currency\n    }\n    reserve {\n      amount\n      currency\n    }\n    stale\n    balanceAt\n    network\n    fundable\n    explorerUrl\n  }\n"): (typeof documents)["\n  fragment WalletSheet_wallet on Wallet {\n    id\n    owner\n    publicKey\n    funded\n    balance {\n      amount\n      currency\n    }\n    spendable {\n      amount\n      currency\n    }\n    reserve {\n      amount\n      currency\n    }\n    stale\n    balanceAt\n    network\n    fundable\n    explorerUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription WalletChanged($of: WalletOwner!, $first: Int = 10) {\n    walletChanged(of: $of) {\n      id\n      ...WalletSheet_wallet\n      movements(first: $first) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription WalletChanged($of: WalletOwner!, $first: Int = 10) {\n    walletChanged(of: $of) {\n      id\n      ...WalletSheet_wallet\n      movements(first: $first) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateWebhookEndpoint($input: CreateWebhookEndpointInput!) {\n    createWebhookEndpoint(input: $input) {\n      secret\n      endpoint {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateWebhookEndpoint($input: CreateWebhookEndpointInput!) {\n    createWebhookEndpoint(input: $input) {\n      secret\n      endpoint {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookDeliveries($id: ID!, $first: Int!, $after: String) {\n    webhookDeliveries(endpointId: $id, first: $first, after: $after) {\n      nodes {\n        id\n        type\n        state\n        happenedAt\n        attempts {\n          number\n          status\n          error\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query WebhookDeliveries($id: ID!, $first: Int!, $after: String) {\n    webhookDeliveries(endpointId: $id, first: $first, after: $after) {\n      nodes {\n        id\n        type\n        state\n        happenedAt\n        attempts {\n          number\n          status\n          error\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplayWebhookDelivery($id: ID!) {\n    replayWebhookDelivery(input: { id: $id }) {\n      delivery {\n        id\n        state\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReplayWebhookDelivery($id: ID!) {\n    replayWebhookDelivery(input: { id: $id }) {\n      delivery {\n        id\n        state\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WebhookItem_endpoint on WebhookEndpoint {\n    id\n    url\n    description\n    types\n    active\n    lastState\n    waiting\n  }\n"): (typeof documents)["\n  fragment WebhookItem_endpoint on WebhookEndpoint {\n    id\n    url\n    description\n    types\n    active\n    lastState\n    waiting\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateWebhookEndpoint($input: UpdateWebhookEndpointInput!) {\n    updateWebhookEndpoint(input: $input) {\n      endpoint {\n        ...WebhookItem_endpoint\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateWebhookEndpoint($input: UpdateWebhookEndpointInput!) {\n    updateWebhookEndpoint(input: $input) {\n      endpoint {\n        ...WebhookItem_endpoint\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteWebhookEndpoint($id: ID!) {\n    deleteWebhookEndpoint(input: { id: $id }) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteWebhookEndpoint($id: ID!) {\n    deleteWebhookEndpoint(input: { id: $id }) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(input: { id: $id }) {\n      secret\n    }\n  }\n"): (typeof documents)["\n  mutation RotateWebhookSecret($id: ID!) {\n    rotateWebhookSecret(input: { id: $id }) {\n      secret\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PingWebhookEndpoint($id: ID!) {\n    pingWebhookEndpoint(input: { id: $id }) {\n      delivery {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PingWebhookEndpoint($id: ID!) {\n    pingWebhookEndpoint(input: { id: $id }) {\n      delivery {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookEndpoints($first: Int = 100) {\n    webhookEndpoints(first: $first) {\n      nodes {\n        id\n        ...WebhookItem_endpoint\n      }\n    }\n  }\n"): (typeof documents)["\n  query WebhookEndpoints($first: Int = 100) {\n    webhookEndpoints(first: $first) {\n      nodes {\n        id\n        ...WebhookItem_endpoint\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Transactions($of: WalletOwner!, $first: Int!, $after: String) {\n    wallet(of: $of) {\n      id\n      movements(first: $first, after: $after) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Transactions($of: WalletOwner!, $first: Int!, $after: String) {\n    wallet(of: $of) {\n      id\n      movements(first: $first, after: $after) {\n        nodes {\n          id\n          ...MovementRow_movement\n        }\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($token: String!, $newPassword: String!) {\n    resetPassword(input: { token: $token, newPassword: $newPassword }) {\n      done\n    }\n  }\n"): (typeof documents)["\n  mutation ResetPassword($token: String!, $newPassword: String!) {\n    resetPassword(input: { token: $token, newPassword: $newPassword }) {\n      done\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmail($token: String!, $password: String) {\n    verifyEmail(input: { token: $token, password: $password }) {\n      done\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyEmail($token: String!, $password: String) {\n    verifyEmail(input: { token: $token, password: $password }) {\n      done\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EventFacts_event on Event {\n    id\n    descriptionBlocks {\n      ...FormattedText_block\n    }\n    venue\n    category\n    startDate\n    timeZone\n    endDate\n    createdAt\n    formSales\n    issuer {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment EventFacts_event on Event {\n    id\n    descriptionBlocks {\n      ...FormattedText_block\n    }\n    venue\n    category\n    startDate\n    timeZone\n    endDate\n    createdAt\n    formSales\n    issuer {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EventHead_event on Event {\n    id\n    category\n    name\n    venue\n    slug\n    status\n    startDate\n    timeZone\n    viewerCanEdit\n    viewerCanPublish\n    tiers {\n      id\n    }\n    ...Cover_event\n    ...EditEventButton_event\n    ...DuplicateEventButton_event\n  }\n"): (typeof documents)["\n  fragment EventHead_event on Event {\n    id\n    category\n    name\n    venue\n    slug\n    status\n    startDate\n    timeZone\n    viewerCanEdit\n    viewerCanPublish\n    tiers {\n      id\n    }\n    ...Cover_event\n    ...EditEventButton_event\n    ...DuplicateEventButton_event\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyEvents($first: Int!, $after: String) {\n    events(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...MyEventCard_event\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyEvents($first: Int!, $after: String) {\n    events(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...MyEventCard_event\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EventSettings_event on Event {\n    id\n    ...FormSalesSwitch_event\n    ...TransferCutoff_event\n    ...CancellationPolicy_event\n    ...LineUpPanel_event\n    ...FaqPanel_event\n    ...UnpublishButton_event\n    ...CancelEventButton_event\n    ...DeleteEventButton_event\n  }\n"): (typeof documents)["\n  fragment EventSettings_event on Event {\n    id\n    ...FormSalesSwitch_event\n    ...TransferCutoff_event\n    ...CancellationPolicy_event\n    ...LineUpPanel_event\n    ...FaqPanel_event\n    ...UnpublishButton_event\n    ...CancelEventButton_event\n    ...DeleteEventButton_event\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ManagedEvent($id: ID!, $figures: Boolean!) {\n    event(id: $id) {\n      id\n      status\n      timeZone\n      viewerCanEdit\n      viewerCanCreateTickets\n      tiers {\n        id\n        name\n      }\n      questions {\n        id\n        kind\n        label\n        options\n      }\n      ...EventHead_event\n      ...EventFacts_event\n      ...CoverPanel_event\n      ...TicketSummary_event\n      ...CreateTickets_event\n      ...GuestLists_event\n      ...EmbedPanel_event\n      ...EventSettings_event\n      ...LaunchPanel_event\n      ...SharePanel_event\n    }\n  }\n"): (typeof documents)["\n  query ManagedEvent($id: ID!, $figures: Boolean!) {\n    event(id: $id) {\n      id\n      status\n      timeZone\n      viewerCanEdit\n      viewerCanCreateTickets\n      tiers {\n        id\n        name\n      }\n      questions {\n        id\n        kind\n        label\n        options\n      }\n      ...EventHead_event\n      ...EventFacts_event\n      ...CoverPanel_event\n      ...TicketSummary_event\n      ...CreateTickets_event\n      ...GuestLists_event\n      ...EmbedPanel_event\n      ...EventSettings_event\n      ...LaunchPanel_event\n      ...SharePanel_event\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BrowseEvents(\n    $search: String\n    $city: String\n    $price: PriceFilter\n    $maxPrice: PriceLimit\n    $first: Int!\n    $after: String\n  ) {\n    publishedEvents(\n      search: $search\n      city: $city\n      price: $price\n      maxPrice: $maxPrice\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...BrowseCard_event\n      }\n    }\n  }\n"): (typeof documents)["\n  query BrowseEvents(\n    $search: String\n    $city: String\n    $price: PriceFilter\n    $maxPrice: PriceLimit\n    $first: Int!\n    $after: String\n  ) {\n    publishedEvents(\n      search: $search\n      city: $city\n      price: $price\n      maxPrice: $maxPrice\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...BrowseCard_event\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ContractsMoved {\n    contractsChanged {\n      contract {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription ContractsMoved {\n    contractsChanged {\n      contract {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ReleasesMoved {\n    roundChanged {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  subscription ReleasesMoved {\n    roundChanged {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription ExpensesMoved {\n    expenseChanged {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  subscription ExpensesMoved {\n    expenseChanged {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home(\n    $attendee: Boolean!\n    $validator: Boolean!\n    $auditor: Boolean!\n    $administrator: Boolean!\n    $finance: Boolean!\n    $signatory: Boolean!\n    $organizer: Boolean!\n    $events: Boolean!\n    $revenue: Boolean!\n    $latest: Boolean!\n    $wallet: Boolean!\n    $walletOf: WalletOwner!\n  ) {\n    dashboard {\n      ...HomeCounters_figures\n    }\n    wallet(of: $walletOf) @include(if: $wallet) {\n      id\n      ...HomeCounters_wallet\n    }\n    events(first: 5) @include(if: $latest) {\n      nodes {\n        id\n        ...LatestEvents_event\n      }\n    }\n    publishedEvents(first: 3) @include(if: $attendee) {\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n"): (typeof documents)["\n  query Home(\n    $attendee: Boolean!\n    $validator: Boolean!\n    $auditor: Boolean!\n    $administrator: Boolean!\n    $finance: Boolean!\n    $signatory: Boolean!\n    $organizer: Boolean!\n    $events: Boolean!\n    $revenue: Boolean!\n    $latest: Boolean!\n    $wallet: Boolean!\n    $walletOf: WalletOwner!\n  ) {\n    dashboard {\n      ...HomeCounters_figures\n    }\n    wallet(of: $walletOf) @include(if: $wallet) {\n      id\n      ...HomeCounters_wallet\n    }\n    events(first: 5) @include(if: $latest) {\n      nodes {\n        id\n        ...LatestEvents_event\n      }\n    }\n    publishedEvents(first: 3) @include(if: $attendee) {\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HealthList_stats on SystemStats {\n    health {\n      part\n      level\n      note\n    }\n  }\n"): (typeof documents)["\n  fragment HealthList_stats on SystemStats {\n    health {\n      part\n      level\n      note\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SystemInformation_stats on SystemStats {\n    environment\n    version\n    uptime\n  }\n"): (typeof documents)["\n  fragment SystemInformation_stats on SystemStats {\n    environment\n    version\n    uptime\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SystemFigures_stats on SystemStats {\n    systemHealth\n    totalUsers\n    totalTickets\n    activeSessions\n  }\n"): (typeof documents)["\n  fragment SystemFigures_stats on SystemStats {\n    systemHealth\n    totalUsers\n    totalTickets\n    activeSessions\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SystemStats {\n    systemStats {\n      ...SystemFigures_stats\n      ...HealthList_stats\n      ...SystemInformation_stats\n      maintenance {\n        ...MaintenanceToggle_mode\n      }\n    }\n  }\n"): (typeof documents)["\n  query SystemStats {\n    systemStats {\n      ...SystemFigures_stats\n      ...HealthList_stats\n      ...SystemInformation_stats\n      maintenance {\n        ...MaintenanceToggle_mode\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription SystemStatsChanged {\n    systemStatsChanged {\n      ...SystemFigures_stats\n      ...HealthList_stats\n      ...SystemInformation_stats\n      maintenance {\n        ...MaintenanceToggle_mode\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription SystemStatsChanged {\n    systemStatsChanged {\n      ...SystemFigures_stats\n      ...HealthList_stats\n      ...SystemInformation_stats\n      maintenance {\n        ...MaintenanceToggle_mode\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PendingApprovals_contract on Contract {\n    id\n    viewerCanApprove\n    openRounds\n    pendingExpenses\n  }\n"): (typeof documents)["\n  fragment PendingApprovals_contract on Contract {\n    id\n    viewerCanApprove\n    openRounds\n    pendingExpenses\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ContractView_contract on Contract {\n    id\n    status\n    viewerRole\n    viewerIsSignatory\n    viewerCanAddExpense\n    viewerCanTrigger\n    viewerCanSeeMoney\n    ...ContractHead_contract\n    ...ContractNotices_contract\n    ...ContractShares_contract\n    ...ContractSignatories_contract\n    ...ContractEscrow_contract\n    ...PendingApprovals_contract\n  }\n"): (typeof documents)["\n  fragment ContractView_contract on Contract {\n    id\n    status\n    viewerRole\n    viewerIsSignatory\n    viewerCanAddExpense\n    viewerCanTrigger\n    viewerCanSeeMoney\n    ...ContractHead_contract\n    ...ContractNotices_contract\n    ...ContractShares_contract\n    ...ContractSignatories_contract\n    ...ContractEscrow_contract\n    ...PendingApprovals_contract\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContractPage($id: ID!) {\n    contract(id: $id) {\n      id\n      ...ContractView_contract\n    }\n  }\n"): (typeof documents)["\n  query ContractPage($id: ID!) {\n    contract(id: $id) {\n      id\n      ...ContractView_contract\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContractEventChoices($after: String) {\n    events(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        status\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query ContractEventChoices($after: String) {\n    events(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        status\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContractPartnerChoices($after: String) {\n    partners(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        status\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query ContractPartnerChoices($after: String) {\n    partners(first: 100, after: $after) {\n      nodes {\n        id\n        name\n        status\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PartnershipFigures {\n    dashboard {\n      partnerships\n      totalContracts\n      pendingContracts\n      pendingDistributions\n    }\n  }\n"): (typeof documents)["\n  query PartnershipFigures {\n    dashboard {\n      partnerships\n      totalContracts\n      pendingContracts\n      pendingDistributions\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingDrafts($first: Int!, $after: String) {\n    contracts(status: DRAFT, first: $first, after: $after) {\n      nodes {\n        id\n        viewerCanApprove\n        viewerCanFinalize\n        ...ContractCard_contract\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query WaitingDrafts($first: Int!, $after: String) {\n    contracts(status: DRAFT, first: $first, after: $after) {\n      nodes {\n        id\n        viewerCanApprove\n        viewerCanFinalize\n        ...ContractCard_contract\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingRounds($first: Int!, $after: String) {\n    pendingRounds(first: $first, after: $after) {\n      nodes {\n        id\n        status\n        viewerCanAuthorize\n        viewerCanExecute\n        ...RoundRow_round\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query WaitingRounds($first: Int!, $after: String) {\n    pendingRounds(first: $first, after: $after) {\n      nodes {\n        id\n        status\n        viewerCanAuthorize\n        viewerCanExecute\n        ...RoundRow_round\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingExpenses($first: Int!, $after: String) {\n    pendingExpenses(first: $first, after: $after) {\n      nodes {\n        id\n        status\n        viewerCanDecide\n        ...ExpenseRow_expense\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query WaitingExpenses($first: Int!, $after: String) {\n    pendingExpenses(first: $first, after: $after) {\n      nodes {\n        id\n        status\n        viewerCanDecide\n        ...ExpenseRow_expense\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DraftPreview($id: ID!) {\n    event(id: $id) {\n      id\n      ...EventArticle_event\n    }\n  }\n"): (typeof documents)["\n  query DraftPreview($id: ID!) {\n    event(id: $id) {\n      id\n      ...EventArticle_event\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EventArticle_event on Event {\n    id\n    name\n    descriptionBlocks {\n      ...FormattedText_block\n    }\n    venue\n    slug\n    startDate\n    timeZone\n    endDate\n    available\n    lowStock\n    issuer {\n      id\n      name\n      slug\n    }\n    ...LineUp_event\n    ...Faq_event\n    ...Cover_event\n    ...BuyPanel_event\n  }\n"): (typeof documents)["\n  fragment EventArticle_event on Event {\n    id\n    name\n    descriptionBlocks {\n      ...FormattedText_block\n    }\n    venue\n    slug\n    startDate\n    timeZone\n    endDate\n    available\n    lowStock\n    issuer {\n      id\n      name\n      slug\n    }\n    ...LineUp_event\n    ...Faq_event\n    ...Cover_event\n    ...BuyPanel_event\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription EventStock($slug: String!) {\n    eventStock(slug: $slug) {\n      event {\n        id\n      }\n      available\n      lowStock\n      tiers {\n        tier {\n          id\n        }\n        available\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription EventStock($slug: String!) {\n    eventStock(slug: $slug) {\n      event {\n        id\n      }\n      available\n      lowStock\n      tiers {\n        tier {\n          id\n        }\n        available\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventDetails($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      name\n      ...EventArticle_event\n    }\n  }\n"): (typeof documents)["\n  query EventDetails($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      name\n      ...EventArticle_event\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EventPurchase($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      name\n      ...OnSale_event\n      ...WalletPurchaseFlow_event\n    }\n  }\n"): (typeof documents)["\n  query EventPurchase($slug: String!) {\n    publishedEvent(slug: $slug) {\n      id\n      name\n      ...OnSale_event\n      ...WalletPurchaseFlow_event\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublishedEvents(\n    $search: String\n    $category: EventCategory\n    $city: String\n    $price: PriceFilter\n    $maxPrice: PriceLimit\n    $fromDay: LocalDate\n    $toDay: LocalDate\n    $first: Int!\n    $after: String\n  ) {\n    publishedEvents(\n      search: $search\n      category: $category\n      city: $city\n      price: $price\n      maxPrice: $maxPrice\n      fromDay: $fromDay\n      toDay: $toDay\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        category\n        ...EventCard_event\n      }\n    }\n  }\n"): (typeof documents)["\n  query PublishedEvents(\n    $search: String\n    $category: EventCategory\n    $city: String\n    $price: PriceFilter\n    $maxPrice: PriceLimit\n    $fromDay: LocalDate\n    $toDay: LocalDate\n    $first: Int!\n    $after: String\n  ) {\n    publishedEvents(\n      search: $search\n      category: $category\n      city: $city\n      price: $price\n      maxPrice: $maxPrice\n      fromDay: $fromDay\n      toDay: $toDay\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        category\n        ...EventCard_event\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmFollow($token: String!) {\n    confirmFollow(input: { token: $token }) {\n      issuer {\n        id\n        name\n        slug\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmFollow($token: String!) {\n    confirmFollow(input: { token: $token }) {\n      issuer {\n        id\n        name\n        slug\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FollowedIssuer($token: String!) {\n    followedIssuer(token: $token) {\n      id\n      name\n      slug\n    }\n  }\n"): (typeof documents)["\n  query FollowedIssuer($token: String!) {\n    followedIssuer(token: $token) {\n      id\n      name\n      slug\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StopFollowing($token: String!) {\n    stopFollowing(input: { token: $token }) {\n      done\n    }\n  }\n"): (typeof documents)["\n  mutation StopFollowing($token: String!) {\n    stopFollowing(input: { token: $token }) {\n      done\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ComingUp {\n    publishedEvents(first: 3) {\n      totalCount\n      pageInfo {\n        hasNextPage\n      }\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n"): (typeof documents)["\n  query ComingUp {\n    publishedEvents(first: 3) {\n      totalCount\n      pageInfo {\n        hasNextPage\n      }\n      nodes {\n        id\n        ...EventCard_event\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InvitationPage($token: String!) {\n    partnerInvitation(token: $token) {\n      id\n      issuerName\n      email\n      role\n      needsSignIn\n      ...AnswerForm_invitation\n    }\n  }\n"): (typeof documents)["\n  query InvitationPage($token: String!) {\n    partnerInvitation(token: $token) {\n      id\n      issuerName\n      email\n      role\n      needsSignIn\n      ...AnswerForm_invitation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IssuerPage($slug: String!, $first: Int!, $after: String) {\n    issuerBySlug(slug: $slug) {\n      id\n      name\n      slug\n      description\n      active\n      website\n      contactEmail\n      upcomingEvents(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        nodes {\n          id\n          ...EventCard_event\n        }\n      }\n      ...FollowPanel_issuer\n    }\n  }\n"): (typeof documents)["\n  query IssuerPage($slug: String!, $first: Int!, $after: String) {\n    issuerBySlug(slug: $slug) {\n      id\n      name\n      slug\n      description\n      active\n      website\n      contactEmail\n      upcomingEvents(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          endCursor\n          hasNextPage\n        }\n        nodes {\n          id\n          ...EventCard_event\n        }\n      }\n      ...FollowPanel_issuer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Issuers($search: String, $first: Int!, $after: String) {\n    issuers(search: $search, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...IssuerCard_issuer\n      }\n    }\n  }\n"): (typeof documents)["\n  query Issuers($search: String, $first: Int!, $after: String) {\n    issuers(search: $search, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n      nodes {\n        id\n        ...IssuerCard_issuer\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JoinPage($token: String!) {\n    staffInvitation(token: $token) {\n      hasAccount\n      invitation {\n        id\n        issuerName\n        email\n        name\n        role\n        expiresAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query JoinPage($token: String!) {\n    staffInvitation(token: $token) {\n      hasAccount\n      invitation {\n        id\n        issuerName\n        email\n        name\n        role\n        expiresAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptStaffInvitation($token: String!, $newAccount: NewStaffAccount) {\n    acceptStaffInvitation(input: { token: $token, newAccount: $newAccount }) {\n      invitation {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptStaffInvitation($token: String!, $newAccount: NewStaffAccount) {\n    acceptStaffInvitation(input: { token: $token, newAccount: $newAccount }) {\n      invitation {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout($sessionId: ID) {\n    logout(input: { sessionId: $sessionId }) {\n      done\n    }\n  }\n"): (typeof documents)["\n  mutation Logout($sessionId: ID) {\n    logout(input: { sessionId: $sessionId }) {\n      done\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer {\n    viewer {\n      role\n      permissions\n      hasTemporaryPassword\n      user {\n        id\n        name\n        email\n        phone\n        role\n        emailVerified\n        hasWallet\n        issuer {\n          id\n          name\n          slug\n          active\n          inactiveReason\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Viewer {\n    viewer {\n      role\n      permissions\n      hasTemporaryPassword\n      user {\n        id\n        name\n        email\n        phone\n        role\n        emailVerified\n        hasWallet\n        issuer {\n          id\n          name\n          slug\n          active\n          inactiveReason\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription LowStock {\n    lowStock {\n      event {\n        id\n      }\n      eventName\n      available\n      lowStock\n      soldOut\n    }\n  }\n"): (typeof documents)["\n  subscription LowStock {\n    lowStock {\n      event {\n        id\n      }\n      eventName\n      available\n      lowStock\n      soldOut\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuickSearch($text: String!) {\n    quickSearch(text: $text) {\n      events {\n        id\n        name\n        venue\n        slug\n        own\n      }\n      tickets {\n        id\n        number\n        tier\n        event\n        holder\n        held\n      }\n      people {\n        id\n        name\n        email\n        role\n      }\n    }\n  }\n"): (typeof documents)["\n  query QuickSearch($text: String!) {\n    quickSearch(text: $text) {\n      events {\n        id\n        name\n        venue\n        slug\n        own\n      }\n      tickets {\n        id\n        number\n        tier\n        event\n        holder\n        held\n      }\n      people {\n        id\n        name\n        email\n        role\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;