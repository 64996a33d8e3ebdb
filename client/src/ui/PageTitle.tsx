import { Group, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';

interface PageTitleProps {
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** Actions on the right. */
  children?: ReactNode;
  order?: 1 | 2;
}

/** The heading of a page or panel; it sets the title of the browser tab too. */
export function PageTitle({ title, lead, children, order = 1 }: PageTitleProps) {
  useDocumentTitle(`${title} · Passa`);
  return (
    <Group justify="space-between" align="flex-end" mb="lg" gap="md">
      <div>
        <Title order={order} size="h2">
          {title}
        </Title>
        {lead && (
          <Text c="dimmed" mt={4} component="div">
            {lead}
          </Text>
        )}
      </div>
      {children && <Group gap="sm">{children}</Group>}
    </Group>
  );
}
