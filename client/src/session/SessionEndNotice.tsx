import { Alert } from '@mantine/core';
import { useSessionEnd } from './use-session-end.ts';

/** Tells a person whom the service signed out why, where they sign in again. */
export function SessionEndNotice() {
  const reason = useSessionEnd();
  if (!reason) return null;
  return (
    <Alert color="coral" variant="light" role="alert" mb="md">
      {reason}
    </Alert>
  );
}
