import { LoadFailure } from '../ui/LoadFailure.tsx';
import { readFailure } from './read-failure.ts';
import { refetchQuietly } from './refetch.ts';

interface QueryFailureProps {
  /** The failure: "We could not load the events." */
  title: string;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** A failed query with its reason and a retry button. */
export function QueryFailure({ title, error, refetch }: QueryFailureProps) {
  return <LoadFailure title={title} reason={readFailure(error)} onRetry={refetchQuietly({ refetch })} />;
}
