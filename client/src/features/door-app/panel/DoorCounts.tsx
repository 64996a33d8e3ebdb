import { locale } from '../../../language/language.ts';
import { doorAppTexts } from '../../../texts/door-app.ts';
import { ageWords } from '../age-words.ts';
import type { DoorState } from '../engine/door-state.ts';
import classes from './DoorCounts.module.css';

const texts = doorAppTexts.counts;
/** Age after which a revocation list is shown as old. */
const OLD_LIST_MS = 2 * 60_000;

const figure = new Intl.NumberFormat(locale);

/** Entry count last reported by the service plus entries of this device still to upload. */
export function DoorCounts({ state, now }: { state: DoorState; now: number }) {
  const { live, briefing, post, waiting, isOnline, snapshot, listAt } = state;
  const isOld = listAt === null || now - listAt > OLD_LIST_MS;
  const gates = live?.gates ?? briefing?.gates ?? [];
  const mine = gates.find(({ id }) => id === post?.gateId);
  const inside = (live?.entered ?? briefing?.entered ?? 0) + waiting.entries;
  return (
    <section aria-label={texts.label} className={classes.counts}>
      <dl className={classes.figures}>
        {mine && (
          <div>
            <dt>{texts.gate}</dt>
            <dd>{figure.format(mine.entries + waiting.entries)}</dd>
          </div>
        )}
        <div>
          <dt>{texts.inside}</dt>
          <dd>{figure.format(inside)}</dd>
        </div>
        {gates
          .filter(({ id }) => id !== post?.gateId)
          .slice(0, 4)
          .map((gate) => (
            <div key={gate.id} className={classes.other}>
              <dt>{gate.name}</dt>
              <dd>{figure.format(gate.entries)}</dd>
            </div>
          ))}
      </dl>
      <p className={classes.age} data-old={isOld || undefined}>
        {snapshot === null || listAt === null
          ? texts.listNone
          : texts.list(snapshot.total, ageWords(now - listAt))}
      </p>
      {!isOnline && briefing && (
        <p className={classes.age} data-old>
          {texts.asOf(ageWords(now - (state.syncedAt ?? briefing.receivedAt)))}
        </p>
      )}
    </section>
  );
}
