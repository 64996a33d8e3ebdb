import { Stack } from '@mantine/core';
import { QueryFailure } from '../../../../apollo/QueryFailure.tsx';
import { refetchQuietly } from '../../../../apollo/refetch.ts';
import { useEventDoorSettingsQuery } from '../../../../gql/hooks/index.ts';
import { graphql } from '../../../../gql/index.ts';
import { doorSettingTexts as texts } from '../../../../messages/door-settings.ts';
import { callTexts } from '../../../../messages/shell.ts';
import { SkeletonBlock } from '../../../../ui/SkeletonBlock.tsx';
import Gates from '../Gates.tsx';
import { EntryRules } from './EntryRules.tsx';
import { Handouts } from './Handouts.tsx';
import { InsideNow } from './InsideNow.tsx';

graphql(`
  query EventDoorSettings($eventId: ID!) {
    doorSettings(eventId: $eventId) {
      ...EntryRules_settings
      ...Handouts_settings
    }
  }
`);

interface EventDoorProps {
  eventId: string;
  /** Whether the viewer may edit the event, and so its gates and rules. */
  mayEdit: boolean;
}

/** The doors of an event for its organiser: who is inside, gates, entry rules, and things to hand out. */
export default function EventDoor({ eventId, mayEdit }: EventDoorProps) {
  const query = useEventDoorSettingsQuery({ variables: { eventId } });
  const again = refetchQuietly(query);
  const settings = query.data?.doorSettings;
  return (
    <Stack gap="lg">
      <InsideNow eventId={eventId} onChange={again} />
      <Gates eventId={eventId} mayEdit={mayEdit} />
      {settings ? (
        <>
          <EntryRules settings={settings} mayEdit={mayEdit} onSaved={again} />
          <Handouts eventId={eventId} settings={settings} mayEdit={mayEdit} onSaved={again} />
        </>
      ) : query.error ? (
        <QueryFailure
          title={callTexts.loadFailed(texts.theDoor)}
          error={query.error}
          refetch={query.refetch}
        />
      ) : (
        <SkeletonBlock label={texts.loading} height={160} />
      )}
    </Stack>
  );
}
