import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A sentence that the documents give; `{...}` stands for what is filled in. */
export interface DocumentedText {
  /** 1: the platform, 2: its operations. */
  document: 1 | 2;
  part: string;
  text: string;
  /** The test file in which it is seen, and the test of it; empty for a step that several journeys share. */
  shown: string;
  by?: string;
}

const ROOT = new URL('../../', import.meta.url).pathname;
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

export const documentedTexts: DocumentedText[] = JSON.parse(read('tests/golden/documented-texts.json'));

function filesUnder(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const inside = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(inside);
    return /\.tsx?$/.test(entry.name) ? [inside] : [];
  });
}

/** Where the client keeps a sentence: `authTexts.loginFailed`, with the sentence itself. */
interface KeptText {
  catalogue: string;
  key: string;
  text: string;
}

/** Every sentence of the client, marks in place of what is filled in. */
export async function clientTexts(): Promise<KeptText[]> {
  const kept: KeptText[] = [];
  for (const file of [...filesUnder('client/src/texts'), ...filesUnder('client/src/content')]) {
    for (const [catalogue, texts] of Object.entries(await import(path.join(ROOT, file)))) {
      for (const [key, entry] of Object.entries(texts as object))
        kept.push(...sentencesOf(entry).map((text) => ({ catalogue, key, text })));
    }
  }
  return kept;
}

/** Choices are tried both ways; whatever else a sentence takes becomes a mark. */
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

/** The documents' names of what is filled in do not matter, their order does. */
export function marked(text: string): string {
  let holes = 0;
  return text.replace(/\{\w+\}/g, () => {
    holes += 1;
    return `{${holes}}`;
  });
}

const components = filesUnder('client/src')
  .filter((file) => !/^client\/src\/(texts|content|gql)\//.test(file))
  .map(read);

/** Whether a component, or what it calls, takes the sentence out of its catalogue. */
export function isUsed({ catalogue, key }: KeptText): boolean {
  const imported = new RegExp(`\\b${catalogue}(?: as (\\w+))?\\b`);
  return components.some((source) => {
    const found = imported.exec(source);
    if (!found) return false;
    return new RegExp(`\\b${found[1] ?? catalogue}\\.${key}\\b`).test(source);
  });
}

const BEGINS_TEST = /^(?: {2})?(?:test|it)(?:\.\w+\([\s\S]*?\))?\(\s*(['"`])(.*?)\1/gm;

/** Whether the named test says the sentence, word for word. */
export function isSeen({ text, shown, by = '' }: DocumentedText): boolean {
  const source = read(`tests/${shown}`);
  const begins = [...source.matchAll(BEGINS_TEST)];
  const own = begins.findIndex(([, , title]) => title === by);
  if (by !== '' && own < 0) return false;
  const section = by === '' ? source : source.slice(begins[own]?.index, begins[own + 1]?.index);
  const words = text
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.{0,80}?');
  const end = text.endsWith('}') ? '' : '(?=[\'"`/|$])';
  return new RegExp(`(?<=['"\`/|(])${words}${end}`).test(section);
}
