import { Skeleton, type SkeletonProps } from '@mantine/core';

/** Placeholder of one panel being loaded; screen readers hear the label. */
export function SkeletonBlock({ label, ...rest }: SkeletonProps & { label: string }) {
  return <Skeleton radius="md" role="status" aria-label={label} aria-busy {...rest} />;
}
