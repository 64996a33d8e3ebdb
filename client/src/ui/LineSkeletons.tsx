import { Skeleton, Stack } from '@mantine/core';

/** Placeholders of a list being loaded. */
export function LineSkeletons({ label, count = 2 }: { label: string; count?: number }) {
  return (
    <Stack gap="md" role="status" aria-label={label} aria-busy>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={index} height={96} radius="md" />
      ))}
    </Stack>
  );
}
