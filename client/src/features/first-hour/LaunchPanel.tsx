import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconCreditCard, IconEye } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { launchTexts as texts } from '../../messages/first-hour.ts';
import { paymentSetupTexts } from '../../messages/payment-setup.ts';
import { useCan } from '../../session/use-viewer.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { useFirstSteps } from './use-first-steps.ts';

const LaunchPanelFragment = graphql(`
  fragment LaunchPanel_event on Event {
    id
  }
`);

/** A draft with tickets: leads to its page as buyers will see it and to the ways to be paid, before it is published. */
export function LaunchPanel({ event: ref }: { event: FragmentType<typeof LaunchPanelFragment> }) {
  const event = useFragment(LaunchPanelFragment, ref);
  const steps = useFirstSteps(useCan('CREATE_EVENTS'));
  return (
    <Paper withBorder p="lg" component="section" aria-label={texts.title}>
      <Title order={2} size="h3">
        {texts.title}
      </Title>
      <Text c="dimmed" mb="md">
        {texts.lead}
      </Text>
      <Group gap="sm">
        <Button
          component={Link}
          to={`/event-details?preview=${event.id}`}
          variant="default"
          leftSection={<IconEye size={18} aria-hidden />}
        >
          {texts.preview}
        </Button>
        {steps?.canBePaid === false && (
          <Button
            component={Link}
            to={tabAddress('payments')}
            leftSection={<IconCreditCard size={18} aria-hidden />}
          >
            {paymentSetupTexts.setUp}
          </Button>
        )}
      </Group>
    </Paper>
  );
}
