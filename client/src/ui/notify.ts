import { labelTexts } from '../messages/labels.ts';
/** Toasts stay for 3 seconds by default. */
export const TOAST_MS = 3000;

export type ToastKind = 'info' | 'success' | 'error';

const COLORS: Record<ToastKind, string> = { info: 'teal', success: 'leaf', error: 'coral' };

let begin: (() => void) | null = null;
let begun = false;

/** Renders the container of toasts with the first of them by calling `draw`. */
export function onFirstToast(draw: () => void): () => void {
  begin = draw;
  if (begun) draw();
  return () => {
    begin = null;
  };
}

/**
 * Shows a transient notice. A notice with text to copy (a temporary password) may stay longer: `durationMs`, or `false`
 * until it is closed.
 */
export async function notify(
  kind: ToastKind,
  message: string,
  options: { durationMs?: number | false } = {},
): Promise<void> {
  begun = true;
  begin?.();
  const { notifications } = await import('@mantine/notifications');
  notifications.show({
    message,
    color: COLORS[kind],
    autoClose: options.durationMs ?? TOAST_MS,
    withBorder: true,
    closeButtonProps: { 'aria-label': labelTexts.close },
    'data-kind': kind,
  });
}
