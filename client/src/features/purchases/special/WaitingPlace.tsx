import { Alert, Button, Text } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { readFailure } from '../../../apollo/read-failure.ts';
import type { WaitingPlaceQuery } from '../../../gql/graphql.ts';
import { useLeaveWaitingListMutation, useWaitingPlaceQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { specialTexts as texts } from '../../../messages/purchases.ts';
import { callTexts } from '../../../messages/shell.ts';
import { momentText } from '../../../ui/moment-text.ts';
import { notify } from '../../../ui/notify.ts';

graphql(`
  query WaitingPlace($token: String!) {
    waitingPlace(token: $token) {
      state
      tier
      quantity
      before
      offerUntil
    }
  }
`);

graphql(`
  mutation LeaveWaitingList($token: String!) {
    leaveWaitingList(input: { token: $token }) {
      done
    }
  }
`);

type Place = NonNullable<WaitingPlaceQuery['waitingPlace']>;

/** Loads the waitlist entry of a mailed link; null without such a link. */
export function useWaitingPlace(token: string | null) {
  const { data, refetch } = useWaitingPlaceQuery({
    variables: { token: token ?? '' },
    skip: token === null,
    fetchPolicy: 'cache-and-network',
  });
  const place = (token !== null && data?.waitingPlace) || null;
  return {
    place,
    held: place?.state === 'OFFERED' ? { tier: place.tier, quantity: place.quantity } : null,
    again: () => void refetch().catch(() => undefined),
  };
}

interface WaitingPlaceProps {
  token: string | null;
  /** null without a link. */
  place: Place | null;
  /** Refetches the entry. */
  again: () => void;
}

/** State of a waitlist entry, with a button to leave. Renders nothing without an entry. */
export function WaitingPlace({ token, place, again }: WaitingPlaceProps) {
  const [leave, { loading }] = useLeaveWaitingListMutation();
  if (token === null || !place) return null;
  const go = () =>
    leave({ variables: { token } }).then(again, (failure: unknown) =>
      notify('error', texts.leaveFailed(readFailure(failure, callTexts.network))),
    );
  const isOpen = place.state === 'WAITING' || place.state === 'OFFERED';
  const { title, body } = wordsOf(place);
  return (
    <Alert
      role="status"
      variant="light"
      color={place.state === 'OFFERED' ? 'marigold' : 'teal'}
      mb="md"
      icon={<IconHourglass size={20} aria-hidden />}
      title={title}
    >
      {body && <Text size="sm">{body}</Text>}
      {isOpen && (
        <Button variant="subtle" size="compact-md" mt={6} px={0} loading={loading} onClick={() => void go()}>
          {texts.leave}
        </Button>
      )}
    </Alert>
  );
}

function wordsOf({ state, tier, quantity, before, offerUntil }: Place): { title: string; body: string } {
  if (state === 'OFFERED') {
    const until = offerUntil ? momentText(offerUntil) : '';
    return { title: texts.placeOffered, body: texts.placeOfferedBody(quantity, tier, until) };
  }
  if (state === 'WAITING') {
    return { title: texts.placeWaiting(quantity, tier), body: texts.placeBefore(before ?? 0) };
  }
  if (state === 'TAKEN') return { title: texts.placeTaken, body: '' };
  return { title: state === 'LEFT' ? texts.placeLeft : texts.placeLapsed, body: '' };
}
