import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { MessageAudience } from '../../gql/graphql.ts';
import { composeTexts as texts } from '../../messages/messages.ts';
import { RestOfList } from '../../ui/RestOfList.tsx';
import { GroupMessageForm } from './GroupMessageForm.tsx';
import { useMessageAddress } from './message-address.ts';
import { TierChips } from './TierChips.tsx';
import { groupName, type useMessageGroups } from './use-message-groups.ts';

interface ComposeToGroupProps {
  audience: MessageAudience;
  groups: ReturnType<typeof useMessageGroups>;
}

/** A message to the ticket holders of an event or to the signatories of a contract. */
export function ComposeToGroup({ audience, groups }: ComposeToGroupProps) {
  const address = useMessageAddress();
  const [chosen, setChosen] = useState('');
  const [tiers, setTiers] = useState<string[]>([]);
  const holders = audience === 'EVENT_HOLDERS';
  const choices = holders ? groups.events : groups.contracts;
  const event = holders ? groups.events.find(({ id }) => id === chosen) : undefined;
  const about = choices.find(({ id }) => id === chosen)?.name ?? '';
  const ofTiers = tiers.length > 0 ? tiers : null;
  const group = { audience, ...(holders ? { eventId: chosen, tiers: ofTiers } : { contractId: chosen }) };
  return (
    <GroupMessageForm
      group={group}
      name={groupName({ audience, about, tiers: ofTiers, chosenTickets: null })}
      head={(faults) => (
        <>
          <NativeSelect
            label={holders ? texts.event : texts.contract}
            value={chosen}
            onChange={(change) => {
              setChosen(change.currentTarget.value);
              setTiers([]);
            }}
            data={[
              { value: '', label: holders ? texts.chooseEvent : texts.chooseContract },
              ...choices.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            required
            withAsterisk={false}
          />
          <RestOfList rest={holders ? groups.eventsRest : groups.contractsRest} />
          {event && <TierChips tiers={event.tiers} chosen={tiers} fault={faults.tiers} onChange={setTiers} />}
        </>
      )}
      onCancel={() => address.go(null)}
      onSent={(id) => address.go({ kind: 'group', id }, 'groups')}
    />
  );
}
