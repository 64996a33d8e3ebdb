import { Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { QueryFailure } from '../../../apollo/QueryFailure.tsx';
import { useEventMoneyQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { eventMoneyTexts as texts } from '../../../messages/guests.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { paymentSetupTexts } from '../../../messages/payment-setup.ts';
import { callTexts } from '../../../messages/shell.ts';
import { isLimited, useCan, useViewer } from '../../../session/use-viewer.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { mayOpen } from '../../../shell/tabs.ts';
import { formatMoney, type Money } from '../../../ui/format-amount.ts';
import { SkeletonCards } from '../../../ui/SkeletonCards.tsx';
import { PaymentFindings } from '../../payment-findings/PaymentFindings.tsx';
import { Worth } from '../../rates/XlmWorth.tsx';
import { ExportButton } from '../../reports/ExportButton.tsx';

import classes from './EventMoney.module.css';
import { WhereMoney } from './WhereMoney.tsx';

graphql(`
  query EventMoney($id: ID!) {
    event(id: $id) {
      id
      stats {
        event {
          id
        }
        collected {
          ...Money @unmask
        }
        duesOpen {
          ...Money @unmask
        }
        refunded {
          ...Money @unmask
        }
        unpaidTickets {
          free
          guestList
        }
      }
      money {
        findings
        ...WhereMoney_eventMoney
      }
    }
  }
`);

function Sum({ label, hint, sums }: { label: string; hint: string; sums: readonly Money[] }) {
  return (
    <Paper withBorder p="lg">
      <Text c="dimmed" fw={500}>
        {label}
      </Text>
      {sums.length === 0 ? (
        <Text className={classes.sum} c="dimmed">
          {texts.none}
        </Text>
      ) : (
        sums.map((sum) => (
          <Text key={sum.currency} className={classes.sum}>
            {formatMoney(sum)}
            <Worth money={sum} />
          </Text>
        ))
      )}
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
    </Paper>
  );
}

/** The money of one event: collected, due and refunded apart, where it came from and where it is, what needs a person, and files for the books. */
export default function EventMoney({ eventId }: { eventId: string }) {
  const seesContracts = useCan('VIEW_CONTRACTS');
  const { viewer } = useViewer();
  const { data, loading, error, refetch } = useEventMoneyQuery({
    variables: { id: eventId },
    fetchPolicy: 'cache-and-network',
  });
  const [stats, money] = [data?.event?.stats, data?.event?.money];
  if (!stats || !money) {
    if (loading) return <SkeletonCards label={labelTexts.loading} count={3} />;
    return (
      <QueryFailure title={callTexts.loadFailed(labelTexts.thisEvent)} error={error} refetch={refetch} />
    );
  }
  const { free, guestList } = stats.unpaidTickets;
  return (
    <Stack gap="lg" component="section" aria-label={texts.title}>
      <div>
        <Title order={2} size="h3">
          {texts.title}
        </Title>
        <Text c="dimmed">{texts.lead}</Text>
      </div>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        <Sum label={texts.collected} hint={texts.collectedHint} sums={stats.collected} />
        <Sum label={texts.due} hint={texts.dueHint} sums={stats.duesOpen} />
        <Sum label={texts.refunded} hint={texts.refundedHint} sums={stats.refunded} />
      </SimpleGrid>
      {(free > 0 || guestList > 0) && (
        <Text>
          {texts.notPaid}:{' '}
          {[free > 0 && texts.free(free), guestList > 0 && texts.guestList(guestList)]
            .filter(Boolean)
            .join(', ')}
        </Text>
      )}
      {viewer && mayOpen('payments', viewer.role, viewer.permissions, isLimited(viewer)) && (
        <Paper withBorder p="lg" component="section" aria-label={labelTexts.payments}>
          <Title order={3} size="h4">
            {labelTexts.payments}
          </Title>
          <Text c="dimmed" mb="md">
            {paymentSetupTexts.setUpLead}
          </Text>
          <Button component={Link} to={tabAddress('payments')} variant="default">
            {paymentSetupTexts.setUp}
          </Button>
        </Paper>
      )}
      {money.findings > 0 && <PaymentFindings eventId={eventId} />}
      <WhereMoney money={money} />
      <Paper withBorder p="lg" component="section" aria-label={texts.files}>
        <Title order={3} size="h4">
          {texts.files}
        </Title>
        <Text c="dimmed" mb="md">
          {texts.filesLead}
        </Text>
        <Group gap="sm">
          <ExportButton table="sales" filter={{ eventId }}>
            {texts.sales}
          </ExportButton>
          <ExportButton table="dues" filter={{ eventId }}>
            {texts.dues}
          </ExportButton>
          <ExportButton table="refunds" filter={{ eventId }}>
            {texts.refunds}
          </ExportButton>
          <ExportButton table="journal" filter={{ eventId }}>
            {texts.journal}
          </ExportButton>
        </Group>
      </Paper>
      {seesContracts && (
        <Paper withBorder p="lg" component="section" aria-label={texts.sharing}>
          <Title order={3} size="h4">
            {texts.sharing}
          </Title>
          <Text c="dimmed" mb="md">
            {texts.sharingLead}
          </Text>
          <Button component={Link} to={tabAddress('partnerships')} variant="default">
            {texts.openContracts}
          </Button>
        </Paper>
      )}
    </Stack>
  );
}
