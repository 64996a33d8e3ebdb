import type { ApolloClient } from '@apollo/client';
import {
  DoorBriefingDocument,
  DoorConflictsDocument,
  DoorDuesDocument,
  DoorSnapshotDocument,
  DoorTestsDocument,
  DoorTimeDocument,
} from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import type { DoorService } from '../engine/door-ports.ts';
import { askService } from './ask-service.ts';

graphql(`
  query DoorTime($eventId: ID!) {
    doorBriefing(eventId: $eventId) {
      serverTime
    }
  }
`);

graphql(`
  query DoorBriefing($eventId: ID!) {
    doorBriefing(eventId: $eventId) {
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
          value
          currency
        }
        ticketIds
      }
      settled
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
  query DoorConflicts($eventId: ID!, $person: Boolean!) {
    scanConflicts(eventId: $eventId) {
      id
      ticketNumber
      tier
      holderName @include(if: $person)
      winner {
        id
        deviceId
        correctedAt
        gate {
          id
          name
        }
      }
      loser {
        id
        deviceId
        correctedAt
        gate {
          id
          name
        }
      }
    }
  }
`);

type Asks = Pick<DoorService, 'time' | 'briefing' | 'revocations' | 'dues' | 'testTickets' | 'conflicts'>;

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
    briefing: async (eventId) => {
      const data = await askService(client, { document: DoorBriefingDocument, variables: { eventId } });
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
      const { asOf, due, settled } = data.doorDues;
      const lists = due.map(({ amount: { value, currency }, ticketIds }) => ({ value, currency, ticketIds }));
      return { eventId, since, asOf, due: lists, settled };
    },
    testTickets: async (eventId) =>
      (await askService(client, { document: DoorTestsDocument, variables: { eventId } })).testTickets,
    conflicts: async (eventId) => {
      const data = await askService(client, {
        document: DoorConflictsDocument,
        variables: { eventId, person: showsPerson() },
      });
      return data.scanConflicts.map(({ id, ticketNumber, tier, holderName, winner, loser }) => ({
        id,
        number: ticketNumber,
        tier,
        holder: holderName ?? null,
        winner: { deviceId: winner.deviceId, gate: winner.gate?.name ?? null, at: winner.correctedAt },
        loser: { deviceId: loser.deviceId, gate: loser.gate?.name ?? null, at: loser.correctedAt },
      }));
    },
  };
}
