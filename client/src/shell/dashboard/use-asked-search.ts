import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The words in a list's search field: those that the address asks for, until others are typed. */
export function useAskedSearch(): [string, (words: string) => void] {
  const asked = useSearchParams()[0].get('search') ?? '';
  const [words, setWords] = useState(asked);
  useEffect(() => setWords(asked), [asked]);
  return [words, setWords];
}
