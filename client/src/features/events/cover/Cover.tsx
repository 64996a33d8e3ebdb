import { useState } from 'react';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { CoverPicture } from '../../../ui/CoverPicture.tsx';
import { Poster } from '../../../ui/Poster.tsx';

const CoverFragment = graphql(`
  fragment Cover_event on Event {
    id
    category
    cover {
      hash
      widths
      color
      focalX
      focalY
    }
  }
`);

interface CoverProps {
  event: FragmentType<typeof CoverFragment>;
  /** Proportions; it fills the available width. */
  width: number;
  height: number;
  /** Width on the screen, as of the attribute `sizes`. */
  sizes: string;
  /** Loads it at once, for what is in view first. */
  eager?: boolean;
  className?: string | undefined;
}

/** The cover of an event; its drawn poster without one, and where the picture cannot be loaded, such as offline. */
export function Cover({ event: ref, width, height, sizes, eager, className }: CoverProps) {
  const { id, category, cover } = useFragment(CoverFragment, ref);
  const [failed, setFailed] = useState<string>();
  const common = { width, height, ...(className !== undefined && { className }) };
  if (!cover || cover.hash === failed) return <Poster eventId={id} category={category} {...common} />;
  return (
    <CoverPicture
      {...common}
      cover={cover}
      sizes={sizes}
      eager={eager ?? false}
      onError={() => setFailed(cover.hash)}
    />
  );
}
