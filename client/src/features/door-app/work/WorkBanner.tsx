import { IconDoorExit, IconHandClick, IconPackage } from '@tabler/icons-react';
import { doorWorkTexts } from '../../../messages/door-work.ts';
import type { DoorState } from '../engine/door-state.ts';
import { usePaired } from '../paired/Paired.tsx';
import classes from './WorkBanner.module.css';

const texts = doorWorkTexts.banner;

/** Says what this door scans for, unless it lets guests in at once. */
export function WorkBanner({ state: { post, briefing } }: { state: DoorState }) {
  const isScanOnly = usePaired()?.terms.profile === 'SCAN_ONLY';
  const purpose = post?.purpose ?? 'entry';
  const item = briefing?.rules?.handoutItems.find(({ id }) => id === post?.itemId);
  if (purpose === 'exit')
    return (
      <p className={classes.banner} data-work="exit">
        <IconDoorExit size={26} aria-hidden />
        <span>
          {post?.isKiosk ? texts.exitKiosk : texts.exit}
          {isScanOnly && !post?.isKiosk && <small>{texts.exitByCode}</small>}
        </span>
      </p>
    );
  if (purpose === 'handout')
    return (
      <p className={classes.banner} data-work="handout">
        <IconPackage size={26} aria-hidden />
        <span>
          {item?.active ? texts.handout(item.name) : texts.gone}
          <small>{texts.handoutHelp}</small>
        </span>
      </p>
    );
  if (!post?.asksFirst || post.isKiosk) return null;
  return (
    <p className={classes.banner} data-work="asks">
      <IconHandClick size={24} aria-hidden /> {texts.asksFirst}
    </p>
  );
}
