import { createElement, Fragment } from 'react';

/** A sentence of the document. Code in it is between backticks. */
export function ApiWords({ text }: { text: string }) {
  const parts = text.split(/`([^`]+)`/);
  const words = parts.map((part, place) => (place % 2 === 1 ? createElement('code', null, part) : part));
  return createElement(Fragment, null, ...words);
}
