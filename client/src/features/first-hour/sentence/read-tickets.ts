import type { Currency } from '../../../gql/graphql.ts';
import type { Read } from './read-day.ts';
import { oneOf, type SentenceText, trimmed, wholeWords } from './sentence-text.ts';

/** A kind of tickets as the text has it; numbers as texts of the form. */
export interface ReadTier {
  /** null: the text names none. */
  tier: string | null;
  count: string | null;
  /** null where the text names no price, or one in a currency that is not known. */
  price: Read<string> | null;
  currency: WrittenCurrency | null;
}

/** A currency as the text has it. A shilling is that of the country; an unknown one cannot be sold in. */
export type WrittenCurrency = Currency | 'shilling' | 'unknown';

const CURRENCIES: readonly (readonly [WrittenCurrency, string])[] = [
  ['KES', String.raw`kes|kshs?\.?|kenya(?:n)?\s+shillings?|bob`],
  ['UGX', String.raw`ugx|ushs?\.?`],
  ['TZS', String.raw`tzs|tshs?\.?`],
  ['RWF', `rwf|frw`],
  ['EUR', `eur|euros?|€`],
  ['USD', String.raw`usd|us\$|\$|dollars?|dola`],
  ['XLM', `xlm|lumens?`],
  ['shilling', String.raw`shs?\.?|shillings?|shilingi|/=|/-`],
  ['unknown', `ngn|naira|₦|f?cfa|xof|xaf|ghs|cedis?|zar|rands?|gbp|pounds?|£|etb|birr|mwk|zmw|bif|cdf`],
];
const CURRENCY = oneOf(CURRENCIES.map(([, words]) => words));
/** Without telephone numbers. */
const NUMBER = String.raw`(?!0\d)(?:\d{1,3}(?:[,. ’']\d{3})+(?!\d)|\d{1,8}(?!\d))(?:[.,]\d{1,2}(?!\d))?(?:\s?k(?![\p{L}]))?`;
const money = (n: number): string =>
  String.raw`(?<before${n}>${CURRENCY})?\s*(?<amount${n}>${NUMBER})\s*(?<after${n}>${CURRENCY})?`;
/** With a currency, before or after. */
const priced = (n: number): string =>
  oneOf([
    String.raw`(?<before${n}>${CURRENCY})\s*(?<amount${n}>${NUMBER})`,
    String.raw`(?<sum${n}>${NUMBER})\s*(?<after${n}>${CURRENCY})`,
  ]);

const TIER = oneOf([
  String.raw`early[- ]?birds?|regular|standard|general(?:\s+admission)?|advanced?|v{1,3}ip|students?|couples?|groups?(?:\s+of\s+\d{1,2})?|(?:at\s+the\s+)?gate|(?:at\s+the\s+)?door|tables?|premium|platinum|gold|silver|kids?|children|adults?|members?|ordinary|normal`,
  `kawaida|mapema|wanafunzi|mlangoni|watoto|wakubwa`,
  String.raw`prévente|étudiants?|sur\s+place|carré(?:\s+or)?|enfants?|adultes?|plein\s+tarif|tarif\s+réduit`,
]);
const PLACES = `(?:tickets?|places?|seats?|people|persons?|guests?|pax|spots?|billets?|personnes|tiketi|nafasi|viti|watu)`;
const AT = `(?:at|@|for|x|×|à|kwa|ya|each)`;
const COUNT = String.raw`(?<count>[1-9]\d{0,2}(?:[, ]\d{3})+|[1-9]\d{0,5})`;

// Currencies may end in a sign, which is no edge of a word.
const open = (pattern: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})`, 'iu');
const COUNT_PRICE = open(
  String.raw`(?:(?<tier>${TIER})\s*[:–-]?\s*)?(?:${PLACES}\s+)?${COUNT}\s*(?:(?<kind>${TIER})\s*)?(?:${PLACES}\s*)?${AT}\s*(?:only\s+)?${money(1)}`,
);
const TIER_PRICE = open(
  String.raw`(?<tier>${TIER})(?:\s+(?:tickets?|entry|tiketi|billets?))?\s*[:=@–-]?\s*(?:at\s+|for\s+|kwa\s+|à\s+)?${money(1)}(?:\s*\(?\s*${COUNT}\s*${PLACES}\)?)?`,
);
const PRICE_TIER = open(String.raw`${priced(1)}\s*(?:for\s+|\(|-\s*)?(?<tier>${TIER})\)?`);
const FREE = wholeWords(
  String.raw`(?:free\s+(?:entry|entrance|admission|event)|entry\s+(?:is\s+)?free|free|kiingilio\s+(?:ni\s+)?bure|bure|entrée\s+(?:libre|gratuite)|gratuite?)`,
);
const PRICE = open(priced(1));
const LABELLED_PRICE = open(
  String.raw`(?:entry|entrance|charges?|fee|price|tickets?|cover|kiingilio|bei|tiketi|prix|entrée|tarif|billets?)(?:\s+(?:fee|charges?|price|ni|is))?\s*[:=–-]?\s*(?:at\s+|kwa\s+|à\s+)?(?<amount1>${NUMBER})`,
);
/** A number alone between commas. */
const LONE_NUMBER = new RegExp(String.raw`(?<=^|[\n,;|]\s*)(?<amount1>${NUMBER})(?=\s*(?:$|[\n,;|]))`, 'iu');
const PLACES_COUNT = wholeWords(
  String.raw`(?:(?:capacity|limited\s+to|max(?:imum)?)\s*:?\s*(?:of\s+)?${COUNT}(?:\s*${PLACES})?)|(?:${PLACES}\s*:?\s*(?<after>[1-9]\d{0,5}))|(?:(?<before>[1-9]\d{0,2}(?:[, ]\d{3})+|[1-9]\d{0,5})\s*${PLACES})`,
);

const NO_TIER: ReadTier = { tier: null, count: null, price: null, currency: null };
/** Most kinds of tickets of one text. */
const MAX_TIERS = 8;

/** "1,500", "1 500", "1.5k" and "12,50" as texts of the form: "1500", "1500", "1500", "12.50". */
function amountOf(written: string): string {
  const thousands = /k$/i.test(written.trim());
  const digits = written.replace(/\s?k$/i, '').trim();
  const grouped = /^\d{1,3}(?:[,. ’']\d{3})+(?:[.,]\d{1,2})?$/.test(digits);
  const [whole = '', rest = ''] = grouped
    ? [digits.replace(/[.,]\d{1,2}$/, ''), /[.,](\d{1,2})$/.exec(digits)?.[1] ?? '']
    : digits.split(/[.,]/);
  const plain = whole.replaceAll(/\D/g, '');
  if (thousands) return String(Math.round(Number(`${plain}.${rest || '0'}`) * 1_000));
  return rest === '' || /^0+$/.test(rest) ? plain : `${plain}.${rest}`;
}

function currencyOf(written: string | undefined): WrittenCurrency | null {
  if (written === undefined) return null;
  const found = CURRENCIES.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(written.trim()));
  return found ? found[0] : null;
}

const countOf = (written: string | undefined): string | null =>
  written === undefined ? null : written.replaceAll(/\D/g, '');

function tierOf(groups: Groups, isCertain = true): ReadTier {
  const name = groups.tier ?? groups.kind;
  const amount = groups.amount1 ?? groups.sum1;
  return {
    tier:
      name === undefined
        ? null
        : trimmed(name)
            .replace(/^the\s+/iu, '')
            .replaceAll(/\s+/g, ' '),
    count: countOf(groups.count),
    price:
      amount === undefined ? null : { value: amountOf(amount), reason: isCertain ? null : 'read_as_price' },
    currency: currencyOf(groups.before1 ?? groups.after1),
  };
}

type Groups = Record<string, string | undefined>;

/** A price without a kind of tickets; free entry is a price too. */
function readPrice(text: SentenceText): ReadTier | null {
  const groups = text.take(PRICE);
  if (groups) return tierOf(groups);
  const labelled = text.take(LABELLED_PRICE);
  if (labelled) return tierOf(labelled, false);
  if (text.take(FREE))
    return { tier: null, count: null, price: { value: '0', reason: null }, currency: null };
  const lone = text.take(LONE_NUMBER);
  return lone ? tierOf(lone, false) : null;
}

function readCount(text: SentenceText): string | null {
  const groups = text.take(PLACES_COUNT);
  return groups && countOf(groups.count ?? groups.after ?? groups.before);
}

function takeAll(text: SentenceText, pattern: RegExp): Groups[] {
  const found: Groups[] = [];
  for (let groups = text.take(pattern); groups && found.length < MAX_TIERS; groups = text.take(pattern))
    found.push(groups);
  return found;
}

/**
 * Takes the kinds of tickets out of the text: "100 at 1,500", "VIP: KES 3,000", "tiketi 100 kwa 1500", "Free entry".
 * @returns an empty list when the text names none
 */
export function readTickets(text: SentenceText): ReadTier[] {
  const named = [COUNT_PRICE, TIER_PRICE, PRICE_TIER]
    .flatMap((pattern) => takeAll(text, pattern))
    .slice(0, MAX_TIERS)
    .map((groups) => tierOf(groups));
  const [only, ...others] = named.length > 0 ? named : [readPrice(text) ?? NO_TIER];
  // A number of places is that of the only kind; how several kinds share it, the text does not say.
  const count = only && others.length === 0 ? (only.count ?? readCount(text)) : null;
  const tiers = only && others.length === 0 ? [{ ...only, count }] : named;
  const currency = tiers.find((one) => one.currency !== null)?.currency ?? null;
  return tiers
    .filter(({ count: places, price }) => places !== null || price !== null)
    .map((one) => ({ ...one, currency: one.currency ?? currency }));
}
