import { Button, Group } from '@mantine/core';

interface MoreButtonProps {
  label: string;
  loading: boolean;
  /** Fetches the next page. What fails leaves the list as it is, and the button to be pressed again. */
  onMore: () => Promise<unknown>;
}

/** Below a list that goes on: its next page. */
export function MoreButton({ label, loading, onMore }: MoreButtonProps) {
  return (
    <Group justify="center" mt="md">
      <Button variant="default" disabled={loading} onClick={() => void onMore().catch(() => undefined)}>
        {label}
      </Button>
    </Group>
  );
}
