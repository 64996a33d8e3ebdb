import { useLiveState } from '../../apollo/live-state.ts';
import { WalletHome } from '../../features/wallet/Wallet.tsx';
import { walletTexts } from '../../messages/wallet.ts';
import { LiveDot } from '../../ui/LiveDot.tsx';
import { NoPermission } from '../../ui/NoPermission.tsx';
import { AccountFrame } from '../account/AccountFrame.tsx';

/** The wallet at its own address: `/wallet`. */
export default function WalletPage() {
  const live = useLiveState();
  return (
    <AccountFrame
      title={walletTexts.title}
      lead={walletTexts.lead}
      signIn={{ title: walletTexts.signInFirst, message: walletTexts.signInBody }}
      aside={<LiveDot status={live.status} since={live.since} />}
    >
      {(viewer) =>
        viewer.permissions.includes('VIEW_WALLET') ? <WalletHome viewer={viewer} /> : <NoPermission />
      }
    </AccountFrame>
  );
}
