import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { notifyOutcome } from '../../apollo/notify-outcome.ts';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import type { UserRow_AccountFragment } from '../../gql/graphql.ts';
import { useSetStaffEventsMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { callTexts } from '../../messages/shell.ts';
import { userTexts } from '../../messages/team.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { EventsField } from './EventsField.tsx';

graphql(`
  mutation SetStaffEvents($id: ID!, $eventIds: [ID!]) {
    setStaffEvents(input: { id: $id, eventIds: $eventIds }) {
      user {
        id
        ...UserRow_account
      }
    }
  }
`);

const idsOf = ({ limitedTo }: UserRow_AccountFragment): string[] | null =>
  limitedTo?.map(({ id }) => id) ?? null;

/** Limits a member of an organisation to events, or lifts the limit. */
export function ChooseEventsButton({ account }: { account: UserRow_AccountFragment }) {
  const { id, name, issuer } = account;
  const [opened, { open, close }] = useDisclosure(false);
  const [eventIds, setEventIds] = useState(idsOf(account));
  const [setStaffEvents, { loading, error, reset }] = useSetStaffEventsMutation({ context: AS_PERSON });

  const start = (): void => {
    reset();
    setEventIds(idsOf(account));
    open();
  };
  const submit = () =>
    notifyOutcome(async () => {
      await setStaffEvents({ variables: { id, eventIds } });
      close();
      return userTexts.eventsSaved;
    }, userTexts.eventsFailed);

  return (
    <>
      <Button variant="default" size="sm" onClick={start} aria-label={userTexts.eventsOf(name)}>
        {userTexts.events}
      </Button>
      <FormDialog
        opened={opened}
        onClose={close}
        title={userTexts.eventsOf(name)}
        formLabel={userTexts.events}
        submitLabel={userTexts.saveEvents}
        onSubmit={submit}
        loading={loading}
        failure={error && readFailure(error, callTexts.network)}
      >
        <Text c="dimmed">{userTexts.eventsLead(name)}</Text>
        <EventsField
          value={eventIds}
          onChange={setEventIds}
          issuerId={issuer?.id}
          error={fieldFailures(error).eventIds}
        />
      </FormDialog>
    </>
  );
}
