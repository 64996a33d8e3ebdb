import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A sentence of the documents; `{...}` stands for inserted values. */
export interface DocumentedText {
  /** 1: the platform, 2: its operations. */
  document: 1 | 2;
  part: string;
  text: string;
  /** The test file and test that show it; empty for a step that several journeys share. */
  shown: string;
  by?: string;
}

/** A documented screen, and its texts. */
export interface DocumentedScreen {
  document: 1 | 2;
  part: string;
  /** The reader: a visitor, or the demo's person of a role. */
  reader: 'visitor' | 'attendee' | 'issuer_owner' | 'issuer_finance' | 'system_admin';
  /** `{slug}` and `{event}` stand for an event that the journey creates. */
  address: string;
  /** Controls to press before, by their labels. */
  press?: string[];
  texts: string[];
  /** Options of its lists. */
  choices?: string[];
}

const ROOT = new URL('../../', import.meta.url).pathname;
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

export const documentedTexts: DocumentedText[] = JSON.parse(read('tests/golden/documented-texts.json'));

export const documentedScreens: DocumentedScreen[] = JSON.parse(read('tests/golden/documented-screens.json'));

function filesUnder(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const inside = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(inside);
    return /\.tsx?$/.test(entry.name) ? [inside] : [];
  });
}

/** The location of a sentence in the client: `authTexts.loginFailed`, with the sentence itself. */
interface KeptText {
  catalogue: string;
  key: string;
  text: string;
}

/** Every sentence of the client, with marks for inserted values. */
export async function clientTexts(): Promise<KeptText[]> {
  const kept: KeptText[] = [];
  const english = filesUnder('client/src/messages').filter((file) => !/\/(fr|sw)\//.test(file));
  for (const file of [...english, ...filesUnder('client/src/content')]) {
    for (const [catalogue, texts] of Object.entries(await import(path.join(ROOT, file)))) {
      for (const [key, entry] of Object.entries(texts as object))
        kept.push(...sentencesOf(entry).map((text) => ({ catalogue, key, text })));
    }
  }
  return kept;
}

/** Choices are tried both ways; all other parameters become a mark. */
const FILLINGS: unknown[][] = [
  ['{1}', '{2}'],
  [true, true],
  [true, false],
  [false, true],
  [false, false],
];

function sentencesOf(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  if (typeof entry === 'function') return FILLINGS.map((given) => String(entry(...given)));
  return typeof entry === 'object' && entry !== null ? Object.values(entry).flatMap(sentencesOf) : [];
}

/** The names of inserted values in the documents do not matter, their order does. */
export function marked(text: string): string {
  let holes = 0;
  return text.replace(/\{\w+\}/g, () => {
    holes += 1;
    return `{${holes}}`;
  });
}

const components = filesUnder('client/src')
  .filter((file) => !/^client\/src\/(messages|content|gql)\//.test(file))
  .map(read);

/** Whether a component, or a function that it calls, uses the sentence of its catalogue. */
export function isUsed({ catalogue, key }: KeptText): boolean {
  const imported = new RegExp(`\\b${catalogue}(?: as (\\w+))?\\b`);
  return components.some((source) => {
    const found = imported.exec(source);
    if (!found) return false;
    const name = found[1] ?? catalogue;
    return new RegExp(`\\b${name}\\.${key}\\b|Object\\.entries\\(${name}\\)`).test(source);
  });
}

const BEGINS_TEST = /^(?: {2})?(?:test|it)(?:\.\w+\([\s\S]*?\))?\(\s*(['"`])(.*?)\1/gm;

/** Whether a component contains the text itself: short ones of organisers and staff are not all in a catalogue. */
export function isWritten(text: string): boolean {
  const words = quoted(text);
  const written = new RegExp(`(?<=['"\`>]|^\\s*)${words}(?=['"\`<]|\\s*$)`, 'm');
  return components.some((source) => written.test(source));
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Assertions of absence. */
const ABSENT = /\.not\.|toHaveCount\(0\)|toBeHidden/;

/** Whether the named test asserts the presence of the sentence, word for word. */
export function isSeen({ text, shown, by = '' }: DocumentedText): boolean {
  const source = read(`tests/${shown}`);
  const begins = [...source.matchAll(BEGINS_TEST)];
  const own = begins.findIndex(([, , title]) => title === by);
  if (by !== '' && own < 0) return false;
  const section = by === '' ? source : source.slice(begins[own]?.index, begins[own + 1]?.index);
  const words = text
    .split(/\{\w+\}/)
    .map(quoted)
    .join('.{0,80}?');
  const end = text.endsWith('}') ? '' : '(?=[\'"`/|$])';
  const said = new RegExp(`(?<=['"\`/|(^])${words}${end}`, 'g');
  return [...section.matchAll(said)].some(({ index }) => !ABSENT.test(statementAt(section, index)));
}

function statementAt(source: string, index: number): string {
  const end = source.indexOf(';', index);
  return source.slice(source.lastIndexOf(';', index) + 1, end < 0 ? undefined : end);
}
