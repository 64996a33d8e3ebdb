import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { HelpSteps } from '../../features/help/HelpSteps.tsx';
import { HELP_TOPICS, searchTopics } from '../../features/help/topics.ts';
import { SitePage } from '../../features/site/SitePage.tsx';
import { helpTexts as texts } from '../../messages/help.ts';
import classes from './HelpPage.module.css';

/** Help for organisers: topics with their steps, and a search in them. */
export default function HelpPage() {
  const [query, setQuery] = useState('');
  const { hash } = useLocation();
  // The page is drawn after the browser has looked for the element of the address.
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);
  const found = searchTopics(HELP_TOPICS, query);
  const count = found.reduce((sum, { steps }) => sum + steps.length, 0);
  return (
    <SitePage path="/help" title={texts.title} lead={texts.lead}>
      <div className={classes.columns}>
        <div className={classes.side}>
          <TextInput
            type="search"
            label={texts.search}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
            leftSection={<IconSearch size={18} aria-hidden />}
          />
          <Text size="sm" c="dimmed" role="status" mt="xs">
            {query.trim() === '' ? null : texts.found(count)}
          </Text>
          <nav aria-label={texts.contents} className={classes.contents}>
            <ul className="plain-list">
              {found.map(({ id, title }) => (
                <li key={id}>
                  <Anchor href={`#${id}`}>{title}</Anchor>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div>
          {found.map((topic) => (
            <HelpSteps key={topic.id} topic={topic} />
          ))}
          {found.length === 0 && (
            <>
              <Text mb="md">{texts.none(query)}</Text>
              <Button onClick={() => setQuery('')} mr="sm">
                {texts.clear}
              </Button>
              <Button component={Link} to="/contact" variant="default">
                {texts.contact}
              </Button>
            </>
          )}
        </div>
      </div>
    </SitePage>
  );
}
