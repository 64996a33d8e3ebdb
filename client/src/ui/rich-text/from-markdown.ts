import type { JSONContent } from '@tiptap/core';
import { parser, type Run, runsOf, type Token } from './inline-markdown.ts';

/** Controls, and marks that change the direction of the text after them: the server leaves them out too. */
const HIDDEN = /[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu;

/** The parser leaves out what is nested more than 20 deep, so that deeper text is brought up, as on the server. */
const flattened = (text: string): string =>
  text.replace(/^((?:[ \t]*>){8})(?:[ \t]*>)+/gm, '$1').replace(/^[ \t]{17,}/gm, ' '.repeat(16));

type Block = JSONContent & { content: JSONContent[] };

const block = (type: string, content: JSONContent[], attrs?: object): Block => ({
  type,
  ...(attrs && { attrs }),
  content,
});

/** Reads formatted text as a document of the editor. */
export function fromMarkdown(text: string): JSONContent {
  const open: Block[] = [block('doc', [])];
  for (const token of parser.parse(flattened(text.replace(HIDDEN, '')), {})) {
    if (token.type === 'inline') open.at(-1)?.content.push(...inlineNodes(runsOf(token.children ?? [])));
    else if (token.nesting > 0) open.push(opened(token));
    else close(open);
  }
  const [whole] = open as [Block];
  return whole.content.length > 0 ? whole : block('doc', [block('paragraph', [])]);
}

function opened(token: Token): Block {
  switch (token.type) {
    case 'heading_open':
      return block('heading', [], { level: token.tag === 'h1' || token.tag === 'h2' ? 2 : 3 });
    case 'bullet_list_open':
      return block('bulletList', []);
    case 'ordered_list_open':
      return block('orderedList', [], { start: Number(token.attrGet('start') ?? 1) });
    case 'list_item_open':
      return block('listItem', []);
    case 'blockquote_open':
      return block('blockquote', []);
    default:
      return block('paragraph', []);
  }
}

function close(open: Block[]): void {
  const done = open.pop();
  if (!done || (done.type === 'blockquote' && done.content.length === 0)) return;
  open.at(-1)?.content.push(done.type === 'listItem' ? block('listItem', itemContent(done.content)) : done);
}

/** An item begins with a paragraph, in the editor and on the page: a heading or quotation there is its text. */
function itemContent(content: readonly JSONContent[]): JSONContent[] {
  const [first, ...rest] = content;
  if (first?.type === 'paragraph') return [...content];
  if (first?.type === 'heading') return [block('paragraph', first.content ?? []), ...rest];
  if (first?.type === 'blockquote') {
    const [words, ...quoted] = itemContent(first.content ?? []);
    const quotation = quoted.length > 0 ? [block('blockquote', quoted)] : [];
    return [words as JSONContent, ...quotation, ...rest];
  }
  return [block('paragraph', []), ...content];
}

function inlineNodes(runs: readonly Run[]): JSONContent[] {
  return runs.flatMap(({ text, bold, italic, href }) => {
    const marks = [
      ...(href === null ? [] : [{ type: 'link', attrs: { href } }]),
      ...(bold ? [{ type: 'bold' }] : []),
      ...(italic ? [{ type: 'italic' }] : []),
    ];
    return text
      .split(/(\n)/)
      .filter((piece) => piece !== '')
      .map((piece) => ({
        ...(piece === '\n' ? { type: 'hardBreak' } : { type: 'text', text: piece }),
        ...(marks.length > 0 && { marks }),
      }));
  });
}
