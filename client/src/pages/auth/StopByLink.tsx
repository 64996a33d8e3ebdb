import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { AuthFrame } from './AuthFrame.tsx';

interface StopByLinkProps {
  texts: { stopTitle: string; stopLead: string; stop: string; stopped: string };
  /** Secret of the link; empty when the address has none. */
  token: string;
  stop: (options: { variables: { token: string } }) => Promise<unknown>;
  result: { data?: unknown; error?: Error | undefined; loading: boolean };
  /** Link to the next page. */
  next: ReactNode;
}

/** Stops a change of an account that a mail warned about, at the press of its button. */
export function StopByLink({ texts, token, stop, result: { data, error, loading }, next }: StopByLinkProps) {
  const isStopped = data != null;
  return (
    <AuthFrame title={texts.stopTitle} lead={isStopped ? undefined : texts.stopLead} mode="stop">
      <Stack gap="md">
        {isStopped && <p role="status">{texts.stopped}</p>}
        {error && <FormFailure>{readFailure(error)}</FormFailure>}
        {!isStopped && (
          <Button
            size="lg"
            fullWidth
            disabled={loading || !token}
            onClick={() => void stop({ variables: { token } }).catch(() => undefined)}
          >
            {texts.stop}
          </Button>
        )}
        {next}
      </Stack>
    </AuthFrame>
  );
}
