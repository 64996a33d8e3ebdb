import { Button, Group } from '@mantine/core';

interface MoreButtonProps {
  label: string;
  loading: boolean;
  /** Fetches the next page. A failure leaves the list and the button unchanged. */
  onMore: () => Promise<unknown>;
}

/** Fetches the next page of the list above it. */
export function MoreButton({ label, loading, onMore }: MoreButtonProps) {
  return (
    <Group justify="center" mt="md">
      <Button variant="default" disabled={loading} onClick={() => void onMore().catch(() => undefined)}>
        {label}
      </Button>
    </Group>
  );
}
