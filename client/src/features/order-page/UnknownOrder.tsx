import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { findingTexts } from '../../messages/finding.ts';
import { payingTexts as texts } from '../../messages/provider-payments.ts';
import { buyingTexts } from '../../messages/purchases.ts';
import { shellTexts } from '../../messages/shell.ts';
import { useReturnHere } from '../../session/return-address.ts';
import { useSession } from '../../session/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface UnknownOrderProps {
  /** Whether the order was opened by a mailed link that has expired or was ended. */
  isLinkOver?: boolean;
}

/** For a browser that has neither the key of the order nor the account of its buyer. */
export function UnknownOrder({ isLinkOver = false }: UnknownOrderProps) {
  const session = useSession();
  const here = useReturnHere();
  return (
    <EmptyState
      title={isLinkOver ? findingTexts.spent : texts.unknownTitle}
      message={isLinkOver ? findingTexts.mailLinkOver : texts.unknownBody}
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
