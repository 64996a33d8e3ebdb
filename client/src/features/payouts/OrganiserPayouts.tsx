import { Stack } from '@mantine/core';
import { IconCashBanknote } from '@tabler/icons-react';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { refetchQuietly } from '../../apollo/refetch.ts';
import { usePlatformSellingQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { payoutTexts as texts } from '../../messages/payouts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SkeletonCards } from '../../ui/SkeletonCards.tsx';
import { PayoutDestinations } from './PayoutDestinations.tsx';
import { PayoutList } from './PayoutList.tsx';
import { PlatformBalances } from './PlatformBalances.tsx';
import { RequestPayout } from './RequestPayout.tsx';

graphql(`
  query PlatformSelling {
    platformSelling {
      id
      isOpen
      balances {
        due {
          ...Money @unmask
        }
      }
      destinations {
        id
        currency
      }
      ...PlatformBalances_selling
      ...PayoutDestinations_selling
    }
  }
`);

/** Payouts of the viewer's organisation: amounts due, requests, destinations and history. */
export function OrganiserPayouts() {
  const query = usePlatformSellingQuery({ fetchPolicy: 'cache-and-network' });
  const { data, loading, error, refetch } = query;
  const selling = data?.platformSelling;
  if (!selling) {
    if (loading) return <SkeletonCards label={texts.loading} count={2} />;
    return <QueryFailure title={texts.listFailed} error={error} refetch={refetch} />;
  }
  const paid = new Set(selling.destinations.map(({ currency }) => currency));
  const dues = selling.balances.flatMap(({ due }) =>
    paid.has(due.currency) && Number(due.amount) > 0 ? due : [],
  );
  const changed = refetchQuietly(query);
  return (
    <>
      <PageTitle title={texts.title} lead={texts.lead}>
        <RequestPayout dues={dues} onChanged={changed} />
      </PageTitle>
      <Stack gap="lg">
        {selling.balances.length === 0 ? (
          <EmptyState
            title={texts.nothing}
            message={texts.nothingBody}
            icon={<IconCashBanknote size={30} />}
            order={2}
          />
        ) : (
          <PlatformBalances selling={selling} />
        )}
        <PayoutDestinations selling={selling} onChanged={changed} />
        <PayoutList due={selling.balances[0]?.due.amount} isOperator={false} onChanged={changed} />
      </Stack>
    </>
  );
}
