import { doorAppTexts } from '../../messages/door-app.ts';

/** Formats an age in whole minutes, hours or days. */
export function formatAge(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const { age } = doorAppTexts;
  if (minutes < 1) return age.now;
  if (minutes < 60) return age.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? age.hours(hours) : age.days(Math.floor(hours / 24));
}
