import { Live } from '../../../apollo/Live.tsx';
import { WalletHome } from '../../../features/wallet/Wallet.tsx';
import { walletTexts } from '../../../messages/wallet.ts';
import { useViewer } from '../../../session/use-viewer.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** Wallet. */
export default function WalletPanel() {
  const { viewer } = useViewer();
  return (
    <>
      <PageTitle title={walletTexts.title} lead={walletTexts.lead}>
        <Live />
      </PageTitle>
      {viewer && <WalletHome viewer={viewer} />}
    </>
  );
}
