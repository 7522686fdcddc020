import { useTexts } from '../../i18n/use-texts.ts';
import { isObject } from '../../data/merge-patch.ts';
import { useFieldLabel } from '../fields/labels.ts';
import { languageMarks } from '../../i18n/language.ts';
import styles from './history.module.css';

interface FieldDiffProps {
  readonly title?: string;
  /** JSON pointers. */
  readonly fields: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/** Fields before and after a change. */
export function FieldDiff({ title, fields, before, after }: FieldDiffProps) {
  const t = useTexts();
  const nameOf = usePointerName();
  return (
    <table className={styles.diff}>
      {title !== undefined && <caption className={styles.caption}>{title}</caption>}
      <thead>
        <tr>
          <th scope="col">{t('history.field')}</th>
          <th scope="col">{t('history.before')}</th>
          <th scope="col">{t('history.after')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((pointer) => (
          <tr key={pointer}>
            <th scope="row">{nameOf(pointer)}</th>
            <td className={styles.before}>{written(valueAt(before, pointer)) ?? t('history.nothing')}</td>
            <td className={styles.after}>{written(valueAt(after, pointer)) ?? t('history.nothing')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns a field's label by its pointer: "Name, EN". */
export function usePointerName(): (pointer: string) => string {
  const labelOf = useFieldLabel();
  return (pointer) =>
    partsOf(pointer)
      .map((part) => languageMarks[part as keyof typeof languageMarks] ?? labelOf(part))
      .join(', ');
}

function partsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function valueAt(value: unknown, pointer: string): unknown {
  return partsOf(pointer).reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), value);
}

/** A value in readable form; null if empty. */
function written(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return value.length === 0 ? null : value.join(', ');
  return JSON.stringify(value, null, 1);
}
