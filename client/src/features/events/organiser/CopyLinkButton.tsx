import { eventTexts } from '../../../texts/events.ts';
import { labelTexts } from '../../../texts/labels.ts';
import { staffEventTexts } from '../../../texts/staff-events.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { notify } from '../../../ui/notify.ts';

/** Copies the address of the event's public page. */
export function CopyLinkButton({ slug, eventName }: { slug: string; eventName: string }) {
  return (
    <CopyButton
      value={`${window.location.origin}/event-details?slug=${encodeURIComponent(slug)}`}
      label={staffEventTexts.copyLinkTo(eventName)}
      words={labelTexts.copyLink}
      onCopied={() => void notify('success', eventTexts.linkCopied)}
    />
  );
}
