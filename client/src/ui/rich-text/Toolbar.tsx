import { RichTextEditor } from '@mantine/tiptap';
import {
  IconBold,
  IconH3,
  IconHeading,
  IconIndentDecrease,
  IconIndentIncrease,
  IconItalic,
  IconList,
  IconListNumbers,
  IconQuote,
} from '@tabler/icons-react';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { richTextTexts as texts } from '../../messages/programme.ts';
import { LinkButton } from './LinkButton.tsx';
import classes from './RichTextEditor.module.css';

interface Mark {
  id: keyof typeof texts.marks;
  icon: typeof IconBold;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether the selection has it already. */
  isOn?: (editor: Editor) => boolean;
}

const STYLES: readonly Mark[] = [
  { id: 'bold', icon: IconBold, run: (to) => to.toggleBold(), isOn: (it) => it.isActive('bold') },
  { id: 'italic', icon: IconItalic, run: (to) => to.toggleItalic(), isOn: (it) => it.isActive('italic') },
];

const BLOCKS: readonly Mark[] = [
  {
    id: 'heading',
    icon: IconHeading,
    run: (to) => to.toggleHeading({ level: 2 }),
    isOn: (it) => it.isActive('heading', { level: 2 }),
  },
  {
    id: 'subheading',
    icon: IconH3,
    run: (to) => to.toggleHeading({ level: 3 }),
    isOn: (it) => it.isActive('heading', { level: 3 }),
  },
  {
    id: 'list',
    icon: IconList,
    run: (to) => to.toggleBulletList(),
    isOn: (it) => it.isActive('bulletList'),
  },
  {
    id: 'numbers',
    icon: IconListNumbers,
    run: (to) => to.toggleOrderedList(),
    isOn: (it) => it.isActive('orderedList'),
  },
  {
    id: 'quote',
    icon: IconQuote,
    run: (to) => to.toggleBlockquote(),
    isOn: (it) => it.isActive('blockquote'),
  },
];

const LEVELS: readonly Mark[] = [
  { id: 'indent', icon: IconIndentIncrease, run: (to) => to.sinkListItem('listItem') },
  { id: 'outdent', icon: IconIndentDecrease, run: (to) => to.liftListItem('listItem') },
];

/** The buttons that format the selection. */
export function Toolbar({ editor }: { editor: Editor }) {
  const toolbar = useRef<HTMLDivElement>(null);
  const isInList = useEditorState({ editor, selector: () => editor.isActive('listItem') });
  const buttons = (marks: readonly Mark[]) =>
    marks.map((mark) => <MarkButton key={mark.id} mark={mark} editor={editor} />);
  useLayoutEffect(() => keepOneStop(toolbar.current));
  return (
    <RichTextEditor.Toolbar
      ref={toolbar}
      className={classes.toolbar}
      role="toolbar"
      aria-label={texts.toolbar}
      onKeyDown={moveFocus}
      onFocus={({ currentTarget, target }) => keepOneStop(currentTarget, target)}
    >
      {buttons(STYLES)}
      <LinkButton editor={editor} />
      {buttons(BLOCKS)}
      {isInList && buttons(LEVELS)}
    </RichTextEditor.Toolbar>
  );
}

function MarkButton({ mark, editor }: { mark: Mark; editor: Editor }) {
  const isOn = useEditorState({ editor, selector: () => mark.isOn?.(editor) ?? false });
  return (
    <RichTextEditor.Control
      className={classes.control}
      active={isOn}
      aria-label={texts.marks[mark.id]}
      title={texts.marks[mark.id]}
      onClick={() => mark.run(editor.chain().focus()).run()}
    >
      <mark.icon size={18} aria-hidden />
    </RichTextEditor.Control>
  );
}

const buttonsOf = (toolbar: Element): HTMLElement[] => [
  ...toolbar.querySelectorAll<HTMLElement>('[data-rich-text-editor-control]'),
];

/** The toolbar is one stop of the Tab key, so that the text is near: the arrow keys move between its buttons. */
function keepOneStop(toolbar: Element | null, chosen?: EventTarget): void {
  const buttons = toolbar ? buttonsOf(toolbar) : [];
  const stops = buttons.filter(({ tabIndex }) => tabIndex === 0);
  const stop = buttons.find((button) => button === chosen) ?? (stops.length === 1 ? stops[0] : buttons[0]);
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = buttonsOf(event.currentTarget);
  const at = buttons.indexOf(event.target as HTMLElement);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  buttons[(to + buttons.length) % buttons.length]?.focus();
}
