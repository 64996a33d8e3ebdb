import { Paper, SimpleGrid, Skeleton, Stack } from '@mantine/core';

/** Placeholders of rows being loaded. */
export function RowSkeletons({ label, count = 4 }: { label: string; count?: number }) {
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md" role="status" aria-label={label} aria-busy>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Paper key={index} withBorder p={12} display="flex" style={{ gap: 16 }}>
          <Skeleton height={84} width={84} radius="md" style={{ flex: 'none' }} />
          <Stack gap={8} flex={1} pt={6}>
            <Skeleton height={20} width="70%" />
            <Skeleton height={14} width="55%" />
            <Skeleton height={14} width="40%" />
          </Stack>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
