import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import { useAttempt } from '../../apollo/use-attempt.ts';
import type { MessageAudience } from '../../gql/graphql.ts';
import { useSendGroupMessageMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { messageTexts, composeTexts as texts } from '../../messages/messages.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { notify } from '../../ui/notify.ts';
import { RestOfList } from '../../ui/RestOfList.tsx';
import { EMPTY_MESSAGE, MessageFields } from './MessageFields.tsx';
import { useMessageAddress } from './message-address.ts';
import { TierChips } from './TierChips.tsx';
import { outdate } from './use-live-messages.ts';
import type { useMessageGroups } from './use-message-groups.ts';

graphql(`
  mutation SendGroupMessage($input: SendGroupMessageInput!) {
    sendGroupMessage(input: $input) {
      batch {
        id
        ...BatchProgress_batch
      }
    }
  }
`);

interface ComposeToGroupProps {
  audience: MessageAudience;
  groups: ReturnType<typeof useMessageGroups>;
}

/** A message to the ticket holders of an event or to the signatories of a contract. */
export function ComposeToGroup({ audience, groups }: ComposeToGroupProps) {
  const address = useMessageAddress();
  const [chosen, setChosen] = useState('');
  const [tiers, setTiers] = useState<string[]>([]);
  const [draft, setDraft] = useState(EMPTY_MESSAGE);
  const [send, { loading, error, client }] = useSendGroupMessageMutation();
  const attempt = useAttempt();
  const faults = fieldFailures(error);
  const holders = audience === 'EVENT_HOLDERS';
  const event = holders ? groups.events.find(({ id }) => id === chosen) : undefined;

  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    const group = holders
      ? { eventId: chosen, tiers: tiers.length > 0 ? tiers : null }
      : { contractId: chosen };
    const input = { audience, ...group, ...draft };
    try {
      const { data } = await send({
        variables: { input: { ...input, idempotencyKey: attempt.keyOf(input) } },
      });
      attempt.settle();
      void notify('success', messageTexts.sent);
      void client.refetchQueries({ updateCache: outdate('messageBatches') }).catch(() => undefined);
      if (data) address.go({ kind: 'group', id: data.sendGroupMessage.batch.id }, 'groups');
    } catch (refusal) {
      attempt.settle(refusal);
      void notify('error', messageTexts.sendFailed);
    }
  };

  const options = (holders ? groups.events : groups.contracts).map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  return (
    <form onSubmit={submit} aria-label={texts.title}>
      <Stack gap="md">
        <NativeSelect
          label={holders ? texts.event : texts.contract}
          value={chosen}
          onChange={(change) => {
            setChosen(change.currentTarget.value);
            setTiers([]);
          }}
          data={[{ value: '', label: holders ? texts.chooseEvent : texts.chooseContract }, ...options]}
          required
          withAsterisk={false}
        />
        <RestOfList rest={holders ? groups.eventsRest : groups.contractsRest} />
        {event && <TierChips tiers={event.tiers} chosen={tiers} fault={faults.tiers} onChange={setTiers} />}
        <MessageFields draft={draft} faults={faults} onChange={setDraft} />
        {error && <FormFailure>{readFailure(error)}</FormFailure>}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => address.go(null)}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={loading}>
            {texts.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
