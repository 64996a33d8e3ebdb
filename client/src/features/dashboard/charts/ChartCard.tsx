import { Group, Paper, SegmentedControl, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface ChartCardProps {
  title: string;
  /** Total shown with the chart. */
  figure?: string;
  /** Time spans to choose from. */
  spans?: {
    label: string;
    data: { value: string; label: string }[];
    value: string;
    onChange: (value: string) => void;
  };
  children: ReactNode;
}

/** A chart with its heading. */
export function ChartCard({ title, figure, spans, children }: ChartCardProps) {
  return (
    <Paper withBorder p="lg" component="section" aria-label={title} miw={0}>
      <Group justify="space-between" align="flex-start" mb="md" gap="sm">
        <div>
          <Title order={2} size="h4">
            {title}
          </Title>
          {figure && (
            <Text c="dimmed" size="sm" className="tabular">
              {figure}
            </Text>
          )}
        </div>
        {spans && (
          <SegmentedControl
            size="md"
            aria-label={spans.label}
            data={spans.data}
            value={spans.value}
            onChange={spans.onChange}
          />
        )}
      </Group>
      {children}
    </Paper>
  );
}
