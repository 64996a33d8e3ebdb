import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { accountTexts } from '../../messages/account.ts';
import { settingsTexts } from '../../messages/settings.ts';
import { isLimited, type Viewer } from '../../session/use-viewer.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './MethodCard.module.css';
import type { PaymentMethod } from './methods.ts';

/** Page of a payment method that is not available yet: its purpose, what is missing, and what to use instead. */
export function MethodPage({ method, viewer }: { method: PaymentMethod; viewer: Viewer }) {
  const status = method.status({ hasWallet: false, hasNumber: false, online: [] });
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
        <Part title={accountTexts.purpose}>{method.purpose}</Part>
        <Part title={accountTexts.missing}>{method.page}</Part>
        <Part title={accountTexts.now}>
          {accountTexts.meanwhile}
          {receivesMoney(viewer) && ` ${accountTexts.payouts}`}
        </Part>
        <div className={classes.foot}>
          {receivesMoney(viewer) ? (
            <Button component={Link} to={tabAddress('payments')}>
              {settingsTexts.paymentsOpen}
            </Button>
          ) : (
            viewer.permissions.includes('VIEW_WALLET') && (
              <Button component={Link} to="/wallet">
                {accountTexts.openWallet}
              </Button>
            )
          )}
          <Button component={Link} to="/contact" variant="default">
            {accountTexts.ask}
          </Button>
        </div>
      </Stack>
    </Paper>
  );
}

/** Whether the viewer manages the payments of an organisation. */
const receivesMoney = (viewer: Viewer): boolean =>
  viewer.user.issuer !== null && viewer.permissions.includes('PROCESS_PAYMENTS') && !isLimited(viewer);

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Title order={2} size="h4" mb={4}>
        {title}
      </Title>
      <Text>{children}</Text>
    </div>
  );
}
