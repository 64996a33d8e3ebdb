import { readDevice } from '../../../../server/lib/devices/device.ts';
import { labelTexts } from '../../messages/labels.ts';

/** Returns "Chrome on Android" from a user agent. Other programs keep their own first word. */
export function deviceWords(userAgent: string | null | undefined): { words: string; isPhone: boolean } {
  const { browser = labelTexts.unknownDevice, system, isPhone } = readDevice(userAgent);
  return { words: system ? labelTexts.deviceOn(browser, system) : browser, isPhone };
}
