import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import { useAttempt } from '../../apollo/use-attempt.ts';
import { useSendGroupMessageMutation } from '../../gql/hooks/index.ts';
import { messageTexts, composeTexts as texts } from '../../messages/messages.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { notify } from '../../ui/notify.ts';
import { EMPTY_MESSAGE, MessageFields } from './MessageFields.tsx';
import { TierChips } from './TierChips.tsx';
import { outdate } from './use-live-messages.ts';

interface HoldersMessageFormProps {
  eventId: string;
  /** Tiers to choose from, where the message may go to some of them. */
  tiers?: readonly { id: string; name: string }[];
  /** Chosen tickets, where the message goes to their holders alone. */
  ticketIds?: readonly string[];
  onCancel?: () => void;
  onSent?: () => void;
}

/** A message to ticket holders of one event: of all or some tiers, or of chosen tickets. */
export function HoldersMessageForm({
  eventId,
  tiers: choices = [],
  ticketIds,
  onCancel,
  onSent,
}: HoldersMessageFormProps) {
  const [tiers, setTiers] = useState<string[]>([]);
  const [draft, setDraft] = useState(EMPTY_MESSAGE);
  const [send, { loading, error, client }] = useSendGroupMessageMutation();
  const attempt = useAttempt();
  const faults = fieldFailures(error);

  const submit = async (submitted: FormEvent): Promise<void> => {
    submitted.preventDefault();
    const input = {
      audience: 'EVENT_HOLDERS' as const,
      eventId,
      tiers: tiers.length > 0 ? tiers : null,
      ticketIds: ticketIds ? [...ticketIds] : null,
      ...draft,
    };
    try {
      await send({ variables: { input: { ...input, idempotencyKey: attempt.keyOf(input) } } });
      attempt.settle();
      setDraft(EMPTY_MESSAGE);
      void notify('success', messageTexts.sent);
      void client.refetchQueries({ updateCache: outdate('messageBatches') }).catch(() => undefined);
      onSent?.();
    } catch (refusal) {
      attempt.settle(refusal);
      void notify('error', messageTexts.sendFailed);
    }
  };

  return (
    <form onSubmit={submit} aria-label={texts.title}>
      <Stack gap="md">
        <TierChips tiers={choices} chosen={tiers} fault={faults.tiers} onChange={setTiers} />
        <MessageFields draft={draft} faults={faults} onChange={setDraft} />
        {error && <FormFailure>{readFailure(error)}</FormFailure>}
        <Group justify="flex-end">
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
          <Button type="submit" loading={loading}>
            {texts.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
