import MarkdownIt from 'markdown-it';
import { isPublicHost } from '../addresses/public-host.ts';

/**
 * Formatted text that people write: a subset of Markdown (CommonMark) without HTML, images, code and tables. Links lead
 * to public hosts by http and https, and to one address by mailto. Everything else that looks like markup stays text.
 */
export interface RichTextBlock {
  readonly kind: RichTextKind;
  /** Depth of nesting: 0 for a list at the margin, and for text outside of lists. */
  readonly depth: number;
  /** The number of an item of a numbered list; null otherwise. */
  readonly number: number | null;
  readonly spans: readonly RichTextSpan[];
}

export type RichTextKind = 'paragraph' | 'heading' | 'subheading' | 'bullet' | 'numbered' | 'quote';

/** A piece of text in one style. Line breaks are `\n`. */
export interface RichTextSpan {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Absolute address; null: no link. */
  readonly href: string | null;
}

const RULES = ['heading', 'list', 'blockquote', 'emphasis', 'link', 'escape', 'newline'];
const WEB_LINK = /^https?:\/\/[^\s\p{Cc}\\]+$/iu;
/** One address, with a subject at most: no further recipients, and no text that the reader would send unread. */
const MAIL_LINK = /^mailto:[^\s\p{Cc}?&,;:<>@%]+@[^\s\p{Cc}?&,;:<>@%]+(?:\?subject=[^&\s\p{Cc}]*)?$/iu;
/** Controls, and marks that change the direction of the text after them, which could disguise it. */
const HIDDEN = /[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu;

const parser = new MarkdownIt('zero', { html: false }).enable(RULES);
parser.validateLink = isSafeLink;

/** A name before the host (`https://known.example@other.example`) passes for the host. */
function isSafeLink(address: string): boolean {
  if (MAIL_LINK.test(address)) return true;
  if (!WEB_LINK.test(address) || !URL.canParse(address)) return false;
  const { username, password, hostname } = new URL(address);
  return username === '' && password === '' && isPublicHost(hostname);
}

type Token = ReturnType<MarkdownIt['parse']>[number];

/** The container that the parser is in while it walks through the tokens. */
interface Position {
  lists: { ordered: boolean; number: number }[];
  quotes: number;
  heading: RichTextKind | null;
  /** The next text begins an item of a list. */
  startsItem: boolean;
}

/** The parser leaves out what is nested more than 20 deep, so that deeper text is brought up. */
const flattened = (text: string): string =>
  text.replace(/^((?:[ \t]*>){8})(?:[ \t]*>)+/gm, '$1').replace(/^[ \t]{17,}/gm, ' '.repeat(16));

/** Parses formatted text into blocks. Never throws; the result contains no HTML. */
export function parseRichText(text: string): RichTextBlock[] {
  const blocks: RichTextBlock[] = [];
  const position: Position = { lists: [], quotes: 0, heading: null, startsItem: false };
  for (const token of parser.parse(flattened(text.replace(HIDDEN, '')), {})) {
    if (token.type === 'inline') blocks.push(blockOf(token, position));
    else move(position, token);
  }
  return blocks;
}

function move(position: Position, token: Token): void {
  switch (token.type) {
    case 'bullet_list_open':
    case 'ordered_list_open': {
      const first = Number(token.attrGet('start') ?? 1);
      position.lists.push({ ordered: token.type === 'ordered_list_open', number: first - 1 });
      return;
    }
    case 'bullet_list_close':
    case 'ordered_list_close':
      position.lists.pop();
      return;
    case 'list_item_open': {
      const list = position.lists.at(-1);
      if (list) list.number += 1;
      position.startsItem = true;
      return;
    }
    case 'list_item_close':
      position.startsItem = false;
      return;
    case 'blockquote_open':
      position.quotes += 1;
      return;
    case 'blockquote_close':
      position.quotes -= 1;
      return;
    case 'heading_open':
      position.heading = token.tag === 'h1' || token.tag === 'h2' ? 'heading' : 'subheading';
      return;
    case 'heading_close':
      position.heading = null;
      return;
    default:
  }
}

function blockOf(token: Token, position: Position): RichTextBlock {
  const { lists, quotes, heading, startsItem } = position;
  const list = lists.at(-1);
  const spans = spansOf(token.children ?? []);
  if (list && startsItem) {
    position.startsItem = false;
    const kind = list.ordered ? 'numbered' : 'bullet';
    return { kind, depth: lists.length - 1, number: list.ordered ? list.number : null, spans };
  }
  const kind = heading ?? (quotes > 0 ? 'quote' : 'paragraph');
  return { kind, depth: lists.length, number: null, spans };
}

/** Tokens that begin or end a style. */
const STYLES: Readonly<Record<string, ['bold' | 'italic', 1 | -1]>> = {
  strong_open: ['bold', 1],
  strong_close: ['bold', -1],
  em_open: ['italic', 1],
  em_close: ['italic', -1],
};

function spansOf(tokens: readonly Token[]): RichTextSpan[] {
  const spans: RichTextSpan[] = [];
  const open = { bold: 0, italic: 0 };
  let href: string | null = null;
  for (const token of tokens) {
    const style = STYLES[token.type];
    if (style) open[style[0]] += style[1];
    else if (token.type === 'link_open') href = token.attrGet('href');
    else if (token.type === 'link_close') href = null;
    else add(spans, { text: textOf(token), bold: open.bold > 0, italic: open.italic > 0, href });
  }
  return spans;
}

const textOf = ({ type, content }: Token): string =>
  type === 'softbreak' || type === 'hardbreak' ? '\n' : content;

/** Joins text of one style. */
function add(spans: RichTextSpan[], span: RichTextSpan): void {
  const last = spans.at(-1);
  const isSame = last && last.bold === span.bold && last.italic === span.italic && last.href === span.href;
  if (isSame) spans[spans.length - 1] = { ...last, text: last.text + span.text };
  else if (span.text !== '') spans.push(span);
}

/** Characters without which no text has markup. */
const MARKUP = /[*_[\]#>\\]|^\s*(?:[-+]|\d+[.)])\s/m;

/** The text without its markup, for previews, searches and machines. */
export function plainTextOf(text: string): string {
  if (!MARKUP.test(text)) return text.replace(HIDDEN, '');
  return parseRichText(text)
    .map(({ kind, number, spans }) => {
      const words = spans.map((span) => span.text).join('');
      return kind === 'numbered' ? `${number}. ${words}` : words;
    })
    .join('\n');
}
