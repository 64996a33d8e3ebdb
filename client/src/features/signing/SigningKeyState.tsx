import { Group, Text } from '@mantine/core';
import { useRemoveSigningWalletMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { signingKeyTexts as texts } from '../../messages/signing.ts';
import { walletTexts } from '../../messages/wallet.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { notifyFailure } from '../revenue/notify-failure.ts';
import classes from '../settings/lists.module.css';

graphql(`
  mutation RemoveSigningWallet {
    removeSigningWallet {
      user {
        id
      }
    }
  }
`);

interface SigningKeyStateProps {
  wallet: { publicKey: string; provedAt: string } | null;
  onRemoved: () => void;
}

/** Explains who holds the key at present. */
export function SigningKeyState({ wallet, onRemoved }: SigningKeyStateProps) {
  const [remove] = useRemoveSigningWalletMutation();
  const drop = async () => {
    try {
      await remove({ context: { credential: 'session' } });
      void notify('success', texts.removed);
      onRemoved();
    } catch (failure) {
      notifyFailure(failure, (reason) => reason);
    }
  };
  if (!wallet) {
    return (
      <div className={classes.key}>
        <Text fw={600}>{texts.platform}</Text>
        <Text size="sm" c="dimmed" mt={4}>
          {texts.platformBody}
        </Text>
      </div>
    );
  }
  return (
    <div className={classes.key}>
      <Group justify="space-between" gap="xs">
        <Text fw={600}>{texts.own}</Text>
        <StatusBadge status="active" label={texts.provedAt} />
      </Group>
      <Group gap={4} wrap="nowrap" justify="space-between">
        <Text className={classes.secret}>{wallet.publicKey}</Text>
        <CopyButton
          value={wallet.publicKey}
          label={texts.copyKey}
          onCopied={() => void notify('success', walletTexts.keyCopied)}
        />
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.provedAt} <Moment at={wallet.provedAt} />. {texts.ownBody}
      </Text>
      <ConfirmButton
        variant="default"
        color={undefined}
        question={texts.removeTitle}
        consequence={texts.removeBody}
        confirmLabel={texts.removeConfirm}
        onConfirm={drop}
      >
        {texts.remove}
      </ConfirmButton>
    </div>
  );
}
