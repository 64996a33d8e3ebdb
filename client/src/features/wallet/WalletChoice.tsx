import { SegmentedControl } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import type { WalletOwner } from '../../gql/graphql.ts';
import type { Viewer } from '../../session/use-viewer.ts';
import { walletTexts } from '../../texts/wallet.ts';

/** Whether the viewer may see a wallet of his organisation beside his own. */
const seesIssuers = (viewer: Viewer): boolean =>
  Boolean(viewer.user.issuer) && viewer.permissions.includes('VIEW_WALLET');

/** The wallet that the address names with `?of=issuer`: the viewer's own, unless he may see the other. */
export function useChosenWallet(viewer: Viewer): WalletOwner {
  const wanted = useSearchParams()[0].get('of');
  return wanted === 'issuer' && seesIssuers(viewer) ? 'ISSUER' : 'USER';
}

/** One's own wallet or that of the organisation. Draws nothing for who has only the one. */
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
