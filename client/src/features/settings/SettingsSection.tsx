import { Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './SettingsSection.module.css';

interface SettingsSectionProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One section of the settings: description on the left, controls on the right. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="lg" className={classes.section} aria-labelledby={id}>
      <div>
        <Title order={3} size="h4" id={id}>
          {title}
        </Title>
        {lead && (
          <Text size="sm" c="dimmed" mt={4}>
            {lead}
          </Text>
        )}
      </div>
      <div className={classes.body}>{children}</div>
    </Paper>
  );
}
