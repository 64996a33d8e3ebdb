import { ActionIcon, NativeSelect, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { TIER_LIMITS } from '../../../../../server/lib/limits/text-limits.ts';
import { fieldFailures, readFailure } from '../../../apollo/read-failure.ts';
import type { Currency, EditTierButton_TierFragment } from '../../../gql/graphql.ts';
import { useDeleteTierMutation, useUpdateTierMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { tierEditTexts as texts, tierFormTexts } from '../../../messages/organiser.ts';
import { callTexts } from '../../../messages/shell.ts';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { notify } from '../../../ui/notify.ts';
import { decimalOf, digitsOf, priceOf } from './tier-drafts.ts';

const EditTierFragment = graphql(`
  fragment EditTierButton_tier on Tier {
    id
    name
    description
    price {
      ...Money @unmask
    }
    generated
    sold
  }
`);

graphql(`
  mutation UpdateTier($input: UpdateTierInput!, $figures: Boolean!) {
    updateTier(input: $input) {
      event {
        id
        ...TicketSummary_event
      }
    }
  }
`);

graphql(`
  mutation DeleteTier($tierId: ID!, $figures: Boolean!) {
    deleteTier(input: { tierId: $tierId }) {
      event {
        id
        ...TicketSummary_event
      }
    }
  }
`);

/** Where the tier stands among those of the event. */
interface TierPlace {
  /** From 0. */
  position: number;
  /** Number of the event's tiers. */
  tiers: number;
}

interface EditTierButtonProps extends TierPlace {
  tier: FragmentType<typeof EditTierFragment>;
  /** Currencies in which the organiser can price tickets. */
  currencies: readonly Currency[];
  /** Whether the response may include the organiser's figures. */
  figures: boolean;
}

/** Opens a dialog that changes a tier, or removes it while nothing of it was sold. */
export function EditTierButton({ tier: ref, figures, ...place }: EditTierButtonProps) {
  const tier = useFragment(EditTierFragment, ref);
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <ActionIcon variant="default" size={44} aria-label={texts.editTier(tier.name)} onClick={open}>
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      {opened && <EditTierDialog tier={tier} figures={figures} {...place} onClose={close} />}
    </>
  );
}

interface EditTierDialogProps extends TierPlace {
  tier: EditTierButton_TierFragment;
  currencies: readonly Currency[];
  figures: boolean;
  onClose: () => void;
}

function EditTierDialog({ tier, currencies, figures, position, tiers, onClose }: EditTierDialogProps) {
  const [draft, setDraft] = useState(() => ({
    name: tier.name,
    description: tier.description,
    price: tier.price.amount,
    currency: tier.price.currency,
    generated: String(tier.generated),
    position,
  }));
  const [update, { loading, error, reset }] = useUpdateTierMutation();
  const faults = fieldFailures(error);
  const isSold = tier.sold > 0;
  const change = (part: Partial<typeof draft>): void => {
    if (error) reset();
    setDraft({ ...draft, ...part });
  };
  const submit = async (): Promise<void> => {
    const input = {
      tierId: tier.id,
      description: draft.description,
      price: decimalOf(draft.price),
      generated: Number.parseInt(draft.generated, 10),
      ...(draft.position !== position && { position: draft.position }),
      ...(!isSold && { name: draft.name.trim(), currency: draft.currency }),
    };
    try {
      await update({ variables: { input, figures } });
      void notify('success', texts.saved(tier.name));
      onClose();
    } catch {
      // The dialog shows the error.
    }
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={texts.editTier(tier.name)}
      submitLabel={texts.save}
      onSubmit={submit}
      loading={loading}
      disabled={draft.name.trim() === '' || draft.generated === ''}
      failure={error && Object.keys(faults).length === 0 ? readFailure(error, callTexts.network) : undefined}
    >
      <TextInput
        label={tierFormTexts.name}
        description={isSold ? texts.nameStays : undefined}
        maxLength={TIER_LIMITS.name}
        value={draft.name}
        disabled={isSold}
        onChange={(event) => change({ name: event.currentTarget.value })}
        error={faults.name}
      />
      <Textarea
        label={texts.description}
        description={texts.descriptionHelp}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={TIER_LIMITS.description}
        value={draft.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
        error={faults.description}
      />
      <SimpleGrid cols={2} spacing="sm">
        <TextInput
          label={tierFormTexts.price}
          inputMode="decimal"
          maxLength={20}
          value={draft.price}
          onChange={(event) => change({ price: priceOf(event.currentTarget.value) })}
          error={faults.price}
        />
        <NativeSelect
          label={tierFormTexts.currency}
          data={[...new Set([...currencies, tier.price.currency])]}
          value={draft.currency}
          disabled={isSold}
          onChange={(event) => change({ currency: event.currentTarget.value as Currency })}
          error={faults.currency}
        />
      </SimpleGrid>
      <TextInput
        label={texts.generated}
        description={isSold ? texts.generatedHelp(tier.sold) : undefined}
        inputMode="numeric"
        maxLength={8}
        value={draft.generated}
        onChange={(event) => change({ generated: digitsOf(event.currentTarget.value) })}
        error={faults.generated}
      />
      {tiers > 1 && (
        <NativeSelect
          label={texts.position}
          description={texts.positionHelp}
          data={Array.from({ length: tiers }, (_, index) => ({
            value: String(index),
            label: texts.positionOf(index + 1, tiers),
          }))}
          value={String(draft.position)}
          onChange={(event) => change({ position: Number(event.currentTarget.value) })}
        />
      )}
      {isSold ? (
        <Text size="sm" c="dimmed">
          {texts.soldKeep}
        </Text>
      ) : (
        <DeleteTier tier={tier} figures={figures} onRemoved={onClose} />
      )}
    </FormDialog>
  );
}

function DeleteTier({
  tier,
  figures,
  onRemoved,
}: Pick<EditTierDialogProps, 'tier' | 'figures'> & { onRemoved: () => void }) {
  const [remove, { loading }] = useDeleteTierMutation();
  const confirm = async (): Promise<void> => {
    try {
      await remove({ variables: { tierId: tier.id, figures } });
      void notify('success', texts.removed(tier.name));
      onRemoved();
    } catch (failure) {
      void notify('error', readFailure(failure, callTexts.network));
    }
  };
  return (
    <ConfirmButton
      variant="subtle"
      loading={loading}
      leftSection={<IconTrash size={18} aria-hidden />}
      question={texts.removeQuestion(tier.name)}
      consequence={texts.removeConsequence}
      confirmLabel={texts.remove}
      onConfirm={confirm}
    >
      {texts.remove}
    </ConfirmButton>
  );
}
