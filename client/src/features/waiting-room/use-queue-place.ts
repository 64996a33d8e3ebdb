import { useMounted } from '@mantine/hooks';
import { useEffect } from 'react';
import type { QueuePlaceQuery } from '../../gql/graphql.ts';
import { useQueuePlaceQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';

graphql(`
  query QueuePlace($eventId: ID!) {
    queuePlace(eventId: $eventId) {
      hash
      state
      position
      expiresAt
    }
  }
`);

export type OwnQueuePlace = NonNullable<QueuePlaceQuery['queuePlace']>;

/** While a place waits or is used, it is asked for again after this time. */
const POLL_MS = 15_000;

/**
 * The reader's place in the waiting room of an event, which lies in a cookie.
 * @param serving last position that was admitted: the place is asked for again when its number is called
 * @returns place undefined until it is known; null: the reader has none
 */
export function useQueuePlace(eventId: string, isOpen: boolean, serving: number) {
  // A page that is rendered ahead knows no cookies.
  const isMounted = useMounted();
  const query = useQueuePlaceQuery({
    variables: { eventId },
    skip: !isOpen || !isMounted,
    fetchPolicy: 'network-only',
  });
  const { error, refetch, startPolling, stopPolling } = query;
  // A poll that fails does not take away a place that is known.
  const data = query.data ?? query.previousData;
  const place = data ? (data.queuePlace ?? null) : error ? null : undefined;
  const isCalled = place?.state === 'WAITING' && place.position != null && place.position <= serving;
  const isLive = place?.state === 'WAITING' || place?.state === 'ADMITTED';
  useEffect(() => {
    if (isCalled) void refetch().catch(() => undefined);
  }, [isCalled, refetch]);
  useEffect(() => {
    if (!isLive) return;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isLive, startPolling, stopPolling]);
  return place;
}
