import { useApolloClient } from '@apollo/client/react';
import { Button, Tabs } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Live } from '../../../apollo/Live.tsx';
import { ExpensesView } from '../../../features/expenses/ExpensesView.tsx';
import { ReleasesView } from '../../../features/revenue/ReleasesView.tsx';
import { RevenueContracts } from '../../../features/revenue/RevenueContracts.tsx';
import { RevenueMoney } from '../../../features/revenue/RevenueMoney.tsx';
import { revenueTexts } from '../../../messages/revenue.ts';
import { useCan } from '../../../session/use-viewer.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';

const VIEWS = ['releases', 'expenses'] as const;

/** Money first, then contracts, then the rounds that wait for approval and the expenses that are paid before them. */
export default function RevenuePanel() {
  const seesContracts = useCan('VIEW_CONTRACTS');
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((one) => one === params.get('view')) ?? 'releases';
  const open = (next: string | null) =>
    setParams((before) => {
      const changed = new URLSearchParams(before);
      if (next && next !== 'releases') changed.set('view', next);
      else changed.delete('view');
      return changed;
    });
  return (
    <>
      <PageTitle title={revenueTexts.title} lead={revenueTexts.lead}>
        <Live />
        <RefreshButton />
      </PageTitle>
      <RevenueMoney />
      {seesContracts && <RevenueContracts />}
      <Tabs value={view} onChange={open} keepMounted={false}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="releases">{revenueTexts.releases}</Tabs.Tab>
          <Tabs.Tab value="expenses">{revenueTexts.expenses}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="releases">
          <ReleasesView />
        </Tabs.Panel>
        <Tabs.Panel value="expenses">
          <ExpensesView />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

/** Reads everything on the screen again. */
function RefreshButton() {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    setBusy(false);
  };
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconRefresh size={18} aria-hidden />}
      onClick={() => void refresh()}
    >
      {revenueTexts.refresh}
    </Button>
  );
}
