import { useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import type { ValidateTicketMutation, ValidateTicketOfflineMutation } from '../../gql/graphql.ts';
import { useValidateTicketMutation, useValidateTicketOfflineMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { doorTexts } from '../../messages/door.ts';
import { useCan } from '../../session/use-viewer.ts';
import type { EventGate } from './EventGatePicker.tsx';
import type { DoorData } from './OfflineData.tsx';
import { readPresented } from './read-presented.ts';

graphql(`
  fragment CheckedTicket on ScanResult {
    playMoney
    isTest
    answers {
      label
      value
      question {
        id
        kind
      }
    }
    due {
      ...Money @unmask
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
  mutation ValidateTicket($input: ValidateTicketInput!, $person: Boolean!) {
    validateTicket(input: $input) {
      result {
        valid
        outcome
        scanId
        message
        ticketNumber
        tier
        usedAt
        usedGate
        validFrom
        validUntil
        ...CheckedTicket @unmask
      }
    }
  }
`);

graphql(`
  mutation ValidateTicketOffline($ticket: JSON!, $publicKey: String!, $revocationSnapshot: JSON!) {
    validateTicketOffline(input: { ticket: $ticket, publicKey: $publicKey, revocationSnapshot: $revocationSnapshot }) {
      valid
      outcome
      message
      keyKnown
    }
  }
`);

export type OnlineVerdict = ValidateTicketMutation['validateTicket']['result'];
type OfflineVerdict = ValidateTicketOfflineMutation['validateTicketOffline'];

/** The last result. `count` distinguishes it from an equal one given again. */
export type Verdict =
  | { kind: 'online'; count: number; result: OnlineVerdict }
  | { kind: 'offline'; count: number; result: OfflineVerdict }
  | { kind: 'error'; count: number; message: string };

interface Request {
  text: string;
  offline: boolean;
  /** true records the entry, false only checks. */
  commit: boolean;
  place: EventGate;
  data: DoorData;
}

/** Validates a ticket, online by the service or offline by signature and list. */
export function useValidation() {
  const person = useCan('VIEW_PERSONAL_DATA');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [online, { loading: validating }] = useValidateTicketMutation();
  const [offline, { loading: checking }] = useValidateTicketOfflineMutation();
  const answer = (next: (count: number) => Verdict) => setVerdict((last) => next((last?.count ?? 0) + 1));
  const fail = (message: string) => answer((count) => ({ kind: 'error', count, message }));

  const validateOnline = async (ticket: unknown, { place, commit }: Request) => {
    const input = { ticket, commit, eventId: place.eventId, gateId: place.gateId };
    const { data } = await online({ variables: { input, person }, errorPolicy: 'none' });
    const result = data?.validateTicket.result;
    if (result) answer((count) => ({ kind: 'online', count, result }));
  };

  const validateOffline = async (ticket: unknown, { data: held }: Request) => {
    if (!held.key || !held.snapshot) return fail(doorTexts.offlineNeedsData);
    const variables = { ticket, publicKey: held.key.publicKey, revocationSnapshot: held.snapshot };
    const { data } = await offline({ variables });
    const result = data?.validateTicketOffline;
    if (result) answer((count) => ({ kind: 'offline', count, result }));
  };

  const validate = async (request: Request) => {
    if (!request.text.trim()) return fail(doorTexts.error(doorTexts.empty));
    if (request.offline && !(request.data.key && request.data.snapshot))
      return fail(doorTexts.offlineNeedsData);
    const read = readPresented(request.text);
    if (read.kind === 'unreadable') return fail(doorTexts.error(doorTexts.notJson));
    try {
      await (request.offline ? validateOffline(read.ticket, request) : validateOnline(read.ticket, request));
    } catch (error) {
      fail(doorTexts.error(readFailure(error)));
    }
  };

  return { verdict, busy: validating || checking, validate };
}
