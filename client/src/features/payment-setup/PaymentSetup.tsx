import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconInfoCircle, IconWallet } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useMerchantAccountsQuery, usePaymentWalletQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { merchantTexts } from '../../messages/merchants.ts';
import { paymentSetupTexts as texts } from '../../messages/payment-setup.ts';
import { useCan } from '../../session/use-viewer.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Merchants } from '../merchants/Merchants.tsx';
import { PayoutsCard, usePlatformSellingChoice } from '../payouts/PayoutsCard.tsx';
import classes from './PaymentSetup.module.css';

graphql(`
  query PaymentWallet {
    wallet(of: ISSUER) {
      id
    }
  }
`);

/** How an organisation is paid: each way with its state. One of them is enough. */
export function PaymentSetup() {
  const seesWallet = useCan('VIEW_WALLET');
  const accounts = useMerchantAccountsQuery().data?.merchantAccounts;
  const selling = usePlatformSellingChoice();
  const wallet = usePaymentWalletQuery({ fetchPolicy: 'cache-and-network', skip: !seesWallet }).data?.wallet;
  const active = (accounts ?? []).filter(({ state }) => state === 'ACTIVE');
  const ways = [
    ...active.map(({ method, label }) => merchantTexts.accountName(method, label)),
    ...(selling?.isOpen && selling.isChosen && selling.methods.length > 0 ? [texts.throughPlatform] : []),
    ...(wallet ? [texts.wallet] : []),
  ];
  return (
    <>
      <PageTitle title={merchantTexts.title} lead={texts.lead} />
      <Stack gap="lg">
        {accounts && <State ways={ways} />}
        <Paper withBorder p="lg" component="section" aria-label={merchantTexts.title}>
          <Title order={2} size="h3">
            {texts.own}
          </Title>
          <Text size="sm" c="dimmed" mt={4} mb="md">
            {merchantTexts.lead}
          </Text>
          <Merchants order={3} />
        </Paper>
        <Paper withBorder p="lg" component="section" aria-label={texts.collected}>
          <Title order={2} size="h3" mb="md">
            {texts.collected}
          </Title>
          <PayoutsCard selling={selling} />
        </Paper>
        {seesWallet && <WalletWay isConnected={Boolean(wallet)} />}
      </Stack>
    </>
  );
}

/** Whether buyers can pay, and what they can do until then. */
function State({ ways }: { ways: readonly string[] }) {
  const isDone = ways.length > 0;
  return (
    <Alert
      color={isDone ? 'leaf' : 'marigold'}
      variant="light"
      role="status"
      icon={isDone ? <IconCircleCheck size={20} aria-hidden /> : <IconInfoCircle size={20} aria-hidden />}
      title={isDone ? texts.ready : texts.notReady}
    >
      {isDone ? texts.readyWith(ways.join(', ')) : texts.until}
      <Group mt="sm">
        <Button component={Link} to={tabAddress('overview')} variant="default" size="sm">
          {texts.back}
        </Button>
      </Group>
    </Alert>
  );
}

/** Payments in XLM, folded: few organisers need them. */
function WalletWay({ isConnected }: { isConnected: boolean }) {
  return (
    <details className={classes.fold}>
      <summary>
        {texts.other}
        <StatusBadge
          status={isConnected ? 'active' : 'inactive'}
          label={isConnected ? texts.states.connected : texts.states.none}
        />
      </summary>
      <Group gap="sm" mb="xs">
        <IconWallet size={24} stroke={1.7} aria-hidden />
        <Title order={2} size="h4">
          {texts.wallet}
        </Title>
      </Group>
      <Text size="sm" c="dimmed" mb="md">
        {texts.walletAbout}
      </Text>
      <Button component={Link} to={tabAddress('wallet', { of: 'issuer' })} variant="default" size="sm">
        {texts.walletOpen}
      </Button>
    </details>
  );
}
