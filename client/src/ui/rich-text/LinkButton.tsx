import { Button, Group, Popover, Stack, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconLink } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { richTextTexts as texts } from '../../messages/programme.ts';
import { isSafeLink } from './inline-markdown.ts';
import classes from './RichTextEditor.module.css';

/** Escape closes this form alone, not the dialog around it. */
const KEEPS_DIALOG = { 'data-mantine-stop-propagation': 'true' };

/** Makes the selection a link, or changes the link at the cursor. */
export function LinkButton({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const isOn = useEditorState({ editor, selector: () => editor.isActive('link') });
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus shadow="md" width={300} withinPortal>
      <Popover.Target>
        <RichTextEditor.Control
          className={classes.control}
          active={isOn}
          aria-label={texts.marks.link}
          title={texts.marks.link}
          onClick={() => setOpen(!isOpen)}
        >
          <IconLink size={18} aria-hidden />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.marks.link}>
        <LinkForm editor={editor} isOn={isOn} onDone={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

interface LinkFormProps {
  editor: Editor;
  isOn: boolean;
  onDone: () => void;
}

function LinkForm({ editor, isOn, onDone }: LinkFormProps) {
  const [typed, setTyped] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [isWrong, setWrong] = useState(false);
  const set = (): void => {
    const href = addressOf(typed);
    setWrong(href === null);
    if (href === null) return;
    setLink(editor, href, typed.trim());
    onDone();
  };
  const remove = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  return (
    <Stack gap="sm">
      <TextInput
        {...KEEPS_DIALOG}
        label={texts.address}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        data-autofocus
        value={typed}
        error={isWrong && texts.wrongAddress}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The key would submit the form around the editor.
          event.preventDefault();
          set();
        }}
      />
      <Group gap="xs">
        <Button {...KEEPS_DIALOG} onClick={set}>
          {texts.setLink}
        </Button>
        {isOn && (
          <Button {...KEEPS_DIALOG} variant="default" onClick={remove}>
            {texts.removeLink}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** Without a selection, the address itself becomes the text of the link. */
function setLink(editor: Editor, href: string, words: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  const isNew = editor.state.selection.empty && !editor.isActive('link');
  const marks = [{ type: 'link', attrs: { href } }];
  if (isNew) chain.insertContent({ type: 'text', text: words, marks }).unsetMark('link').run();
  else chain.setLink({ href }).run();
}

/** Completes a typed address. @returns null if a link may not lead there */
function addressOf(typed: string): string | null {
  const text = typed.trim();
  if (isSafeLink(text)) return text;
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  return /^[^\s@:]+\.[^\s@:]+$/.test(text) ? `https://${text}` : null;
}
