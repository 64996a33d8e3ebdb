import { Text, Timeline, Title } from '@mantine/core';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { labelTexts } from '../../texts/labels.ts';
import { ticketTexts } from '../../texts/tickets.ts';
import { Moment } from '../../ui/Moment.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

const ScanLogFragment = graphql(`
  fragment ScanLog_scan on Scan {
    id
    outcome
    mode
    correctedAt
    timeDoubtful
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
            <Timeline.Item key={scan.id} title={<StatusBadge status={scan.outcome} />}>
              <Text size="sm" mt={4}>
                <Moment at={scan.correctedAt} />
              </Text>
              <Text size="sm" c="dimmed">
                {[
                  scan.gate ? `at ${scan.gate.name}` : null,
                  scan.scannedBy ? `by ${scan.scannedBy}` : null,
                  scan.mode === 'OFFLINE' ? labelTexts.withoutNetwork : null,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </Text>
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
