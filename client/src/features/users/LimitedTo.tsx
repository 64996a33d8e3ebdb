import { Text } from '@mantine/core';
import { userTexts } from '../../messages/team.ts';

/** The events that a person is limited to. Renders nothing for the whole organisation. */
export function LimitedTo({ events }: { events: readonly { name: string }[] | null | undefined }) {
  if (!events) return null;
  return (
    <Text size="sm" mt={4} className="break-anywhere">
      {events.length === 0
        ? userTexts.limitedToNone
        : userTexts.limitedTo(events.map(({ name }) => name).join(', '))}
    </Text>
  );
}
