import type { ApolloClient } from '@apollo/client';
import type { DoorAnswerFragment, ScanOutcome } from '../../../gql/graphql.ts';
import {
  DoorAdmitGuestDocument,
  DoorBriefingDocument,
  DoorConflictsDocument,
  DoorScanDocument,
  DoorSnapshotDocument,
  DoorTestsDocument,
  DoorTimeDocument,
  DoorUndoDocument,
  DoorUploadDocument,
} from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import type { DoorService, OnlineAnswer } from '../engine/door-ports.ts';
import type { DoorOutcome, KeptScan } from '../engine/kept-scan.ts';
import { askService, tellService, tellServiceNow } from './ask-service.ts';

graphql(`
  fragment DoorAnswer on ScanResult {
    outcome
    tier
    usedAt
    usedGate
    ticketId
    due {
      value
      currency
    }
    ticket {
      id
      holderName @include(if: $person)
      event {
        id
        name
      }
    }
  }
`);

graphql(`
  mutation DoorScan($input: ValidateTicketInput!, $person: Boolean!) {
    validateTicket(input: $input) {
      ...DoorAnswer
    }
  }
`);

graphql(`
  mutation DoorAdmitGuest($input: AdmitGuestInput!, $person: Boolean!) {
    admitGuest(input: $input) {
      ...DoorAnswer
    }
  }
`);

graphql(`
  mutation DoorUpload($deviceId: String!, $clockOffsetMs: Int!, $scans: [QueuedScanInput!]!) {
    uploadScans(deviceId: $deviceId, clockOffsetMs: $clockOffsetMs, scans: $scans) {
      nonce
      outcome
      repeated
      conflict
    }
  }
`);

graphql(`
  mutation DoorUndo($deviceId: String!, $nonce: String!, $reason: String!) {
    undoEntry(deviceId: $deviceId, nonce: $nonce, reason: $reason) {
      scanId
    }
  }
`);

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
  query DoorTests($eventId: ID!) {
    testTickets(eventId: $eventId) {
      kind
      ticketId
      code
    }
  }
`);

graphql(`
  query DoorConflicts($eventId: ID!) {
    scanConflicts(eventId: $eventId) {
      id
      ticketId
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

/** @param showsPerson whether the reader may see holders, as far as it is known now */
export function apiService(client: ApolloClient, showsPerson: () => boolean): DoorService {
  return {
    validate: async ({ shown, ...place }) => {
      const variables = { input: { ticket: shown, ...place, commit: true }, person: showsPerson() };
      const data = await tellServiceNow(client, { document: DoorScanDocument, variables });
      return answerOf(data.validateTicket as unknown as DoorAnswerFragment);
    },
    admitGuest: async (guest) => {
      const variables = { input: { ...guest, commit: true }, person: showsPerson() };
      const data = await tellServiceNow(client, { document: DoorAdmitGuestDocument, variables });
      return answerOf(data.admitGuest as unknown as DoorAnswerFragment);
    },
    upload: async (deviceId, offsetMs, scans) => {
      const variables = { deviceId, clockOffsetMs: Math.round(offsetMs), scans: scans.map(queued) };
      return (await tellService(client, { document: DoorUploadDocument, variables })).uploadScans;
    },
    undo: async (deviceId, nonce, reason) => {
      await tellService(client, { document: DoorUndoDocument, variables: { deviceId, nonce, reason } });
    },
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
    testTickets: async (eventId) =>
      (await askService(client, { document: DoorTestsDocument, variables: { eventId } })).testTickets,
    conflicts: async (eventId) => {
      const data = await askService(client, { document: DoorConflictsDocument, variables: { eventId } });
      return data.scanConflicts.map(({ id, ticketId, winner, loser }) => ({
        id,
        ticketId,
        winner: { deviceId: winner.deviceId, gate: winner.gate?.name ?? null, at: winner.correctedAt },
        loser: { deviceId: loser.deviceId, gate: loser.gate?.name ?? null, at: loser.correctedAt },
      }));
    },
  };
}

function answerOf({ ticket, outcome, ...rest }: DoorAnswerFragment): OnlineAnswer {
  return {
    outcome,
    ticketId: rest.ticketId ?? null,
    tier: rest.tier ?? null,
    holder: ticket?.holderName ?? null,
    eventName: ticket?.event.name ?? null,
    usedAt: rest.usedAt ?? null,
    usedGate: rest.usedGate ?? null,
    due: rest.due ?? null,
  };
}

function queued(scan: KeptScan) {
  const { nonce, gateId, admitted } = scan;
  return {
    nonce,
    gateId,
    admitted,
    ticket: scan.shown ?? '',
    deviceTime: new Date(scan.at).toISOString(),
    outcome: known(scan.outcome),
  };
}

/** The service knows no test tickets: to it they are none. */
const known = (outcome: DoorOutcome): ScanOutcome =>
  outcome === 'TEST_TICKET' || outcome === 'REAL_TICKET' ? 'MALFORMED' : outcome;
