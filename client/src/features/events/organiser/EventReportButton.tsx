import { Button } from '@mantine/core';
import { IconFileDescription } from '@tabler/icons-react';
import { useState } from 'react';
import { fetchFile, reasonOf } from '../../../session/fetch-file.ts';
import { eventReportTexts as texts } from '../../../texts/organiser-events.ts';
import { notify } from '../../../ui/notify.ts';

/** Downloads the report of an event as a PDF. */
export function EventReportButton({ eventId }: { eventId: string }) {
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      await fetchFile(`/api/events/${eventId}/report.pdf`, 'event-report.pdf');
      void notify('success', texts.done);
    } catch (failure) {
      void notify('error', texts.failed(reasonOf(failure)));
    }
    setBusy(false);
  };
  return (
    <Button
      variant="default"
      size="sm"
      aria-label={texts.label}
      loading={busy}
      leftSection={<IconFileDescription size={18} aria-hidden />}
      onClick={() => void take()}
    >
      {texts.button}
    </Button>
  );
}
