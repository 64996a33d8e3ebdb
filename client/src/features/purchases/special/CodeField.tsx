import { Alert, Button, Group, TextInput, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTag } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useCodeOfferLazyQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { failureTexts } from '../../../messages/failures.ts';
import { specialTexts as texts } from '../../../messages/purchases.ts';
import { callTexts } from '../../../messages/shell.ts';
import { formatMoney } from '../../../ui/format-amount.ts';
import classes from './special.module.css';
import type { CodeOffer } from './special-tiers.ts';

graphql(`
  query CodeOffer($slug: String!, $code: String!) {
    codeOffer(slug: $slug, code: $code) {
      code
      tiers {
        price {
          ...Money @unmask
        }
        tier {
          ...Checkout_tier @unmask
        }
      }
    }
  }
`);

interface CodeFieldProps {
  slug: string;
  /** Offer of the applied code; null without one. */
  offer: CodeOffer | null;
  onChange: (offer: CodeOffer | null) => void;
}

/** Input for a code, collapsed at first; then shows its benefits. */
export function CodeField({ slug, offer, onChange }: CodeFieldProps) {
  const [opened, { open, close }] = useDisclosure();
  const [typed, setTyped] = useState('');
  const [ask, { data: answer, loading, error }] = useCodeOfferLazyQuery({ fetchPolicy: 'network-only' });
  const isUnknown = answer?.codeOffer === null;
  const fault = loading
    ? null
    : error
      ? readFailure(error, callTexts.network)
      : isUnknown && failureTexts.CODE_UNKNOWN;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await ask({ variables: { slug, code: typed } }).catch(() => ({ data: undefined }));
    if (!data?.codeOffer) return;
    onChange(data.codeOffer);
    close();
    setTyped('');
  };
  return (
    <div aria-live="polite">
      {offer && <Applied offer={offer} onRemove={() => onChange(null)} />}
      {!offer && !opened && (
        <UnstyledButton className={classes.ask} onClick={open}>
          <IconTag size={18} aria-hidden />
          {texts.haveCode}
        </UnstyledButton>
      )}
      {!offer && opened && (
        <form onSubmit={submit} className={classes.code} aria-label={texts.code}>
          <TextInput
            label={texts.code}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            error={fault}
            data-autofocus
          />
          <Button type="submit" variant="default" loading={loading} disabled={typed.trim().length < 3}>
            {texts.apply}
          </Button>
        </form>
      )}
    </div>
  );
}

function Applied({ offer, onRemove }: { offer: CodeOffer; onRemove: () => void }) {
  return (
    <Alert color="leaf" variant="light" mt="md" p="sm" icon={<IconTag size={20} aria-hidden />}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <strong>{texts.applied(offer.code)}</strong>
        <Button variant="subtle" size="compact-md" onClick={onRemove}>
          {texts.remove}
        </Button>
      </Group>
      <ul className={classes.gives}>
        {offer.tiers.map(({ tier, price }) => (
          <li key={tier.id}>
            {price.amount === tier.price.amount
              ? texts.opened(tier.name)
              : texts.cheaper(tier.name, formatMoney(price), formatMoney(tier.price))}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
