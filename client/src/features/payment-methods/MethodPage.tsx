import { Button, Paper, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { accountTexts } from '../../messages/account.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './MethodCard.module.css';
import type { PaymentMethod } from './methods.ts';

/** Page of a payment method that is not available yet, with the alternatives. */
export function MethodPage({ method }: { method: PaymentMethod }) {
  const status = method.status({ hasWallet: false });
  return (
    <Paper withBorder p={{ base: 'lg', sm: 'xl' }} maw={680}>
      <Stack gap="md" align="flex-start">
        <div className={classes.head}>
          <span className={classes.icon} aria-hidden>
            <method.icon size={26} stroke={1.7} />
          </span>
          <StatusBadge
            status={status === 'pending' ? 'pending' : 'inactive'}
            label={method.comingSoon ? accountTexts.comingSoon : accountTexts.status[status]}
            size="lg"
          />
        </div>
        <Text>{method.page}</Text>
        <Text c="dimmed">{accountTexts.meanwhile}</Text>
        <div className={classes.foot}>
          {method.comingSoon && <Button disabled>{accountTexts.setUp}</Button>}
          <Button component={Link} to="/wallet" variant="default">
            {accountTexts.openWallet}
          </Button>
        </div>
      </Stack>
    </Paper>
  );
}
