import { ActionIcon, Group, Textarea, type TextareaProps } from '@mantine/core';
import {
  IconBold,
  IconH3,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconQuote,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { richTextTexts as texts } from '../../messages/programme.ts';

/** Marks around the selection, or at the start of each of its lines. */
const MARKS = [
  { id: 'bold', icon: IconBold, before: '**', after: '**' },
  { id: 'italic', icon: IconItalic, before: '*', after: '*' },
  { id: 'link', icon: IconLink, before: '[', after: '](https://)' },
  { id: 'heading', icon: IconHeading, line: '## ' },
  { id: 'subheading', icon: IconH3, line: '### ' },
  { id: 'list', icon: IconList, line: '- ' },
  { id: 'numbers', icon: IconListNumbers, line: '1. ' },
  { id: 'quote', icon: IconQuote, line: '> ' },
] as const;

type Mark = (typeof MARKS)[number];

interface RichTextAreaProps extends Omit<TextareaProps, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
}

/** A text area for formatted text, where the editor is not loaded: its toolbar inserts the marks of Markdown. */
export function RichTextArea({ value, onChange, ...area }: RichTextAreaProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const insert = (mark: Mark): void => {
    const field = input.current;
    if (!field) return;
    const { selectionStart: from, selectionEnd: to } = field;
    const { text, start, end } = marked(value, from, to, mark);
    onChange(text);
    // The new value must be in the field before its selection can be set.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(start, end);
    });
  };
  return (
    <div>
      <Textarea
        {...area}
        ref={input}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Group gap={4} mt={4} role="group" aria-label={texts.toolbar}>
        {MARKS.map((mark) => (
          <ActionIcon
            key={mark.id}
            variant="subtle"
            color="gray"
            size={44}
            aria-label={texts.marks[mark.id]}
            title={texts.marks[mark.id]}
            onClick={() => insert(mark)}
          >
            <mark.icon size={18} aria-hidden />
          </ActionIcon>
        ))}
      </Group>
    </div>
  );
}

/** @returns the new text, and the part of it that is selected next */
export function marked(
  value: string,
  from: number,
  to: number,
  mark: { before: string; after: string } | { line: string },
): { text: string; start: number; end: number } {
  const chosen = value.slice(from, to);
  if ('line' in mark) {
    const begin = value.lastIndexOf('\n', from - 1) + 1;
    const lines = value.slice(begin, to).split('\n');
    const put = lines.map((line) => mark.line + line).join('\n');
    return {
      text: value.slice(0, begin) + put + value.slice(to),
      start: begin + mark.line.length,
      end: begin + put.length,
    };
  }
  const start = from + mark.before.length;
  return {
    text: value.slice(0, from) + mark.before + chosen + mark.after + value.slice(to),
    start,
    end: start + chosen.length,
  };
}
