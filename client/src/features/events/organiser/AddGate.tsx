import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useCreateGateMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { callTexts } from '../../../texts/calls.ts';
import { switchTexts } from '../../../texts/event-form.ts';
import { organiserTexts } from '../../../texts/organiser.ts';
import { notify } from '../../../ui/notify.ts';
import classes from './Gates.module.css';

graphql(`
  mutation CreateGate($eventId: ID!, $name: String!) {
    createGate(input: { eventId: $eventId, name: $name }) {
      gate {
        id
        name
        ...Gate_gate
      }
    }
  }
`);

/** Form that adds a gate. */
export function AddGate({ eventId, onAdded }: { eventId: string; onAdded: () => void }) {
  const [name, setName] = useState('');
  const [create, { loading }] = useCreateGateMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { data } = await create({ variables: { eventId, name: name.trim() } });
      if (!data) return;
      void notify('success', organiserTexts.gateAdded(data.createGate.gate.name));
      setName('');
      onAdded();
    } catch (failure) {
      void notify('error', organiserTexts.gateFailed(readFailure(failure, callTexts.network)));
    }
  };
  return (
    <form onSubmit={submit} className={classes.add} aria-label={switchTexts.addGate}>
      <TextInput
        label={switchTexts.newGate}
        placeholder={switchTexts.gateExample}
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={loading} disabled={name.trim() === ''}>
        {switchTexts.add}
      </Button>
    </form>
  );
}
