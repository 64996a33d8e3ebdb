import { Switch } from '@mantine/core';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useSetTierFormSalesMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { callTexts } from '../../../texts/calls.ts';
import { switchTexts } from '../../../texts/event-form.ts';
import { organiserTexts } from '../../../texts/organiser.ts';
import { notify } from '../../../ui/notify.ts';

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
  const flip = (enabled: boolean) =>
    set({ variables: { tierId: tier.id, enabled } }).catch((failure: unknown) =>
      notify('error', organiserTexts.salesFailed(readFailure(failure, callTexts.network))),
    );
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
