import { Button, Group, Skeleton, Text } from '@mantine/core';
import { IconCreditCard, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { refetchQuietly } from '../../apollo/refetch.ts';
import type { MerchantAccountsQuery, PaymentProvider } from '../../gql/graphql.ts';
import { useMerchantAccountsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { merchantTexts as texts } from '../../messages/merchants.ts';
import { callTexts } from '../../messages/shell.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { WaitingChanges } from '../account-changes/WaitingChanges.tsx';
import { ConnectForm } from './ConnectForm.tsx';
import { MerchantItem } from './MerchantItem.tsx';
import classes from './Merchants.module.css';
import { WayCard } from './WayCard.tsx';

graphql(`
  query MerchantAccounts {
    merchantAccounts {
      id
      provider
      method
      label
      state
      problem
      ...MerchantItem_account
    }
    merchantProviders {
      provider
      method
      asksPhone
      ...ConnectForm_provider
    }
  }
`);

type Account = MerchantAccountsQuery['merchantAccounts'][number];
type Provider = MerchantAccountsQuery['merchantProviders'][number];

interface MerchantsProps {
  /** Of the platform: its changes count at once. */
  isPlatform?: boolean;
  /** Level of the titles. */
  order: 3 | 4;
}

/** Accounts of the organisation, or of the platform, at payment providers, by the methods that buyers choose. */
export function Merchants({ isPlatform = false, order }: MerchantsProps) {
  const query = useMerchantAccountsQuery();
  const { data, loading, error, refetch } = query;
  const [connecting, setConnecting] = useState<PaymentProvider>();
  const accounts = data?.merchantAccounts;
  const providers = data?.merchantProviders ?? [];
  const wanted = providers.find(({ provider }) => provider === connecting);
  const form = {
    onClose: () => setConnecting(undefined),
    onChanged: refetchQuietly({ refetch }),
    replaced: accounts?.find(({ method, state }) => state === 'ACTIVE' && method === wanted?.method)?.label,
  };
  return (
    <>
      {!accounts && loading && <Skeleton height={240} />}
      {!accounts && error && (
        <QueryFailure title={callTexts.loadFailed(texts.list)} error={error} refetch={refetch} />
      )}
      {accounts && !isPlatform && (
        <WaitingChanges of="merchants" order={order} version={accounts} onChanged={form.onChanged} />
      )}
      {accounts && (
        <ul className={classes.methods}>
          {[...new Set(providers.map(({ method }) => method))].map((method) => (
            <MethodCard
              key={method}
              method={method}
              order={order}
              providers={providers.filter((one) => one.method === method)}
              accounts={accounts.filter((one) => one.method === method)}
              onConnect={setConnecting}
              onChanged={form.onChanged}
            />
          ))}
        </ul>
      )}
      {wanted && <ConnectForm key={connecting} of={wanted} {...form} />}
    </>
  );
}

interface MethodCardProps {
  method: Provider['method'];
  order: 3 | 4;
  providers: readonly Provider[];
  accounts: readonly Account[];
  onConnect: (provider: PaymentProvider) => void;
  onChanged: () => void;
}

/** One way to pay, with the accounts that are connected for it. */
function MethodCard({ method, order, providers, accounts, onConnect, onChanged }: MethodCardProps) {
  const { name, about } = texts.methods[method];
  const active = accounts.find(({ state }) => state === 'ACTIVE');
  return (
    <li>
      <WayCard
        title={name}
        order={order}
        icon={providers.some(({ asksPhone }) => asksPhone) ? IconDeviceMobile : IconCreditCard}
        badge={<MethodStatus accounts={accounts} />}
      >
        {accounts.length === 0 && (
          <Text size="sm" c="dimmed">
            {about}
          </Text>
        )}
        {accounts.length > 0 && (
          <ul className={classes.accounts}>
            {accounts.map((account) => (
              <MerchantItem key={account.id} account={account} onChanged={onChanged} />
            ))}
          </ul>
        )}
        <Group gap={accounts.length > 0 ? '0 22px' : 'xs'}>
          {providers.map(({ provider }) => (
            <Button
              key={provider}
              {...(accounts.length > 0 ? { variant: 'transparent', px: 0 } : { variant: 'default' })}
              size="sm"
              onClick={() => onConnect(provider)}
            >
              {actionOf(provider, providers.length, active)}
            </Button>
          ))}
        </Group>
      </WayCard>
    </li>
  );
}

function MethodStatus({ accounts }: { accounts: readonly Account[] }) {
  const active = accounts.find(({ state }) => state === 'ACTIVE');
  if (active?.problem) return <StatusBadge status="failed" label={texts.states.problem} />;
  if (active) return <StatusBadge status="active" label={texts.states.active} />;
  if (accounts.length > 0) return <StatusBadge status="pending" />;
  return <StatusBadge status="inactive" label={texts.states.none} />;
}

/** @param count of the providers that the method has */
function actionOf(provider: PaymentProvider, count: number, active: Account | undefined): string {
  if (!active) return texts.connect[provider];
  if (active.provider === provider || count === 1) return texts.change[provider];
  return texts.switchTo[provider];
}
