import type { ApolloClient } from '@apollo/client';
import type { DoorConflictsQuery, DoorVoidEntriesQuery } from '../../../gql/graphql.ts';
import { DoorConflictsDocument, DoorVoidEntriesDocument } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { translated } from '../../../language/translated.ts';
import { voidReasonTexts } from '../../../messages/reasons.ts';
import type { ConflictScan, Incidents } from '../engine/door-ports.ts';
import { queryService } from './service-request.ts';

graphql(`
  fragment IncidentScan on Scan {
    id
    deviceId
    correctedAt
    timeDoubtful
    gate {
      id
      name
    }
  }
`);

graphql(`
  query DoorConflicts($eventId: ID!, $person: Boolean!, $after: String) {
    scanConflicts(eventId: $eventId, first: 40, after: $after) {
      nodes {
        id
        ticketNumber
        tier
        holderName @include(if: $person)
        winner {
          ...IncidentScan @unmask
        }
        loser {
          ...IncidentScan @unmask
        }
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

graphql(`
  query DoorVoidEntries($eventId: ID!, $person: Boolean!, $after: String) {
    voidEntries(eventId: $eventId, first: 40, after: $after) {
      nodes {
        id
        ticketNumber
        tier
        holderName @include(if: $person)
        revokedAt
        reason
        reasonCode
        scan {
          ...IncidentScan @unmask
        }
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

interface Page<Node> {
  nodes: readonly Node[];
  pageInfo: { endCursor?: string | null; hasNextPage: boolean };
}

/** @param pageAfter fetches one page; null asks for the first */
async function allNodes<Node>(pageAfter: (after: string | null) => Promise<Page<Node>>): Promise<Node[]> {
  const nodes: Node[] = [];
  let after: string | null = null;
  do {
    const page: Page<Node> = await pageAfter(after);
    nodes.push(...page.nodes);
    after = (page.pageInfo.hasNextPage && page.pageInfo.endCursor) || null;
  } while (after !== null);
  return nodes;
}

type ConflictNode = DoorConflictsQuery['scanConflicts']['nodes'][number];
type VoidEntryNode = DoorVoidEntriesQuery['voidEntries']['nodes'][number];

/** Fetches all tickets of an event that entered twice or while void. @throws ServiceUnavailable, ServiceRefused */
export async function fetchIncidents(
  client: ApolloClient,
  eventId: string,
  person: boolean,
): Promise<Incidents> {
  const [conflicts, voidEntries] = await Promise.all([
    allNodes<ConflictNode>(async (after) => {
      const variables = { eventId, person, after };
      return (await queryService(client, { document: DoorConflictsDocument, variables })).scanConflicts;
    }),
    allNodes<VoidEntryNode>(async (after) => {
      const variables = { eventId, person, after };
      return (await queryService(client, { document: DoorVoidEntriesDocument, variables })).voidEntries;
    }),
  ]);
  return {
    conflicts: conflicts.map((one) => ({
      ...named(one),
      winner: sideOf(one.winner),
      loser: sideOf(one.loser),
    })),
    voidEntries: voidEntries.map((one) => ({
      ...named(one),
      revokedAt: one.revokedAt,
      reason: translated(one.reason, one.reasonCode, voidReasonTexts) ?? one.reason,
      scan: sideOf(one.scan),
    })),
  };
}

/** Returns the display fields of the ticket. */
function named(one: { id: string; ticketNumber: string; tier: string; holderName?: string | null }) {
  return { id: one.id, number: one.ticketNumber, tier: one.tier, holder: one.holderName ?? null };
}

function sideOf(scan: {
  deviceId: string;
  correctedAt: string;
  timeDoubtful: boolean;
  gate?: { name: string } | null;
}): ConflictScan {
  return {
    deviceId: scan.deviceId,
    gate: scan.gate?.name ?? null,
    at: scan.correctedAt,
    isDoubtful: scan.timeDoubtful,
  };
}
