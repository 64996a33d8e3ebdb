import type { ApolloClient } from '@apollo/client';
import type { EntryRule } from '../../../../../server/lib/scan/entry-rules.ts';
import {
  DoorBriefingDocument,
  DoorDuesDocument,
  DoorPhonesDocument,
  DoorSnapshotDocument,
  DoorTestsDocument,
  DoorTimeDocument,
} from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import type { DoorService } from '../engine/door-ports.ts';
import { fetchIncidents } from './incident-queries.ts';
import { queryService } from './service-request.ts';

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
      inside
      settings {
        entryRules {
          id
          tier
          rule
          limit
        }
        handoutItems {
          id
          name
          perTicket
          active
        }
      }
      event {
        id
        name
        category
        issuer {
          id
        }
        startDate
        endDate
        timeZone
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
      edition {
        number
        createdAt
        tiers {
          name
          effectiveAt
          expiresAt
        }
        keyVersion
        signature
      }
    }
    exchangeRates {
      from
      to
      rate
    }
    euroRate
  }
`);

graphql(`
  query DoorSnapshot($issuerId: ID!, $since: String) {
    revocationSnapshot(issuerId: $issuerId, since: $since) {
      ...Revocations @unmask
    }
  }
`);

graphql(`
  query DoorDues($eventId: ID!, $since: DateTime) {
    doorDues(eventId: $eventId, since: $since) {
      asOf
      due {
        amount {
          ...Money @unmask
        }
        ticketIds
      }
      settled
      playMoney
      testTicketIds
    }
  }
`);

graphql(`
  query DoorPhones($eventId: ID!, $since: DateTime) {
    doorPhones(eventId: $eventId, since: $since) {
      asOf
      tiers {
        tier
        from
        allowsPaper
        admitsUnknown
      }
      phones {
        ticketId
        publicKey
      }
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

type Queries = Pick<
  DoorService,
  'time' | 'briefing' | 'revocations' | 'dues' | 'phones' | 'testTickets' | 'incidents'
>;

/**
 * Queries that a door sends to the service.
 * @param showsPerson whether the viewer may see holders, as far as known
 */
export function doorQueries(client: ApolloClient, showsPerson: () => boolean): Queries {
  return {
    time: async (eventId) => {
      const data = await queryService(client, { document: DoorTimeDocument, variables: { eventId } });
      return Date.parse(data.doorBriefing.serverTime);
    },
    briefing: async (eventId, deviceId) => {
      const variables = { eventId, deviceId };
      const data = await queryService(client, { document: DoorBriefingDocument, variables });
      const { event, keys, edition, entered, inside, settings } = data.doorBriefing;
      const { id, name, issuer, ...rest } = event;
      const rates = { exchangeRates: data.exchangeRates, euroRate: data.euroRate };
      return {
        eventId: id,
        eventName: name,
        issuerId: issuer?.id ?? '',
        ...rest,
        keys,
        edition,
        entered,
        inside,
        rules: {
          entryRules: settings.entryRules.map(({ tier, rule, limit }) => ({
            ...{ tier, rule: rule.toLowerCase() as EntryRule, limit: limit ?? null },
          })),
          handoutItems: settings.handoutItems,
        },
        rates,
      };
    },
    revocations: async (issuerId, since) => {
      const variables = { issuerId, since: since === null ? null : String(since) };
      const data = await queryService(client, { document: DoorSnapshotDocument, variables });
      const { number, since: builtOn, ...rest } = data.revocationSnapshot;
      const numberOf = (text: string | null | undefined) => (text ? Number(text) : null);
      return { ...rest, number: Number(number), since: numberOf(builtOn) };
    },
    dues: async (eventId, since) => {
      const data = await queryService(client, { document: DoorDuesDocument, variables: { eventId, since } });
      const { due, ...rest } = data.doorDues;
      const lists = due.map(({ amount: { amount, currency }, ticketIds }) => ({
        amount,
        currency,
        ticketIds,
      }));
      return { eventId, since, due: lists, ...rest };
    },
    phones: async (eventId, since) => {
      const variables = { eventId, since };
      const data = await queryService(client, { document: DoorPhonesDocument, variables });
      return { eventId, since, ...data.doorPhones };
    },
    testTickets: async (eventId) =>
      (await queryService(client, { document: DoorTestsDocument, variables: { eventId } })).testTickets,
    incidents: (eventId) => fetchIncidents(client, eventId, showsPerson()),
  };
}
