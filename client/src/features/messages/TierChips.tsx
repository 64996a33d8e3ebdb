import { Chip, Group, Input } from '@mantine/core';
import { composeTexts as texts } from '../../messages/messages.ts';

interface TierChipsProps {
  tiers: readonly { id: string; name: string }[];
  /** Names of the chosen tiers; none means all. */
  chosen: string[];
  fault: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** The tiers whose holders receive a message; nothing for an event with one tier. */
export function TierChips({ tiers, chosen, fault, onChange }: TierChipsProps) {
  if (tiers.length < 2) return null;
  return (
    <Input.Wrapper label={texts.tiers} description={texts.allTiers} component="div" error={fault}>
      <Chip.Group multiple value={chosen} onChange={onChange}>
        <Group gap="xs" mt={6}>
          {tiers.map(({ id, name }) => (
            <Chip key={id} value={name}>
              {name}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}
