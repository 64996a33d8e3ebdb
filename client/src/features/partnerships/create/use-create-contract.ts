import { useRef } from 'react';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useCreateContractMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { partnershipTexts } from '../../../texts/contracts.ts';
import { notify } from '../../../ui/notify.ts';
import { newIdempotencyKey } from '../../purchases/new-idempotency-key.ts';
import { outcomeKnown } from '../../purchases/wallet/outcome-known.ts';
import { type ContractDraft, toContractInput } from './contract-draft.ts';

graphql(`
  mutation CreateContract($input: CreateContractInput!) {
    createContract(input: $input) {
      contract {
        id
        ...ContractCard_contract
      }
    }
  }
`);

/** Creates a contract. A request without an answer is retried with the same key, so that it takes effect once. */
export function useCreateContract(onCreated: (id: string) => void) {
  const attempt = useRef<{ key: string; body: string } | null>(null);
  const [create, { loading, error, reset }] = useCreateContractMutation({
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'contracts' }),
  });

  const submit = async (draft: ContractDraft): Promise<void> => {
    const input = toContractInput(draft);
    const body = JSON.stringify(input);
    if (attempt.current?.body !== body) attempt.current = { key: newIdempotencyKey(), body };
    try {
      const { data } = await create({
        variables: { input: { ...input, idempotencyKey: attempt.current.key } },
      });
      if (!data) return;
      void notify('success', partnershipTexts.contractCreated);
      onCreated(data.createContract.contract.id);
    } catch (failure) {
      if (outcomeKnown(failure)) attempt.current = null;
      const reason = readFailure(failure, partnershipTexts.networkError);
      void notify('error', partnershipTexts.contractCreateFailed(reason));
    }
  };

  return { submit, loading, error, reset };
}
