import MarkdownIt from 'markdown-it';

/** A piece of text in one style. Line breaks are `\n`. */
export interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
  href: string | null;
}

type Style = 'bold' | 'italic';
export type Token = ReturnType<MarkdownIt['parse']>[number];

const RULES = ['heading', 'list', 'blockquote', 'emphasis', 'link', 'escape', 'newline'];
const SAFE_LINK = /^(?:https?:\/\/|mailto:)[^\s\p{Cc}]+$/iu;

/** Whether a link may lead to this address: others stay text on the server. */
export const isSafeLink = (address: string): boolean => SAFE_LINK.test(address);

/** Reads the same subset of Markdown as the server. */
export const parser = new MarkdownIt('zero', { html: false }).enable(RULES);
parser.validateLink = isSafeLink;

/** @returns the runs of a line of text, from its tokens */
export function runsOf(tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  const depth = { bold: 0, italic: 0 };
  let href: string | null = null;
  for (const token of tokens) {
    if (token.tag === 'strong') depth.bold += token.nesting;
    else if (token.tag === 'em') depth.italic += token.nesting;
    else if (token.tag === 'a') href = token.attrGet('href');
    else {
      const text = token.tag === 'br' ? '\n' : token.content;
      if (text !== '') runs.push({ text, bold: depth.bold > 0, italic: depth.italic > 0, href });
    }
  }
  return joined(runs);
}

const isSameStyle = (a: Run, b: Run): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.href === b.href;

/** Joins neighbours of one style. */
function joined(runs: readonly Run[]): Run[] {
  const made: Run[] = [];
  for (const run of runs) {
    const last = made.at(-1);
    if (last && isSameStyle(last, run)) made[made.length - 1] = { ...last, text: last.text + run.text };
    else if (run.text !== '') made.push(run);
  }
  return made;
}

/**
 * Writes a line of text as Markdown. Markdown cannot express every combination of styles, such as bold that begins at a
 * quotation mark in the middle of a word: each attempt is read again, and the first that keeps what it says is taken.
 */
export function inlineMarkdown(given: readonly Run[]): string {
  const runs = joined(
    given.map((run) => ({ ...run, href: run.href && isSafeLink(run.href) ? run.href : null })),
  );
  for (const linksOutside of [false, true]) {
    const meant = trimmed(runs, linksOutside);
    const text = write(meant, linksOutside);
    if (isRead(text, meant)) return text;
  }
  return write(joined(runs.map((run) => ({ ...run, bold: false, italic: false }))), true);
}

/** Whether the text reads as these runs; spaces at the ends of lines may get lost. */
function isRead(text: string, meant: readonly Run[]): boolean {
  const [inline] = parser.parseInline(text, {});
  const words = (runs: readonly Run[]) =>
    joined(runs.map((run) => ({ ...run, text: run.text.replace(/\s+/g, '') })));
  const [read, wanted] = [words(runsOf(inline?.children ?? [])), words(meant)];
  return (
    read.length === wanted.length &&
    read.every((run, at) => {
      const other = wanted[at] as Run;
      return run.text === other.text && isSameStyle(run, { ...other, href: readAs(other.href) });
    })
  );
}

/** The parser encodes what an address may not contain. */
const readAs = (href: string | null): string | null => (href === null ? null : parser.normalizeLink(href));

const PUNCTUATION = /[\p{P}\p{S}]/u;

/**
 * Takes spaces away from the ends of bold and italic text, and punctuation where it would touch a letter outside:
 * there Markdown does not read the mark.
 * @param atLinks whether bold and italic text ends where a link begins or ends
 */
function trimmed(runs: readonly Run[], atLinks: boolean): Run[] {
  let letters = runs.flatMap((run) => Array.from(run.text, (text) => ({ ...run, text })));
  for (const style of ['bold', 'italic'] as const) {
    letters = trimStarts(letters, style, atLinks);
    letters = trimStarts(letters.toReversed(), style, atLinks).toReversed();
  }
  return joined(letters);
}

function trimStarts(letters: readonly Run[], style: Style, atLinks: boolean): Run[] {
  const made: Run[] = [];
  for (const letter of letters) {
    const before = made.at(-1);
    const isStart = !before?.[style] || (atLinks && before.href !== letter.href);
    made.push(letter[style] && isStart && !canStart(before, letter) ? { ...letter, [style]: false } : letter);
  }
  return made;
}

function canStart(before: Run | undefined, { text, href }: Run): boolean {
  if (/\s/.test(text)) return false;
  const isAfterLetter = before !== undefined && before.href === href && !/\s/.test(before.text);
  return !isAfterLetter || !PUNCTUATION.test(text) || PUNCTUATION.test(before.text);
}

/** Writes runs with their marks. @param linksOutside whether marks are closed and opened again around a link */
function write(runs: readonly Run[], linksOutside: boolean): string {
  let out = '';
  let open: string[] = [];
  const closeTo = (length: number): void => {
    out += open.slice(length).reverse().join('');
    open = open.slice(0, length);
  };
  runs.forEach((run, at) => {
    const marks = marksOf(run);
    const ended = open.findIndex((mark) => !marks.includes(mark));
    if (ended >= 0) closeTo(ended);
    const link = marks.find(isLink);
    if (linksOutside && link && !open.includes(link)) closeTo(0);
    const reach = (mark: string): number => {
      const end = runs.findIndex((other, later) => later > at && !marksOf(other).includes(mark));
      const rank = linksOutside && isLink(mark) ? runs.length : 0;
      return rank + (end < 0 ? runs.length : end);
    };
    for (const mark of marks.filter((one) => !open.includes(one)).sort((a, b) => reach(b) - reach(a))) {
      out += isLink(mark) ? '[' : mark;
      open.push(mark);
    }
    out += escaped(run.text, out === '' || out.endsWith('\n'));
  });
  closeTo(0);
  return withoutEmptyLines(out);
}

const isLink = (mark: string): boolean => mark.startsWith(']');

/** The marks of a run, as they are closed. */
function marksOf({ bold, italic, href }: Run): string[] {
  return [
    ...(href === null ? [] : [`](${href.replace(/[\\()<>]|&(?=#?\w+;)/g, '\\$&')})`]),
    ...(bold ? ['**'] : []),
    ...(italic ? ['*'] : []),
  ];
}

/** Marks that begin a block at the start of a line. */
const LINE_START = /^(?:(?=>)|(?=(?:#{1,6}|[-+*])(?:\s|$))|(?<number>\d{1,9})(?=[.)](?:\s|$)))/;

function escaped(text: string, isAtStart: boolean): string {
  return text
    .split('\n')
    .map((line, at) => {
      const isStart = at > 0 || isAtStart;
      const words = isStart ? line.trimStart() : line;
      const start = isStart ? LINE_START.exec(words) : null;
      const rest = words.slice(start?.[0].length ?? 0).replace(MARKS, '\\$&');
      if (!start) return rest;
      return `${start[0]}${rest.startsWith('\\') ? '' : '\\'}${rest}`;
    })
    .join('\n');
}

/** Marks that are not surrounded by spaces, nor underscores within a word. */
const MARKS = /[\\[\]]|(?<!\s)\*|\*(?!\s)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** An empty line would end the paragraph: a break within it is written as a backslash. */
function withoutEmptyLines(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line, at) => (at > 0 && line.trim() === '' ? '\\' : line.trimEnd()))
    .join('\n');
}
