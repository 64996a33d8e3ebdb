import { Text } from '@mantine/core';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { systemTexts as texts } from '../../texts/system.ts';
import { HealthBadge } from './HealthBadge.tsx';
import classes from './System.module.css';
import { SystemSection } from './SystemSection.tsx';

const HealthListFragment = graphql(`
  fragment HealthList_stats on SystemStats {
    health {
      part
      level
      note
    }
  }
`);

/** Health of each component of the product. */
export function HealthList({ stats: ref }: { stats: FragmentType<typeof HealthListFragment> }) {
  const { health } = useFragment(HealthListFragment, ref);
  return (
    <SystemSection title={texts.partsTitle}>
      <ul className={classes.list}>
        {health.map(({ part, level, note }) => (
          <li key={part} className={classes.row}>
            <span className={classes.name}>{texts.parts[part]}</span>
            <Text size="sm" c="dimmed" className={classes.note}>
              {note}
            </Text>
            <HealthBadge level={level} />
          </li>
        ))}
      </ul>
    </SystemSection>
  );
}
