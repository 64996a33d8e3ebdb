import '@mantine/tiptap/styles.css';
import { Input } from '@mantine/core';
import { RichTextEditor as Editor } from '@mantine/tiptap';
import { Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type CSSProperties, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { richTextTexts as texts } from '../../messages/programme.ts';
import { fromMarkdown } from './from-markdown.ts';
import { isSafeLink } from './inline-markdown.ts';
import classes from './RichTextEditor.module.css';
import type { RichTextFieldProps } from './RichTextField.tsx';
import { Toolbar } from './Toolbar.tsx';
import { toMarkdown } from './to-markdown.ts';

/** Only what the server shows: the rest of a pasted page becomes plain text. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      protocols: ['http', 'https', 'mailto'],
      isAllowedUri: (address) => isSafeLink(address),
      // Names with a dot are not always addresses.
      shouldAutoLink: (address) => /^https?:/.test(address),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    code: false,
    codeBlock: false,
    gapcursor: false,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    underline: false,
  }),
];

const TWO_LEVELS = (html: string): string =>
  html.replace(/<(\/?)h([1-6])\b/gi, (_, end, level) => `<${end}h${Number(level) <= 2 ? 2 : 3}`);

/** Pasted plain text may have the marks of Markdown. */
function fromPlainText(text: string, _context: unknown, _plain: boolean, view: EditorView): Slice {
  const { content } = view.state.schema.nodeFromJSON(fromMarkdown(text));
  return new Slice(content, 1, 1);
}

interface RichTextEditorProps extends RichTextFieldProps {
  /** Whether the field had the focus before the editor was loaded. */
  isTyping: RefObject<boolean>;
}

/** Edits formatted text as it will be shown. Its value remains Markdown. */
export default function RichTextEditor({ value, onChange, ...props }: RichTextEditorProps) {
  const { label, description, required = false, minRows = 3, maxLength, isTyping } = props;
  const id = useId();
  const isTooLong = maxLength !== undefined && value.length > maxLength;
  const error = props.error ?? (isTooLong ? texts.tooLong(maxLength, value.length) : undefined);
  const [content] = useState(() => fromMarkdown(value));
  const written = useRef(value);
  const described = [...(error ? [`${id}-error`] : []), ...(description ? [`${id}-description`] : [])];
  const editor = useEditor({
    extensions: EXTENSIONS,
    content,
    injectCSS: false,
    autofocus: isTyping.current ? 'end' : false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-required': String(required),
        'aria-invalid': String(Boolean(error)),
        ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
      },
      // The key leaves the field, in lists too.
      handleDOMEvents: { keydown: (_view, { key }) => key === 'Tab' },
      transformPastedHTML: TWO_LEVELS,
      clipboardTextParser: fromPlainText,
    },
    onUpdate: ({ editor: changed }) => {
      written.current = toMarkdown(changed.getJSON());
      onChange(written.current);
    },
  });
  // Before the browser can report another change, which would then be taken back.
  useLayoutEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(fromMarkdown(value), { emitUpdate: false });
  }, [value, editor]);
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      labelProps={{ onClick: () => editor.commands.focus() }}
      description={description}
      error={error}
      required={required}
      withAsterisk={false}
    >
      <Editor
        editor={editor}
        withTypographyStyles={false}
        className={classes.editor}
        data-error={Boolean(error) || undefined}
      >
        <Toolbar editor={editor} />
        <Editor.Content className={classes.content} style={{ '--rows': minRows } as CSSProperties} />
      </Editor>
    </Input.Wrapper>
  );
}
