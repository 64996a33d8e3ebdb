import { Button, Text } from '@mantine/core';
import { type CSSProperties, type MouseEvent, useId, useState } from 'react';
import { notifyOutcome } from '../../../apollo/notify-outcome.ts';
import { readFailure } from '../../../apollo/read-failure.ts';
import { useSetCoverFocusMutation } from '../../../gql/hooks/index.ts';
import { type FragmentType, graphql, useFragment } from '../../../gql/index.ts';
import { coverTexts as texts } from '../../../messages/organiser.ts';
import { callTexts } from '../../../messages/shell.ts';
import { CoverPicture } from '../../../ui/CoverPicture.tsx';
import classes from './CoverPanel.module.css';

const CoverFocusFragment = graphql(`
  fragment CoverFocus_event on Event {
    id
    cover {
      hash
      width
      height
      widths
      color
      focalX
      focalY
    }
  }
`);

graphql(`
  mutation SetCoverFocus($eventId: ID!, $focalX: Float!, $focalY: Float!) {
    setCoverFocus(input: { eventId: $eventId, focalX: $focalX, focalY: $focalY }) {
      event {
        id
        updatedAt
        ...CoverFocus_event
      }
    }
  }
`);

/** Shares are stored as whole percents. */
const rounded = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

/** Sets the focal point of a cover, by a click or with two sliders, and shows its crops. */
export function CoverFocus({ event: ref }: { event: FragmentType<typeof CoverFocusFragment> }) {
  const { id, cover } = useFragment(CoverFocusFragment, ref);
  const [focus, setFocus] = useState({ x: cover?.focalX ?? 0.5, y: cover?.focalY ?? 0.5 });
  const [set, { loading }] = useSetCoverFocusMutation();
  if (!cover) return null;
  const focused = { ...cover, focalX: focus.x, focalY: focus.y };
  const isSaved = focus.x === cover.focalX && focus.y === cover.focalY;
  const clicked = ({ currentTarget, clientX, clientY, detail }: MouseEvent): void => {
    // A press of Enter has no place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setFocus({ x: rounded((clientX - left) / width), y: rounded((clientY - top) / height) });
  };
  const save = () =>
    notifyOutcome(
      async () => {
        await set({ variables: { eventId: id, focalX: focus.x, focalY: focus.y } });
        return texts.focusSaved;
      },
      (failure) => texts.failed(readFailure(failure, callTexts.network)),
    );
  const crops: [string, number, number][] = [
    [texts.onPage, 1600, 560],
    [texts.onCard, 640, 420],
    [texts.onTicket, 900, 260],
  ];
  return (
    <>
      <button
        type="button"
        className={classes.whole}
        tabIndex={-1}
        aria-label={texts.setByClick}
        onClick={clicked}
      >
        <CoverPicture cover={focused} width={cover.width} height={cover.height} sizes="320px" />
        <span
          className={classes.point}
          style={{ '--x': `${focus.x * 100}%`, '--y': `${focus.y * 100}%` } as CSSProperties}
        />
      </button>
      <fieldset className={classes.sliders}>
        <legend>{texts.focus}</legend>
        <Text size="sm" c="dimmed">
          {texts.focusHelp}
        </Text>
        <Slider label={texts.fromLeft} share={focus.x} onChange={(x) => setFocus({ ...focus, x })} />
        <Slider label={texts.fromTop} share={focus.y} onChange={(y) => setFocus({ ...focus, y })} />
      </fieldset>
      <section className={classes.crops} aria-label={texts.preview}>
        {crops.map(([name, width, height]) => (
          <figure key={name} className={classes.crop}>
            <CoverPicture cover={focused} width={width} height={height} sizes="320px" />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </section>
      <Button fullWidth mb="md" disabled={isSaved} loading={loading} onClick={() => void save()}>
        {texts.saveFocus}
      </Button>
    </>
  );
}

interface SliderProps {
  label: string;
  /** From 0 to 1. */
  share: number;
  onChange: (share: number) => void;
}

function Slider({ label, share, onChange }: SliderProps) {
  const id = useId();
  const percent = Math.round(share * 100);
  return (
    <div className={classes.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-valuetext={texts.percent(percent)}
        onChange={({ currentTarget }) => onChange(rounded(Number(currentTarget.value) / 100))}
      />
      <output htmlFor={id} className="tabular">
        {texts.percent(percent)}
      </output>
    </div>
  );
}
