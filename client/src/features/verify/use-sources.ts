import { useMemo } from 'react';
import { failureCode } from '../../apollo/read-failure.ts';
import {
  useVerifyAnchorLazyQuery,
  useVerifyEventKeysLazyQuery,
  useVerifyKeyLazyQuery,
  useVerifyRevocationsLazyQuery,
} from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import type { Sources, Told } from './check/sources.ts';

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
      issuerId
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

interface Asked<TData> {
  data?: TData | undefined;
  error?: unknown;
}

/** Never rejects: an answer, that there is none such, or nobody to ask. */
async function told<TData, T>(
  asking: Promise<Asked<TData>>,
  pick: (data: TData) => T | null | undefined,
): Promise<Told<T>> {
  const { data, error } = await asking.catch((reason: unknown): Asked<TData> => ({ error: reason }));
  const value = data && pick(data);
  if (value !== undefined && value !== null) return { kind: 'found', value };
  return error === undefined || failureCode(error) === 'NOT_FOUND' ? { kind: 'none' } : { kind: 'away' };
}

/** The service as the source of what a ticket does not say itself. Asked anew each time. */
export function useSources(): Sources {
  const [askKey] = useVerifyKeyLazyQuery({ fetchPolicy: 'no-cache' });
  const [askEventKeys] = useVerifyEventKeysLazyQuery({ fetchPolicy: 'no-cache' });
  const [askAnchor] = useVerifyAnchorLazyQuery({ fetchPolicy: 'no-cache' });
  const [askRevocations] = useVerifyRevocationsLazyQuery({ fetchPolicy: 'no-cache' });
  return useMemo(
    () => ({
      key: (issuerId, version) =>
        told(askKey({ variables: { issuerId, version } }), (data) => data.publicKey?.publicKey),
      keysOfEvent: (eventId) =>
        told(askEventKeys({ variables: { eventId } }), ({ publicKeysOfEvent: keys }) => {
          const [first] = keys;
          return first && { issuerId: first.issuerId, publicKeys: keys.map(({ publicKey }) => publicKey) };
        }),
      anchor: (root) =>
        told(askAnchor({ variables: { root } }), ({ anchor }) =>
          anchor
            ? { ...anchor, transaction: anchor.transactionHash, explorerUrl: anchor.explorerUrl ?? null }
            : null,
        ),
      revokedAt: async (issuerId, ticketId) => {
        const list = await told(
          askRevocations({ variables: { issuerId } }),
          ({ revocationSnapshot }) => revocationSnapshot.revoked,
        );
        if (list.kind !== 'found') return list;
        const entry = list.value.find((revoked) => revoked.ticketId === ticketId);
        return { kind: 'found', value: entry?.revokedAt ?? null };
      },
    }),
    [askKey, askEventKeys, askAnchor, askRevocations],
  );
}
