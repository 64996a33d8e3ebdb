import { Box, Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import type { RegisterValidatorMutation } from '../../gql/graphql.ts';
import { useRegisterValidatorMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { labelTexts } from '../../messages/labels.ts';
import { callTexts } from '../../messages/shell.ts';
import { userTexts, validatorTexts } from '../../messages/team.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import { Section } from '../../ui/Section.tsx';
import { EventsField } from '../users/EventsField.tsx';
import classes from './Validators.module.css';

graphql(`
  mutation RegisterValidator($email: String!, $name: String!, $eventIds: [ID!]) {
    registerValidator(input: { email: $email, name: $name, eventIds: $eventIds }) {
      id
      email
      temporaryPassword
      expiresAt
    }
  }
`);

type Registered = RegisterValidatorMutation['registerValidator'];

/** How long the notice with the password stays: long enough to read it out. */
const NOTICE_MS = 30_000;

interface RegisterValidatorProps {
  /** Whether the validator can be limited to events of the viewer's organisation. */
  choosesEvents: boolean;
}

/** Form for an address that shows the temporary password once. */
export function RegisterValidator({ choosesEvents }: RegisterValidatorProps) {
  const [email, setEmail] = useState('');
  const [eventIds, setEventIds] = useState<string[] | null>(null);
  const [registered, setRegistered] = useState<Registered | null>(null);
  const [register, { loading, error, reset }] = useRegisterValidatorMutation({
    context: AS_PERSON,
    refetchQueries: ['Validators'],
  });
  const submit = async (submitted: FormEvent): Promise<void> => {
    submitted.preventDefault();
    const address = email.trim();
    // The part before the at sign becomes the name.
    const name = address.split('@')[0] ?? address;
    try {
      const { data } = await register({ variables: { email: address, name, eventIds } });
      if (!data) return;
      const { temporaryPassword } = data.registerValidator;
      setRegistered(data.registerValidator);
      setEmail('');
      setEventIds(null);
      void notify('success', userTexts.validatorInvited(address, temporaryPassword), {
        durationMs: NOTICE_MS,
      });
    } catch (failure) {
      void notify('error', userTexts.validatorInviteFailed(readFailure(failure, callTexts.network)));
    }
  };
  return (
    <Section title={validatorTexts.inviteTitle} lead={validatorTexts.inviteLead}>
      <form onSubmit={(submitted) => void submit(submitted)} aria-label={validatorTexts.inviteTitle}>
        {choosesEvents && (
          <Box mb="md">
            <EventsField value={eventIds} onChange={setEventIds} error={fieldFailures(error).eventIds} />
          </Box>
        )}
        <Group align="flex-end" gap="sm">
          <TextInput
            label={validatorTexts.email}
            type="email"
            autoComplete="off"
            value={email}
            onChange={(typed) => {
              if (error) reset();
              setEmail(typed.currentTarget.value);
            }}
            error={fieldFailures(error).email}
            required
            withAsterisk={false}
            flex="1 1 240px"
          />
          <Button type="submit" loading={loading} disabled={!email.trim()}>
            {validatorTexts.invite}
          </Button>
        </Group>
      </form>
      <Modal
        opened={registered !== null}
        onClose={() => setRegistered(null)}
        title={validatorTexts.passwordOnce}
        closeButtonProps={{ 'aria-label': labelTexts.close }}
      >
        {registered && (
          <>
            <div className={classes.password}>
              <Text component="code" className={classes.secret}>
                {registered.temporaryPassword}
              </Text>
              <CopyButton value={registered.temporaryPassword} label={validatorTexts.copyPassword} />
            </div>
            <Text mt="md">
              {validatorTexts.passwordHelp(registered.email)} <Moment at={registered.expiresAt} />.
            </Text>
            <Group justify="flex-end" mt="lg">
              <Button onClick={() => setRegistered(null)}>{validatorTexts.close}</Button>
            </Group>
          </>
        )}
      </Modal>
    </Section>
  );
}
