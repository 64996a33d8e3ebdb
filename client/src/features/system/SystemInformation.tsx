import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { systemTexts as texts } from '../../texts/system.ts';
import classes from './System.module.css';
import { SystemSection } from './SystemSection.tsx';

const SystemInformationFragment = graphql(`
  fragment SystemInformation_stats on SystemStats {
    environment
    version
    uptime
  }
`);

/** Version, environment and uptime. */
export function SystemInformation({ stats: ref }: { stats: FragmentType<typeof SystemInformationFragment> }) {
  const { environment, version, uptime } = useFragment(SystemInformationFragment, ref);
  const facts: [string, string][] = [
    [texts.environment, texts.environments[environment]],
    [texts.version, version],
    [texts.uptime, uptime],
  ];
  return (
    <SystemSection title={texts.info}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt className={classes.term}>{name}</dt>
            <dd className={`${classes.value} tabular`}>{value}</dd>
          </div>
        ))}
      </dl>
    </SystemSection>
  );
}
