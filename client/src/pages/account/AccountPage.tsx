import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import {
  type Icon,
  IconArrowsExchange,
  IconChevronRight,
  IconSettings,
  IconWallet,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { MethodCard } from '../../features/payment-methods/MethodCard.tsx';
import { isComingSoon, PAYMENT_METHODS } from '../../features/payment-methods/methods.ts';
import { usePaymentProviders } from '../../features/payment-methods/provider/use-payment-providers.ts';
import { defaultPayerNumber } from '../../features/purchases/provider/payer-number.ts';
import { accountTexts } from '../../messages/account.ts';
import type { Viewer } from '../../session/use-viewer.ts';
import { AccountFrame } from './AccountFrame.tsx';
import classes from './AccountPage.module.css';

const QUICK: { to: string; label: string; about: string; icon: Icon }[] = [
  { to: '/wallet', label: accountTexts.wallet, about: accountTexts.walletAction, icon: IconWallet },
  {
    to: '/account/transactions',
    label: accountTexts.transactions,
    about: accountTexts.transactionsAction,
    icon: IconArrowsExchange,
  },
  {
    to: '/account/settings',
    label: accountTexts.settings,
    about: accountTexts.settingsAction,
    icon: IconSettings,
  },
];

/** The account page: payment methods, and links to its other pages. */
export default function AccountPage() {
  return (
    <AccountFrame title={accountTexts.title} lead={accountTexts.lead}>
      {(viewer) => <Hub viewer={viewer} />}
    </AccountFrame>
  );
}

function Hub({ viewer }: { viewer: Viewer }) {
  const { hasWallet } = viewer.user;
  const online = usePaymentProviders().methods ?? [];
  const facts = { hasWallet, hasNumber: defaultPayerNumber.find() !== null, online };
  return (
    <Stack gap="xl">
      <section aria-label={accountTexts.methods}>
        <Title order={2} size="h3" mb="sm">
          {accountTexts.methods}
        </Title>
        <SimpleGrid component="ul" cols={{ base: 1, sm: 2 }} spacing="md" className="plain-list">
          {PAYMENT_METHODS.map((method) => (
            <MethodCard
              key={method.id}
              method={method}
              status={method.status(facts)}
              comingSoon={isComingSoon(method, online)}
            />
          ))}
        </SimpleGrid>
      </section>
      <nav aria-label={accountTexts.quickActions}>
        <Title order={2} size="h3" mb="sm">
          {accountTexts.quickActions}
        </Title>
        <ul className="plain-list">
          {QUICK.map(({ to, label, about, icon: QuickIcon }) => (
            <li key={to} className={classes.quick}>
              <Link to={to} className={classes.link}>
                <QuickIcon size={22} stroke={1.7} aria-hidden />
                <span className={classes.words}>
                  <Text component="span" fw={600}>
                    {label}
                  </Text>
                  <Text component="span" size="sm" c="dimmed">
                    {about}
                  </Text>
                </span>
                <IconChevronRight size={18} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Stack>
  );
}
