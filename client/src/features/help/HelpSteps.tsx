import { Anchor, Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { helpTexts as texts } from '../../messages/help.ts';
import classes from './HelpSteps.module.css';
import { pictureOf } from './pictures.ts';
import type { HelpStep, HelpTopic } from './topics.ts';

/** A topic: its steps in order, each with a link to its screen and a picture. */
export function HelpSteps({ topic }: { topic: HelpTopic }) {
  return (
    <section id={topic.id} className={classes.topic} aria-labelledby={`${topic.id}-title`}>
      <Title order={2} id={`${topic.id}-title`} size="h2">
        {topic.title}
      </Title>
      <Text c="dimmed" mt="xs" maw={640}>
        {topic.lead}
      </Text>
      <ol className={classes.steps}>
        {topic.steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step }: { step: HelpStep }) {
  const picture = step.picture === null ? null : pictureOf(step.picture);
  return (
    <li id={step.id} className={classes.step} data-screen={step.screen}>
      <div>
        <Title order={3} size="h4">
          {step.title}
        </Title>
        <Text mt={4}>
          <NamedControls step={step} />
        </Text>
        <Anchor component={Link} to={step.address} mt="xs" display="inline-block" aria-describedby={step.id}>
          {texts.open}
        </Anchor>
      </div>
      {picture && (
        <img
          src={picture}
          alt={texts.picture(step.title)}
          width={390}
          height={844}
          loading="lazy"
          decoding="async"
          className={classes.picture}
        />
      )}
    </li>
  );
}

/** The text of a step, with the names of its controls in bold. */
function NamedControls({ step: { text, controls } }: { step: HelpStep }) {
  return text.split(/\u2068(.*?)\u2069/u).map((part, at) => {
    if (at % 2 === 0) return <Fragment key={part}>{part}</Fragment>;
    const role = controls.find(({ name }) => name === part)?.role;
    return (
      <b key={part} data-control={role}>
        {part}
      </b>
    );
  });
}
