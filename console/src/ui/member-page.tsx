import type { Permission } from '@kadr/contract';
import { useMay } from '../data/member.ts';
import { Page } from './page.tsx';
import { NoPermission } from './refusals.tsx';
import { Spinner } from './spinner.tsx';
import { Failure } from './failure.tsx';

interface MemberPageProps {
  readonly title: string;
  readonly permission: Permission;
  /** Before the title: the parent of the screen. */
  readonly trail?: React.ReactNode;
  /** Beside the title. */
  readonly marks?: React.ReactNode;
  readonly actions?: React.ReactNode;
  /** The query that the screen shows. */
  readonly query?: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly children: React.ReactNode;
}

/** A screen that checks the member's permission and waits for its query. */
export function MemberPage({ permission, query, children, ...page }: MemberPageProps) {
  const may = useMay();
  if (!may(permission)) return <NoPermission />;
  return (
    <Page {...page}>
      {query && <Failure error={query.error} onRetry={query.refetch} />}
      {query?.isPending === true ? <Spinner /> : children}
    </Page>
  );
}
