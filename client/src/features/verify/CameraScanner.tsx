import { Button, Stack, Text } from '@mantine/core';
import { IconCamera, IconCameraOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { verifyTexts } from '../../messages/verify.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import classes from './CameraScanner.module.css';
import { readPicture } from './read-picture.ts';

const LOOK_EVERY_MS = 200;

/** Returns whether this browser, at this address, can request a camera. */
const hasCamera = (): boolean => Boolean(navigator.mediaDevices?.getUserMedia);

/** Opens the camera on request, and closes it once it has read a code. */
export function CameraScanner({ onText }: { onText: (text: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  if (!hasCamera()) return null;
  const found = (text: string) => {
    setIsOpen(false);
    onText(text);
  };
  const refused = () => {
    setIsOpen(false);
    setIsRefused(true);
  };
  return (
    <Stack gap="xs">
      {isOpen && <Viewfinder onText={found} onRefused={refused} />}
      <Button
        variant="default"
        onClick={() => {
          setIsRefused(false);
          setIsOpen(!isOpen);
        }}
        leftSection={isOpen ? <IconCameraOff size={18} aria-hidden /> : <IconCamera size={18} aria-hidden />}
      >
        {isOpen ? verifyTexts.cameraStop : verifyTexts.camera}
      </Button>
      {isRefused && <FormFailure>{verifyTexts.cameraRefused}</FormFailure>}
    </Stack>
  );
}

function Viewfinder({ onText, onRefused }: { onText: (text: string) => void; onRefused: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onText, onRefused });
  latest.current = { onText, onRefused };
  useEffect(() => {
    const control = new AbortController();
    watch(video.current, control.signal).then(
      (text) => text !== null && latest.current.onText(text),
      () => control.signal.aborted || latest.current.onRefused(),
    );
    return () => control.abort();
  }, []);
  return (
    <div>
      <video ref={video} className={classes.video} muted playsInline aria-label={verifyTexts.cameraLabel} />
      <Text size="sm" c="dimmed" role="status">
        {verifyTexts.cameraHint}
      </Text>
    </div>
  );
}

/**
 * Shows the camera and reads until a code is found.
 * @returns the code's text; null when stopped before. Rejects without a camera, or without permission
 */
async function watch(video: HTMLVideoElement | null, signal: AbortSignal): Promise<string | null> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    if (!video || signal.aborted) return null;
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      const text = await readPicture(video);
      if (text !== null && !signal.aborted) return text;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    return null;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}
