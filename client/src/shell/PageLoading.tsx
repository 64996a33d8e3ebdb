import { Loader } from '@mantine/core';
import { labelTexts } from '../messages/labels.ts';
import classes from './PageLoading.module.css';

/** Placeholder while the page loads. It keeps the height, so that the footer does not jump. */
export function PageLoading({ label = labelTexts.loading }: { label?: string }) {
  return (
    <div className={classes.place} role="status" aria-label={label} aria-busy>
      <Loader aria-hidden />
    </div>
  );
}
