/** Watches the profile's limits while the viewer is signed in; a separate chunk. */
import { userQuery } from '../data/queries.ts';
import { setViewStatus } from '../data/view-status.ts';
import { loadPageWords, loadWords } from '../i18n/load-words.ts';
import type { StartedPage } from '../routing/started-page.ts';
import { toasts } from '../data/toasts.ts';
import { watchViewLimits } from './watch.ts';

/** Seconds for which a notice is shown. */
const shownFor = 10;

/** Starts the watcher for the life of the document; it does nothing for viewers without limits. */
export async function startViewLimits({ queries, settings }: StartedPage): Promise<void> {
  const { language } = settings;
  const [{ translate: t }] = await Promise.all([loadWords(language), loadPageWords(language, 'pages')]);
  const { queryKey } = userQuery();
  // Panels are shown regardless of the profile's setting, and can be closed.
  const say = (title: string, text: string): void => {
    toasts.show({ title, text, duration: shownFor });
  };
  watchViewLimits({
    user: () => queries.getQueryData(queryKey),
    onUser: (listener) =>
      queries.getQueryCache().subscribe(({ query, type }) => {
        if (type === 'updated' && query.queryKey[0] === queryKey[0]) listener();
      }),
    now: () => new Date(),
    every: (milliseconds, run) => {
      const timer = setInterval(run, milliseconds);
      return () => clearInterval(timer);
    },
    warn: (what, minutes) =>
      say(
        t('profiles.windowEndsTitle'),
        what === 'window'
          ? t('profiles.windowEndsText', { minutes })
          : t('profiles.timeEndsText', { minutes }),
      ),
    sayTimeIsOver: () => say(t('watch.overTitle'), t('profiles.timeOverText')),
    setStatus: setViewStatus,
  });
}
