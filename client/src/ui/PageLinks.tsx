import { Button, Group } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { labelTexts } from '../messages/labels.ts';

interface PageLinksProps {
  isFirst: boolean;
  /** The cursor of the next page; null on the last. */
  next: string | null | undefined;
  /** @param after the cursor of the page to show, empty for the first */
  onTurn: (after: string) => void;
}

/** Links to the next and the first page of a list whose cursor is in the address. */
export function PageLinks({ isFirst, next, onTurn }: PageLinksProps) {
  if (isFirst && !next) return null;
  return (
    <Group component="nav" justify="center" mt="md" aria-label={labelTexts.pages}>
      {!isFirst && (
        <Button variant="default" onClick={() => onTurn('')}>
          {labelTexts.firstPage}
        </Button>
      )}
      {next && (
        <Button
          variant="default"
          rightSection={<IconArrowRight size={18} aria-hidden />}
          onClick={() => onTurn(next)}
        >
          {labelTexts.nextPage}
        </Button>
      )}
    </Group>
  );
}
