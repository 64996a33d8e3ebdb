import { Alert, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHourglass } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { specialTexts as texts } from '../../../messages/purchases.ts';

const JoinWaitingList = lazy(() => import('./JoinWaitingList.tsx'));

export interface WaitingFormProps {
  slug: string;
  /** Names of the sold-out tiers. */
  tiers: readonly string[];
  /** The signed-in user. */
  person?: { name: string; email: string };
}

/** Joins the waitlist of a sold-out tier: a button, its form, and the confirmation. */
export function WaitingForm(props: WaitingFormProps) {
  const [opened, { open }] = useDisclosure();
  const [joined, setJoined] = useState<string | null>(null);
  if (joined !== null) {
    return (
      <Alert role="status" color="leaf" variant="light" mt="md" title={texts.waiting}>
        {texts.waitingBody(joined)}
      </Alert>
    );
  }
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
      <JoinWaitingList {...props} onJoined={setJoined} />
    </Suspense>
  );
}
