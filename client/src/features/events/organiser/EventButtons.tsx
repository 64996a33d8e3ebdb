import { Button } from '@mantine/core';
import { IconFileDescription } from '@tabler/icons-react';
import { eventTexts } from '../../../messages/events.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { eventReportTexts as texts } from '../../../messages/organiser.ts';
import { staffEventTexts } from '../../../messages/staff-events.ts';
import { useDownload } from '../../../session/use-download.ts';
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
