import { Button, Group, Text } from '@mantine/core';
import { IconWallet } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { purchaseTexts } from '../../../messages/purchases.ts';
import { ticketTexts } from '../../../messages/tickets.ts';
import { ShortAmount } from '../../../ui/ShortAmount.tsx';
import { SkeletonBlock } from '../../../ui/SkeletonBlock.tsx';
import { XlmWorth } from '../../rates/XlmWorth.tsx';
import { FundWallet } from '../../wallet/FundWallet.tsx';
import type { PayingWallet } from './use-purchase-wallet.ts';
import classes from './WalletPurchase.module.css';

/** The buyer's wallet: balance, or what it needs before it can pay. */
export function WalletInfo({ wallet, loading }: { wallet: PayingWallet | null; loading: boolean }) {
  if (loading) return <SkeletonBlock label={purchaseTexts.walletInfo} height={72} />;
  return (
    <section className={classes.wallet} aria-label={purchaseTexts.walletInfo}>
      <IconWallet size={24} stroke={1.7} aria-hidden className={classes.icon} />
      <div className={classes.words} aria-live="polite">
        <Text size="sm" c="dimmed">
          {purchaseTexts.walletInfo}
        </Text>
        {!wallet && <Text fw={600}>{ticketTexts.noWallet}</Text>}
        {wallet && !wallet.funded && <Text fw={600}>{ticketTexts.fundFirst}</Text>}
        {wallet?.funded && (
          <>
            <ShortAmount money={wallet.balance} fz="lg" />
            <XlmWorth value={wallet.balance.amount} />
          </>
        )}
      </div>
      <Group gap="xs">
        {wallet && !wallet.funded && wallet.fundable && <FundWallet of="USER" color="marigold.5" size="sm" />}
        {!wallet && (
          <Button component={Link} to="/wallet" variant="default" size="sm">
            {purchaseTexts.openWallet}
          </Button>
        )}
      </Group>
    </section>
  );
}
