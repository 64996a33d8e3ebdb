import { Anchor, Text } from '@mantine/core';
import { labelTexts } from '../messages/labels.ts';
import { callTexts } from '../messages/shell.ts';

interface RestOfListProps {
  rest: {
    state: 'following' | 'cut' | 'failed' | 'none';
    /** Maximum number of entries of the list. */
    max: number;
    retry: () => void;
  };
}

/** The sentence below an incomplete list that states what is missing. Renders nothing for a complete one. */
export function RestOfList({ rest: { state, max, retry } }: RestOfListProps) {
  if (state === 'cut') {
    return (
      <Text size="sm" c="dimmed" role="status">
        {labelTexts.onlyFirst(max)}
      </Text>
    );
  }
  if (state !== 'failed') return null;
  return (
    <Text size="sm" c="dimmed" role="status">
      {labelTexts.restFailed}{' '}
      <Anchor component="button" type="button" size="sm" onClick={retry}>
        {callTexts.retry}
      </Anchor>
    </Text>
  );
}
