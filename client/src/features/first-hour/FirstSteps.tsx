import { Anchor, Button, Paper, Progress, Text, Title } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { firstStepTexts as texts } from '../../messages/first-hour.ts';
import { paymentSetupTexts } from '../../messages/payment-setup.ts';
import { tabAddress } from '../../shell/dashboard/tab-address.ts';
import { SkeletonBlock } from '../../ui/SkeletonBlock.tsx';
import classes from './FirstHour.module.css';
import type { Steps } from './use-first-steps.ts';

const StartEvent = lazy(() => import('./StartEvent.tsx'));

interface Step {
  name: keyof typeof texts.steps;
  isDone: boolean;
  to: string;
}

function stepsOf(steps: Steps): Step[] {
  const event = (part: string): string =>
    steps.event ? tabAddress('events', { event: steps.event.id, part }) : tabAddress('overview');
  return [
    { name: 'event', isDone: steps.hasEvent, to: event('overview') },
    { name: 'tickets', isDone: steps.hasTickets, to: event('tickets') },
    { name: 'payment', isDone: steps.canBePaid, to: tabAddress('payments') },
    { name: 'sale', isDone: steps.isOnSale, to: event('overview') },
    { name: 'testTicket', isDone: steps.hasTestTicket, to: event('overview') },
    { name: 'testScan', isDone: steps.hasTestScan, to: event('overview') },
    ...(steps.isOwned === null
      ? []
      : [{ name: 'ownership' as const, isDone: steps.isOwned, to: tabAddress('team') }]),
    { name: 'team', isDone: steps.hasTeam, to: tabAddress('team') },
    { name: 'door', isDone: steps.hasDoor, to: event('door') },
  ];
}

/** The way of a new organisation to its first evening, until every step is done. Renders nothing after that. */
export function FirstSteps({ found }: { found: Steps }) {
  const steps = stepsOf(found);
  const done = steps.filter(({ isDone }) => isDone).length;
  // A form that is being filled in stays when a colleague has made the first event.
  const [isTyping, setTyping] = useState(false);
  if (!found.hasEvent || isTyping) {
    return (
      <Paper
        withBorder
        p={{ base: 'md', sm: 'xl' }}
        component="section"
        aria-label={texts.first}
        onInput={() => setTyping(true)}
      >
        <Title order={2} size="h3">
          {texts.first}
        </Title>
        <Text c="dimmed" mb="md">
          {texts.firstLead}
          {!found.canBePaid && (
            <>
              {` ${paymentSetupTexts.firstForm} `}
              <Anchor component={Link} to={tabAddress('payments')} underline="always">
                {paymentSetupTexts.setUp}
              </Anchor>
            </>
          )}
        </Text>
        <Suspense fallback={<SkeletonBlock label={texts.first} height={420} />}>
          <StartEvent onStarted={() => setTyping(false)} />
        </Suspense>
      </Paper>
    );
  }
  if (done === steps.length) return null;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Paper withBorder p="lg" component="section" aria-label={texts.title}>
      <div className={classes.stepsHead}>
        <Title order={2} size="h3">
          {texts.title}
        </Title>
        <Text c="dimmed" className="tabular">
          {texts.progress(done, steps.length)}
        </Text>
      </div>
      <Progress
        value={(done / steps.length) * 100}
        aria-label={texts.progress(done, steps.length)}
        mt="sm"
        mb="md"
      />
      <ul className={classes.steps}>
        {steps.map((step) => (
          <li key={step.name} data-done={step.isDone || undefined}>
            {step.isDone ? (
              <IconCircleCheckFilled size={22} className={classes.done} aria-label={texts.done} role="img" />
            ) : (
              <IconCircle size={22} aria-label={texts.open} role="img" />
            )}
            <span className={classes.step}>
              <Text component="span" fw={600}>
                {texts.steps[step.name]}
              </Text>
              {step === next && (
                <Text component="span" size="sm" c="dimmed">
                  {texts.hints[step.name]}
                </Text>
              )}
            </span>
            {!step.isDone && (
              <Button
                component={Link}
                to={step.to}
                variant={step === next ? 'filled' : 'default'}
                size="sm"
                aria-label={texts.goTo(texts.steps[step.name])}
              >
                {texts.go}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Paper>
  );
}
