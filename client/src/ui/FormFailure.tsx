import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** The failure of a form, announced by screen readers when it appears. */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <Alert color="coral" variant="light" role="alert" icon={<IconAlertCircle size={20} aria-hidden />}>
      {children}
    </Alert>
  );
}
