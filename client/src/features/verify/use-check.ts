import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import {
  CheckTicketDocument,
  VerifyAnchorDocument,
  VerifyEventKeysDocument,
  VerifyKeyDocument,
  VerifyRevocationsDocument,
  VerifyTimesDocument,
} from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { type Answer, checkTicket, type Sources } from './check/check-ticket.ts';
import type { Verdict } from './check/verdict.ts';

graphql(`
  query VerifyKey($issuerId: ID!, $version: Int!) {
    publicKey(issuerId: $issuerId, version: $version) {
      publicKey
    }
  }
`);

graphql(`
  query VerifyEventKeys($eventId: ID!) {
    publicKeysOfEvent(eventId: $eventId) {
      issuer {
        id
      }
      publicKey
    }
  }
`);

graphql(`
  query VerifyAnchor($root: String!) {
    anchor(root: $root) {
      network
      passphrase
      account
      transactionHash
      ledger
      closedAt
      explorerUrl
    }
  }
`);

graphql(`
  query VerifyRevocations($issuerId: ID!) {
    revocationSnapshot(issuerId: $issuerId) {
      revoked {
        ticketId
        revokedAt
      }
    }
  }
`);

graphql(`
  query CheckTicket($ticket: JSON!) {
    checkTicket(ticket: $ticket) {
      standing
      needsPhoneFrom
      hasPhone
    }
  }
`);

graphql(`
  query VerifyTimes($ticketId: ID!) {
    ticketTimes(ticketId: $ticketId) {
      effectiveAt
      expiresAt
      startDate
      timeZone
      venue
    }
  }
`);

/** Queries the service without any cache. Never rejects: returns a value, no such record, or unreachable. */
async function ask<TData, TVariables extends OperationVariables, T>(
  client: ApolloClient,
  query: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  pick: (data: TData) => T | null | undefined,
): Promise<Answer<T>> {
  try {
    const options = { query, variables, fetchPolicy: 'no-cache' } as ApolloClient.QueryOptions<
      TData,
      TVariables
    >;
    const { data } = await client.query<TData, TVariables>(options);
    const value = data && pick(data as TData);
    return value === undefined || value === null ? { kind: 'none' } : { kind: 'found', value };
  } catch {
    return { kind: 'away' };
  }
}

function sourcesOf(client: ApolloClient): Sources {
  return {
    key: (issuerId, version) =>
      ask(client, VerifyKeyDocument, { issuerId, version }, ({ publicKey }) => publicKey?.publicKey),
    keysOfEvent: (eventId) =>
      ask(client, VerifyEventKeysDocument, { eventId }, ({ publicKeysOfEvent: keys }) => {
        const [first] = keys;
        if (!first?.issuer) return null;
        return { issuerId: first.issuer.id, publicKeys: keys.map(({ publicKey }) => publicKey) };
      }),
    anchor: (root) =>
      ask(client, VerifyAnchorDocument, { root }, ({ anchor }) =>
        anchor
          ? {
              ...anchor,
              // Proof files write the network in lower case.
              network: anchor.network.toLowerCase(),
              transaction: anchor.transactionHash,
              explorerUrl: anchor.explorerUrl ?? null,
            }
          : null,
      ),
    standing: (ticket) =>
      ask(client, CheckTicketDocument, { ticket }, ({ checkTicket: found }) => ({
        ...found,
        needsPhoneFrom: found.needsPhoneFrom ?? null,
      })),
    timesToday: (ticketId) => ask(client, VerifyTimesDocument, { ticketId }, (data) => data.ticketTimes),
    revokedAt: async (issuerId, ticketId) => {
      const list = await ask(
        client,
        VerifyRevocationsDocument,
        { issuerId },
        ({ revocationSnapshot }) => revocationSnapshot.revoked,
      );
      if (list.kind !== 'found') return list;
      const entry = list.value.find((revoked) => revoked.ticketId === ticketId);
      return { kind: 'found', value: entry?.revokedAt ?? null };
    },
  };
}

/** Uses the service as the source of data that a ticket does not contain. */
export function useSources(): Sources {
  const client = useApolloClient();
  return useMemo(() => sourcesOf(client), [client]);
}

/** Verifies the given text; the result of the latest call wins. */
export function useCheck() {
  const sources = useSources();
  const latest = useRef(0);
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<{ verdict: Verdict | null; count: number }>({ verdict: null, count: 0 });
  const check = useCallback(
    async (text: string) => {
      latest.current += 1;
      const number = latest.current;
      setBusy(true);
      const verdict = await checkTicket(text, sources, new Date());
      if (number !== latest.current) return;
      setBusy(false);
      setLast({ verdict, count: number });
    },
    [sources],
  );
  return { ...last, busy, check };
}
