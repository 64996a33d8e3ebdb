import { Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './System.module.css';

interface SystemSectionProps {
  title: string;
  lead?: ReactNode;
  /** Actions on the right of the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One section of the system panel. */
export function SystemSection({ title, lead, actions, children }: SystemSectionProps) {
  const id = useId();
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby={id} className="min-0">
      <div className={classes.head}>
        <div className={classes.words}>
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          {lead && (
            <Text c="dimmed" mt={4} component="div">
              {lead}
            </Text>
          )}
        </div>
        {actions}
      </div>
      {children}
    </Paper>
  );
}
