import { Button, Switch, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { readFailure } from '../../apollo/read-failure.ts';
import { useChoosePlatformSellingMutation, usePlatformSellingChoiceQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { platformSellingTexts as texts } from '../../messages/payouts.ts';
import { callTexts } from '../../messages/shell.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { SettingsSection } from '../settings/SettingsSection.tsx';

graphql(`
  query PlatformSellingChoice {
    platformSelling {
      id
      isOpen
      isChosen
      feePercent
      balances {
        due {
          ...Money @unmask
        }
      }
    }
  }
`);

graphql(`
  mutation ChoosePlatformSelling($isChosen: Boolean!) {
    choosePlatformSelling(input: { isChosen: $isChosen }) {
      platformSelling {
        id
        isOpen
        isChosen
      }
    }
  }
`);

/** Whether the organisation sells through the platform's account. Renders nothing until the platform has opened it. */
export function PlatformSellingSection() {
  const { data } = usePlatformSellingChoiceQuery({ fetchPolicy: 'cache-and-network' });
  const [choose, { loading }] = useChoosePlatformSellingMutation();
  const selling = data?.platformSelling;
  if (!selling || !(selling.isOpen || selling.balances.length > 0)) return null;
  const { isOpen, isChosen, feePercent } = selling;
  const change = (chosen: boolean) =>
    notifyOutcome(
      async () => {
        await choose({ variables: { isChosen: chosen } });
        return chosen ? texts.chosen : texts.unchosen;
      },
      (failure) => readFailure(failure, callTexts.network),
    );
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      {isOpen && (
        <>
          <Switch
            size="md"
            label={texts.choose}
            checked={isChosen}
            disabled={loading}
            onChange={({ currentTarget }) => void change(currentTarget.checked)}
          />
          <Text size="sm" c="dimmed" mt="xs" mb="md">
            {feePercent === '0' ? texts.noFee : texts.fee(feePercent)}
          </Text>
        </>
      )}
      <Button component={Link} to={tabAddress('payouts')} variant="default">
        {texts.open}
      </Button>
    </SettingsSection>
  );
}
