import { Paper, SimpleGrid, Skeleton } from '@mantine/core';

interface SkeletonCardsProps {
  count?: number;
  /** Columns on large screens. */
  columns?: number;
  /** Name of the loading content, for screen readers. */
  label: string;
}

/** Placeholders in the shape of the cards, so that the layout does not shift when they arrive. */
export function SkeletonCards({ count = 6, columns = 3, label }: SkeletonCardsProps) {
  return (
    <SimpleGrid
      cols={{ base: 1, sm: 2, lg: columns }}
      spacing="lg"
      role="status"
      aria-label={label}
      aria-busy
    >
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Paper key={index} withBorder p="md" data-testid="skeleton-card">
          <Skeleton height={180} radius="md" mb="md" />
          <Skeleton height={22} width="75%" mb="sm" />
          <Skeleton height={14} width="50%" mb="sm" />
          <Skeleton height={14} mb={6} />
          <Skeleton height={14} width="85%" />
        </Paper>
      ))}
    </SimpleGrid>
  );
}
