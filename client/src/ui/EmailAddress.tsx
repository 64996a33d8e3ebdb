import { Text } from '@mantine/core';
import { labelTexts } from '../messages/labels.ts';
import { disguiseOf } from './look-alike.ts';

/**
 * An email address that breaks before its at sign when it is too long for a line. Letters that pass for others are shown
 * as such: the host as the network knows it follows, with a warning.
 */
export function EmailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  if (at < 0) return children;
  const disguise = disguiseOf(children);
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
      {disguise && (
        <Text span size="sm" c="coral" display="block" data-testid="disguised-address">
          {disguise.isMixed ? labelTexts.mixedLetters : labelTexts.otherLetters}{' '}
          <span style={{ overflowWrap: 'anywhere' }}>{disguise.ascii}</span>
        </Text>
      )}
    </>
  );
}
