import { Button, Paper, Text, Title } from '@mantine/core';
import { IconClockExclamation, IconExternalLink, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { walletTexts } from '../../messages/wallet.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { formatMoney } from '../../ui/format-amount.ts';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import { ShortAmount } from '../../ui/ShortAmount.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { XlmWorth } from '../rates/XlmWorth.tsx';
import { ExportKey } from './ExportKey.tsx';
import { FundWallet } from './FundWallet.tsx';
import classes from './WalletSheet.module.css';

const WalletSheetFragment = graphql(`
  fragment WalletSheet_wallet on Wallet {
    id
    owner
    publicKey
    funded
    balance {
      ...Money @unmask
    }
    spendable {
      ...Money @unmask
    }
    reserve {
      ...Money @unmask
    }
    stale
    balanceAt
    network
    fundable
    explorerUrl
  }
`);

/** How long the confirmation of a copied key stays. */
const COPIED_MS = 3000;

interface WalletSheetProps {
  wallet: FragmentType<typeof WalletSheetFragment>;
  mayManage: boolean;
  onRefresh: () => Promise<void>;
}

/** Balance, address and actions of an existing wallet. */
export function WalletSheet({ wallet: ref, mayManage, onRefresh }: WalletSheetProps) {
  const wallet = useFragment(WalletSheetFragment, ref);
  const [refreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    await onRefresh();
    setRefreshing(false);
  };
  return (
    <Paper withBorder component="section" aria-label={walletTexts.title} className={classes.sheet}>
      <div className={classes.money}>
        <div className={classes.head}>
          <Title order={2} size="h4">
            {walletTexts.balance}
          </Title>
          <StatusBadge
            status={wallet.funded ? 'active' : 'pending'}
            label={wallet.funded ? walletTexts.statusFunded : walletTexts.statusNotFunded}
          />
        </div>
        <div className={classes.balance} aria-live="polite">
          <ShortAmount key={wallet.balance.amount} money={wallet.balance} inherit />
        </div>
        {wallet.funded && <XlmWorth value={wallet.balance.amount} size="md" mt={-8} mb="sm" />}
        {wallet.stale && (
          <Text size="sm" fw={500} mb="sm" role="status" className={classes.stale}>
            <IconClockExclamation size={20} aria-hidden />
            <span>
              {walletTexts.stale} {wallet.balanceAt && <Moment at={wallet.balanceAt} />}
            </span>
          </Text>
        )}
        {wallet.funded ? (
          <>
            <dl className={classes.parts}>
              <div>
                <dt>{walletTexts.spendable}</dt>
                <dd>
                  <ShortAmount money={wallet.spendable} />
                </dd>
              </div>
              <div>
                <dt>{walletTexts.reserve}</dt>
                <dd>
                  <ShortAmount money={wallet.reserve} />
                </dd>
              </div>
            </dl>
            <Text size="sm" c="dimmed">
              {walletTexts.reserveWhy(formatMoney(wallet.reserve))}
            </Text>
          </>
        ) : (
          <Text c="dimmed">
            {wallet.fundable ? walletTexts.notFundedBody : walletTexts.notFundedElsewhere(wallet.publicKey)}
          </Text>
        )}
      </div>
      <div className={classes.side}>
        <div>
          <Text size="sm" c="dimmed">
            {walletTexts.publicKey}
          </Text>
          <div className={classes.key}>
            <code className={classes.code}>{wallet.publicKey}</code>
            <CopyButton
              value={wallet.publicKey}
              label={walletTexts.copyKey}
              confirmMs={COPIED_MS}
              onCopied={() => void notify('success', walletTexts.keyCopied)}
            />
          </div>
          <Text size="sm" c="dimmed">
            {walletTexts.network(wallet.network.toLowerCase())}
          </Text>
        </div>
        <div className={classes.actions}>
          {mayManage && wallet.fundable && (
            <FundWallet
              of={wallet.owner}
              variant={wallet.funded ? 'default' : 'filled'}
              color={wallet.funded ? undefined : 'marigold.5'}
            />
          )}
          <Button
            variant="default"
            loading={refreshing}
            leftSection={<IconRefresh size={18} aria-hidden />}
            onClick={() => void refresh()}
          >
            {walletTexts.refresh}
          </Button>
          {wallet.explorerUrl && (
            <Button
              component="a"
              href={wallet.explorerUrl}
              target="_blank"
              rel="noreferrer"
              variant="default"
              leftSection={<IconExternalLink size={18} aria-hidden />}
            >
              {walletTexts.explorer}
            </Button>
          )}
          {mayManage && <ExportKey of={wallet.owner} />}
        </div>
      </div>
    </Paper>
  );
}
