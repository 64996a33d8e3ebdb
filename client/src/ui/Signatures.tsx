import { Text } from '@mantine/core';
import classes from './Signatures.module.css';

interface SignaturesProps {
  gathered: number;
  required: number;
  /** The count in words: "1 of 2 signatures". */
  words: string;
}

/** Collected and required signatures, a field for each. */
export function Signatures({ gathered, required, words }: SignaturesProps) {
  const filled = Math.min(gathered, required);
  return (
    <div className={classes.frame}>
      <div
        className={classes.fields}
        role="progressbar"
        aria-label={words}
        aria-valuemin={0}
        aria-valuemax={required}
        aria-valuenow={filled}
        data-full={filled === required || undefined}
      >
        {Array.from({ length: required }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is its position
          <span key={index} className={classes.field} data-filled={index < filled || undefined} />
        ))}
      </div>
      <Text size="sm" fw={500} className="tabular">
        {words}
      </Text>
    </div>
  );
}
