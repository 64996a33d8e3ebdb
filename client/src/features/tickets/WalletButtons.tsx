import { Button } from '@mantine/core';
import { IconBrandApple, IconBrandGoogle } from '@tabler/icons-react';
import { readFailure } from '../../apollo/read-failure.ts';
import type { WalletPlatform } from '../../gql/graphql.ts';
import { useCreateWalletPassMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { walletPassTexts as texts } from '../../messages/tickets.ts';
import { notify } from '../../ui/notify.ts';

graphql(`
  mutation CreateWalletPass($input: CreateWalletPassInput!) {
    createWalletPass(input: $input) {
      url
    }
  }
`);

const WalletButtonsFragment = graphql(`
  fragment WalletButtons_ticket on Ticket {
    id
    walletPlatforms
  }
`);

const ICONS: Record<WalletPlatform, typeof IconBrandApple> = {
  APPLE: IconBrandApple,
  GOOGLE: IconBrandGoogle,
};

interface WalletButtonsProps {
  ticket: FragmentType<typeof WalletButtonsFragment>;
  /** Pass of a mailed link, of a reader without an account. */
  pass?: string;
  /** Secret of the order, likewise. */
  orderKey?: string | null;
}

/** Adds the ticket to the wallet of the phone; nothing where no wallet is set up. */
export function WalletButtons({ ticket: ref, pass, orderKey }: WalletButtonsProps) {
  const { id, walletPlatforms } = useFragment(WalletButtonsFragment, ref);
  const [create, { loading }] = useCreateWalletPassMutation();
  const add = async (platform: WalletPlatform): Promise<void> => {
    try {
      const proof = { pass: pass ?? null, orderKey: orderKey ?? null };
      const { data } = await create({ variables: { input: { id, platform, ...proof } } });
      if (data) globalThis.location.assign(data.createWalletPass.url);
    } catch (failure) {
      void notify('error', readFailure(failure));
    }
  };
  return inOrder(walletPlatforms).map((platform) => {
    const Icon = ICONS[platform];
    return (
      <Button
        key={platform}
        variant="default"
        disabled={loading}
        onClick={() => void add(platform)}
        leftSection={<Icon size={18} aria-hidden />}
      >
        {texts.addTo[platform]}
      </Button>
    );
  });
}

const APPLE_DEVICE = /iPhone|iPad|Macintosh/;

/** The wallet of the device first; the other one may be on another device of the reader. */
function inOrder(platforms: readonly WalletPlatform[]): readonly WalletPlatform[] {
  const own: WalletPlatform = APPLE_DEVICE.test(navigator.userAgent) ? 'APPLE' : 'GOOGLE';
  return [...platforms].sort((a, b) => Number(b === own) - Number(a === own));
}
