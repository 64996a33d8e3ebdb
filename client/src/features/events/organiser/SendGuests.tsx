import { Button, FileInput, SegmentedControl, Text } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { succeeded } from '../../../apollo/refusal.ts';
import { newIdempotencyKey } from '../../../apollo/use-attempt.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { guestTexts as texts } from '../../../messages/organiser.ts';
import { reasonOf, signedFetch } from '../../../session/fetch-file.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { notify } from '../../../ui/notify.ts';
import { downloadCsv } from '../../tickets/download-csv.ts';
import classes from './GuestLists.module.css';

interface GuestUpload {
  eventId: string;
  file: File;
  payment: 'due' | 'complimentary';
  /** Idempotency key: a retried upload creates no second tickets. */
  key: string;
}

/** @throws RefusedCall */
export async function uploadGuests({
  eventId,
  file,
  payment,
  key,
}: GuestUpload): Promise<{ issued: number; refused: number }> {
  const response = await signedFetch(`/api/events/${eventId}/guests?payment=${payment}`, {
    method: 'POST',
    headers: {
      'content-type': 'text/csv',
      'idempotency-key': key,
      // HTTP headers are limited to Latin characters.
      'x-file-name': encodeURIComponent(file.name.slice(0, 200)),
    },
    body: file,
  });
  return (await (await succeeded(response)).json()) as { issued: number; refused: number };
}

const SendGuestsFragment = graphql(`
  fragment SendGuests_event on Event {
    id
    tiers {
      id
      name
    }
  }
`);

type Payment = 'due' | 'complimentary';

interface SendGuestsProps {
  event: FragmentType<typeof SendGuestsFragment>;
  onSent: () => void;
}

/** Uploads a guest list. A failed upload is retried with the same key. */
export function SendGuests({ event: ref, onSent }: SendGuestsProps) {
  const event = useFragment(SendGuestsFragment, ref);
  const [chosen, setChosen] = useState<{ file: File; key: string } | null>(null);
  const [payment, setPayment] = useState<Payment>('complimentary');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const choose = (file: File | null) => {
    setFailure(null);
    setChosen(file && { file, key: newIdempotencyKey() });
  };
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (!chosen) return;
    setBusy(true);
    setFailure(null);
    try {
      const { issued, refused } = await uploadGuests({ eventId: event.id, payment, ...chosen });
      void notify(refused > 0 ? 'error' : 'success', texts.done(issued, refused));
      setChosen(null);
    } catch (thrown) {
      setFailure(texts.failed(reasonOf(thrown)));
    }
    setBusy(false);
    onSent();
  };
  const template = () =>
    downloadCsv('guests.csv', [
      ['name', 'email', 'phone', 'tier'],
      [texts.templateGuest, 'grace@example.com', '', event.tiers[0]?.name ?? 'regular'],
    ]);

  return (
    <form onSubmit={submit} aria-label={texts.title}>
      <div className={classes.form}>
        <FileInput
          label={texts.file}
          placeholder={texts.chooseFile}
          accept=".csv,text/csv"
          value={chosen?.file ?? null}
          onChange={choose}
          disabled={busy}
          clearable
          clearButtonProps={{ 'aria-label': texts.otherFile }}
        />
        <SegmentedControl
          aria-label={texts.payment}
          value={payment}
          onChange={(value) => {
            setPayment(value as Payment);
            setChosen(chosen && { ...chosen, key: newIdempotencyKey() });
          }}
          disabled={busy}
          data={[
            { value: 'complimentary', label: texts.complimentary },
            { value: 'due', label: texts.due },
          ]}
        />
      </div>
      {failure && <FormFailure>{failure}</FormFailure>}
      <div className={classes.actions}>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={template}
        >
          {texts.template}
        </Button>
        <Button
          type="submit"
          loading={busy}
          disabled={!chosen}
          leftSection={<IconUpload size={18} aria-hidden />}
        >
          {texts.send}
        </Button>
      </div>
      <Text size="sm" c="dimmed" role="status">
        {busy ? texts.sending : ''}
      </Text>
    </form>
  );
}
