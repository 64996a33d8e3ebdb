import { Drawer, Skeleton, Stack, Text, Timeline, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { MoreOf } from '../../apollo/PagedList.tsx';
import { readFailure } from '../../apollo/read-failure.ts';
import type { ScanLog_ScanFragment } from '../../gql/graphql.ts';
import { useTicketDetailsQuery } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { outcomeTexts } from '../../messages/scan-outcomes.ts';
import { callTexts } from '../../messages/shell.ts';
import { ticketTexts } from '../../messages/tickets.ts';
import { useCan } from '../../session/use-viewer.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TicketReceipts } from '../receipts/TicketReceipts.tsx';
import { PersonTickets } from './PersonTickets.tsx';
import { TicketFacts } from './TicketFacts.tsx';
import { TicketStaffActions } from './TicketStaffActions.tsx';
import { TicketStory } from './TicketStory.tsx';

const ScanLogFragment = graphql(`
  fragment ScanLog_scan on Scan {
    id
    outcome
    note
    mode
    correctedAt
    timeDoubtful
    beyondLimits
    scannedBy
    gate {
      id
      name
    }
  }
`);

interface ScanLogProps {
  scans: FragmentType<typeof ScanLogFragment>[];
  total: number;
}

/** Every scan of one ticket with its outcome, newest first. */
export function ScanLog({ scans: refs, total }: ScanLogProps) {
  const scans = useFragment(ScanLogFragment, refs);
  return (
    <section>
      <Title order={3} size="h4" mb="sm">
        {ticketTexts.scans(total)}
      </Title>
      {scans.length === 0 ? (
        <Text c="dimmed" size="sm">
          {ticketTexts.neverScanned}
        </Text>
      ) : (
        <Timeline bulletSize={16} lineWidth={2} active={-1}>
          {scans.map((scan) => (
            <Timeline.Item key={scan.id} title={<ScanMark scan={scan} />}>
              <Text size="sm" mt={4}>
                <Moment at={scan.correctedAt} />
              </Text>
              <Text size="sm" c="dimmed">
                {[
                  scan.gate ? ticketTexts.scanAt(scan.gate.name) : null,
                  scan.scannedBy ? ticketTexts.scanBy(scan.scannedBy) : null,
                  scan.mode === 'OFFLINE' ? labelTexts.withoutNetwork : null,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </Text>
              {scan.note && <Text size="sm">{outcomeTexts.notes[scan.note]}</Text>}
              {scan.beyondLimits && <Text size="sm">{ticketTexts.beyondLimits}</Text>}
              {scan.timeDoubtful && (
                <Text size="sm" c="dimmed">
                  {labelTexts.timeDoubtful}
                </Text>
              )}
            </Timeline.Item>
          ))}
        </Timeline>
      )}
    </section>
  );
}

/** The outcome; of a scan without effect that it was refused, and not that the ticket was good. */
function ScanMark({ scan }: { scan: Pick<ScanLog_ScanFragment, 'outcome' | 'beyondLimits'> }) {
  if (!scan.beyondLimits) return <StatusBadge status={scan.outcome} />;
  return <StatusBadge status="REFUSED" label={ticketTexts.refusedScan} />;
}

graphql(`
  query TicketDetails($id: ID!, $person: Boolean!, $scans: Boolean!, $after: String) {
    ticket(id: $id) {
      id
      holderEmail @include(if: $person)
      ...TicketFacts_ticket
      ...TicketStaffActions_ticket
      ...TicketStory_ticket @include(if: $person)
    }
    scans(ticketId: $id, first: 20, after: $after) @include(if: $scans) {
      totalCount
      nodes {
        id
        ...ScanLog_scan
      }
      pageInfo {
        ...Page @unmask
      }
    }
  }
`);

interface TicketDetailsProps {
  /** The ticket to show; null closes the panel. */
  id: string | null;
  onClose: () => void;
  /** Opens another ticket of the same guest. */
  onOpen: (id: string) => void;
  /** Further actions on the open ticket. */
  moreActions?: ReactNode;
}

/** Details of one ticket beside the list: state, holder, scans, and actions. */
export function TicketDetails({ id, onClose, onOpen, moreActions }: TicketDetailsProps) {
  return (
    <Drawer
      opened={id !== null}
      onClose={onClose}
      position="right"
      size={520}
      title={labelTexts.ticketDetails}
      closeButtonProps={{ 'aria-label': labelTexts.close }}
    >
      {id && <Details key={id} id={id} onOpen={onOpen} moreActions={moreActions} />}
    </Drawer>
  );
}

function Details({
  id,
  onOpen,
  moreActions,
}: Pick<TicketDetailsProps, 'onOpen' | 'moreActions'> & { id: string }) {
  const person = useCan('VIEW_PERSONAL_DATA');
  const [manages, validates, seesSales] = [
    useCan('MANAGE_TICKETS'),
    useCan('VALIDATE_TICKETS'),
    useCan('VIEW_SALES'),
  ];
  const scans = manages || validates || seesSales;
  const { data, loading, error, refetch, fetchMore } = useTicketDetailsQuery({
    variables: { id, person, scans },
    fetchPolicy: 'cache-and-network',
  });
  if (!data && loading) return <DetailsSkeleton />;
  if (!data?.ticket) {
    return (
      <LoadFailure
        title={error ? callTexts.result(readFailure(error)) : callTexts.notFound}
        onRetry={() => void refetch().catch(() => undefined)}
        retryLabel={callTexts.retry}
      />
    );
  }
  const log = data.scans;
  return (
    <Stack gap="lg" pt="sm">
      <TicketFacts ticket={data.ticket} person={person} />
      <TicketStaffActions ticket={data.ticket}>{moreActions}</TicketStaffActions>
      {data.ticket.holderEmail && (
        <PersonTickets email={data.ticket.holderEmail} openId={id} onOpen={onOpen} />
      )}
      {(seesSales || manages) && <TicketReceipts ticketId={id} order={3} />}
      {person && <TicketStory ticket={data.ticket} />}
      {log && <ScanLog scans={log.nodes} total={log.totalCount} />}
      <MoreOf query={{ loading, fetchMore }} list={log} />
    </Stack>
  );
}

function DetailsSkeleton() {
  return (
    <Stack role="status" aria-label={labelTexts.loadingTicket} aria-busy>
      <Skeleton height={28} width="65%" />
      {[80, 55, 70, 45, 60].map((width) => (
        <Skeleton key={width} height={18} width={`${width}%`} />
      ))}
    </Stack>
  );
}
