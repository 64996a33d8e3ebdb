import { Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ACCOUNT_LIMITS } from '../../../../../server/lib/limits/text-limits.ts';
import { fieldFailures, readFailure } from '../../../apollo/read-failure.ts';
import type { AnswerInvitationMutation } from '../../../gql/graphql.ts';
import { useAnswerInvitationMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { invitationTexts } from '../../../messages/partnerships.ts';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { PasswordField } from '../../identity/PasswordField.tsx';

const AnswerFormFragment = graphql(`
  fragment AnswerForm_invitation on PartnerInvitation {
    id
    issuerName
    email
    hasAccount
    expiresAt
  }
`);

graphql(`
  mutation AnswerInvitation($token: String!, $accept: Boolean!, $newAccount: NewPartnerAccount) {
    answerInvitation(input: { token: $token, accept: $accept, newAccount: $newAccount }) {
      accountCreated
      hasWallet
      invitation {
        id
        issuerName
        status
      }
    }
  }
`);

export type Answered = AnswerInvitationMutation['answerInvitation'];

interface AnswerFormProps {
  /** Secret token of the mailed link. */
  token: string;
  invitation: FragmentType<typeof AnswerFormFragment>;
  onAnswered: (answer: Answered) => void;
}

/** Accepts or declines an invitation; accepting without an account creates one. */
export function AnswerForm({ token, invitation: ref, onAnswered }: AnswerFormProps) {
  const { email, issuerName, hasAccount, expiresAt } = useFragment(AnswerFormFragment, ref);
  const [account, setAccount] = useState({ name: '', password: '' });
  const [answer, { loading, error }] = useAnswerInvitationMutation();

  const send = async (accept: boolean): Promise<void> => {
    const newAccount = accept && !hasAccount ? { ...account, name: account.name.trim() } : null;
    const { data } = await answer({ variables: { token, accept, newAccount } }).catch(() => ({
      data: null,
    }));
    if (data) onAnswered(data.answerInvitation);
  };
  const submit = (submitted: FormEvent): void => {
    submitted.preventDefault();
    void send(true);
  };

  return (
    <form onSubmit={submit} aria-label={invitationTexts.title}>
      <Stack gap="md">
        <Text>{invitationTexts.body}</Text>
        <Text>{invitationTexts.walletBody}</Text>
        <Text c="dimmed">
          {hasAccount ? invitationTexts.haveAccount(email) : invitationTexts.newAccount(email)}
        </Text>
        {!hasAccount && <AccountFields value={account} error={error} onChange={setAccount} />}
        {error && (
          <FormFailure>
            {invitationTexts.answerFailed(readFailure(error, invitationTexts.networkError))}
          </FormFailure>
        )}
        <Button type="submit" size="lg" fullWidth loading={loading}>
          {hasAccount ? invitationTexts.accept : invitationTexts.acceptAndJoin}
        </Button>
        <ConfirmButton
          variant="subtle"
          fullWidth
          disabled={loading}
          question={invitationTexts.declineQuestion}
          consequence={invitationTexts.declineBody(issuerName)}
          confirmLabel={invitationTexts.decline}
          onConfirm={() => send(false)}
        >
          {invitationTexts.decline}
        </ConfirmButton>
        {expiresAt && (
          <Text size="sm" c="dimmed" ta="center">
            {invitationTexts.expiresAt} <Moment at={expiresAt} />
          </Text>
        )}
      </Stack>
    </form>
  );
}

interface AccountFieldsProps {
  value: { name: string; password: string };
  error: unknown;
  onChange: (value: { name: string; password: string }) => void;
}

function AccountFields({ value, error, onChange }: AccountFieldsProps) {
  const faults = fieldFailures(error);
  return (
    <>
      <TextInput
        label={invitationTexts.name}
        autoComplete="name"
        maxLength={ACCOUNT_LIMITS.name}
        value={value.name}
        onChange={(change) => onChange({ ...value, name: change.currentTarget.value })}
        error={faults['newAccount.name']}
        required
        withAsterisk={false}
      />
      <PasswordField
        label={invitationTexts.password}
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        autoComplete="new-password"
        {...(faults['newAccount.password'] ? { error: faults['newAccount.password'] } : {})}
      />
    </>
  );
}
