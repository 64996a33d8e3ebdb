import { Alert, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHourglass } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { specialTexts as texts } from '../../../messages/purchases.ts';
import type { SoldEvent } from '../checkout/use-selection.ts';
import type { ShownTier } from './special-tiers.ts';

const JoinWaitingList = lazy(() => import('./JoinWaitingList.tsx'));

export interface WaitlistProps {
  slug: string;
  /** Names of the sold-out tiers. */
  tiers: readonly string[];
  /** The signed-in user. */
  person?: { name: string; email: string };
}

interface WaitingFormProps {
  event: Pick<SoldEvent, 'slug' | 'waitingList'>;
  tiers: readonly ShownTier[];
  /** The signed-in user. */
  person?: { name: string; email: string };
}

/**
 * Joins the waitlist of sold-out tiers: a button, its form, and the confirmation. Nothing while none is sold out, unless
 * the form has been opened.
 */
export function WaitingForm({ event, tiers, person }: WaitingFormProps) {
  const [opened, { open }] = useDisclosure();
  const [joined, setJoined] = useState<string | null>(null);
  const soldOut = event.waitingList
    ? tiers.filter(({ available }) => available === 0).map(({ name }) => name)
    : [];
  if (joined !== null) {
    return (
      <Alert role="status" color="leaf" variant="light" mt="md" title={texts.waiting}>
        {texts.waitingBody(joined)}
      </Alert>
    );
  }
  if (!opened && soldOut.length === 0) return null;
  const button = (loading: boolean) => (
    <Button
      variant="default"
      fullWidth
      mt="md"
      leftSection={<IconHourglass size={18} aria-hidden />}
      loading={loading}
      onClick={open}
    >
      {texts.wait}
    </Button>
  );
  if (!opened) return button(false);
  return (
    <Suspense fallback={button(true)}>
      <JoinWaitingList slug={event.slug} tiers={soldOut} {...(person && { person })} onJoined={setJoined} />
    </Suspense>
  );
}
