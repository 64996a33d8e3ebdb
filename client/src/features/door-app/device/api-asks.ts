import type { ApolloClient } from '@apollo/client';
import {
  DoorBriefingDocument,
  DoorDuesDocument,
  DoorIncidentsDocument,
  DoorSnapshotDocument,
  DoorTestsDocument,
  DoorTimeDocument,
} from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { worded } from '../../../language/worded.ts';
import { voidReasonTexts } from '../../../texts/reasons.ts';
import type { ConflictScan, DoorService } from '../engine/door-ports.ts';
import { askService } from './ask-service.ts';

graphql(`
  query DoorTime($eventId: ID!) {
    doorBriefing(eventId: $eventId) {
      serverTime
    }
  }
`);

graphql(`
  query DoorBriefing($eventId: ID!, $deviceId: String) {
    doorBriefing(eventId: $eventId, deviceId: $deviceId) {
      entered
      event {
        id
        name
        issuerId
        endDate
        tiers
        gates {
          id
          name
          active
          entries
        }
      }
      keys {
        version
        publicKey
      }
    }
  }
`);

graphql(`
  query DoorSnapshot($issuerId: ID!, $since: String) {
    revocationSnapshot(issuerId: $issuerId, since: $since) {
      issuerId
      number
      since
      createdAt
      revoked {
        ticketId
        revokedAt
      }
      totalRevoked
      keyVersion
      signature
    }
  }
`);

graphql(`
  query DoorDues($eventId: ID!, $since: DateTime) {
    doorDues(eventId: $eventId, since: $since) {
      asOf
      due {
        amount {
          amount
          currency
        }
        ticketIds
      }
      settled
      playMoney
    }
  }
`);

graphql(`
  query DoorTests($eventId: ID!) {
    testTickets(eventId: $eventId) {
      kind
      ticketId
      code
    }
  }
`);

graphql(`
  query DoorIncidents($eventId: ID!, $person: Boolean!, $first: Int = 100) {
    scanConflicts(eventId: $eventId, first: $first) {
      nodes {
        id
        ticketNumber
        tier
        holderName @include(if: $person)
        winner {
          id
          deviceId
          correctedAt
          timeDoubtful
          gate {
            id
            name
          }
        }
        loser {
          id
          deviceId
          correctedAt
          timeDoubtful
          gate {
            id
            name
          }
        }
      }
    }
    voidEntries(eventId: $eventId, first: $first) {
      nodes {
        id
        ticketNumber
        tier
        holderName @include(if: $person)
        revokedAt
        reason
        reasonCode
        scan {
          id
          deviceId
          correctedAt
          timeDoubtful
          gate {
            id
            name
          }
        }
      }
    }
  }
`);

type Asks = Pick<DoorService, 'time' | 'briefing' | 'revocations' | 'dues' | 'testTickets' | 'incidents'>;

/**
 * What a door asks the service.
 * @param showsPerson whether the reader may see holders, as far as it is known now
 */
export function apiAsks(client: ApolloClient, showsPerson: () => boolean): Asks {
  return {
    time: async (eventId) => {
      const data = await askService(client, { document: DoorTimeDocument, variables: { eventId } });
      return Date.parse(data.doorBriefing.serverTime);
    },
    briefing: async (eventId, deviceId) => {
      const variables = { eventId, deviceId };
      const data = await askService(client, { document: DoorBriefingDocument, variables });
      const { event, keys, entered } = data.doorBriefing;
      const { id, name, ...rest } = event;
      return { eventId: id, eventName: name, ...rest, keys, entered };
    },
    revocations: async (issuerId, since) => {
      const variables = { issuerId, since: since === null ? null : String(since) };
      const data = await askService(client, { document: DoorSnapshotDocument, variables });
      const { number, since: builtOn, ...rest } = data.revocationSnapshot;
      const numberOf = (text: string | null | undefined) => (text ? Number(text) : null);
      return { ...rest, number: Number(number), since: numberOf(builtOn) };
    },
    dues: async (eventId, since) => {
      const data = await askService(client, { document: DoorDuesDocument, variables: { eventId, since } });
      const { asOf, due, settled, playMoney } = data.doorDues;
      const lists = due.map(({ amount: { amount, currency }, ticketIds }) => ({
        amount,
        currency,
        ticketIds,
      }));
      return { eventId, since, asOf, due: lists, settled, playMoney };
    },
    testTickets: async (eventId) =>
      (await askService(client, { document: DoorTestsDocument, variables: { eventId } })).testTickets,
    incidents: async (eventId) => {
      const data = await askService(client, {
        document: DoorIncidentsDocument,
        variables: { eventId, person: showsPerson() },
      });
      return {
        conflicts: data.scanConflicts.nodes.map((one) => ({
          ...named(one),
          winner: sideOf(one.winner),
          loser: sideOf(one.loser),
        })),
        voidEntries: data.voidEntries.nodes.map((one) => ({
          ...named(one),
          revokedAt: one.revokedAt,
          reason: worded(one.reason, one.reasonCode, voidReasonTexts) ?? one.reason,
          scan: sideOf(one.scan),
        })),
      };
    },
  };
}

/** Which ticket it is about, as people call it. */
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
