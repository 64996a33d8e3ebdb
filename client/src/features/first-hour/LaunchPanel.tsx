import { Button, Paper, Text, Title } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { launchTexts as texts } from '../../messages/first-hour.ts';

const LaunchPanelFragment = graphql(`
  fragment LaunchPanel_event on Event {
    id
  }
`);

/** A draft with tickets: leads to its page as buyers will see it, before it is published. */
export function LaunchPanel({ event: ref }: { event: FragmentType<typeof LaunchPanelFragment> }) {
  const event = useFragment(LaunchPanelFragment, ref);
  return (
    <Paper withBorder p="lg" component="section" aria-label={texts.title}>
      <Title order={2} size="h3">
        {texts.title}
      </Title>
      <Text c="dimmed" mb="md">
        {texts.lead}
      </Text>
      <Button
        component={Link}
        to={`/event-details?preview=${event.id}`}
        variant="default"
        leftSection={<IconEye size={18} aria-hidden />}
      >
        {texts.preview}
      </Button>
    </Paper>
  );
}
