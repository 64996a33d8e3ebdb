import { Button, Group, Paper, Progress, Text, Title } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Live } from '../../../apollo/Live.tsx';
import type { TicketSummary_EventFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { locale } from '../../../language/language.ts';
import { eventTexts } from '../../../messages/events.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { tierFormTexts } from '../../../messages/organiser.ts';
import { staffEventTexts as texts } from '../../../messages/staff-events.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatMoney, type Money } from '../../../ui/format-amount.ts';
import { MoneyLines } from '../../../ui/MoneyLines.tsx';
import { EditTierButton } from './EditTierButton.tsx';
import { TierSalesSwitch } from './SalesSwitches.tsx';
import classes from './TicketSummary.module.css';

const TicketSummaryFragment = graphql(`
  fragment TicketSummary_event on Event {
    id
    available
    priceCurrencies
    tiers {
      id
      name
      price {
        ...Money @unmask
      }
      generated
      sold
      available
      ...TierSalesSwitch_tier
      ...EditTierButton_tier
    }
    stats @include(if: $figures) {
      event {
        id
      }
      totalEntered
      revenue {
        ...Money @unmask
      }
      collected {
        ...Money @unmask
      }
      duesOpen {
        ...Money @unmask
      }
      tiers {
        tier {
          id
        }
        entered
      }
    }
  }
`);

const count = new Intl.NumberFormat(locale);

function Figure({ label, children, money }: { label: string; children: ReactNode; money?: boolean }) {
  return (
    <div className={`${classes.figure} ${money ? classes.money : ''}`}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const amounts = (sums: readonly Money[]): ReactNode => (sums.length === 0 ? '—' : <MoneyLines sums={sums} />);

interface TicketSummaryProps {
  event: FragmentType<typeof TicketSummaryFragment>;
  /** Whether the viewer may change tiers, and open and close them for the public form. */
  mayManageTiers: boolean;
  /** Whether responses may include the organiser's figures. */
  figures: boolean;
  /** Whether to lead to the form for tickets while there are none. */
  mayCreate?: boolean;
}

/** Created, sold and remaining tickets in total and by tier, live. */
export function TicketSummary({ event: ref, mayManageTiers, figures, mayCreate }: TicketSummaryProps) {
  const event = useFragment(TicketSummaryFragment, ref);
  const sum = (key: 'generated' | 'sold') => event.tiers.reduce((total, tier) => total + tier[key], 0);
  return (
    <Paper withBorder p="lg" component="section" aria-label={texts.summary}>
      <Group justify="space-between" mb="md">
        <Title order={2} size="h3">
          {texts.summary}
        </Title>
        <Live />
      </Group>
      {event.tiers.length === 0 ? (
        <EmptyState title={texts.noTickets} message={texts.noTicketsBody} icon={<IconTicket size={30} />}>
          {mayCreate && (
            <Button component={Link} to={tabAddress('events', { event: event.id, part: 'tickets' })}>
              {tierFormTexts.title}
            </Button>
          )}
        </EmptyState>
      ) : (
        <>
          <dl className={classes.figures}>
            <Figure label={texts.totalGenerated}>{count.format(sum('generated'))}</Figure>
            <Figure label={texts.totalSold}>{count.format(sum('sold'))}</Figure>
            <Figure label={eventTexts.available}>{count.format(event.available)}</Figure>
            {event.stats && (
              <Figure label={labelTexts.entered}>{count.format(event.stats.totalEntered)}</Figure>
            )}
          </dl>
          {event.stats && (
            <dl className={`${classes.figures} ${classes.sums}`}>
              <Figure label={labelTexts.revenue} money>
                {amounts(event.stats.revenue)}
              </Figure>
              <Figure label={labelTexts.collected} money>
                {amounts(event.stats.collected)}
              </Figure>
              <Figure label={labelTexts.dueAtDoor} money>
                {amounts(event.stats.duesOpen)}
              </Figure>
            </dl>
          )}
          <ul className={classes.tiers}>
            {event.tiers.map((tier, position) => (
              <TierLine
                key={tier.id}
                tier={tier}
                entered={event.stats?.tiers.find((one) => one.tier.id === tier.id)?.entered ?? null}
              >
                {mayManageTiers && (
                  <Group gap="sm" wrap="nowrap">
                    <TierSalesSwitch tier={tier} />
                    <EditTierButton
                      tier={tier}
                      currencies={event.priceCurrencies}
                      figures={figures}
                      position={position}
                      tiers={event.tiers.length}
                    />
                  </Group>
                )}
              </TierLine>
            ))}
          </ul>
        </>
      )}
    </Paper>
  );
}

interface TierLineProps {
  tier: TicketSummary_EventFragment['tiers'][number];
  entered: number | null;
  children: ReactNode;
}

function TierLine({ tier, entered, children }: TierLineProps) {
  return (
    <li className={classes.tier}>
      <div className="break-anywhere">
        <Text fw={600} span>
          {tier.name}
        </Text>
        <Text c="dimmed" size="sm" className="tabular">
          {formatMoney(tier.price)}
        </Text>
      </div>
      <div>{children}</div>
      <div className={classes.bar}>
        <Progress.Root size={10} radius="xl">
          <Progress.Section
            value={tier.generated === 0 ? 0 : (tier.sold / tier.generated) * 100}
            color={tier.available === 0 ? 'marigold.5' : undefined}
            aria-label={texts.soldOfTier(tier.name)}
            aria-valuetext={texts.soldOf(count.format(tier.sold), count.format(tier.generated))}
          />
        </Progress.Root>
        <div className={classes.counts}>
          <span>{texts.generated(count.format(tier.generated))}</span>
          <span>{texts.sold(count.format(tier.sold))}</span>
          <span>{texts.available(count.format(tier.available))}</span>
          {entered !== null && <span>{texts.entered(count.format(entered))}</span>}
        </div>
      </div>
    </li>
  );
}
