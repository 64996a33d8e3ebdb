import { Group, Skeleton, Text } from '@mantine/core';
import { useRevocationPreviewQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { useCan } from '../../session/use-can.ts';
import { labelTexts } from '../../texts/labels.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './RevocationPreview.module.css';

graphql(`
  query RevocationPreview($id: ID!, $person: Boolean!) {
    ticket(id: $id) {
      id
      tier {
        id
        name
      }
      status
      holderName @include(if: $person)
      event {
        id
        name
      }
    }
  }
`);

/** Shows the ticket of the entered id, to prevent the revocation of a wrong one. */
export function RevocationPreview({ id }: { id: string }) {
  const person = useCan('VIEW_PERSONAL_DATA');
  const { data, loading } = useRevocationPreviewQuery({ variables: { id, person } });
  const ticket = data?.ticket;
  return (
    <div role="status" className={classes.preview}>
      {ticket && (
        <Group justify="space-between" gap="sm">
          <div>
            <Text fw={600}>{ticket.event.name}</Text>
            <Text size="sm" c="dimmed">
              {[ticket.tier.name, ticket.holderName].filter(Boolean).join(' · ')}
            </Text>
          </div>
          <StatusBadge status={ticket.status} />
        </Group>
      )}
      {!ticket && loading && <Skeleton height={44} />}
      {!ticket && !loading && (
        <Text size="sm" c="dimmed">
          {labelTexts.noSuchTicket}
        </Text>
      )}
    </div>
  );
}
