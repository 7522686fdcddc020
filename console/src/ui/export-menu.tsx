import { exportAddress } from '@kadr/contract/file-addresses';
import type { ExportFormat, ExportSubject } from '@kadr/contract/file-addresses';
import { useLanguage, useTexts } from '../i18n/use-texts.ts';
import { Button } from './button.tsx';
import { download } from './download.ts';
import { Menu } from './menu.tsx';

interface ExportMenuProps {
  readonly subject: ExportSubject;
  /** The name of the exported list. */
  readonly name: string;
  /** The parameters of the list. */
  readonly input: Readonly<Record<string, string | undefined>>;
  readonly formats?: readonly ExportFormat[];
  readonly isSmall?: boolean;
}

const usualFormats: readonly ExportFormat[] = ['csv', 'xlsx'];

/** A menu of the formats in which a list can be exported. */
export function ExportMenu({
  subject,
  name,
  input,
  formats = usualFormats,
  isSmall = false,
}: ExportMenuProps) {
  const t = useTexts();
  const lang = useLanguage();
  return (
    <Menu
      label={t('export.of', { what: name })}
      trigger={
        <Button icon="download" isSmall={isSmall} aria-label={t('export.of', { what: name })}>
          {t('export.action')}
        </Button>
      }
      actions={formats.map((format) => ({
        id: format,
        label: t(`export.${format}`),
        onAction: () => download(exportAddress(subject, format, { ...input, lang })),
      }))}
    />
  );
}
