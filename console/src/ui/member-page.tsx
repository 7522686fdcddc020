import type { Permission } from '@kadr/contract';
import { descriptionOf } from '../data/client.ts';
import { useMay } from '../data/member.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { Page } from './page.tsx';
import { NoPermission } from './refusals.tsx';
import { Spinner } from './spinner.tsx';

interface MemberPageProps {
  readonly title: string;
  readonly permission: Permission;
  /** Before the title: where the screen belongs. */
  readonly trail?: React.ReactNode;
  /** Beside the title. */
  readonly marks?: React.ReactNode;
  readonly actions?: React.ReactNode;
  /** Of what the screen shows. */
  readonly query?: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly children: React.ReactNode;
}

/** A screen for who may see it, once what it shows is there. */
export function MemberPage({ permission, query, children, ...page }: MemberPageProps) {
  const t = useTexts();
  const may = useMay();
  if (!may(permission)) return <NoPermission />;
  return (
    <Page {...page}>
      {query?.error != null && (
        <Notice tone="bad" actions={<Button onPress={() => void query.refetch()}>{t('ui.tryAgain')}</Button>}>
          {descriptionOf(query.error) ?? t('ui.unreachable')}
        </Notice>
      )}
      {query?.isPending === true ? <Spinner /> : children}
    </Page>
  );
}
