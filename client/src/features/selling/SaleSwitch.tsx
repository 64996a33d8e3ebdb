import { Anchor, Switch, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { readFailure } from '../../apollo/read-failure.ts';
import { useSetEventSalesMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { onSaleTexts, sellingTexts as texts } from '../../messages/selling.ts';
import { callTexts } from '../../messages/shell.ts';
import { Section } from '../../ui/Section.tsx';
import { EmbedPanel } from '../events/organiser/EmbedPanel.tsx';
import { FormSalesSwitch } from '../events/organiser/SalesSwitches.tsx';
import classes from './selling.module.css';

const SaleSwitchFragment = graphql(`
  fragment SaleSwitch_event on Event {
    id
    slug
    status
    salesOpen
    ...FormSalesSwitch_event
    ...EmbedPanel_event
  }
`);

/** Whether the event is on sale, and where buyers order: its page, the form that is paid at the door, other sites. */
export function SaleSwitch({ event: ref }: { event: FragmentType<typeof SaleSwitchFragment> }) {
  const event = useFragment(SaleSwitchFragment, ref);
  const [set, { loading }] = useSetEventSalesMutation();
  const change = (salesOpen: boolean) =>
    notifyOutcome(
      async () => {
        await set({ variables: { input: { eventId: event.id, salesOpen } } });
        return texts.saved;
      },
      (failure) => texts.failed(readFailure(failure, callTexts.network)),
    );
  return (
    <Section title={onSaleTexts.title} gap="md">
      <div className={classes.section}>
        <Switch
          label={texts.onSale}
          description={texts.onSaleHelp}
          size="md"
          checked={event.salesOpen}
          disabled={loading}
          onChange={({ currentTarget }) => void change(currentTarget.checked)}
        />
      </div>
      <div className={classes.section}>
        <Title order={3} size="h5" mb={4}>
          {onSaleTexts.page}
        </Title>
        <Text size="sm" c="dimmed">
          {event.status === 'PUBLISHED' ? (
            <>
              {onSaleTexts.pageHelp}{' '}
              <Anchor
                component={Link}
                to={`/event-details?slug=${encodeURIComponent(event.slug)}`}
                underline="always"
              >
                {onSaleTexts.openPage}
              </Anchor>
            </>
          ) : (
            onSaleTexts.notPublished
          )}
        </Text>
      </div>
      <div className={classes.section}>
        <FormSalesSwitch event={event} />
      </div>
      <EmbedPanel event={event} />
    </Section>
  );
}
