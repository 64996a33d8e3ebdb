import { Switch } from '@mantine/core';
import { readFailure } from '../../../apollo/read-failure.ts';
import type { Gate_GateFragment } from '../../../gql/graphql.ts';
import { useSetGateActiveMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { callTexts } from '../../../texts/calls.ts';
import { switchTexts } from '../../../texts/event-form.ts';
import { organiserTexts } from '../../../texts/organiser.ts';
import { notify } from '../../../ui/notify.ts';

graphql(`
  mutation SetGateActive($id: ID!, $active: Boolean!) {
    setGateActive(input: { id: $id, active: $active }) {
      gate {
        id
        active
      }
    }
  }
`);

const failed = (failure: unknown) =>
  notify('error', organiserTexts.gateFailed(readFailure(failure, callTexts.network)));

/** Opens and closes a gate. */
export function GateSwitch({ gate }: { gate: Pick<Gate_GateFragment, 'id' | 'name' | 'active'> }) {
  const [set, { loading }] = useSetGateActiveMutation();
  return (
    <Switch
      aria-label={switchTexts.gateIsOpen(gate.name)}
      label={gate.active ? switchTexts.open : switchTexts.closed}
      labelPosition="left"
      size="md"
      styles={{ body: { minHeight: 44, alignItems: 'center' } }}
      checked={gate.active}
      disabled={loading}
      onChange={(event) =>
        void set({ variables: { id: gate.id, active: event.currentTarget.checked } }).catch(failed)
      }
    />
  );
}
