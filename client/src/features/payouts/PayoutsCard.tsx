import { Button, Group, Switch, Text } from '@mantine/core';
import { IconCashBanknote } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { readFailure } from '../../apollo/read-failure.ts';
import type { PlatformSellingChoiceQuery } from '../../gql/graphql.ts';
import { useChoosePlatformSellingMutation, usePlatformSellingChoiceQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { paymentSetupTexts } from '../../messages/payment-setup.ts';
import { platformSellingTexts as texts } from '../../messages/payouts.ts';
import { callTexts } from '../../messages/shell.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { WayCard } from '../merchants/WayCard.tsx';

graphql(`
  query PlatformSellingChoice {
    platformSelling {
      id
      isOpen
      isChosen
      methods
      feePercent
      balances {
        due {
          ...Money @unmask
        }
      }
      destinations {
        id
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
        methods
      }
    }
  }
`);

type Selling = PlatformSellingChoiceQuery['platformSelling'];

/** Reads whether, and how, the organisation sells through the account of the platform; null where it cannot. */
export const usePlatformSellingChoice = (): Selling | undefined =>
  usePlatformSellingChoiceQuery({ fetchPolicy: 'cache-and-network' }).data?.platformSelling;

/** Whether the platform collects money for the organisation, and where it pays it out. */
export function PayoutsCard({ selling }: { selling: Selling | undefined }) {
  const isOffered = Boolean(selling && (selling.isOpen || selling.balances.length > 0));
  return (
    <WayCard
      title={paymentSetupTexts.payouts}
      order={3}
      icon={IconCashBanknote}
      badge={<PayoutsStatus selling={selling} />}
    >
      {selling && isOffered ? (
        <PlatformSelling selling={selling} />
      ) : (
        <Text size="sm" c="dimmed">
          {paymentSetupTexts.noPayouts}
        </Text>
      )}
    </WayCard>
  );
}

function PayoutsStatus({ selling }: { selling: Selling | undefined }) {
  if (!(selling?.isOpen && selling.isChosen))
    return <StatusBadge status="inactive" label={paymentSetupTexts.states.none} />;
  if (selling.methods.length === 0 || selling.destinations.length === 0)
    return <StatusBadge status="pending" />;
  return <StatusBadge status="active" label={paymentSetupTexts.states.connected} />;
}

function PlatformSelling({
  selling: { isOpen, isChosen, methods, feePercent, destinations },
}: {
  selling: NonNullable<Selling>;
}) {
  const [choose, { loading }] = useChoosePlatformSellingMutation({ context: AS_PERSON });
  const change = (chosen: boolean) =>
    notifyOutcome(
      async () => {
        await choose({ variables: { isChosen: chosen } });
        if (!chosen) return texts.unchosen;
        return methods.length > 0 ? texts.chosen : texts.chosenEarly;
      },
      (failure) => readFailure(failure, callTexts.network),
    );
  return (
    <section aria-label={texts.title}>
      <Text size="sm" c="dimmed" mb="md">
        {texts.lead}
      </Text>
      {isOpen && (
        <>
          <Switch
            size="md"
            label={texts.choose}
            checked={isChosen}
            disabled={loading}
            onChange={({ currentTarget }) => void change(currentTarget.checked)}
          />
          {methods.length === 0 && (
            <Text size="sm" mt="xs">
              {texts.noAccount}
            </Text>
          )}
          <Text size="sm" c="dimmed" mt="xs" mb="md">
            {feePercent === '0' ? texts.noFee : texts.fee(feePercent)}
            {isChosen && destinations.length === 0 && ` ${paymentSetupTexts.noDestination}`}
          </Text>
        </>
      )}
      <Group>
        <Button component={Link} to={tabAddress('payouts')} variant="default" size="sm">
          {texts.open}
        </Button>
      </Group>
    </section>
  );
}
