import { useSearchParams } from 'react-router-dom';

const BOXES = ['inbox', 'sent', 'groups'] as const;

export type Box = (typeof BOXES)[number];

/** Content beside the list: one message, one group message, the form for a new one, or nothing. */
export type OpenMessage =
  | { kind: 'message'; id: string }
  | { kind: 'group'; id: string }
  | { kind: 'compose' }
  | null;

interface MessageAddress {
  box: Box;
  open: OpenMessage;
  /** Returns the address of the panel with other content open. */
  to: (open: OpenMessage, box?: Box) => string;
  go: (open: OpenMessage, box?: Box) => void;
}

/** Stores the open content in `?box=`, `?message=`, `?group=` and `?view=compose`, so that it can be linked to. */
export function useMessageAddress(): MessageAddress {
  const [params, setParams] = useSearchParams();
  const box = BOXES.find((one) => one === params.get('box')) ?? 'inbox';
  const address = (open: OpenMessage, at: Box = box): URLSearchParams => {
    const next = new URLSearchParams({ tab: 'messages' });
    if (at !== 'inbox') next.set('box', at);
    if (open?.kind === 'compose') next.set('view', 'compose');
    else if (open) next.set(open.kind, open.id);
    return next;
  };
  return {
    box,
    open: openOf(params),
    to: (open, at) => `?${address(open, at)}`,
    go: (open, at) => setParams(address(open, at)),
  };
}

function openOf(params: URLSearchParams): OpenMessage {
  const [message, group] = [params.get('message'), params.get('group')];
  if (params.get('view') === 'compose') return { kind: 'compose' };
  if (message) return { kind: 'message', id: message };
  return group ? { kind: 'group', id: group } : null;
}
