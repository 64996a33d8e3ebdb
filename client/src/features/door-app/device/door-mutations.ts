import type { ApolloClient } from '@apollo/client';
import type { ScanPurpose } from '../../../../../server/lib/scan/outcomes.ts';
import type { DoorAnswerFragment, ScanOutcome } from '../../../gql/graphql.ts';
import {
  DoorAdmitGuestDocument,
  DoorLetInUnpaidDocument,
  DoorNoteCollectedDocument,
  DoorScanDocument,
  DoorUndoDocument,
  DoorUploadDocument,
} from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { answerText } from '../../questions/answer-text.ts';
import type { DoorService, OnlineAnswer } from '../engine/door-ports.ts';
import type { DoorOutcome, StoredScan } from '../engine/stored-scan.ts';
import { mutateService, mutateServiceNow } from './service-request.ts';

graphql(`
  fragment DoorAnswer on ScanResult {
    outcome
    tier
    usedAt
    usedGate
    validFrom
    validUntil
    letInUnpaid
    note
    phoneClockSkew
    ticketNumber
    ...CheckedTicket @unmask
  }
`);

graphql(`
  mutation DoorScan($input: ValidateTicketInput!, $person: Boolean!) {
    validateTicket(input: $input) {
      result {
        ...DoorAnswer
      }
    }
  }
`);

graphql(`
  mutation DoorAdmitGuest($input: AdmitGuestInput!, $person: Boolean!) {
    admitGuest(input: $input) {
      result {
        ...DoorAnswer
      }
    }
  }
`);

graphql(`
  mutation DoorUpload($deviceId: String!, $clockOffsetMs: Int!, $scans: [QueuedScanInput!]!) {
    uploadScans(input: { deviceId: $deviceId, clockOffsetMs: $clockOffsetMs, scans: $scans }) {
      scans {
        nonce
        outcome
        mode
        ticketNumber
        repeated
        conflict
      }
    }
  }
`);

graphql(`
  mutation DoorNoteCollected($deviceId: String!, $nonce: String!, $method: DueMethod!) {
    noteCollected(input: { deviceId: $deviceId, nonce: $nonce, method: $method }) {
      counted
      isVoid
    }
  }
`);

graphql(`
  mutation DoorLetInUnpaid($deviceId: String!, $nonce: String!) {
    letInUnpaid(input: { deviceId: $deviceId, nonce: $nonce }) {
      stillDue
    }
  }
`);

graphql(`
  mutation DoorUndo($deviceId: String!, $nonce: String!, $reason: String!) {
    undoEntry(input: { deviceId: $deviceId, nonce: $nonce, reason: $reason }) {
      scanId
    }
  }
`);

type Mutations = Pick<
  DoorService,
  'validate' | 'admitGuest' | 'upload' | 'letInUnpaid' | 'noteCollected' | 'undo'
>;

/**
 * Mutations that a door sends to the service.
 * @param showsPerson whether the viewer may see holders, as far as known
 */
export function doorMutations(client: ApolloClient, showsPerson: () => boolean): Mutations {
  return {
    validate: async ({ shown, purpose, ...place }) => {
      const input = { ticket: shown, ...place, purpose: nameOfPurpose(purpose) };
      const variables = { input, person: showsPerson() };
      const data = await mutateServiceNow(client, { document: DoorScanDocument, variables });
      return answerOf(data.validateTicket.result as unknown as DoorAnswerFragment);
    },
    admitGuest: async ({ purpose, ...guest }) => {
      const variables = { input: { ...guest, purpose: nameOfPurpose(purpose) }, person: showsPerson() };
      const data = await mutateServiceNow(client, { document: DoorAdmitGuestDocument, variables });
      return answerOf(data.admitGuest.result as unknown as DoorAnswerFragment);
    },
    upload: async (deviceId, offsetMs, scans) => {
      const variables = { deviceId, clockOffsetMs: Math.round(offsetMs), scans: scans.map(queued) };
      return (await mutateService(client, { document: DoorUploadDocument, variables })).uploadScans.scans;
    },
    noteCollected: async (deviceId, nonce, method) => {
      const variables = { deviceId, nonce, method };
      const data = await mutateService(client, { document: DoorNoteCollectedDocument, variables });
      return data.noteCollected;
    },
    letInUnpaid: async (deviceId, nonce) => {
      await mutateService(client, { document: DoorLetInUnpaidDocument, variables: { deviceId, nonce } });
    },
    undo: async (deviceId, nonce, reason) => {
      await mutateService(client, { document: DoorUndoDocument, variables: { deviceId, nonce, reason } });
    },
  };
}

function answerOf({ ticket, outcome, ...rest }: DoorAnswerFragment): OnlineAnswer {
  return {
    outcome,
    ticketId: ticket?.id ?? null,
    number: rest.ticketNumber ?? null,
    tier: rest.tier ?? null,
    holder: ticket?.holderName ?? null,
    eventName: ticket?.event.name ?? null,
    usedAt: rest.usedAt ?? null,
    usedGate: rest.usedGate ?? null,
    due: rest.due ?? null,
    playMoney: rest.playMoney,
    isTest: rest.isTest,
    answers: rest.answers.map(({ label, value, question }) => ({
      label,
      value: answerText(question.kind, value),
    })),
    letInUnpaid: rest.letInUnpaid,
    validFrom: rest.validFrom ?? null,
    validUntil: rest.validUntil ?? null,
    note: rest.note ?? null,
    phoneClockSkew: rest.phoneClockSkew ?? null,
  };
}

function queued(scan: StoredScan) {
  const { nonce, gateId, admitted, purpose = 'entry', itemId = null } = scan;
  return {
    nonce,
    gateId,
    admitted,
    purpose: nameOfPurpose(purpose),
    itemId,
    ticket: scan.shown ?? '',
    ticketId: scan.isNamed ? scan.ticketId : null,
    deviceTime: new Date(scan.at).toISOString(),
    outcome: known(scan.outcome),
    note: scan.note ?? null,
  };
}

const nameOfPurpose = (purpose: ScanPurpose) => purpose.toUpperCase() as Uppercase<ScanPurpose>;

/** Test tickets exist on devices only, so the service records them as malformed. */
const known = (outcome: DoorOutcome): ScanOutcome =>
  outcome === 'TEST_TICKET' || outcome === 'REAL_TICKET' ? 'MALFORMED' : outcome;
