import type { DeadLetter } from '@kadr/contract';
import type { QueryKey } from '@tanstack/react-query';
import { service } from '../data/client.ts';
import { useMay } from '../data/member.ts';
import { useAction } from '../data/use-action.ts';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { DataCell, DataTable } from '../ui/data-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel } from '../ui/page.tsx';
import styles from './money.module.css';

/** Undelivered e-mail and text messages, which can be sent again. */
export function LettersPanel({
  letters,
  queryKey,
}: {
  readonly letters: readonly DeadLetter[];
  readonly queryKey: QueryKey;
}) {
  const t = useTexts();
  const formats = useFormats();
  const maySend = useMay()('messages:send');
  const act = useAction(queryKey);
  return (
    <Panel
      title={t('money.letters')}
      hint={t('money.lettersHint')}
      actions={
        letters.length > 0 &&
        maySend && (
          <Button onPress={() => void act(() => service.operator.retryLetters(), t('money.lettersQueued'))}>
            {t('money.retryLetters')}
          </Button>
        )
      }
    >
      {letters.length === 0 ? (
        <EmptyState icon="check" title={t('money.noLetters')} />
      ) : (
        <DataTable
          label={t('money.letters')}
          columns={[t('money.at'), t('money.letter'), [t('money.tries')], t('money.lastError')]}
        >
          {letters.map((letter) => (
            <tr key={letter.id}>
              <DataCell isQuiet>{formats.moment(letter.created_at)}</DataCell>
              <DataCell>
                {letter.subject}
                <span className={styles.second}>{t(`letter.${letter.channel}`)}</span>
              </DataCell>
              <DataCell isNumber>{formats.number(letter.tries)}</DataCell>
              <DataCell>{letter.last_error ?? '—'}</DataCell>
            </tr>
          ))}
        </DataTable>
      )}
    </Panel>
  );
}
