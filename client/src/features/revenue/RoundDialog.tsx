import { Modal, Skeleton, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { readFailure } from '../../apollo/read-failure.ts';
import { useRoundDetailsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { loadedTexts } from '../../messages/loaded.ts';
import { releaseTexts } from '../../messages/revenue.ts';
import { callTexts } from '../../messages/shell.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { RoundDetails } from './RoundDetails.tsx';
import { useRoundAddress } from './use-round-address.ts';

graphql(`
  query RoundDetails($id: ID!) {
    round(id: $id) {
      id
      number
      contractName
      ...RoundRow_round
      ...RoundDetails_round
    }
  }
`);

/** Dialog for the release in the address; each page that lists releases contains it once. */
export function RoundDialog() {
  const { id, close } = useRoundAddress();
  const phone = useMediaQuery('(max-width: 47.99em)');
  const { data, loading, error, refetch } = useRoundDetailsQuery({ variables: { id: id ?? '' }, skip: !id });
  const round = id ? data?.round : undefined;
  return (
    <Modal
      opened={id !== null}
      onClose={close}
      size={760}
      fullScreen={phone ?? false}
      title={round ? `${releaseTexts.name(round.number)} · ${round.contractName}` : releaseTexts.history}
      closeButtonProps={{ 'aria-label': labelTexts.close }}
    >
      {round && <RoundDetails round={round} />}
      {!round && loading && (
        <Stack role="status" aria-label={releaseTexts.loading} aria-busy>
          <Skeleton height={110} radius="md" />
          <Skeleton height={180} radius="md" />
        </Stack>
      )}
      {id && !round && !loading && (
        <LoadFailure
          title={error ? callTexts.loadFailed(loadedTexts.round) : releaseTexts.notFound}
          {...(error && { reason: readFailure(error) })}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </Modal>
  );
}
