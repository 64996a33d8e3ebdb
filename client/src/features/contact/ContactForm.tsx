import { Button, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { type FormEvent, useEffect, useState } from 'react';
import { ACCOUNT_LIMITS, MESSAGE_LIMITS } from '../../../../server/lib/limits/text-limits.ts';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import { contact } from '../../content/contact.ts';
import type { SendContactMessageInput } from '../../gql/graphql.ts';
import { useSendContactMessageMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { messageTexts } from '../../messages/messages.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import classes from './ContactForm.module.css';

graphql(`
  mutation SendContactMessage($input: SendContactMessageInput!) {
    sendContactMessage(input: $input) {
      done
    }
  }
`);

const EMPTY: Omit<SendContactMessageInput, 'idempotencyKey'> = {
  name: '',
  email: '',
  subject: '',
  message: '',
};
const THANKS_MS = 3_000;

/**
 * Contact form to the platform operators. The text stays until it has been delivered.
 * @param subject the subject to begin with
 */
export function ContactForm({ subject = '' }: { subject?: string }) {
  const [form, setForm] = useState({ ...EMPTY, subject });
  const [isSent, setSent] = useState(false);
  const [send, { loading, error, reset }] = useSendContactMessageMutation();
  const faults = fieldFailures(error);

  useEffect(() => {
    if (!isSent) return undefined;
    const timer = setTimeout(() => setSent(false), THANKS_MS);
    return () => clearTimeout(timer);
  }, [isSent]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSent(false);
    try {
      await send({ variables: { input: form } });
      reset();
      setForm(EMPTY);
      setSent(true);
    } catch {
      // Shown above the button.
    }
  };
  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: form[name],
    error: faults[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setForm((before) => ({ ...before, [name]: value }));
    },
    required: true,
    withAsterisk: false,
  });

  return (
    <form onSubmit={(event) => void submit(event)} aria-label={contact.formTitle}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextInput
            {...field('name')}
            label={contact.name}
            autoComplete="name"
            maxLength={ACCOUNT_LIMITS.name}
          />
          <TextInput
            {...field('email')}
            label={contact.emailField}
            type="email"
            autoComplete="email"
            maxLength={ACCOUNT_LIMITS.email}
          />
        </SimpleGrid>
        <TextInput {...field('subject')} label={contact.subject} maxLength={MESSAGE_LIMITS.subject} />
        <Textarea
          {...field('message')}
          label={contact.message}
          autosize
          minRows={6}
          maxLength={MESSAGE_LIMITS.body}
        />
        {error && Object.keys(faults).length === 0 && (
          <FormFailure>
            {contact.failed} {readFailure(error)}
          </FormFailure>
        )}
        <div className={classes.end}>
          <Button type="submit" loading={loading}>
            {contact.send}
          </Button>
          <div role="status" className={classes.outcome}>
            {isSent ? (
              <strong className={classes.sent}>
                <IconCircleCheck size={22} aria-hidden />
                {messageTexts.contactSent}
              </strong>
            ) : (
              <Text c="dimmed" size="sm">
                {contact.promise}
              </Text>
            )}
          </div>
        </div>
      </Stack>
    </form>
  );
}
