import { Button, Group, NumberInput, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { EVENT_LIMITS } from '../../../../../server/lib/limits/text-limits.ts';
import type { CustomTierTimes, EventChangeField, UpdateEventInput } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { moveAnswerTexts as answerTexts } from '../../../messages/move-answers.ts';
import { changeTexts as texts } from '../../../messages/organiser.ts';
import { formatMoney } from '../../../ui/format-amount.ts';
import { Moment } from '../../../ui/Moment.tsx';
import classes from './NotifyHolders.module.css';
import { SalesPeriods, TierTimesChoice } from './TierTimesChoice.tsx';

const NotifyHoldersFragment = graphql(`
  fragment NotifyHolders_preview on EventChangePreview {
    holders
    tickets
    defaultAnswerDays
    refundable {
      ...Money @unmask
    }
    changes {
      field
      before
      after
    }
    ...TierTimesChoice_preview
    ...SalesPeriods_preview
  }
`);

interface NotifyHoldersProps {
  preview: FragmentType<typeof NotifyHoldersFragment>;
  busy: boolean;
  onBack: () => void;
  onConfirm: (announcement: Pick<UpdateEventInput, 'note' | 'answerDays' | 'customTierTimes'>) => void;
}

/**
 * Preview of a change: the notification to ticket holders, with their number and a message of the organiser, and what
 * becomes of times that were set by hand.
 */
export function NotifyHolders({ preview: ref, busy, onBack, onConfirm }: NotifyHoldersProps) {
  const preview = useFragment(NotifyHoldersFragment, ref);
  const { holders, tickets, changes, defaultAnswerDays, refundable } = preview;
  const [note, setNote] = useState('');
  const [customTierTimes, setCustomTierTimes] = useState<CustomTierTimes>('SHIFT');
  const [days, setDays] = useState<number | string>(defaultAnswerDays);
  const isMove = holders > 0 && changes.some(({ field }) => field !== 'NAME');
  const answerDays = isMove ? Number(days) : null;
  return (
    <Stack gap="md">
      {holders > 0 && <Text>{texts.lead(holders, tickets)}</Text>}
      <dl className={classes.changes}>
        {changes.map((change) => (
          <div key={change.field} className={classes.change}>
            <dt>{texts.fields[change.field]}</dt>
            <dd className={classes.before}>
              <span className={classes.when}>{texts.now}</span>
              <Value field={change.field}>{change.before}</Value>
            </dd>
            <dd>
              <span className={classes.when}>{texts.soon}</span>
              <Value field={change.field}>{change.after}</Value>
            </dd>
          </div>
        ))}
      </dl>
      <TierTimesChoice preview={preview} value={customTierTimes} onChange={setCustomTierTimes} />
      <SalesPeriods preview={preview} />
      {isMove && (
        <NumberInput
          label={answerTexts.days}
          description={answerTexts.daysHelp}
          min={0}
          max={30}
          clampBehavior="strict"
          allowDecimal={false}
          value={days}
          onChange={setDays}
        />
      )}
      {answerDays !== null && answerDays > 0 && refundable.length > 0 && (
        <Text size="sm" c="dimmed">
          {answerTexts.most(refundable.map(formatMoney).join(' + '))}
        </Text>
      )}
      {holders > 0 && (
        <Textarea
          label={texts.note}
          placeholder={texts.noteExample}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={EVENT_LIMITS.note}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack}>
          {texts.back}
        </Button>
        <Button
          loading={busy}
          onClick={() => onConfirm({ note: note.trim() || null, answerDays, customTierTimes })}
        >
          {holders > 0 ? texts.confirm(holders) : texts.saveAlone}
        </Button>
      </Group>
    </Stack>
  );
}

function Value({ field, children }: { field: EventChangeField; children: string }) {
  return field.endsWith('_DATE') ? <Moment at={children} /> : children;
}
