import { createElement, Fragment } from 'react';

/** A sentence of the document. What programs write stands between backticks in it. */
export function ApiWords({ text }: { text: string }) {
  const parts = text.split(/`([^`]+)`/);
  const words = parts.map((part, place) => (place % 2 === 1 ? createElement('code', null, part) : part));
  return createElement(Fragment, null, ...words);
}
