import { Button, Group, Paper, SegmentedControl, Stack, Table, Text, Title } from '@mantine/core';
import { useDidUpdate, useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { noDeduplication, refetchQuietly } from '../../apollo/refetch.ts';
import { useTrailingThrottle } from '../../apollo/use-trailing-throttle.ts';
import type { MoveAnswerFilter, MoveAnswers_MoveFragment } from '../../gql/graphql.ts';
import { useEventMovesQuery, useMoveAnswersQuery } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { moveAnswerTexts as texts } from '../../messages/move-answers.ts';
import { callTexts } from '../../messages/shell.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { formatMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { TicketNumber } from '../../ui/TicketNumber.tsx';
import { useLiveEventStats } from '../events/organiser/use-live-event-stats.ts';
import classes from './MoveAnswers.module.css';

const MoveFragment = graphql(`
  fragment MoveAnswers_move on EventMove {
    id
    startBefore
    startAfter
    until
    isReplaced
    kept
    moneyBack
    unanswered
    refunds {
      pending {
        ...Money @unmask
      }
      paid {
        ...Money @unmask
      }
      failed {
        ...Money @unmask
      }
    }
  }
`);

graphql(`
  query EventMoves($eventId: ID!) {
    event(id: $eventId) {
      id
      timeZone
      moves {
        id
        ...MoveAnswers_move
      }
    }
  }
`);

graphql(`
  query MoveAnswers($eventId: ID!, $filter: MoveAnswerFilter!, $person: Boolean!, $first: Int!) {
    event(id: $eventId) {
      id
      moves {
        id
        answers(filter: $filter, first: $first) {
          pageInfo {
            hasNextPage
          }
          nodes {
            answeredAt
            ticket {
              id
              number
              holderName @include(if: $person)
              tier {
                id
                name
              }
              refund {
                amount {
                  ...Money @unmask
                }
                status
              }
            }
          }
        }
      }
    }
  }
`);

/** Least time between two refreshes, ms. */
const REFRESH_MS = 2_000;
const PAGE = 20;

interface MoveAnswersProps {
  eventId: string;
  /** Whether the viewer sees sales, and so hears of each answer. */
  figures: boolean;
  /** Whether the viewer may see names. */
  person: boolean;
}

/** How holders answered after the event moved: figures, money and, on request, each ticket. Nothing without a move. */
export function MoveAnswers({ eventId, figures, person }: MoveAnswersProps) {
  const query = useEventMovesQuery({
    variables: { eventId },
    fetchPolicy: 'cache-and-network',
    context: noDeduplication,
  });
  const refresh = useTrailingThrottle(refetchQuietly(query), REFRESH_MS);
  useLiveEventStats(figures, (id) => {
    if (id === eventId) refresh();
  });
  const event = query.data?.event;
  const [move] = event?.moves ?? [];
  if (!event || !move) return null;
  return <Answers move={move} event={event} person={person} />;
}

interface AnswersProps {
  move: FragmentType<typeof MoveFragment>;
  event: { id: string; timeZone: string };
  person: boolean;
}

function Answers({ move: ref, event, person }: AnswersProps) {
  const move = useFragment(MoveFragment, ref);
  const [opened, { toggle }] = useDisclosure(false);
  return (
    <Paper withBorder p="md" component="section" aria-label={texts.title}>
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={3} size="h4">
            {texts.title}
          </Title>
          <Text size="sm">
            {texts.moved} <Moment at={move.startBefore} zone={event.timeZone} /> {texts.to}{' '}
            <Moment at={move.startAfter} zone={event.timeZone} />. {texts.until}{' '}
            <Moment at={move.until} zone={event.timeZone} />.
          </Text>
        </div>
        <Button variant="default" size="sm" onClick={toggle} aria-expanded={opened}>
          {opened ? texts.hide : texts.show}
        </Button>
      </Group>
      <dl className={classes.figures}>
        <Figure label={texts.kept}>{move.kept}</Figure>
        <Figure label={texts.moneyBack}>{move.moneyBack}</Figure>
        <Figure label={texts.unanswered}>{move.unanswered}</Figure>
        <Sums label={texts.pending} sums={move.refunds.pending} />
        <Sums label={texts.paid} sums={move.refunds.paid} />
        <Sums label={texts.failed} sums={move.refunds.failed} />
      </dl>
      {opened && <AnswerList totals={totals(move)} event={event} person={person} />}
    </Paper>
  );
}

/** Changes with each answer, so that the list is read again. */
const totals = ({ kept, moneyBack, unanswered }: MoveAnswers_MoveFragment): string =>
  `${kept} ${moneyBack} ${unanswered}`;

function Figure({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}

type Money = Parameters<typeof formatMoney>[0];

function Sums({ label, sums }: { label: string; sums: readonly Money[] }) {
  return sums.length === 0 ? null : <Figure label={label}>{sums.map(formatMoney).join(' + ')}</Figure>;
}

function AnswerList({ totals: read, event, person }: Omit<AnswersProps, 'move'> & { totals: string }) {
  const [filter, setFilter] = useState<MoveAnswerFilter>('MONEY_BACK');
  const [first, setFirst] = useState(PAGE);
  const query = useMoveAnswersQuery({
    variables: { eventId: event.id, filter, person, first },
    fetchPolicy: 'network-only',
    context: noDeduplication,
  });
  useDidUpdate(refetchQuietly(query), [read]);
  const list = (query.data ?? query.previousData)?.event?.moves?.[0]?.answers;
  return (
    <Stack gap="sm" mt="md">
      <SegmentedControl
        aria-label={texts.list}
        value={filter}
        onChange={(given) => {
          setFilter(given as MoveAnswerFilter);
          setFirst(PAGE);
        }}
        data={[
          { value: 'MONEY_BACK', label: texts.moneyBack },
          { value: 'KEEP', label: texts.kept },
          { value: 'UNANSWERED', label: texts.unanswered },
        ]}
      />
      {query.error && (
        <QueryFailure
          title={callTexts.loadFailed(texts.loaded)}
          error={query.error}
          refetch={query.refetch}
        />
      )}
      {list?.nodes.length === 0 && <Text c="dimmed">{texts.none}</Text>}
      {list && list.nodes.length > 0 && (
        <Table aria-label={texts.list}>
          <Table.Tbody>
            {list.nodes.map(
              ({ ticket, answeredAt }) =>
                ticket && (
                  <Table.Tr key={ticket.id}>
                    <Table.Td>
                      {ticket.holderName && <div>{ticket.holderName}</div>}
                      <Text size="sm" c="dimmed" component="span">
                        <TicketNumber>{ticket.number}</TicketNumber> · {ticket.tier.name}
                      </Text>
                    </Table.Td>
                    <Table.Td>{answeredAt && <Moment at={answeredAt} zone={event.timeZone} />}</Table.Td>
                    <Table.Td className="tabular">
                      {ticket.refund?.amount && formatMoney(ticket.refund.amount)}
                      {ticket.refund && <div>{ticketTexts.refundStates[ticket.refund.status]}</div>}
                    </Table.Td>
                  </Table.Tr>
                ),
            )}
          </Table.Tbody>
        </Table>
      )}
      {list?.pageInfo.hasNextPage && first < 100 && (
        <MoreButton label={texts.more} loading={query.loading} onMore={async () => setFirst(100)} />
      )}
    </Stack>
  );
}
