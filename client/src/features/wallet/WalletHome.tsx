import { Text } from '@mantine/core';
import type { Viewer } from '../../session/use-viewer.ts';
import { walletTexts } from '../../texts/wallet.ts';
import { LedgerNotice } from './LedgerNotice.tsx';
import { Wallet } from './Wallet.tsx';
import { useChosenWallet, WalletChoice } from './WalletChoice.tsx';

/** Wallet panel, for the dashboard and for its own page. */
export function WalletHome({ viewer }: { viewer: Viewer }) {
  const of = useChosenWallet(viewer);
  return (
    <>
      <WalletChoice viewer={viewer} />
      <LedgerNotice />
      {of === 'ISSUER' && (
        <Text c="dimmed" mb="md">
          {walletTexts.issuersLead}
        </Text>
      )}
      <Wallet
        key={of}
        of={of}
        mayManage={viewer.permissions.includes(of === 'ISSUER' ? 'MANAGE_WALLET' : 'VIEW_WALLET')}
      />
    </>
  );
}
