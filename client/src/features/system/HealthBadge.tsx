import { Badge } from '@mantine/core';
import type { HealthLevel } from '../../gql/graphql.ts';
import { systemTexts } from '../../texts/system.ts';

const TONES: Record<HealthLevel, string> = { HEALTHY: 'leaf', WARNING: 'marigold', CRITICAL: 'coral' };

/** Health level as a word with a colour. */
export function HealthBadge({ level }: { level: HealthLevel }) {
  return (
    <Badge variant="light" radius="sm" tt="none" fw={600} color={TONES[level]}>
      {systemTexts.levels[level]}
    </Badge>
  );
}
