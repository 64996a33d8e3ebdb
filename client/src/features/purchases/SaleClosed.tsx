import { Alert } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { labelTexts } from '../../messages/labels.ts';

interface SaleClosedProps {
  title: string;
  body: string;
  /** Links to alternatives. */
  children?: ReactNode;
}

/** Replaces the purchase form while no tickets are on sale. */
export function SaleClosed({ title, body, children }: SaleClosedProps) {
  return (
    <Alert
      component="section"
      aria-label={labelTexts.tickets}
      variant="light"
      color="gray"
      p="lg"
      icon={<IconCalendarOff size={22} aria-hidden />}
      title={title}
    >
      {body}
      {children}
    </Alert>
  );
}
