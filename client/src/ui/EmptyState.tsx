import { Stack, Text, Title, type TitleOrder } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './states.module.css';

interface EmptyStateProps {
  title: string;
  message?: string;
  icon?: ReactNode;
  /** Actions that fill it. */
  children?: ReactNode;
  order?: TitleOrder;
}

/** Placeholder of an empty list, with a suggestion. */
export function EmptyState({ title, message, icon, children, order = 3 }: EmptyStateProps) {
  return (
    <Stack className={classes.frame} align="center" gap="sm" py={48} px="md" ta="center">
      {icon && (
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
      )}
      <Title order={order} size="h3">
        {title}
      </Title>
      {message && (
        <Text c="dimmed" maw={440}>
          {message}
        </Text>
      )}
      {children}
    </Stack>
  );
}
