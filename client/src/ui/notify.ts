/** Toasts stay for 3 seconds unless told otherwise. */
export const TOAST_MS = 3000;

export type ToastKind = 'info' | 'success' | 'error';

const COLORS: Record<ToastKind, string> = { info: 'teal', success: 'leaf', error: 'coral' };

/**
 * Shows a transient notice. A notice that holds something to copy (a temporary password) may stay longer:
 * `durationMs`, or `false` until it is closed.
 */
export async function notify(
  kind: ToastKind,
  message: string,
  options: { durationMs?: number | false } = {},
): Promise<void> {
  const { notifications } = await import('@mantine/notifications');
  notifications.show({
    message,
    color: COLORS[kind],
    autoClose: options.durationMs ?? TOAST_MS,
    withBorder: true,
    'data-kind': kind,
  });
}
