import { ActionIcon, Button, Fieldset, Group, Stack } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { Section } from '../../../ui/Section.tsx';

/** A row with a key that stays with it while it moves. */
export type Keyed<Row> = Row & { key: number };

interface ProgrammeRowsProps<Row> {
  title: string;
  lead: string;
  rows: readonly Row[];
  blank: Row;
  texts: {
    add: string;
    save: string;
    row: (nth: number) => string;
    up: (nth: number) => string;
    down: (nth: number) => string;
    remove: (nth: number) => string;
  };
  most: number;
  saving: boolean;
  failure: string | undefined;
  onSave: (rows: Row[]) => Promise<void>;
  /** The fields of a row. */
  children: (row: Row, nth: number, change: (part: Partial<Row>) => void) => ReactNode;
}

/** An ordered list that is edited as a whole: rows are added, moved, removed, and saved together. */
export function ProgrammeRows<Row extends object>(props: ProgrammeRowsProps<Row>) {
  const { title, lead, rows: initial, blank, texts, most, saving, failure, onSave, children } = props;
  const [rows, setRows] = useState<Keyed<Row>[]>(() => initial.map((row, key) => ({ ...row, key })));
  const [next, setNext] = useState(initial.length);
  const [isChanged, setChanged] = useState(false);
  const put = (changed: Keyed<Row>[]): void => {
    setRows(changed);
    setChanged(true);
  };
  const move = (from: number, to: number): void => {
    const moved = [...rows];
    moved.splice(to, 0, ...moved.splice(from, 1));
    put(moved);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await onSave(rows.map(({ key: _key, ...row }) => row as unknown as Row));
    setChanged(false);
  };
  return (
    <Section title={title} lead={lead}>
      <form onSubmit={(event) => void submit(event)} aria-label={title}>
        <Stack gap="md">
          {rows.map((row, nth) => (
            <Fieldset key={row.key} legend={texts.row(nth + 1)}>
              <Stack gap="sm">
                {children(row, nth, (part) =>
                  put(rows.map((one) => (one.key === row.key ? { ...one, ...part } : one))),
                )}
                <Group gap={4}>
                  <ActionIcon
                    variant="default"
                    size={44}
                    disabled={nth === 0}
                    aria-label={texts.up(nth + 1)}
                    onClick={() => move(nth, nth - 1)}
                  >
                    <IconArrowUp size={18} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    variant="default"
                    size={44}
                    disabled={nth === rows.length - 1}
                    aria-label={texts.down(nth + 1)}
                    onClick={() => move(nth, nth + 1)}
                  >
                    <IconArrowDown size={18} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    variant="default"
                    size={44}
                    aria-label={texts.remove(nth + 1)}
                    onClick={() => put(rows.filter(({ key }) => key !== row.key))}
                  >
                    <IconTrash size={18} aria-hidden />
                  </ActionIcon>
                </Group>
              </Stack>
            </Fieldset>
          ))}
          {failure && <FormFailure>{failure}</FormFailure>}
          <Group>
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              disabled={rows.length >= most}
              onClick={() => {
                put([...rows, { ...blank, key: next }]);
                setNext(next + 1);
              }}
            >
              {texts.add}
            </Button>
            <Button type="submit" loading={saving} disabled={!isChanged}>
              {texts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
