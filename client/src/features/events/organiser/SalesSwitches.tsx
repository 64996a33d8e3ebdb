import { Switch } from '@mantine/core';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useSetEventFormSalesMutation, useSetTierFormSalesMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { organiserTexts, switchTexts } from '../../../messages/organiser.ts';
import { callTexts } from '../../../messages/shell.ts';
import { notify } from '../../../ui/notify.ts';

const failed = (failure: unknown) =>
  notify('error', organiserTexts.salesFailed(readFailure(failure, callTexts.network)));

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
  const flip = (formSales: boolean) => set({ variables: { id: event.id, formSales } }).catch(failed);
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

const TierSalesSwitchFragment = graphql(`
  fragment TierSalesSwitch_tier on Tier {
    id
    name
    formSales
  }
`);

graphql(`
  mutation SetTierFormSales($tierId: ID!, $enabled: Boolean!) {
    setTierFormSales(input: { tierId: $tierId, enabled: $enabled }) {
      tier {
        id
        formSales
      }
    }
  }
`);

/** Opens or closes the public form for one tier. */
export function TierSalesSwitch({ tier: ref }: { tier: FragmentType<typeof TierSalesSwitchFragment> }) {
  const tier = useFragment(TierSalesSwitchFragment, ref);
  const [set, { loading }] = useSetTierFormSalesMutation();
  const flip = (enabled: boolean) => set({ variables: { tierId: tier.id, enabled } }).catch(failed);
  return (
    <Switch
      label={switchTexts.formSales}
      aria-label={switchTexts.formSalesOf(tier.name)}
      labelPosition="left"
      size="md"
      styles={{ body: { minHeight: 44, alignItems: 'center' } }}
      checked={tier.formSales}
      disabled={loading}
      onChange={(event) => void flip(event.currentTarget.checked)}
    />
  );
}
