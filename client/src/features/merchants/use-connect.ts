import { useEffect, useState } from 'react';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import type { ConnectMerchantAccountInput, PaymentProvider } from '../../gql/graphql.ts';
import { useConnectMerchantAccountMutation, useTestMerchantAccountMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { merchantTexts as texts } from '../../messages/merchants.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { notify } from '../../ui/notify.ts';

graphql(`
  mutation ConnectMerchantAccount($input: ConnectMerchantAccountInput!) {
    connectMerchantAccount(input: $input) {
      merchantAccount {
        id
      }
    }
  }
`);

export interface ConnectFormProps {
  onClose: () => void;
  /** An account was stored, active or not. */
  onChanged: () => void;
  /** Name of the active account that the new one will replace. */
  replaced: string | undefined;
}

/** Connects an account and tests it. The form stays open while the provider refuses what was filled in. */
export function useConnect(provider: PaymentProvider, { onClose, onChanged }: ConnectFormProps) {
  const [connect, connecting] = useConnectMerchantAccountMutation({ context: AS_PERSON });
  const [test, testing] = useTestMerchantAccountMutation({ context: AS_PERSON });
  const [refusal, setRefusal] = useState<string>();
  const error = connecting.error ?? testing.error;
  const faults = fieldFailures(connecting.error);
  const { error: refused } = connecting;
  useEffect(() => {
    // The form is longer than a screen, and its button is at the end.
    if (refused) document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus();
  }, [refused]);
  const submit = async (input: ConnectMerchantAccountInput): Promise<void> => {
    setRefusal(undefined);
    const connected = await connect({ variables: { input } }).catch(() => undefined);
    const id = connected?.data?.connectMerchantAccount.merchantAccount.id;
    if (!id) return;
    const tested = await test({ variables: { id } }).catch(() => undefined);
    onChanged();
    if (!tested?.data) return;
    const { problem, method, label, state } = tested.data.testMerchantAccount.merchantAccount;
    if (problem && problem !== 'UNREACHABLE') return setRefusal(texts.providers[provider].problems[problem]);
    if (state === 'WAITING') void notify('success', texts.waits(label));
    else if (!problem) void notify('success', texts.works(texts.accountName(method, label)));
    onClose();
  };
  return {
    submit,
    faults,
    loading: connecting.loading || testing.loading,
    failure: refusal ?? (error && Object.keys(faults).length === 0 ? readFailure(error) : undefined),
  };
}
