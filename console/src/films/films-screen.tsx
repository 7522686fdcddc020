import { useMay } from '../data/member.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Page } from '../ui/page.tsx';
import { NoPermission } from '../ui/refusals.tsx';
import { ArrivedFilms } from './arrived-films.tsx';
import { ElsewhereButton } from './elsewhere-dialog.tsx';
import { FilmDrop } from './film-drop.tsx';
import { FilmQueue } from './film-queue.tsx';
import { useFilmUploads } from './film-uploads.ts';
import { UploadCard } from './upload-card.tsx';

/** Films: uploads from this browser, the queue, and completed ingests. */
export function FilmsScreen() {
  const t = useTexts();
  const may = useMay();
  const uploads = useFilmUploads();
  if (!may('ingest:read')) return <NoPermission />;
  const mayWrite = may('ingest:write');
  return (
    <Page title={t('films.title')} actions={mayWrite && <ElsewhereButton />}>
      {mayWrite && <FilmDrop />}
      {mayWrite && uploads.map((upload) => <UploadCard key={upload.id} upload={upload} />)}
      <FilmQueue mayWrite={mayWrite} sendings={uploads.length} />
      <ArrivedFilms mayWrite={mayWrite} />
    </Page>
  );
}
