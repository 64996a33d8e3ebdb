import { useState } from 'react';

interface Draft {
  typed: string;
  type: (typed: string) => void;
  /** Records that the text is being saved: what is typed meanwhile is not replaced by its saved form. */
  send: () => void;
}

/** The text of a field with a saved value. A value that is saved elsewhere replaces it only while nothing was typed. */
export function useDraft(saved: string): Draft {
  const [typed, type] = useState(saved);
  const [seen, setSeen] = useState(saved);
  const [sent, setSent] = useState(saved);
  if (saved !== seen) {
    setSeen(saved);
    setSent(saved);
    if (typed === seen || typed === sent) type(saved);
  }
  return { typed, type, send: () => setSent(typed) };
}
