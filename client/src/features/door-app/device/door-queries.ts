import type { ApolloClient } from '@apollo/client';
import type { EntryRule } from '../../../../../server/lib/scan/entry-rules.ts';
import type { DoorRosterQuery } from '../../../gql/graphql.ts';
import {
  DoorBriefingDocument,
  DoorDuesDocument,
  DoorPhonesDocument,
  DoorRosterDocument,
  DoorRosterKeyDocument,
  DoorSnapshotDocument,
  DoorTestsDocument,
  DoorTimeDocument,
} from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { AS_PERSON } from '../../../session/credential.ts';
import type { DoorService } from '../engine/door-ports.ts';
import type { RosterAnswer, RosterUse } from '../roster/roster-guest.ts';
import { fetchIncidents } from './incident-queries.ts';
import { mutateService, queryService } from './service-request.ts';

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
  query DoorRoster($eventId: ID!, $digests: [String!], $since: DateTime) {
    doorRoster(eventId: $eventId, digests: $digests, since: $since) {
      asOf
      hasMore
      isOutdated
      uses {
        ticketId
        entries
        enteredAt
        gateId
        leftAt
      }
      pages {
        number
        digest
        guests {
          ticketId
          number
          orderNumber
          tier
          status
          graceSeconds
          holder
          answers {
            label
            kind
            value
          }
          use {
            ticketId
            entries
            enteredAt
            gateId
            leftAt
          }
        }
      }
    }
  }
`);

graphql(`
  mutation DoorRosterKey($eventId: ID!) {
    requestRosterKey(input: { eventId: $eventId }) {
      key {
        id
        key
        endsAt
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
  | 'time'
  | 'briefing'
  | 'revocations'
  | 'dues'
  | 'phones'
  | 'rosterKey'
  | 'roster'
  | 'testTickets'
  | 'incidents'
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
    rosterKey: async (eventId) => {
      // The key belongs to the session of a person, not to the key of their browser.
      const operation = { document: DoorRosterKeyDocument, variables: { eventId }, context: AS_PERSON };
      const data = await mutateService(client, operation);
      const { id, key, endsAt } = data.requestRosterKey.key;
      return { id, key, endsAt: Date.parse(endsAt) };
    },
    roster: async (eventId, digests, since) => {
      const variables = { eventId, digests, since };
      const data = await queryService(client, { document: DoorRosterDocument, variables });
      const { pages, uses, asOf, hasMore, isOutdated } = data.doorRoster;
      return { asOf, hasMore, isOutdated, uses: uses.map(rosterUse), pages: pages.map(pageOf) };
    },
    testTickets: async (eventId) =>
      (await queryService(client, { document: DoorTestsDocument, variables: { eventId } })).testTickets,
    incidents: (eventId) => fetchIncidents(client, eventId, showsPerson()),
  };
}

type GivenRoster = DoorRosterQuery['doorRoster'];

function rosterUse({ ticketId, entries, ...use }: GivenRoster['uses'][number]): [string, RosterUse] {
  const timeOf = (text: string | null | undefined) => (text ? Date.parse(text) : null);
  return [
    ticketId,
    { entries, enteredAt: timeOf(use.enteredAt), gateId: use.gateId ?? null, leftAt: timeOf(use.leftAt) },
  ];
}

function pageOf({ number, digest, guests }: GivenRoster['pages'][number]): RosterAnswer['pages'][number] {
  return {
    number,
    digest,
    guests: guests.map(({ use: _use, holder, status, ...guest }) => ({
      ...guest,
      holder: holder ?? null,
      // Entries are told apart from the state of the ticket.
      status: status === 'USED' ? 'ACTIVE' : status,
      answers: guest.answers.map(({ label, kind, value }) => ({ label, kind, value })),
    })),
    uses: guests.flatMap(({ use }) => (use ? [rosterUse(use)] : [])),
  };
}
