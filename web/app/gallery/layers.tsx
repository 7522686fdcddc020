import type { MediaItemCard } from '@kadr/contract';
import { useState } from 'react';
import { confirm, showError, showFrame, showPopup, showSuccess } from '../modals/open-modals.ts';
import { recommend } from '../blocks/recommend.ts';
import { requestSignIn } from '../sign-in/request-sign-in.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toasts } from '../data/toasts.ts';
import styles from './gallery-page.module.css';
import { Part } from './part.tsx';
import { showPoll } from '../journal/show-poll.ts';

/** The layers above pages: modals, menus, panels. */
export function Layers({ item }: { readonly item: MediaItemCard | undefined }) {
  return (
    <>
      <Windows />
      <Modals item={item} />
    </>
  );
}

function Windows() {
  const [opened, setOpened] = useState<'window' | 'full' | 'locked' | null>(null);
  return (
    <Part name="Dialog, Menu, Toast">
      {(['window', 'full', 'locked'] as const).map((kind) => (
        <Button key={kind} onClick={() => setOpened(kind)}>
          Dialog, {kind}
        </Button>
      ))}
      <MenuButton label="Menu" closesOn="">
        {['One', 'Two', 'Three'].map((name) => (
          <li key={name}>
            <a href="/gallery">{name}</a>
          </li>
        ))}
      </MenuButton>
      <Button
        onClick={() => toasts.show({ title: 'Added', text: 'It stands in your collection.', duration: 10 })}
      >
        Toast, 10 s
      </Button>
      <Button
        onClick={() =>
          toasts.show({
            title: 'That did not work',
            tone: 'bad',
            link: { href: '/gallery', name: 'Try again' },
          })
        }
      >
        Toast that stays
      </Button>
      <Button onClick={() => toasts.show({ title: 'Your card is linked', tone: 'good' })}>Toast, good</Button>
      <Dialog
        open={opened !== null}
        onClose={() => setOpened(null)}
        title="One question per step"
        size={opened === 'full' ? 'full' : 'window'}
        canClose={opened !== 'locked'}
      >
        <div className={styles.step}>
          <TextField label="Code" hint="Four digits" />
          <Button variant="primary" onClick={() => setOpened(null)}>
            Done
          </Button>
        </div>
      </Dialog>
    </Part>
  );
}

function Modals({ item }: { readonly item: MediaItemCard | undefined }) {
  const poster = item?.logo ?? null;
  const openers = {
    Error: () => showError({ text: 'The payment did not go through. Try another card.' }),
    Success: () => showSuccess({ title: 'Bought', text: 'The film stands in your collection.' }),
    Confirm: () => confirm({ title: 'Leave this page?', text: 'What you have typed is not saved.' }),
    Frame: () => showFrame({ title: 'Another page', address: '/persons/vera-tumanyan' }),
    Recommendation: () =>
      recommend({
        title: 'What to watch next',
        subtitle: 'Chosen for you',
        alias: 'main',
        mediaItemId: null,
        abTest: null,
      }),
    Popup: () =>
      showPopup(
        {
          event_type: 'display',
          display: {
            message: 'A month of films',
            submessage: 'Yours <b>until the summer</b>.',
            poster,
            target: { type: 'media_view', link: 'movies', title: 'To the films' },
          },
        },
        undefined,
        true,
      ),
    'Popup, success': () =>
      showPopup(
        {
          event_type: 'display',
          display: {
            message: 'The payment went through',
            submessage: 'The film stands in your collection.',
            poster: null,
            target: { type: 'link', link: '/my/collection', title: 'To the collection' },
          },
        },
        undefined,
        true,
        { tone: 'good' },
      ),
    Poll: () =>
      showPoll({
        messageId: 1,
        title: 'Two questions',
        questions: [
          { question: 'What do you watch most?', answers: ['Films', 'Series', 'Whatever comes'] },
          { question: 'How many episodes in a row?', answers: ['One', 'Two or three', 'Until morning'] },
        ],
      }),
    'Sign-in': () => requestSignIn(),
  } as const satisfies Record<string, () => Promise<unknown>>;
  return (
    <Part name="Modals, Panel">
      {Object.entries(openers).map(([name, open]) => (
        <Button key={name} onClick={() => void open()}>
          {name}
        </Button>
      ))}
      <Button
        onClick={() =>
          toasts.show({
            title: 'Promo code accepted',
            text: 'A month of films <i>as a gift</i>: <a href="/movies">look</a>.',
            poster,
          })
        }
      >
        Panel with a poster
      </Button>
    </Part>
  );
}
