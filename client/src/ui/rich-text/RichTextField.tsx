import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { importOptional } from '../optional-part.ts';
import { RichTextArea } from './RichTextArea.tsx';

type Editor = typeof import('./RichTextEditor.tsx').default;

let loaded: Editor | undefined;

/**
 * Loads the editor. The text area that stands for it stays the same element when that fails, so that the caret is kept;
 * loading the page again would lose what is typed around the field.
 * @returns undefined until it has loaded, and where it cannot be loaded, for example without a network
 */
function useEditor(): Editor | undefined {
  const [editor, setEditor] = useState(() => loaded);
  useEffect(() => {
    if (loaded) return;
    let isShown = true;
    importOptional(() => import('./RichTextEditor.tsx')).then(
      (part) => {
        loaded = part.default;
        if (isShown) setEditor(() => part.default);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return editor;
}

export interface RichTextFieldProps {
  label: string;
  /** Formatted text, as Markdown. */
  value: string;
  onChange: (value: string) => void;
  description?: string;
  error?: ReactNode;
  required?: boolean;
  minRows?: number;
  /** Most characters of the Markdown. */
  maxLength?: number;
}

/** A field for formatted text: a text area until the editor has loaded, and where it cannot be loaded. */
export function RichTextField(props: RichTextFieldProps) {
  const isTyping = useRef(false);
  const Editor = useEditor();
  return Editor ? <Editor {...props} isTyping={isTyping} /> : <PlainField {...props} isTyping={isTyping} />;
}

function PlainField({
  isTyping,
  minRows = 3,
  ...props
}: RichTextFieldProps & { isTyping: RefObject<boolean> }) {
  return (
    <RichTextArea
      {...props}
      autosize
      minRows={minRows}
      maxRows={14}
      withAsterisk={false}
      onFocus={() => {
        isTyping.current = true;
      }}
      onBlur={() => {
        isTyping.current = false;
      }}
    />
  );
}
