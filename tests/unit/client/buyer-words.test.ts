import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const SOURCES = new URL('../../../client/src/', import.meta.url).pathname;

/** Pages and panels of organisers, of the platform and of programmers, which are in English. */
const THEIRS = [
  'pages/api-docs',
  'pages/explorer',
  'pages/test-page',
  'pages/dashboard/events/CreateEventView.tsx',
  ...['ContractView', 'CreateContractView', 'Overview'].map(
    (page) => `pages/dashboard/partnerships/${page}.tsx`,
  ),
  ...['audit', 'issuers', 'reports', 'revenue', 'revoke', 'system', 'team', 'users', 'validators'].map(
    (panel) => `pages/dashboard/panels/${panel}.tsx`,
  ),
  // Parts of shared pages that only they are shown.
  ...[
    'AddGate',
    'CreateTickets',
    'DeleteEventButton',
    'DuplicateEventButton',
    'EditEventButton',
    'EmbedPanel',
    'EventReportButton',
    'FormSalesSwitch',
    'GateSwitch',
    'GuestLists',
    'PublishButton',
    'TierSalesSwitch',
    'TransferCutoff',
  ].map((part) => `features/events/organiser/${part}.tsx`),
  'features/expenses',
  ...['IssuerAccounts', 'IssuerAccountRow', 'EditIssuerButton', 'IssuerStandingButton'].map(
    (part) => `features/issuers/${part}.tsx`,
  ),
  'features/messages/GroupList.tsx',
  'features/messages/GroupMessage.tsx',
  'features/orders',
  'features/partnerships/partners',
  'features/revenue',
  'features/selling',
  'features/signing',
  'features/webhooks',
].map((place) => SOURCES + place);

const isTheirs = (file: string): boolean => THEIRS.some((place) => file.startsWith(place));
const holdsTexts = (file: string): boolean => /\/(texts|content|language|gql)\//.test(file);

const imports = (code: string): [names: string, from: string][] =>
  [...code.matchAll(/(?:import|export)\s+(?:type\s+)?([^'";]*?)\s*from\s*'(\.[^']+)'/g)].map(
    ([, names = '', from = '']) => [names, from],
  );

/** Every file that pages of buyers and doors are made of. */
function reached(): Map<string, string> {
  const found = new Map<string, string>();
  const open = readdirSync(`${SOURCES}pages`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `${SOURCES}pages/${name}`);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || isTheirs(file) || !existsSync(file) || !/\.tsx?$/.test(file)) continue;
    const code = readFileSync(file, 'utf8');
    found.set(file, code);
    if (holdsTexts(file)) continue;
    const lazy = [...code.matchAll(/import\('(\.[^']+)'\)/g)].map(([, from = '']) => from);
    for (const from of [...imports(code).map(([, place]) => place), ...lazy])
      open.push(path.resolve(path.dirname(file), from));
  }
  return found;
}

/** Exports of a file of texts that no language but English has. */
const englishOnly = (file: string): Set<string> =>
  new Set(
    [
      ...readFileSync(file, 'utf8').matchAll(/export const (\w+)(?::[^=]+)? = (?!in(?:Site)?Language\()/g),
    ].map(([, name = '']) => name),
  );

/** The names of currencies, the list of pages, and positions as they were advertised: nothing to be said in another way. */
const FACTS = new Set(['currencyTexts', 'jobs', 'PAGES']);

describe('what buyers and door workers see', () => {
  let files: Map<string, string>;
  beforeAll(() => {
    files = reached();
  });

  const drawn = (): [file: string, code: string][] => [...files].filter(([file]) => !holdsTexts(file));

  it('is made of many files', () => {
    expect(drawn().length).toBeGreaterThan(250);
  });

  it('takes its words from texts that have translations', () => {
    const untranslated = drawn().flatMap(([file, code]) =>
      imports(code)
        .filter(([, from]) => /\/(texts|content)\//.test(from))
        .flatMap(([names, from]) => {
          const english = englishOnly(path.resolve(path.dirname(file), from));
          const taken = [...names.matchAll(/(\w+)(?: as (\w+))?/g)];
          return taken
            .filter(([, name = '']) => english.has(name) && !FACTS.has(name))
            .flatMap(([, name = '', alias]) => [
              ...new Set(
                [...code.matchAll(new RegExp(`\\b${alias ?? name}\\.\\w+`, 'g'))].map(([use]) => use),
              ),
            ]);
        })
        .map((use) => `${path.relative(SOURCES, file)}: ${use}`),
    );
    expect(untranslated).toEqual([]);
  });

  it('has no words of its own', () => {
    const own = drawn().flatMap(([file, code]) => {
      const sentences = [
        ...code.matchAll(/^\s+([A-Z][a-z]+(?: [\w’,.]+)*[.!?]?)$/gm),
        ...code.matchAll(/<[\w.]+[^<>]*>\s*([A-Z][a-z]+[^<>{}\n]*)<\//g),
        ...code.matchAll(
          /\b(?:label|title|placeholder|aria-label|alt|lead|message)=\{?["'`]([A-Z][^"'`]*)["'`]/g,
        ),
        ...code.matchAll(/loadFailed\('([^']+)'\)/g),
      ];
      return sentences.map(([, words = '']) => `${path.relative(SOURCES, file)}: ${words}`);
    });
    expect(own).toEqual(['ui/Logo.tsx: Passa']);
  });
});
