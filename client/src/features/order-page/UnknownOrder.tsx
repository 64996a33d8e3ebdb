import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { payingTexts as texts } from '../../messages/provider-payments.ts';
import { buyingTexts } from '../../messages/purchases.ts';
import { shellTexts } from '../../messages/shell.ts';
import { useReturnHere } from '../../session/return-address.ts';
import { useSession } from '../../session/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** For a browser that has neither the key of the order nor the account of its buyer. */
export function UnknownOrder() {
  const session = useSession();
  const here = useReturnHere();
  return (
    <EmptyState
      title={texts.unknownTitle}
      message={texts.unknownBody}
      icon={<IconMailForward size={30} />}
      order={1}
    >
      <Button component={Link} to="/find-tickets">
        {buyingTexts.findTickets}
      </Button>
      {!session && (
        <Button component={Link} to="/auth" state={here} variant="subtle">
          {shellTexts.signIn}
        </Button>
      )}
    </EmptyState>
  );
}
