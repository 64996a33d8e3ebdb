import { Live } from '../../apollo/Live.tsx';
import { WalletHome } from '../../features/wallet/Wallet.tsx';
import { walletTexts } from '../../messages/wallet.ts';
import { NoPermission } from '../../ui/NoPermission.tsx';
import { AccountFrame } from '../account/AccountFrame.tsx';

/** The wallet at its own address: `/wallet`. */
export default function WalletPage() {
  return (
    <AccountFrame
      title={walletTexts.title}
      lead={walletTexts.lead}
      signIn={{ title: walletTexts.signInFirst, message: walletTexts.signInBody }}
      aside={<Live />}
    >
      {(viewer) =>
        viewer.permissions.includes('VIEW_WALLET') ? <WalletHome viewer={viewer} /> : <NoPermission />
      }
    </AccountFrame>
  );
}
