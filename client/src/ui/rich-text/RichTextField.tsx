import { Component, lazy, type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { importOptional } from '../optional-part.ts';
import { RichTextArea } from './RichTextArea.tsx';

// Loading the page again would lose what is typed around the field.
const RichTextEditor = lazy(() => importOptional(() => import('./RichTextEditor.tsx')));

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
  const area = <PlainField {...props} isTyping={isTyping} />;
  return (
    <Loaded otherwise={area}>
      <Suspense fallback={area}>
        <RichTextEditor {...props} isTyping={isTyping} />
      </Suspense>
    </Loaded>
  );
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

/** Shows something else when a part cannot be loaded, for example without a network. */
class Loaded extends Component<{ otherwise: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.otherwise : this.props.children;
  }
}
