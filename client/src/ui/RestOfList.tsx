import { Anchor, Text } from '@mantine/core';
import { callTexts } from '../texts/calls.ts';
import { labelTexts } from '../texts/labels.ts';

interface RestOfListProps {
  rest: {
    state: 'following' | 'cut' | 'failed' | 'none';
    /** Entries at which the list was cut. */
    most: number;
    retry: () => void;
  };
}

/** Below a list that should be whole: the sentence that says what it lacks. Draws nothing when it lacks nothing. */
export function RestOfList({ rest: { state, most, retry } }: RestOfListProps) {
  if (state === 'cut') {
    return (
      <Text size="sm" c="dimmed" role="status">
        {labelTexts.onlyFirst(most)}
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
