import { Switch } from '@mantine/core';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useSetEventFormSalesMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { callTexts } from '../../../texts/calls.ts';
import { switchTexts } from '../../../texts/event-form.ts';
import { organiserTexts } from '../../../texts/organiser.ts';
import { notify } from '../../../ui/notify.ts';

const FormSalesSwitchFragment = graphql(`
  fragment FormSalesSwitch_event on Event {
    id
    formSales
  }
`);

graphql(`
  mutation SetEventFormSales($id: ID!, $formSales: Boolean!) {
    updateEvent(input: { formSales: $formSales, id: $id }) {
      event {
        id
        formSales
      }
    }
  }
`);

/** Opens or closes the public form for the whole event. */
export function FormSalesSwitch({ event: ref }: { event: FragmentType<typeof FormSalesSwitchFragment> }) {
  const event = useFragment(FormSalesSwitchFragment, ref);
  const [set, { loading }] = useSetEventFormSalesMutation();
  const flip = (formSales: boolean) =>
    set({ variables: { id: event.id, formSales } }).catch((failure: unknown) =>
      notify('error', organiserTexts.salesFailed(readFailure(failure, callTexts.network))),
    );
  return (
    <Switch
      label={switchTexts.sellPublicly}
      description={switchTexts.sellPubliclyHelp}
      size="md"
      checked={event.formSales}
      disabled={loading}
      onChange={(change) => void flip(change.currentTarget.checked)}
    />
  );
}
