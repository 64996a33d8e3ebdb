import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ACCOUNT_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import type { Role } from '../../gql/graphql.ts';
import { useInviteUserMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { callTexts } from '../../messages/shell.ts';
import { userTexts } from '../../messages/team.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { useSession } from '../../session/session.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { notify } from '../../ui/notify.ts';
import { EventsField } from './EventsField.tsx';
import { IssuerField } from './IssuerField.tsx';
import { ALL_ROLES, canBeLimited, foundsIssuer, needsIssuer, STAFF_ROLES } from './role-choices.ts';

graphql(`
  mutation InviteUser($email: String!, $name: String!, $role: Role!, $issuerId: ID, $eventIds: [ID!]) {
    inviteUser(
      input: { email: $email, name: $name, role: $role, issuerId: $issuerId, eventIds: $eventIds }
    ) {
      invitation {
        id
      }
    }
  }
`);

interface InviteUserButtonProps {
  /** Whether the viewer may invite into any role, or only into their own organisation. */
  everywhere: boolean;
}

/** Form for address, name and role that sends the invitation. */
export function InviteUserButton({ everywhere }: InviteUserButtonProps) {
  const blank = { email: '', name: '', issuerId: '', role: everywhere ? 'ATTENDEE' : 'ISSUER_VALIDATOR' };
  const [opened, { open, close }] = useDisclosure(false);
  const [form, setForm] = useState(blank);
  const [eventIds, setEventIds] = useState<string[] | null>(null);
  const [invite, { loading, error, reset }] = useInviteUserMutation({
    context: AS_PERSON,
    refetchQueries: ['StaffInvitations'],
  });
  const faults = fieldFailures(error);
  const role = form.role as Role;
  // Admins may invite into every role of the organisation except owner.
  const isOwner = useSession()?.user.role.toUpperCase() === 'ISSUER_OWNER';
  const change = (part: Partial<typeof blank>): void => {
    if (error) reset();
    setForm({ ...form, ...part });
  };

  // Admins of the platform leave the events to the organisation.
  const choosesEvents = !everywhere && canBeLimited(role);

  const submit = async (): Promise<void> => {
    const [email, name] = [form.email.trim(), form.name.trim()];
    if (!email || !name) return void notify('error', userTexts.requiredFields);
    try {
      await invite({
        variables: {
          ...{ email, name, role, issuerId: form.issuerId || null },
          eventIds: choosesEvents ? eventIds : null,
        },
      });
      setForm(blank);
      setEventIds(null);
      close();
      void notify('success', userTexts.invited);
    } catch (failure) {
      void notify('error', userTexts.inviteFailed(readFailure(failure, callTexts.network)));
    }
  };

  return (
    <>
      <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={open}>
        {userTexts.invite}
      </Button>
      <FormDialog
        opened={opened}
        onClose={close}
        title={userTexts.invite}
        submitLabel={userTexts.send}
        onSubmit={submit}
        loading={loading}
        failure={error && userTexts.inviteFailed(readFailure(error, callTexts.network))}
        noValidate
      >
        <Text c="dimmed">{userTexts.inviteLead}</Text>
        <TextInput
          label={userTexts.email}
          type="email"
          autoComplete="off"
          value={form.email}
          onChange={(typed) => change({ email: typed.currentTarget.value })}
          error={faults.email}
          data-autofocus
        />
        <TextInput
          label={userTexts.name}
          autoComplete="off"
          maxLength={ACCOUNT_LIMITS.name}
          value={form.name}
          onChange={(typed) => change({ name: typed.currentTarget.value })}
          error={faults.name}
        />
        <NativeSelect
          label={userTexts.role}
          data={
            everywhere ? ALL_ROLES : STAFF_ROLES.filter(({ value }) => isOwner || value !== 'ISSUER_OWNER')
          }
          value={form.role}
          onChange={(typed) => change({ role: typed.currentTarget.value })}
        />
        {choosesEvents && <EventsField value={eventIds} onChange={setEventIds} error={faults.eventIds} />}
        {everywhere && needsIssuer(role) && (
          <IssuerField
            isOptional={foundsIssuer(role)}
            value={form.issuerId}
            onChange={(issuerId) => change({ issuerId })}
            error={faults.issuerId}
          />
        )}
      </FormDialog>
    </>
  );
}
