import { Accordion, Table, Text } from '@mantine/core';
import { useExchangeRatesQuery } from '../../../gql/hooks/index.ts';
import { graphql } from '../../../gql/index.ts';
import { currencyTexts, purchaseTexts } from '../../../texts/purchases.ts';
import classes from './WalletPurchase.module.css';

graphql(`
  query ExchangeRates {
    exchangeRates {
      from
      to
      rate
    }
    playMoney {
      marksXlm
    }
  }
`);

const CURRENCIES = ['USD', 'XLM', 'KES', 'MOCK'] as const;

/** Exchange rates for prices, collapsed at first. */
export function RateTable() {
  const { data } = useExchangeRatesQuery();
  if (!data) return null;
  const rate = (from: string, to: string): string => {
    if (from === to) return '1';
    const found = data.exchangeRates.find((one) => one.from === from && one.to === to);
    return found?.rate ?? purchaseTexts.unknownRate;
  };
  return (
    <Accordion variant="separated" order={3}>
      <Accordion.Item value="rates">
        <Accordion.Control>{purchaseTexts.rates}</Accordion.Control>
        <Accordion.Panel>
          <Table className={`tabular ${classes.rates}`} aria-label={purchaseTexts.rates} withRowBorders>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">1</Table.Th>
                {CURRENCIES.map((to) => (
                  <Table.Th key={to} scope="col" ta="right">
                    {currencyTexts[to]}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {CURRENCIES.map((from) => (
                <Table.Tr key={from}>
                  <Table.Th scope="row">{currencyTexts[from]}</Table.Th>
                  {CURRENCIES.map((to) => (
                    <Table.Td key={to} ta="right">
                      {rate(from, to)}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <Text size="sm" c="dimmed" mt="xs">
            {purchaseTexts.ratesLead}
          </Text>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
