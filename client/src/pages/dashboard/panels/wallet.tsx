import { useLiveState } from '../../../apollo/live-state.ts';
import { WalletHome } from '../../../features/wallet/Wallet.tsx';
import { walletTexts } from '../../../messages/wallet.ts';
import { useViewer } from '../../../session/use-viewer.ts';
import { LiveDot } from '../../../ui/LiveDot.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** Wallet. */
export default function WalletPanel() {
  const { viewer } = useViewer();
  const live = useLiveState();
  return (
    <>
      <PageTitle title={walletTexts.title} lead={walletTexts.lead}>
        <LiveDot status={live.status} since={live.since} />
      </PageTitle>
      {viewer && <WalletHome viewer={viewer} />}
    </>
  );
}
