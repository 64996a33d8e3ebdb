import { SegmentedControl } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import type { WalletOwner } from '../../gql/graphql.ts';
import { walletTexts } from '../../messages/wallet.ts';
import { isLimited, type Viewer } from '../../session/use-viewer.ts';

/** Returns whether the viewer may see their organisation's wallet beside their own. */
const seesIssuers = (viewer: Viewer): boolean =>
  Boolean(viewer.user.issuer) && viewer.permissions.includes('VIEW_WALLET') && !isLimited(viewer);

/** Returns the wallet selected by `?of=issuer`: the viewer's own, unless they may see the organisation's. */
export function useChosenWallet(viewer: Viewer): WalletOwner {
  const wanted = useSearchParams()[0].get('of');
  return wanted === 'issuer' && seesIssuers(viewer) ? 'ISSUER' : 'USER';
}

/** Switches between the viewer's own wallet and the organisation's. Renders nothing with only one. */
export function WalletChoice({ viewer }: { viewer: Viewer }) {
  const chosen = useChosenWallet(viewer);
  const [, setAddress] = useSearchParams();
  if (!seesIssuers(viewer)) return null;
  const choose = (value: string) =>
    setAddress(
      (before) => {
        if (value === 'ISSUER') before.set('of', 'issuer');
        else before.delete('of');
        return before;
      },
      { replace: true },
    );
  return (
    <SegmentedControl
      mb="lg"
      size="md"
      aria-label={walletTexts.whose}
      value={chosen}
      onChange={choose}
      data={[
        { value: 'USER', label: walletTexts.mine },
        { value: 'ISSUER', label: walletTexts.issuers },
      ]}
    />
  );
}
