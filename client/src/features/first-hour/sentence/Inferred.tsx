import { Group, Text } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { sentenceTexts as texts } from '../../../messages/event-sentence.ts';
import type { Reason } from './read-day.ts';

/** The mark of a field whose value is inferred, with the reasons; nothing without one. */
export function Inferred({ reasons }: { reasons: readonly Reason[] | undefined }) {
  if (reasons === undefined || reasons.length === 0) return null;
  return (
    <Group component="span" gap={4} wrap="nowrap" align="flex-start" display="inline-flex">
      <IconWand
        size={14}
        aria-hidden
        color="var(--mantine-color-marigold-6)"
        style={{ flex: 'none', marginTop: 2 }}
      />
      <Text component="span" inherit>
        {`${texts.inferred}: ${reasons.map((reason) => texts.reasons[reason]).join('; ')}.`}
      </Text>
    </Group>
  );
}
