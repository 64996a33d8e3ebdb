import { Button, Text } from '@mantine/core';
import { readFailure } from '../../apollo/read-failure.ts';
import { useAllowBuyerMutation, useRefusedBuyersQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { sellingTexts as texts } from '../../messages/selling.ts';
import { callTexts } from '../../messages/shell.ts';
import { momentText } from '../../ui/moment-text.ts';
import { notify } from '../../ui/notify.ts';
import { Section } from '../../ui/Section.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './selling.module.css';

graphql(`
  query RefusedBuyers($eventId: ID!, $after: String) {
    buyerRefusals(eventId: $eventId, first: 20, after: $after) {
      nodes {
        id
        name
        email
        phone
        tickets
        times
        refusedAt
        allowedAt
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

graphql(`
  mutation AllowBuyer($refusalId: ID!) {
    allowBuyer(input: { refusalId: $refusalId }) {
      event {
        id
      }
    }
  }
`);

/** People whom the limit of tickets per person has refused, newest first. Absent while there are none. */
export function RefusedPanel({ eventId }: { eventId: string }) {
  const { data, refetch, fetchMore } = useRefusedBuyersQuery({
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
    // Without permission to see personal data the list is shown with partial errors.
    errorPolicy: 'all',
  });
  const [allow, { loading }] = useAllowBuyerMutation();
  const refused = data?.buyerRefusals;
  if (!refused || refused.nodes.length === 0) return null;
  const letBuy = (refusalId: string) =>
    allow({ variables: { refusalId } }).then(
      () => refetch().then(() => notify('success', texts.buyerAllowed)),
      (failure: unknown) => notify('error', texts.failed(readFailure(failure, callTexts.network))),
    );
  const more = () =>
    fetchMore({
      variables: { after: refused.pageInfo.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult: { buyerRefusals } }) => ({
        buyerRefusals: { ...buyerRefusals, nodes: [...before.buyerRefusals.nodes, ...buyerRefusals.nodes] },
      }),
    }).catch(() => undefined);
  return (
    <Section title={texts.refused} gap="xs">
      <Text size="sm" c="dimmed" mb="sm">
        {texts.refusedLead}
      </Text>
      <ul className="plain-list">
        {refused.nodes.map(({ id, name, email, phone, tickets, times, refusedAt, allowedAt }) => (
          <li key={id} className={classes.line}>
            <div className="min-0 break-anywhere">
              <Text fw={600}>{name ?? texts.somebody}</Text>
              <Text size="sm" c="dimmed">
                {[texts.refusedOrder(tickets, times), email, phone, momentText(refusedAt)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            {allowedAt ? (
              <StatusBadge status="paid" label={texts.allowed} />
            ) : (
              <Button variant="default" size="sm" disabled={loading} onClick={() => void letBuy(id)}>
                {texts.allow}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {refused.pageInfo.hasNextPage && (
        <Button variant="default" fullWidth mt="sm" onClick={() => void more()}>
          {texts.more}
        </Button>
      )}
    </Section>
  );
}
