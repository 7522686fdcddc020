import { useFieldArray } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts.ts';
import { useField } from '../../records/fields/use-field.ts';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { ConditionRow } from './condition-row.tsx';
import styles from './segments.module.css';
import { newCondition, newGroup } from './segment-values.ts';
import type { SegmentValues } from './segment-values.ts';

/** The service's limits. */
const [mostGroups, mostConditions] = [5, 10];

/** The rules of a segment: groups of conditions. */
export function RuleBuilder({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const t = useTexts();
  const groups = useFieldArray<SegmentValues, 'rules.groups'>({ name: 'rules.groups' });
  return (
    <fieldset className={styles.builder} disabled={isReadOnly}>
      {groups.fields.length > 1 && <MatchField name="rules.match" label={t('segments.matchGroups')} />}
      {groups.fields.length === 0 && <p className={styles.everyone}>{t('segments.everyone')}</p>}
      {groups.fields.map(({ id }, at) => (
        <Group key={id} at={at} onRemove={() => groups.remove(at)} />
      ))}
      {groups.fields.length < mostGroups && (
        <div>
          <Button icon="plus" onPress={() => groups.append(newGroup())}>
            {t(groups.fields.length === 0 ? 'segments.addFirst' : 'segments.addGroup')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function Group({ at, onRemove }: { readonly at: number; readonly onRemove: () => void }) {
  const t = useTexts();
  const name = `rules.groups.${at}` as const;
  const conditions = useFieldArray<SegmentValues, `rules.groups.${number}.conditions`>({
    name: `${name}.conditions`,
  });
  const label = t('segments.group', { place: at + 1 });
  const isAlone = conditions.fields.length === 1;
  return (
    <section className={styles.group} aria-label={label}>
      <div className={styles.groupHead}>
        <MatchField name={`${name}.match`} label={t('segments.match')} />
        <Button
          look="quiet"
          isSmall
          icon="close"
          aria-label={t('fields.removeEntry', { label })}
          onPress={onRemove}
        />
      </div>
      <ol className={styles.conditions}>
        {conditions.fields.map(({ id }, place) => (
          <ConditionRow
            key={id}
            name={`${name}.conditions.${place}`}
            place={place + 1}
            onRemove={isAlone ? null : () => conditions.remove(place)}
          />
        ))}
      </ol>
      {conditions.fields.length < mostConditions && (
        <div>
          <Button isSmall icon="plus" onPress={() => conditions.append(newCondition('watched', false))}>
            {t('segments.addCondition')}
          </Button>
        </div>
      )}
    </section>
  );
}

const matches = ['all', 'any', 'none'] as const;

function MatchField({ name, label }: { readonly name: string; readonly label: string }) {
  const t = useTexts();
  const { value, onChange } = useField<(typeof matches)[number]>(name);
  return (
    <div className={styles.match}>
      <span className={styles.quiet} aria-hidden="true">
        {label}
      </span>
      <Segments
        label={label}
        value={value}
        choices={matches.map((match) => ({ value: match, label: t(`segmentMatch.${match}`) }))}
        onChange={onChange}
      />
    </div>
  );
}
