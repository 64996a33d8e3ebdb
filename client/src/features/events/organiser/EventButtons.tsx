import { Button, type ButtonProps } from '@mantine/core';
import { IconFileDescription, IconSend } from '@tabler/icons-react';
import { notifyOutcome } from '../../../apollo/notify-outcome.ts';
import { readFailure } from '../../../apollo/read-failure.ts';
import { usePublishEventMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { eventTexts } from '../../../messages/events.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { eventFormTexts, eventReportTexts as texts } from '../../../messages/organiser.ts';
import { callTexts } from '../../../messages/shell.ts';
import { staffEventTexts } from '../../../messages/staff-events.ts';
import { useDownload } from '../../../session/use-download.ts';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { notify } from '../../../ui/notify.ts';

/** Copies the address of the event's public page. */
export function CopyLinkButton({ slug, eventName }: { slug: string; eventName: string }) {
  return (
    <CopyButton
      value={`${window.location.origin}/event-details?slug=${encodeURIComponent(slug)}`}
      label={staffEventTexts.copyLinkTo(eventName)}
      words={labelTexts.copyLink}
      onCopied={() => void notify('success', eventTexts.linkCopied)}
    />
  );
}

/** Downloads the report of an event as a PDF. */
export function EventReportButton({ eventId }: { eventId: string }) {
  const { busy, download } = useDownload({ failed: texts.failed, done: () => texts.done });
  return (
    <Button
      variant="default"
      size="sm"
      aria-label={texts.label}
      loading={busy}
      leftSection={<IconFileDescription size={18} aria-hidden />}
      onClick={() => void download(`/api/events/${eventId}/report.pdf`, 'event-report.pdf')}
    >
      {texts.button}
    </Button>
  );
}

graphql(`
  fragment EventState_event on Event {
    id
    status
    publishedAt
    viewerCanEdit
    viewerCanPublish
    viewerCanUnpublish
    viewerCanCancel
    viewerCanDelete
  }
`);

graphql(`
  mutation PublishEvent($id: ID!) {
    publishEvent(input: { id: $id }) {
      event {
        ...EventState_event
      }
    }
  }
`);

interface PublishButtonProps extends ButtonProps {
  eventId: string;
  /** Whether the event has tickets; without any the button asks first. */
  hasTickets: boolean;
}

/** Publishes a draft, which opens its sale. */
export function PublishButton({ eventId, hasTickets, ...button }: PublishButtonProps) {
  const [publish, { loading }] = usePublishEventMutation({
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'publishedEvents' }),
  });
  const click = () =>
    notifyOutcome(
      async () => {
        await publish({ variables: { id: eventId } });
        return eventTexts.published;
      },
      (failure) => eventTexts.publishFailed(readFailure(failure, callTexts.network)),
    );
  const looks = { loading, leftSection: <IconSend size={18} aria-hidden />, ...button };
  if (!hasTickets)
    return (
      <ConfirmButton
        color={undefined}
        {...looks}
        question={eventFormTexts.publishQuestion}
        consequence={eventFormTexts.publishConsequence}
        confirmLabel={eventFormTexts.publish}
        onConfirm={click}
      >
        {eventFormTexts.publish}
      </ConfirmButton>
    );
  return (
    <Button {...looks} onClick={click}>
      {eventFormTexts.publish}
    </Button>
  );
}
