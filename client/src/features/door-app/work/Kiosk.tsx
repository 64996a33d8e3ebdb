import { Button } from '@mantine/core';
import { IconLock, IconMaximize } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { doorWorkTexts } from '../../../messages/door-work.ts';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { Logo } from '../../../ui/Logo.tsx';
import type { DoorState } from '../engine/door-state.ts';
import { CameraStage } from '../scan/CameraStage.tsx';
import classes from './Kiosk.module.css';
import { WorkBanner } from './WorkBanner.tsx';

const texts = doorWorkTexts.kiosk;

interface KioskProps {
  state: DoorState;
  onText: (text: string) => void;
  onLeave: () => void;
}

/** The scanner for guests: full screen, without search and settings. */
export function Kiosk({ state, onText, onLeave }: KioskProps) {
  const isFull = useFullScreen();
  useStay();
  const { post, briefing } = state;
  if (!post) return null;
  return (
    <main className={classes.kiosk}>
      <header className={classes.head}>
        <Logo compact />
        <h1 className={classes.title}>{texts.heading}</h1>
        <p className={classes.event}>{briefing?.eventName}</p>
      </header>
      <CameraStage eventId={post.eventId} category={briefing?.category ?? null} onText={onText} />
      <footer className={classes.foot}>
        <WorkBanner state={state} />
        {state.trouble && (
          <FormFailure>
            <strong>{texts.staff}</strong> {state.trouble}
          </FormFailure>
        )}
        <div className={classes.ways}>
          {!isFull && (
            <Button
              variant="default"
              size="md"
              leftSection={<IconMaximize size={20} aria-hidden />}
              onClick={() => void document.documentElement.requestFullscreen?.().catch(() => undefined)}
            >
              {texts.full}
            </Button>
          )}
          <Button
            variant="subtle"
            size="md"
            leftSection={<IconLock size={20} aria-hidden />}
            onClick={onLeave}
          >
            {texts.unlock}
          </Button>
        </div>
      </footer>
    </main>
  );
}

function useFullScreen(): boolean {
  const [isFull, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const read = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', read);
    return () => {
      document.removeEventListener('fullscreenchange', read);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  return isFull;
}

/** Keeps the back button on this page, which no kiosk leaves. */
function useStay(): void {
  useEffect(() => {
    const stay = () => history.pushState({ kiosk: true }, '');
    stay();
    window.addEventListener('popstate', stay);
    return () => window.removeEventListener('popstate', stay);
  }, []);
}
