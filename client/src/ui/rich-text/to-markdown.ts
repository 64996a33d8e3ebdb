import type { JSONContent } from '@tiptap/core';
import { inlineMarkdown, type Run } from './inline-markdown.ts';

/** Writes a document of the editor as formatted text. Empty paragraphs are left out. */
export function toMarkdown(document: JSONContent): string {
  return blockLines(document.content ?? []).join('\n');
}

/** Lines of a sequence of blocks, with an empty line between them. */
function blockLines(blocks: readonly JSONContent[]): string[] {
  const parts = written(blocks);
  return parts.flatMap(({ lines }, at) => (at === 0 ? lines : ['', ...lines]));
}

interface Part {
  node: JSONContent;
  lines: string[];
}

/** The blocks that have text, and their lines. */
function written(blocks: readonly JSONContent[]): Part[] {
  const parts: Part[] = [];
  for (const node of blocks) {
    const before = parts.at(-1);
    // A list of the same kind would go on with another marker alone.
    const isOther = before?.node.type === node.type && !before?.lines[0]?.match(OTHER_MARKER);
    const lines = linesOf(node, isOther);
    if (lines.length > 0) parts.push({ node, lines });
  }
  return parts;
}

const OTHER_MARKER = /^(?:\*|\d+\))(?:\s|$)/;

function linesOf(node: JSONContent, isOther: boolean): string[] {
  const content = node.content ?? [];
  switch (node.type) {
    case 'paragraph':
      return textLines(content);
    case 'heading':
      return headingLines(content, node.attrs?.level === 2 ? '##' : '###');
    case 'blockquote':
      return blockLines(content).map((line) => (line === '' ? '>' : `> ${line}`));
    case 'bulletList':
      return content.flatMap((item) => itemLines(item, isOther ? '*' : '-'));
    case 'orderedList': {
      const first = Number(node.attrs?.start ?? 1);
      return content.flatMap((item, at) => itemLines(item, `${first + at}${isOther ? ')' : '.'}`));
    }
    default:
      return blockLines(content);
  }
}

function itemLines(item: JSONContent, marker: string): string[] {
  const [first, ...rest] = written(item.content ?? []);
  if (!first) return [marker];
  const indent = ' '.repeat(marker.length + 1);
  const isList = first.node.type === 'bulletList' || first.node.type === 'orderedList';
  const start = isList
    ? [marker, ...first.lines.map((line) => indent + line)]
    : itemText(marker, first.lines);
  const following = rest.flatMap(({ node, lines }) => (canFollow(node, lines) ? lines : ['', ...lines]));
  return [...start, ...following.map((line) => (line === '' ? '' : indent + line))];
}

const itemText = (marker: string, [text, ...lines]: readonly string[]): string[] => [
  `${marker} ${text}`,
  ...lines.map((line) => (line === '' ? '' : ' '.repeat(marker.length + 1) + line)),
];

/** Whether a list may stand directly under the text of an item, without being read as a part of the text. */
const canFollow = ({ type }: JSONContent, [first]: readonly string[]): boolean =>
  (type === 'bulletList' && /^- ./.test(first ?? '')) ||
  (type === 'orderedList' && /^1\. ./.test(first ?? ''));

function textLines(content: readonly JSONContent[]): string[] {
  const text = inlineMarkdown(content.map(runOf));
  return text === '' ? [] : text.split('\n');
}

/** A heading is one line, and the number signs at its end would be left out. */
function headingLines(content: readonly JSONContent[], marker: string): string[] {
  const runs = content.map(runOf).map((run) => ({ ...run, text: run.text.replaceAll('\n', ' ') }));
  const text = inlineMarkdown(runs).replace(/(?<=^|\s)(?=#+$)/, '\\');
  return text === '' ? [] : [`${marker} ${text}`];
}

function runOf({ type, text = '', marks = [] }: JSONContent): Run {
  const link = marks.find((mark) => mark.type === 'link');
  return {
    text: type === 'hardBreak' ? '\n' : text,
    bold: marks.some((mark) => mark.type === 'bold'),
    italic: marks.some((mark) => mark.type === 'italic'),
    href: (link?.attrs?.href as string | undefined) ?? null,
  };
}
