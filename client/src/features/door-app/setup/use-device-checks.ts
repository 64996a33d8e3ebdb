import { useEffect, useState } from 'react';

export type CameraCheck = 'good' | 'asks' | 'denied' | 'none';
export type StorageCheck = 'good' | 'weak';

/** Checks camera and storage of this device. null: not known yet. */
export function useDeviceChecks(): { camera: CameraCheck | null; storage: StorageCheck | null } {
  const [camera, setCamera] = useState<CameraCheck | null>(null);
  const [storage, setStorage] = useState<StorageCheck | null>(null);
  useEffect(() => {
    let isHere = true;
    void checkCamera().then((found) => isHere && setCamera(found));
    void checkStorage().then((found) => isHere && setStorage(found));
    return () => {
      isHere = false;
    };
  }, []);
  return { camera, storage };
}

async function checkCamera(): Promise<CameraCheck> {
  if (!navigator.mediaDevices?.getUserMedia) return 'none';
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  if (!devices.some(({ kind }) => kind === 'videoinput')) return 'none';
  // Not every browser reports the permission before it is requested.
  const right = await navigator.permissions?.query({ name: 'camera' }).catch(() => null);
  if (right?.state === 'denied') return 'denied';
  return right?.state === 'granted' ? 'good' : 'asks';
}

async function checkStorage(): Promise<StorageCheck> {
  return (await navigator.storage?.persisted?.().catch(() => false)) ? 'good' : 'weak';
}
