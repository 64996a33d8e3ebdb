import { Button, Modal, Tabs } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldFailures, readFailure } from '../../../apollo/read-failure.ts';
import type {
  CreateEventInput,
  EventChangePreviewQuery,
  EventPatch,
  UpdateEventInput,
} from '../../../gql/graphql.ts';
import { useEventChangePreviewLazyQuery, useUpdateEventMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { labelTexts } from '../../../messages/labels.ts';
import { changeTexts, coverTexts, eventFormTexts, organiserTexts } from '../../../messages/organiser.ts';
import { callTexts } from '../../../messages/shell.ts';
import { staffSeriesTexts } from '../../../messages/staff-series.ts';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { notify } from '../../../ui/notify.ts';
import { CoverPanel } from './CoverPanel.tsx';
import { EventForm } from './EventForm.tsx';
import { type EventFormValues, eventFormValues, toEventInput } from './event-form-values.ts';
import { NotifyHolders } from './NotifyHolders.tsx';
import { ScopeOfChange } from './ScopeOfChange.tsx';

const EditEventFragment = graphql(`
  fragment EditEventButton_event on Event {
    id
    name
    venue
    description
    startDate
    timeZone
    endDate
    category
    series {
      id
      dateCount
    }
    ...CoverPanel_event
  }
`);

graphql(`
  mutation UpdateEvent($input: UpdateEventInput!) {
    updateEvent(input: $input) {
      event {
        id
        updatedAt
        ...EditEventButton_event
      }
    }
  }
`);

graphql(`
  query EventChangePreview($id: ID!, $input: EventPatch!) {
    eventChangePreview(id: $id, input: $input) {
      holders
      tierShifts {
        tier {
          id
        }
      }
      ...NotifyHolders_preview
    }
  }
`);

/** A change that needs the organiser's confirmation: tickets have been issued, or times were set by hand. */
interface PendingChange {
  input: CreateEventInput;
  preview: EventChangePreviewQuery['eventChangePreview'];
}

/** Decisions sent with a change: the mail to holders, and the treatment of times that were set by hand. */
type Announcement = Pick<UpdateEventInput, 'note' | 'answerDays' | 'customTierTimes'>;

function titleOf(pending: PendingChange | null, isScoped: boolean): string {
  if (isScoped) return staffSeriesTexts.scopeTitle;
  if (!pending) return eventFormTexts.editTitle;
  return pending.preview.holders > 0 ? changeTexts.title : changeTexts.timesTitle;
}

/** The fields of the form that differ from the event: other dates keep what they have in the rest. */
function changedOf(input: CreateEventInput, event: Record<string, unknown>): EventPatch {
  const entries = Object.entries(input).filter(([key, value]) => value !== (event[key] ?? null));
  return Object.fromEntries(entries);
}

/** Edits the details and the cover of an event. When ticket holders are affected, first shows who will be notified. */
export function EditEventButton({ event: ref }: { event: FragmentType<typeof EditEventFragment> }) {
  const event = useFragment(EditEventFragment, ref);
  const [opened, { open, close }] = useDisclosure(false);
  const [update, { loading: saving, error, reset }] = useUpdateEventMutation();
  const [preview, { loading: asking }] = useEventChangePreviewLazyQuery({ fetchPolicy: 'no-cache' });
  const [values, setValues] = useState<EventFormValues | null>(null);
  const [pending, setPending] = useState<PendingChange | null>(null);
  /** A change of a date of a series, until it is known which dates it is for. */
  const [scoped, setScoped] = useState<CreateEventInput | null>(null);
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<unknown>();
  const initial = eventFormValues(event);

  const failed = (failure: unknown): void => {
    setPending(null);
    setScoped(null);
    setRefusal(failure);
    void notify('error', organiserTexts.updateFailed(readFailure(failure, callTexts.network)));
  };
  const save = async (input: CreateEventInput, announcement: Announcement, notified: number) => {
    try {
      await update({ variables: { input: { id: event.id, ...input, ...announcement } } });
      void notify('success', notified > 0 ? changeTexts.notified(notified) : organiserTexts.eventUpdated);
      close();
    } catch (failure) {
      failed(failure);
    }
  };
  const submit = async (given: EventFormValues) => {
    const input = toEventInput(given);
    // The form has minute precision: an unchanged time keeps its seconds.
    if (given.startDate === initial.startDate) input.startDate = event.startDate;
    if (given.endDate === initial.endDate) input.endDate = event.endDate;
    setValues(given);
    if ((event.series?.dateCount ?? 1) > 1) return setScoped(input);
    await saveThis(input);
  };
  const saveThis = async (input: CreateEventInput) => {
    const { data, error: refused } = await preview({ variables: { id: event.id, input } });
    if (refused || !data) return failed(refused);
    const { holders, tierShifts } = data.eventChangePreview;
    if (holders === 0 && tierShifts.length === 0) return save(input, {}, 0);
    setScoped(null);
    setPending({ input, preview: data.eventChangePreview });
  };
  const show = () => {
    reset();
    setRefusal(undefined);
    setValues(null);
    setPending(null);
    setScoped(null);
    open();
  };

  return (
    <>
      <Button variant="default" size="sm" leftSection={<IconPencil size={18} aria-hidden />} onClick={show}>
        {eventFormTexts.edit}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={titleOf(pending, scoped !== null)}
        size="lg"
        closeButtonProps={{ 'aria-label': labelTexts.close }}
      >
        {scoped ? (
          <ScopeOfChange
            event={event}
            patch={changedOf(scoped, event)}
            busy={saving || asking}
            onBack={() => setScoped(null)}
            onThis={() => void saveThis(scoped)}
            onSaved={(series) => {
              close();
              void navigate(tabAddress('events', { series }));
            }}
          />
        ) : pending ? (
          <NotifyHolders
            preview={pending.preview}
            busy={saving}
            onBack={() => setPending(null)}
            onConfirm={(announcement) => void save(pending.input, announcement, pending.preview.holders)}
          />
        ) : (
          <Tabs defaultValue="details">
            <Tabs.List mb="md">
              <Tabs.Tab value="details">{labelTexts.details}</Tabs.Tab>
              <Tabs.Tab value="cover">{coverTexts.title}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="details">
              <EventForm
                initial={values ?? initial}
                submitLabel={eventFormTexts.save}
                busy={saving || asking}
                refused={fieldFailures(refusal ?? error)}
                onSubmit={submit}
                onCancel={close}
              />
            </Tabs.Panel>
            <Tabs.Panel value="cover">
              <CoverPanel event={event} />
            </Tabs.Panel>
          </Tabs>
        )}
      </Modal>
    </>
  );
}
