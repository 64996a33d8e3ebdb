import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { PagedList } from '../../apollo/PagedList.tsx';
import { readFailure } from '../../apollo/read-failure.ts';
import { useReplayWebhookDeliveryMutation, useWebhookDeliveriesQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { integratorTexts } from '../../messages/integrators.ts';
import { callTexts } from '../../messages/shell.ts';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import lists from '../settings/lists.module.css';

graphql(`
  query WebhookDeliveries($id: ID!, $first: Int!, $after: String) {
    webhookDeliveries(endpointId: $id, first: $first, after: $after) {
      nodes {
        id
        type
        state
        happenedAt
        attempts {
          number
          status
          error
        }
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

graphql(`
  mutation ReplayWebhookDelivery($id: ID!) {
    replayWebhookDelivery(input: { id: $id }) {
      delivery {
        id
        state
      }
    }
  }
`);

const PAGE = 20;
const TONES = { WAITING: 'pending', DELIVERED: 'active', FAILED: 'failed' } as const;
/** Polls pending deliveries while the log is open. */
const POLL_MS = 5_000;

/** Recent deliveries of a webhook with their results. */
export function DeliveryLog({ endpointId }: { endpointId: string }) {
  const query = useWebhookDeliveriesQuery({
    variables: { id: endpointId, first: PAGE },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
  const [replay] = useReplayWebhookDeliveryMutation();
  const again = async (id: string) => {
    try {
      await replay({ variables: { id } });
      void notify('success', integratorTexts.replayed);
      await query.refetch();
    } catch (failure) {
      void notify('error', readFailure(failure));
    }
  };
  return (
    <PagedList
      query={query}
      list={query.data?.webhookDeliveries}
      failure={callTexts.loadFailed(integratorTexts.deliveriesList)}
      skeleton={<Skeleton height={72} mt="sm" />}
      empty={
        <Text size="sm" c="dimmed" mt="sm">
          {integratorTexts.noDeliveries}
        </Text>
      }
    >
      {(deliveries) => (
        <Stack component="ul" className="plain-list" gap={0} mt="sm" aria-label={integratorTexts.log}>
          {deliveries.map(({ id, type, state, happenedAt, attempts }) => (
            <li key={id} className={lists.item}>
              <div className={lists.words}>
                <Group gap="xs">
                  <Text size="sm" fw={600}>
                    {integratorTexts.typeNames[type]}
                  </Text>
                  <StatusBadge status={TONES[state]} label={integratorTexts.states[state]} />
                </Group>
                <Text size="sm" c="dimmed">
                  <Moment at={happenedAt} isRelative /> · {integratorTexts.tries(attempts.length)}
                  {attempts[0] && ` · ${attempts[0].status ?? attempts[0].error ?? integratorTexts.noAnswer}`}
                </Text>
              </div>
              {state !== 'WAITING' && (
                <Button variant="default" size="sm" onClick={() => again(id)}>
                  {integratorTexts.replay}
                </Button>
              )}
            </li>
          ))}
        </Stack>
      )}
    </PagedList>
  );
}
