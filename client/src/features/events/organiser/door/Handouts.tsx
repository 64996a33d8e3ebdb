import { Button, Switch, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { readFailure } from '../../../../apollo/read-failure.ts';
import {
  useCreateHandoutItemMutation,
  useSetHandoutItemActiveMutation,
} from '../../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../../gql/index.ts';
import { doorSettingTexts } from '../../../../messages/door-settings.ts';
import { callTexts } from '../../../../messages/shell.ts';
import { CountField } from '../../../../ui/CountField.tsx';
import { notify } from '../../../../ui/notify.ts';
import { Section } from '../../../../ui/Section.tsx';
import classes from './EventDoor.module.css';

const texts = doorSettingTexts.handouts;

const Fragment = graphql(`
  fragment Handouts_settings on DoorSettings {
    handoutItems {
      id
      name
      perTicket
      active
      handedOut
      excess
    }
  }
`);

graphql(`
  mutation CreateHandoutItem($eventId: ID!, $name: String!, $perTicket: Int!) {
    createHandoutItem(input: { eventId: $eventId, name: $name, perTicket: $perTicket }) {
      settings {
        ...Handouts_settings
      }
    }
  }
`);

graphql(`
  mutation SetHandoutItemActive($id: ID!, $active: Boolean!) {
    setHandoutItemActive(input: { id: $id, active: $active }) {
      settings {
        ...Handouts_settings
      }
    }
  }
`);

const failed = (failure: unknown) =>
  void notify('error', texts.failed(readFailure(failure, callTexts.network)));

interface HandoutsProps {
  eventId: string;
  settings: FragmentType<typeof Fragment>;
  mayEdit: boolean;
  onSaved: () => void;
}

/** Things that doors hand out, with their counts. */
export function Handouts({ eventId, settings, mayEdit, onSaved }: HandoutsProps) {
  const { handoutItems } = useFragment(Fragment, settings);
  const [setActive, { loading }] = useSetHandoutItemActiveMutation();
  return (
    <Section title={texts.title} lead={texts.lead}>
      {handoutItems.length === 0 && (
        <Text size="sm" c="dimmed" mb="md">
          {texts.none}
        </Text>
      )}
      <ul className={classes.list}>
        {handoutItems.map(({ id, name, perTicket, active, handedOut, excess }) => (
          <li key={id} className={classes.line}>
            <div className="min-0 break-anywhere">
              <Text fw={600}>{name}</Text>
              <Text size="sm" c="dimmed" className="tabular">
                {texts.perTicket(perTicket)} · {texts.handedOut(handedOut)}
              </Text>
              {excess > 0 && (
                <Text size="sm" c="red">
                  {texts.excess(excess)}
                </Text>
              )}
            </div>
            {mayEdit && (
              <Switch
                aria-label={texts.isActive(name)}
                size="md"
                styles={{ body: { minHeight: 44, alignItems: 'center' } }}
                checked={active}
                disabled={loading}
                onChange={(event) =>
                  void setActive({ variables: { id, active: event.currentTarget.checked } })
                    .then(onSaved)
                    .catch(failed)
                }
              />
            )}
          </li>
        ))}
      </ul>
      {mayEdit && <AddHandout eventId={eventId} onAdded={onSaved} />}
    </Section>
  );
}

function AddHandout({ eventId, onAdded }: { eventId: string; onAdded: () => void }) {
  const [name, setName] = useState('');
  const [perTicket, setPerTicket] = useState(1);
  const [create, { loading }] = useCreateHandoutItemMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await create({ variables: { eventId, name: name.trim(), perTicket } });
      void notify('success', texts.added(name.trim()));
      setName('');
      setPerTicket(1);
      onAdded();
    } catch (failure) {
      failed(failure);
    }
  };
  return (
    <form onSubmit={submit} aria-label={texts.form} className={classes.add}>
      <TextInput
        label={texts.name}
        placeholder={texts.example}
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        className={classes.name}
      />
      <div>
        <Text size="sm" fw={500} mb={2}>
          {texts.count}
        </Text>
        <CountField
          labels={{ field: texts.count, more: texts.more, fewer: texts.fewer }}
          value={perTicket}
          max={20}
          onChange={setPerTicket}
        />
      </div>
      <Button type="submit" variant="default" loading={loading} disabled={name.trim() === ''}>
        {texts.add}
      </Button>
    </form>
  );
}
