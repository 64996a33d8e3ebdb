import { Group } from '@mantine/core';
import { useState } from 'react';
import { notifyOutcome } from '../../../apollo/notify-outcome.ts';
import { readFailure } from '../../../apollo/read-failure.ts';
import { noDeduplication } from '../../../apollo/refetch.ts';
import { useEventCoverLazyQuery, useRemoveCoverMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { coverTexts as texts } from '../../../messages/organiser.ts';
import { callTexts } from '../../../messages/shell.ts';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { notify } from '../../../ui/notify.ts';
import { Section } from '../../../ui/Section.tsx';
import { Cover } from '../cover/Cover.tsx';
import { LARGEST_COVER, uploadCover } from '../cover/upload-cover.ts';
import { CoverDrop } from './CoverDrop.tsx';
import { CoverFocus } from './CoverFocus.tsx';

const CoverPanelFragment = graphql(`
  fragment CoverPanel_event on Event {
    id
    cover {
      hash
    }
    ...Cover_event
    ...CoverFocus_event
  }
`);

graphql(`
  query EventCover($id: ID!) {
    event(id: $id) {
      id
      updatedAt
      ...CoverPanel_event
    }
  }
`);

graphql(`
  mutation RemoveCover($eventId: ID!) {
    removeCover(input: { eventId: $eventId }) {
      event {
        id
        updatedAt
        ...CoverPanel_event
      }
    }
  }
`);

/** Uploads, crops and removes the cover of an event. */
export function CoverPanel({ event: ref }: { event: FragmentType<typeof CoverPanelFragment> }) {
  const event = useFragment(CoverPanelFragment, ref);
  const [load] = useEventCoverLazyQuery({ fetchPolicy: 'network-only' });
  const [remove, { loading: removing }] = useRemoveCoverMutation();
  const [share, setShare] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const send = async (file: File): Promise<void> => {
    if (file.size > LARGEST_COVER) return setRefusal(texts.tooLarge);
    setRefusal(null);
    setShare(0);
    const failure = await uploadCover({ eventId: event.id, file, onProgress: setShare });
    if (failure === null) {
      await load({ variables: { id: event.id }, context: noDeduplication });
      void notify('success', texts.uploaded);
    } else setRefusal(texts.uploadFailed(failure));
    setShare(null);
  };
  const confirmRemoval = () =>
    notifyOutcome(
      async () => {
        await remove({ variables: { eventId: event.id } });
        return texts.removed;
      },
      (failure) => texts.failed(readFailure(failure, callTexts.network)),
    );

  return (
    <Section title={texts.title} lead={texts.lead}>
      {event.cover ? (
        <CoverFocus key={event.cover.hash} event={event} />
      ) : (
        <Cover event={event} width={640} height={400} sizes="320px" />
      )}
      <CoverDrop
        label={event.cover ? texts.replace : texts.choose}
        share={share}
        refusal={refusal}
        onFile={(file) => void send(file)}
      />
      {event.cover && (
        <Group mt="md">
          <ConfirmButton
            variant="default"
            color={undefined}
            fullWidth
            loading={removing}
            disabled={share !== null}
            question={texts.removeQuestion}
            consequence={texts.removeConsequence}
            confirmLabel={texts.remove}
            onConfirm={confirmRemoval}
          >
            {texts.remove}
          </ConfirmButton>
        </Group>
      )}
    </Section>
  );
}
