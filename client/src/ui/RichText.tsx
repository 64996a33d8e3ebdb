import { Anchor, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './RichText.module.css';

interface Span {
  text: string;
  bold: boolean;
  italic: boolean;
  /** An absolute address, checked by the server. */
  href?: string | null;
}

interface Block {
  kind: 'PARAGRAPH' | 'HEADING' | 'SUBHEADING' | 'BULLET' | 'NUMBERED' | 'QUOTE';
  depth: number;
  number?: number | null;
  spans: readonly Span[];
}

/** Formatted text of an organiser. It is built from typed blocks, never from HTML. */
export function RichText({ blocks }: { blocks: readonly Block[] }) {
  return <div className={classes.text}>{groups(blocks, 0).map(render)}</div>;
}

/** A list at one depth, or a block that stands alone. */
type Group = { list: Item[]; ordered: boolean; start: number } | { block: Block };

interface Item {
  block: Block;
  /** Content below its text: further paragraphs, and lists one level deeper. */
  inner: Group[];
}

const isItem = ({ kind }: Block): boolean => kind === 'BULLET' || kind === 'NUMBERED';

/** Builds the tree of lists from the flat sequence of blocks. */
function groups(blocks: readonly Block[], depth: number): Group[] {
  const made: Group[] = [];
  for (let at = 0; at < blocks.length; ) {
    const block = blocks[at] as Block;
    if (!isItem(block) || block.depth > depth) {
      made.push({ block });
      at += 1;
      continue;
    }
    let end = at + 1;
    while (end < blocks.length && (blocks[end] as Block).depth > depth) end += 1;
    const item = { block, inner: groups(blocks.slice(at + 1, end), depth + 1) };
    const ordered = block.kind === 'NUMBERED';
    const last = made.at(-1);
    if (last && 'list' in last && last.ordered === ordered) last.list.push(item);
    else made.push({ list: [item], ordered, start: block.number ?? 1 });
    at = end;
  }
  return made;
}

function render(group: Group, key: number): ReactNode {
  if ('block' in group) return <Alone key={key} block={group.block} />;
  const items = group.list.map(({ block, inner }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is shown as a whole and never reordered
    <li key={at}>
      <Spans spans={block.spans} />
      {inner.map(render)}
    </li>
  ));
  return group.ordered ? (
    <ol key={key} start={group.start}>
      {items}
    </ol>
  ) : (
    <ul key={key}>{items}</ul>
  );
}

function Alone({ block: { kind, spans } }: { block: Block }) {
  const words = <Spans spans={spans} />;
  if (kind === 'HEADING')
    return (
      <Title order={3} size="h4">
        {words}
      </Title>
    );
  if (kind === 'SUBHEADING')
    return (
      <Title order={4} size="h5">
        {words}
      </Title>
    );
  return kind === 'QUOTE' ? <blockquote>{words}</blockquote> : <p>{words}</p>;
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is shown as a whole and never reordered
    <Styled key={at} span={span} />
  ));
}

function Styled({ span: { text, bold, italic, href } }: { span: Span }) {
  let shown: ReactNode = text;
  if (italic) shown = <em>{shown}</em>;
  if (bold) shown = <strong>{shown}</strong>;
  if (!href) return shown;
  return (
    <Anchor href={href} target="_blank" rel="noopener nofollow ugc" underline="always">
      {shown}
    </Anchor>
  );
}
