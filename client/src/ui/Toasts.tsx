import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';
import { TOAST_MS } from './notify.ts';

/** Container of the toasts. */
export default function Toasts() {
  return (
    <Notifications position="bottom-right" autoClose={TOAST_MS} limit={4} zIndex={500} containerWidth={400} />
  );
}
