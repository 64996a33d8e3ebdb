import { Paper, type PaperProps, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface SectionProps extends PaperProps {
  title: string;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Space below a title without a lead. */
  gap?: 'xs' | 'sm' | 'md';
  /** Level of the title. */
  order?: 2 | 3;
  children: ReactNode;
}

/** A part of a page, in a frame of its own. */
export function Section({ title, lead, gap, order = 2, children, ...props }: SectionProps) {
  return (
    <Paper withBorder p="lg" component="section" aria-label={title} {...props}>
      <Title order={order} size={order === 2 ? 'h3' : 'h4'} {...(gap && { mb: gap })}>
        {title}
      </Title>
      {lead !== undefined && (
        <Text size="sm" c="dimmed" mt={4} mb="md">
          {lead}
        </Text>
      )}
      {children}
    </Paper>
  );
}
