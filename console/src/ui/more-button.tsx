import { useTexts } from '../i18n/use-texts.ts';
import { Button } from './button.tsx';

interface MoreButtonProps {
  /** Of a list that is read page by page. */
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
}

/** Reads the next page of a list, where there is one. */
export function MoreButton({ query }: MoreButtonProps) {
  const t = useTexts();
  if (!query.hasNextPage) return null;
  return (
    <div>
      <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
        {t('ui.more')}
      </Button>
    </div>
  );
}
