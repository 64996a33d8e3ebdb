import { ActionIcon, Button, Text } from '@mantine/core';
import { IconBulb, IconBulbOff, IconCamera, IconCameraOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { EventCategory } from '../../../gql/graphql.ts';
import { doorAppTexts } from '../../../messages/door-app.ts';
import { Poster } from '../../../ui/Poster.tsx';
import accent from '../accent.module.css';
import classes from './CameraStage.module.css';
import { useCamera } from './use-camera.ts';

const texts = doorAppTexts.scan;

interface CameraStageProps {
  eventId: string;
  category: EventCategory | null;
  onText: (text: string) => void;
}

/** Camera picture with a frame for the code; shows the event's art until the camera is started. */
export function CameraStage({ eventId, category, onText }: CameraStageProps) {
  // Counts starts: after a refusal each touch requests the camera again.
  const [attempt, setAttempt] = useState(0);
  const { video, state, torch, setTorch } = useCamera({ attempt, onText });
  const start = () => setAttempt((before) => before + 1);
  const isShown = attempt > 0 && state !== 'refused';
  return (
    <section className={classes.stage} aria-label={texts.camera}>
      {!isShown && (
        <Poster eventId={eventId} category={category} width={800} height={800} className={classes.art} />
      )}
      <video ref={video} className={classes.video} hidden={!isShown} muted playsInline aria-hidden />
      {isShown ? (
        <>
          <div className={classes.frame} data-ready={state === 'on' || undefined} aria-hidden />
          <Text className={classes.hint}>{texts.hint}</Text>
          <div className={classes.tools}>
            {torch !== null && (
              <ActionIcon
                variant="default"
                radius="xl"
                aria-pressed={torch}
                aria-label={torch ? texts.torchOff : texts.torchOn}
                onClick={() => setTorch(!torch)}
              >
                {torch ? <IconBulbOff size={22} aria-hidden /> : <IconBulb size={22} aria-hidden />}
              </ActionIcon>
            )}
            <ActionIcon variant="default" radius="xl" aria-label={texts.stop} onClick={() => setAttempt(0)}>
              <IconCameraOff size={22} aria-hidden />
            </ActionIcon>
          </div>
        </>
      ) : (
        <div className={classes.invitation}>
          <Button
            size="xl"
            className={accent.go}
            onClick={start}
            leftSection={<IconCamera size={26} aria-hidden />}
          >
            {texts.start}
          </Button>
          <Text className={classes.note} role="status">
            {state === 'refused' ? texts.refused : texts.hardware}
          </Text>
        </div>
      )}
    </section>
  );
}
