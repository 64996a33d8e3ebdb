import { Button, Group, Text } from '@mantine/core';
import { readFailure } from '../../apollo/read-failure.ts';
import { useCloseMerchantAccountMutation, useTestMerchantAccountMutation } from '../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { locale } from '../../language/language.ts';
import { merchantTexts as texts } from '../../messages/merchants.ts';
import { AS_PERSON } from '../../session/credential.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { CallbackAddress } from './CallbackAddress.tsx';
import classes from './Merchants.module.css';

const MERCHANT = graphql(`
  fragment MerchantItem_account on MerchantAccount {
    id
    provider
    method
    label
    state
    testedAt
    problem
    feePercent
    feeAmount
    callbackUrl
  }
`);

graphql(`
  mutation TestMerchantAccount($id: ID!) {
    testMerchantAccount(input: { id: $id }) {
      merchantAccount {
        id
        method
        label
        state
        problem
        ...MerchantItem_account
      }
    }
  }
`);

graphql(`
  mutation CloseMerchantAccount($id: ID!) {
    closeMerchantAccount(input: { id: $id }) {
      merchantAccount {
        id
        state
      }
    }
  }
`);

const localNumber = (decimal: string): string => Number(decimal).toLocaleString(locale);

interface MerchantItemProps {
  account: FragmentType<typeof MERCHANT>;
  onChanged: () => void;
}

/** One account: whether it works, the address for its events, and its actions. */
export function MerchantItem({ account, onChanged }: MerchantItemProps) {
  const { id, provider, method, label, state, testedAt, problem, callbackUrl, ...fee } = useFragment(
    MERCHANT,
    account,
  );
  const [test, { loading }] = useTestMerchantAccountMutation({ context: AS_PERSON });
  const [close] = useCloseMerchantAccountMutation({ context: AS_PERSON });
  const isActive = state === 'ACTIVE';
  const name = texts.accountName(method, label);
  const attempt = async (work: () => Promise<string | undefined>) => {
    try {
      const said = await work();
      if (said) void notify('success', said);
      onChanged();
    } catch (failure) {
      void notify('error', readFailure(failure));
    }
  };
  const testAgain = async () => {
    const { data } = await test({ variables: { id } });
    // What is wrong is shown in place, by the account itself.
    if (!data || data.testMerchantAccount.merchantAccount.problem) return undefined;
    if (data.testMerchantAccount.merchantAccount.state === 'WAITING') return texts.waits(label);
    return isActive ? texts.stillWorks : texts.works(name);
  };
  const end = async () => {
    const { data } = await close({ variables: { id } });
    const isClosed = data?.closeMerchantAccount.merchantAccount.state === 'CLOSED';
    return isClosed ? texts.disconnected(label) : texts.closesLater(label);
  };
  return (
    <li className={classes.account} data-testid={`merchant-${provider}`}>
      <div>
        <Group gap="xs">
          <Text fw={600}>{label}</Text>
          {!isActive && (
            <StatusBadge
              status="pending"
              label={state === 'WAITING' ? texts.states.waiting : texts.states.untested}
            />
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {testedAt ? (
            <>
              {texts.tested} <Moment at={testedAt} isRelative />
            </>
          ) : (
            texts.neverTested
          )}
          {(fee.feePercent !== '0' || fee.feeAmount !== '0') &&
            ` · ${texts.fee(localNumber(fee.feePercent), localNumber(fee.feeAmount))}`}
        </Text>
      </div>
      {problem && (
        <FormFailure>
          {texts.providers[provider].problems[problem]}{' '}
          {isActive && problem !== 'UNREACHABLE' && texts.stillOffered}
        </FormFailure>
      )}
      {callbackUrl && <CallbackAddress text={texts.providers[provider].callback} url={callbackUrl} />}
      <Group gap="xs">
        <Button
          variant="default"
          size="sm"
          loading={loading}
          aria-label={texts.testOf(label)}
          onClick={() => void attempt(testAgain)}
        >
          {texts.test}
        </Button>
        <ConfirmButton
          variant="default"
          size="sm"
          color={undefined}
          question={texts.disconnectQuestion(label)}
          consequence={isActive ? texts.disconnectConsequence(name) : texts.removeConsequence}
          confirmLabel={isActive ? texts.disconnect : texts.remove}
          aria-label={isActive ? texts.disconnectOf(label) : texts.removeOf(label)}
          onConfirm={() => attempt(end)}
        >
          {isActive ? texts.disconnect : texts.remove}
        </ConfirmButton>
      </Group>
    </li>
  );
}
