import { Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './SettingsSection.module.css';

interface SettingsSectionProps {
  /** Its name in the address of the settings, `#security`, and its place in the index; without one it has neither. */
  anchor?: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One section of the settings: description on the left, controls on the right. */
export function SettingsSection({ anchor, title, lead, children }: SettingsSectionProps) {
  const own = useId();
  const id = anchor ?? own;
  return (
    <Paper component="section" withBorder p="lg" className={classes.section} aria-labelledby={id}>
      <div>
        <Title order={3} size="h4" id={id} data-in-index={anchor !== undefined || undefined}>
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
