import { useTexts } from '../i18n/use-texts.ts';
import { Button } from './button.tsx';

interface MoreButtonProps {
  /** A query that is read page by page. */
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
  /** Whether it is as wide as the list. */
  readonly isWide?: boolean;
}

/** Loads the next page of a list, if there is one. */
export function MoreButton({ query, isWide = false }: MoreButtonProps) {
  const t = useTexts();
  if (!query.hasNextPage) return null;
  const button = (
    <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
      {t('ui.more')}
    </Button>
  );
  return isWide ? button : <div>{button}</div>;
}
