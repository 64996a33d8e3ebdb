import { Button, Group, NativeSelect, Paper, Skeleton, Table, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { fieldFailures, readFailure } from '../../apollo/read-failure.ts';
import type { PaymentCurrency } from '../../gql/graphql.ts';
import { useRateTableQuery, useSetExchangeRateMutation } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { currencyTexts, rateTexts } from '../../messages/purchases.ts';
import { callTexts } from '../../messages/shell.ts';
import { notify } from '../../ui/notify.ts';

graphql(`
  query RateTable {
    exchangeRates {
      from
      to
      rate
    }
  }
`);

graphql(`
  mutation SetExchangeRate($input: SetExchangeRateInput!) {
    setExchangeRate(input: $input) {
      exchangeRate {
        from
        to
        rate
      }
    }
  }
`);

const CURRENCIES = Object.keys(currencyTexts) as PaymentCurrency[];
const asCurrency = (text: string): PaymentCurrency => CURRENCIES.find((one) => one === text) ?? 'USD';

/** Edits the exchange rates of quotes, one direction of a pair at a time. */
export function RateEditor() {
  const { data, loading, error, refetch } = useRateTableQuery();
  // A currency always has rate 1 to itself.
  const rates = data?.exchangeRates.filter((one) => one.from !== one.to);
  const [from, setFrom] = useState<PaymentCurrency>('USD');
  const [to, setTo] = useState<PaymentCurrency>('XLM');
  const [rate, setRate] = useState('');
  const [save, { loading: saving, error: refused }] = useSetExchangeRateMutation({
    refetchQueries: ['RateTable', 'SettingHistory'],
  });
  const faults = fieldFailures(refused);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await save({ variables: { input: { from, to, rate: rate.trim() } } });
      setRate('');
      void notify('success', rateTexts.saved);
    } catch (failure) {
      void notify('error', rateTexts.failed(readFailure(failure, callTexts.network)));
    }
  };

  return (
    <Paper withBorder p="lg" component="section" aria-label={rateTexts.title} maw={720}>
      <Title order={2} size="h3">
        {rateTexts.title}
      </Title>
      <Text c="dimmed" mt={4} mb="md">
        {rateTexts.lead}
      </Text>
      {!rates && loading && <Skeleton height={220} />}
      {!rates && error && (
        <QueryFailure title={callTexts.loadFailed('the rates')} error={error} refetch={refetch} />
      )}
      {rates?.length === 0 && <Text>{rateTexts.none}</Text>}
      {rates && rates.length > 0 && (
        <Table className="tabular" aria-label={rateTexts.title} verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{rateTexts.from}</Table.Th>
              <Table.Th scope="col">{rateTexts.to}</Table.Th>
              <Table.Th scope="col" ta="right">
                {rateTexts.rate}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rates.map((one) => (
              <Table.Tr key={`${one.from}/${one.to}`}>
                <Table.Td>{currencyTexts[one.from]}</Table.Td>
                <Table.Td>{currencyTexts[one.to]}</Table.Td>
                <Table.Td ta="right">{one.rate}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <form onSubmit={submit} aria-label={rateTexts.title}>
        <Group align="flex-start" gap="sm" mt="lg">
          <NativeSelect
            label={rateTexts.from}
            value={from}
            onChange={(change) => setFrom(asCurrency(change.currentTarget.value))}
            data={CURRENCIES}
            error={faults.from}
          />
          <NativeSelect
            label={rateTexts.to}
            value={to}
            onChange={(change) => setTo(asCurrency(change.currentTarget.value))}
            data={CURRENCIES}
            error={faults.to}
          />
          <TextInput
            label={rateTexts.rate}
            value={rate}
            onChange={(change) => setRate(change.currentTarget.value)}
            inputMode="decimal"
            error={faults.rate}
            required
            withAsterisk={false}
            flex="1 1 140px"
          />
        </Group>
        <Button type="submit" mt="md" loading={saving} disabled={!rate.trim()}>
          {rateTexts.save}
        </Button>
      </form>
    </Paper>
  );
}
