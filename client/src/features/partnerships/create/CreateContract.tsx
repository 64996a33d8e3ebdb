import { Button, Group, NativeSelect, Paper, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { CONTRACT_LIMITS } from '../../../../../server/lib/limits/text-limits.ts';
import { fieldFailures, readFailure } from '../../../apollo/read-failure.ts';
import { useAttempt } from '../../../apollo/use-attempt.ts';
import type { ContractEventChoicesQuery, ContractPartnerChoicesQuery } from '../../../gql/graphql.ts';
import { useCreateContractMutation } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { createTexts, partnershipTexts } from '../../../messages/contracts.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { notify } from '../../../ui/notify.ts';
import { RestOfList } from '../../../ui/RestOfList.tsx';
import { InvitePartnerButton } from '../partners/InvitePartnerButton.tsx';
import classes from './CreateContract.module.css';
import {
  type ContractDraft,
  missingOf,
  newContractDraft,
  toContractInput,
  toShareInputs,
} from './contract-draft.ts';
import { ShareEditor } from './ShareEditor.tsx';
import { SignatoryPicker } from './SignatoryPicker.tsx';
import { SplitExample } from './SplitExample.tsx';

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
  const attempt = useAttempt();
  const [create, { loading, error, reset }] = useCreateContractMutation({
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'contracts' }),
  });

  const submit = async (draft: ContractDraft): Promise<void> => {
    const input = toContractInput(draft);
    try {
      const { data } = await create({
        variables: { input: { ...input, idempotencyKey: attempt.keyOf(input) } },
      });
      if (!data) return;
      void notify('success', partnershipTexts.contractCreated);
      onCreated(data.createContract.contract.id);
    } catch (failure) {
      attempt.settle(failure);
      const reason = readFailure(failure, partnershipTexts.networkError);
      void notify('error', partnershipTexts.contractCreateFailed(reason));
    }
  };

  return { submit, loading, error, reset };
}

type ContractEvents = ContractEventChoicesQuery['events']['nodes'];
type ContractPartners = ContractPartnerChoicesQuery['partners']['nodes'];
type Rest = ComponentProps<typeof RestOfList>['rest'];

interface CreateContractProps {
  events: ContractEvents;
  eventsRest: Rest;
  partners: ContractPartners;
  partnersRest: Rest;
  issuerName: string;
  onCreated: (id: string) => void;
}

/** Form for a contract: event, revenue shares and signatories. */
export function CreateContract({
  events,
  eventsRest,
  partners,
  partnersRest,
  issuerName,
  onCreated,
}: CreateContractProps) {
  const [draft, setDraft] = useState<ContractDraft>(newContractDraft);
  const { submit, loading, error, reset } = useCreateContract(onCreated);
  const faults = fieldFailures(error);
  const missing = missingOf(draft);
  const change = (part: Partial<ContractDraft>): void => {
    if (error) reset();
    setDraft({ ...draft, ...part });
  };
  const send = (submitted: FormEvent): void => {
    submitted.preventDefault();
    if (missing.length === 0) void submit(draft);
  };
  const choices = partners.map(({ id, name, status }) => ({
    value: id,
    label: status === 'PENDING' ? createTexts.pendingPartner(name) : name,
  }));

  return (
    <form onSubmit={send} noValidate aria-label={createTexts.title} className={classes.form}>
      <div className={classes.column}>
        <Section title={createTexts.about}>
          <AboutFields
            draft={draft}
            events={events}
            eventsRest={eventsRest}
            faults={faults}
            onChange={change}
          />
        </Section>
        <Section title={createTexts.shares} help={createTexts.sharesHelp}>
          {partners.length === 0 ? (
            <Stack align="flex-start">
              <Text>{createTexts.noPartnersYet}</Text>
              <InvitePartnerButton />
            </Stack>
          ) : (
            <ShareEditor
              shares={draft.shares}
              partners={choices}
              issuerName={issuerName}
              faults={faults}
              onChange={(shares) => change({ shares })}
            />
          )}
          <RestOfList rest={partnersRest} />
        </Section>
        <Section title={createTexts.signatories} help={createTexts.signatoriesHelp}>
          <SignatoryPicker
            chosen={draft.signatoryIds}
            required={draft.requiredSigs}
            faults={faults}
            onChange={(signatoryIds, requiredSigs) => change({ signatoryIds, requiredSigs })}
          />
        </Section>
      </div>
      <div className={classes.aside}>
        <Section title={createTexts.example}>
          <SplitExample shares={toShareInputs(draft.shares)} issuerName={issuerName} />
        </Section>
        <Paper withBorder p="lg">
          {error && (
            <FormFailure>
              {partnershipTexts.contractCreateFailed(readFailure(error, partnershipTexts.networkError))}
            </FormFailure>
          )}
          {missing.length > 0 && (
            <>
              <Text fw={600} size="sm">
                {createTexts.missing}
              </Text>
              <ul className={classes.missing} id="contract-misses">
                {missing.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </>
          )}
          <Group mt={missing.length > 0 || error ? 'md' : 0}>
            <Button
              type="submit"
              fullWidth
              loading={loading}
              disabled={missing.length > 0}
              aria-describedby={missing.length > 0 ? 'contract-misses' : undefined}
            >
              {createTexts.submit}
            </Button>
          </Group>
        </Paper>
      </div>
    </form>
  );
}

function Section({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-label={title}>
      <Title order={2} size="h3">
        {title}
      </Title>
      {help && (
        <Text size="sm" c="dimmed" mt={4}>
          {help}
        </Text>
      )}
      <div className={classes.fields}>{children}</div>
    </Paper>
  );
}

interface AboutFieldsProps {
  draft: ContractDraft;
  events: ContractEvents;
  eventsRest: Rest;
  faults: Record<string, string>;
  onChange: (part: Partial<ContractDraft>) => void;
}

function AboutFields({ draft, events, eventsRest, faults, onChange }: AboutFieldsProps) {
  return (
    <Stack gap="md">
      <NativeSelect
        label={createTexts.event}
        description={events.length === 0 ? createTexts.noEvents : undefined}
        data={[
          { value: '', label: createTexts.chooseEvent },
          ...events.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={draft.eventId}
        onChange={(change) => onChange({ eventId: change.currentTarget.value })}
        error={faults.eventId}
      />
      <RestOfList rest={eventsRest} />
      <TextInput
        label={createTexts.name}
        placeholder={createTexts.namePlaceholder}
        maxLength={CONTRACT_LIMITS.name}
        value={draft.name}
        onChange={(change) => onChange({ name: change.currentTarget.value })}
        error={faults.name}
      />
      <Textarea
        label={createTexts.description}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={CONTRACT_LIMITS.description}
        value={draft.description}
        onChange={(change) => onChange({ description: change.currentTarget.value })}
        error={faults.description}
      />
    </Stack>
  );
}
