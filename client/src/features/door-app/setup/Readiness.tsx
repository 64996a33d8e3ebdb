import {
  type Icon,
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleXFilled,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { locale } from '../../../language/language.ts';
import { doorAppTexts } from '../../../messages/door-app.ts';
import type { DoorState } from '../engine/door-state.ts';
import { formatAge } from '../format-age.ts';
import classes from './Readiness.module.css';

export type CameraCheck = 'good' | 'prompt' | 'denied' | 'none';
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
  return right?.state === 'granted' ? 'good' : 'prompt';
}

async function checkStorage(): Promise<StorageCheck> {
  return (await navigator.storage?.persisted?.().catch(() => false)) ? 'good' : 'weak';
}

type Light = 'good' | 'warn' | 'bad' | 'unknown';

interface Check {
  name: string;
  light: Light;
  says: string;
}

/** Age after which a door should fetch new revocations. */
const OLD_LIST_MS = 5 * 60_000;

const texts = doorAppTexts.ready;
const ICONS: Record<Light, Icon> = {
  good: IconCircleCheckFilled,
  warn: IconAlertTriangleFilled,
  bad: IconCircleXFilled,
  unknown: IconCircleDashed,
};

interface ReadinessProps {
  state: DoorState;
  /** The corrected time. */
  now: number;
  /** Whether the app opens offline; null while unknown. */
  isCached: boolean | null;
}

/** Readiness of the door, online and offline. */
export function Readiness({ state, now, isCached }: ReadinessProps) {
  const { camera, storage } = useDeviceChecks();
  const checks = [
    network(state),
    keys(state),
    list(state, now),
    ...guests(state, now),
    clock(state),
    cameraCheck(camera),
    storageCheck(storage),
    app(isCached),
  ];
  return (
    <ul className={classes.checks} aria-label={texts.title}>
      {checks.map(({ name, light, says }) => {
        const Mark = ICONS[light];
        return (
          <li key={name} className={classes.check} data-light={light}>
            <Mark size={22} aria-hidden className={classes.light} />
            <span className={classes.name}>{name}</span>
            <span className={classes.says}>{says}</span>
          </li>
        );
      })}
    </ul>
  );
}

function network({ isOnline }: DoorState): Check {
  return isOnline
    ? { name: texts.network, light: 'good', says: texts.networkGood }
    : { name: texts.network, light: 'warn', says: texts.networkNone };
}

function keys({ briefing }: DoorState): Check {
  const count = briefing?.keys.length ?? 0;
  return count > 0
    ? { name: texts.keys, light: 'good', says: texts.keysGood(count) }
    : { name: texts.keys, light: 'unknown', says: texts.keysNone };
}

function list({ snapshot, listAt }: DoorState, now: number): Check {
  if (!snapshot) return { name: texts.list, light: 'unknown', says: texts.listNone };
  const age = now - (listAt ?? Date.parse(snapshot.createdAt));
  return age <= OLD_LIST_MS
    ? { name: texts.list, light: 'good', says: texts.listGood(snapshot.total, formatAge(age)) }
    : { name: texts.list, light: 'warn', says: texts.listOld(snapshot.total, formatAge(age)) };
}

const figure = new Intl.NumberFormat(locale);

/** Nothing on a device that may not search, which has no guests. */
function guests({ roster }: DoorState, now: number): Check[] {
  if (!roster) return [];
  const says = texts.guestsGood(figure.format(roster.guests), formatAge(now - roster.asOf));
  return [{ name: texts.guests, light: 'good', says }];
}

function clock({ offsetMs, isClockWrong }: DoorState): Check {
  if (offsetMs === null) return { name: texts.clock, light: 'unknown', says: texts.clockUnknown };
  return isClockWrong
    ? { name: texts.clock, light: 'warn', says: texts.clockWrong(Math.round(Math.abs(offsetMs) / 60_000)) }
    : { name: texts.clock, light: 'good', says: texts.clockGood };
}

const CAMERA: Record<CameraCheck, [Light, string]> = {
  good: ['good', texts.cameraGood],
  prompt: ['good', texts.cameraPrompt],
  denied: ['warn', texts.cameraDenied],
  none: ['warn', texts.cameraNone],
};

function cameraCheck(found: CameraCheck | null): Check {
  const [light, says] = found ? CAMERA[found] : (['unknown', '…'] as const);
  return { name: texts.camera, light, says };
}

function storageCheck(found: StorageCheck | null): Check {
  if (!found) return { name: texts.storage, light: 'unknown', says: '…' };
  return found === 'good'
    ? { name: texts.storage, light: 'good', says: texts.storageGood }
    : { name: texts.storage, light: 'warn', says: texts.storageWeak };
}

function app(isCached: boolean | null): Check {
  if (isCached === null) return { name: texts.app, light: 'unknown', says: texts.appPending };
  return isCached
    ? { name: texts.app, light: 'good', says: texts.appGood }
    : { name: texts.app, light: 'warn', says: texts.appNone };
}
