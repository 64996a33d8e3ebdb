import { Paper, Skeleton, Stack } from '@mantine/core';
import { labelTexts } from '../../texts/labels.ts';

/** Placeholder of a ticket being loaded. */
export function TicketSkeleton() {
  return (
    <Paper
      withBorder
      p={0}
      role="status"
      aria-label={labelTexts.loadingTicket}
      aria-busy
      style={{ overflow: 'hidden' }}
    >
      <Skeleton height={150} radius={0} />
      <Stack p="lg" gap="sm">
        <Skeleton height={30} width="60%" />
        <Skeleton height={18} width="80%" />
        <Skeleton height={18} width="40%" />
        <Skeleton height={220} width={220} mx="auto" mt="md" />
      </Stack>
    </Paper>
  );
}
