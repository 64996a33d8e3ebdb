import { Button, Checkbox, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { readFailure } from '../../apollo/read-failure.ts';
import { useRegisterMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { authTexts } from '../../messages/auth.ts';
import { labelTexts } from '../../messages/labels.ts';
import { newRegistration } from '../../session/new-registration.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { Credentials } from './SignInForm.tsx';
import classes from './SignUpForm.module.css';

graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      hasWallet
      user {
        id
      }
    }
  }
`);

const BLANK = {
  ...{ name: '', personName: '', email: '', password: '', description: '' },
  ...{ organizer: false, createWallet: false },
};

interface SignUpFormProps {
  /** Called with the confirmation message. */
  onRegistered: (message: string, credentials: Credentials) => void;
}

/** Form for a new account: an attendee, or an organiser with a new organisation. */
export function SignUpForm({ onRegistered }: SignUpFormProps) {
  const [form, setForm] = useState(BLANK);
  const [register, { loading, error }] = useRegisterMutation();
  const change = (part: Partial<typeof BLANK>) => setForm((before) => ({ ...before, ...part }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { name, personName, email, password, description, organizer, createWallet } = form;
    const input = {
      name: name.trim(),
      email: email.trim(),
      password,
      createWallet,
      role: organizer ? ('ISSUER_ADMIN' as const) : ('ATTENDEE' as const),
      ...(organizer && description.trim() ? { description: description.trim() } : {}),
      ...(organizer && personName.trim() ? { personName: personName.trim() } : {}),
    };
    const { data } = await register({ variables: { input } }).catch(() => ({ data: null }));
    if (!data) return;
    newRegistration.mark(data.register.user.id);
    onRegistered(authTexts.registered(organizer, createWallet && data.register.hasWallet), {
      email: input.email,
      password,
    });
  };

  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Choice
          label={authTexts.registerAsOrganizer}
          description={authTexts.registerAsOrganizerHelp}
          checked={form.organizer}
          onChange={(organizer) => change({ organizer })}
        />
        <TextInput
          label={form.organizer ? authTexts.organizationName : authTexts.fullName}
          value={form.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
          autoComplete={form.organizer ? 'organization' : 'name'}
          required
          withAsterisk={false}
        />
        {form.organizer && (
          <Textarea
            label={labelTexts.descriptionOptional}
            rows={3}
            value={form.description}
            onChange={(event) => change({ description: event.currentTarget.value })}
          />
        )}
        {form.organizer && (
          <TextInput
            label={authTexts.personName}
            description={authTexts.personNameHelp}
            value={form.personName}
            onChange={(event) => change({ personName: event.currentTarget.value })}
            autoComplete="name"
          />
        )}
        <TextInput
          label={labelTexts.email}
          type="email"
          value={form.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
          autoComplete="email"
          required
          withAsterisk={false}
        />
        <PasswordField
          label={labelTexts.password}
          value={form.password}
          onChange={(password) => change({ password })}
          autoComplete="new-password"
        />
        <Choice
          label={authTexts.createWallet}
          description={authTexts.createWalletHelp}
          checked={form.createWallet}
          onChange={(createWallet) => change({ createWallet })}
        />
        {error && (
          <FormFailure>
            {readFailure(error, authTexts.registrationNetworkError, authTexts.registrationFailed)}
          </FormFailure>
        )}
        <Button type="submit" size="lg" fullWidth disabled={loading}>
          {loading ? authTexts.processing : authTexts.createAccount}
        </Button>
      </Stack>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  description: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Choice({ label, description, checked, onChange }: ChoiceProps) {
  return (
    <Checkbox
      className={classes.choice}
      data-checked={checked || undefined}
      classNames={{ body: classes.choiceBody, labelWrapper: classes.choiceWords }}
      label={label}
      description={description}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
