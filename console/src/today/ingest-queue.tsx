import type { Today } from '@kadr/contract';
import { useFormats } from '../i18n/use-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Fact, Facts } from '../ui/facts.tsx';

/** Numbers of ingests by state. */
export function IngestQueue({ ingests }: Pick<Today, 'ingests'>) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <Facts>
      {ingests.map(({ state, count }) => (
        <Fact key={state} name={t(`ingestQueue.${state}`)}>
          {formats.number(count)}
        </Fact>
      ))}
    </Facts>
  );
}
