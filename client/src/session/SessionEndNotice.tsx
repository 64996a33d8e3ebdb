import { Alert } from '@mantine/core';
import { useSessionEnd } from './use-session-end.ts';

/** Shows, on the sign-in page, why the service ended the session. */
export function SessionEndNotice() {
  const reason = useSessionEnd();
  if (!reason) return null;
  return (
    <Alert color="coral" variant="light" role="alert" mb="md">
      {reason}
    </Alert>
  );
}
