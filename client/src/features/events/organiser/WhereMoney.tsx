import { Text } from '@mantine/core';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { whereMoneyTexts as texts } from '../../../messages/event-money.ts';
import { formatMoney, type Money } from '../../../ui/format-amount.ts';
import lines from '../../../ui/lines.module.css';
import { Section } from '../../../ui/Section.tsx';
import { isProviderMethod } from '../../payment-methods/provider-methods.ts';
import { Worth } from '../../rates/XlmWorth.tsx';
import classes from './WhereMoney.module.css';

const WhereMoneyFragment = graphql(`
  fragment WhereMoney_eventMoney on EventMoney {
    ways {
      way
      taken {
        ...Money @unmask
      }
      fees {
        ...Money @unmask
      }
      refunded {
        ...Money @unmask
      }
      refunding {
        ...Money @unmask
      }
      disputed {
        ...Money @unmask
      }
      kept {
        ...Money @unmask
      }
    }
    places {
      place
      amount {
        ...Money @unmask
      }
    }
    paymentsUnderWay
  }
`);

const PARTS = ['taken', 'fees', 'refunded', 'refunding', 'disputed', 'kept'] as const;

/** Only sums above zero are worth a line, besides the first and the last. */
const isShown = (part: (typeof PARTS)[number], sum: Money): boolean =>
  part === 'taken' || part === 'kept' || Number(sum.amount) !== 0;

/** Money of an event by the ways in which it was taken, and by the places where it is now. */
export function WhereMoney({ money: ref }: { money: FragmentType<typeof WhereMoneyFragment> }) {
  const { ways, places, paymentsUnderWay } = useFragment(WhereMoneyFragment, ref);
  const collects = ways.some(({ way }) => isProviderMethod(way));
  return (
    <>
      <Section title={texts.title} order={3} gap="xs">
        {ways.length === 0 && <Text c="dimmed">{texts.none}</Text>}
        <ul className={lines.list}>
          {ways.map((line) => (
            <li key={`${line.way} ${line.taken.currency}`} className={classes.way}>
              <Text fw={600}>{texts.ways[line.way]}</Text>
              <dl className={classes.sums}>
                {PARTS.filter((part) => isShown(part, line[part])).map((part) => (
                  <div key={part}>
                    <dt>{texts[part]}</dt>
                    <dd>{formatMoney(line[part])}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
        {collects && (
          <Text size="sm" c="dimmed">
            {texts.feesNote}
          </Text>
        )}
        {paymentsUnderWay > 0 && <Text mt="xs">{texts.waiting(paymentsUnderWay)}</Text>}
      </Section>
      <Section title={texts.places} order={3} gap="xs">
        {places.length === 0 && <Text c="dimmed">{texts.nowhere}</Text>}
        <ul className={lines.list}>
          {places.map(({ place, amount }) => (
            <li key={`${place} ${amount.currency}`} className={lines.item}>
              <div className={lines.what}>
                <Text fw={600}>{texts.place[place].name}</Text>
                <Text size="sm" c="dimmed">
                  {texts.place[place].when}
                </Text>
              </div>
              <div className={lines.sum}>
                <Text fw={600}>{formatMoney(amount)}</Text>
                <Worth money={amount} />
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
