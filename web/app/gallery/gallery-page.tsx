import type { MediaItemCard } from '@kadr/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { mediaItemsQuery } from '../data/queries.ts';
import {
  confirm,
  recommend,
  showError,
  showFrame,
  showPoll,
  showPopup,
  showSuccess,
} from '../modals/open-modals.ts';
import { requestSignIn } from '../modals/request-sign-in.ts';
import { RatingPicture } from '../ratings/rating-picture.tsx';
import { PageHead } from '../routing/page-head.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { PosterCard } from '../ui/cards/poster-card.tsx';
import { TopCard } from '../ui/cards/top-card.tsx';
import { WaitingCard } from '../ui/cards/waiting-card.tsx';
import { WideCard } from '../ui/cards/wide-card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { Progress } from '../ui/progress.tsx';
import { Rating } from '../ui/rating.tsx';
import { Row } from '../ui/row.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { toasts } from '../ui/toasts.ts';
import { BlockSamples } from './block-samples.tsx';
import { CustomBlockSamples } from './custom-block-samples.tsx';
import styles from './gallery-page.module.css';

/** Every primitive and card in its states, for whoever develops them; in development only, so its words are not messages. */
export function GalleryPage() {
  const { data } = useInfiniteQuery(mediaItemsQuery({}));
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className={styles.page}>
      <PageHead title="Gallery" isHidden />
      <h1 className={styles.title}>Gallery</h1>
      <Buttons />
      <Words />
      <Fields />
      <Layers />
      <Modals item={items[0]} />
      {items[0] && <Cards items={items} item={items[0]} />}
      {items[0] && <CustomBlockSamples items={items} />}
      {items[0] && <BlockSamples items={items} />}
    </div>
  );
}

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  );
}

function Buttons() {
  const variants = ['primary', 'secondary', 'ghost'] as const;
  return (
    <>
      {(['large', 'medium', 'small'] as const).map((size) => (
        <Part key={size} name={`Button, ${size}`}>
          {variants.map((variant) => (
            <Button
              key={variant}
              variant={variant}
              size={size}
              icon={variant === 'primary' ? 'play' : undefined}
            >
              {variant}
            </Button>
          ))}
          <Button size={size} variant="primary" loading>
            Loading
          </Button>
          <Button size={size} disabled>
            Disabled
          </Button>
          <IconButton icon="info" label="About" size={size} />
          <IconButton icon="close" label="Close" size={size} variant="ghost" />
        </Part>
      ))}
      <Part name="Links">
        <ButtonLink href="/gallery">A link in the look of a button</ButtonLink>
        <p>
          A <TextLink href="/gallery">link</TextLink> among words.
        </p>
      </Part>
    </>
  );
}

function Words() {
  return (
    <>
      <Part name="Badge, Rating, Avatar">
        <Badge>Quiet</Badge>
        <Badge tone="light">Light</Badge>
        <Badge tone="live">Live</Badge>
        {[10, 8.7, 6.2, 3].map((value) => (
          <Rating key={value} value={value} />
        ))}
        <span className={styles.avatar}>
          <Avatar name="Вера Туманян" path={null} />
        </span>
      </Part>
      <Part name="RatingPicture">
        {Array.from({ length: 11 }, (_, value) => (
          <RatingPicture key={value} value={value} isLarge />
        ))}
      </Part>
      <Part name="Progress, Skeleton">
        <span className={styles.bar}>
          <Progress value={1} label="1 %" />
        </span>
        <span className={styles.bar}>
          <Progress value={62} label="62 %" />
        </span>
        <span className={styles.bar}>
          <Progress label="Unknown" />
        </span>
        <Skeleton className={styles.skeleton} />
      </Part>
      <EmptyState icon="film" titleAs="h3" title="Nothing here" text="What it is, why, and what to do next.">
        <Button variant="primary">A next step</Button>
      </EmptyState>
    </>
  );
}

function Fields() {
  const [tab, setTab] = useState('one');
  const options = [
    { value: 'rus', name: 'Русский' },
    { value: 'hye', name: 'Հայերեն' },
  ];
  return (
    <>
      <Part name="TextField, Select">
        <div className={styles.field}>
          <TextField label="Name" hint="At most 20 characters" placeholder="Анна" />
        </div>
        <div className={styles.field}>
          <TextField label="Name" defaultValue="Сверхдлинное имя профиля" error="At most 20 characters" />
        </div>
        <div className={styles.field}>
          <Select label="Language" options={options} />
        </div>
        <div className={styles.field}>
          <Select label="Language" options={options} error="Choose another one" />
        </div>
        <div className={styles.field}>
          <TextField label="Disabled" defaultValue="…" disabled />
        </div>
      </Part>
      <Part name="Tabs">
        <Tabs
          label="Tabs"
          selected={tab}
          onSelect={setTab}
          tabs={['one', 'two', 'three'].map((id) => ({ id, name: `Tab ${id}` }))}
        >
          <p>Panel {tab}</p>
        </Tabs>
      </Part>
    </>
  );
}

function Layers() {
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
      <Dialog
        open={opened !== null}
        onClose={() => setOpened(null)}
        title="One question per step"
        size={opened === 'full' ? 'full' : 'window'}
        canClose={opened !== 'locked'}
      >
        <TextField label="Code" hint="Four digits" />
        <Button variant="primary" onClick={() => setOpened(null)}>
          Done
        </Button>
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
      recommend({ title: 'What to watch next', subtitle: 'Chosen for you', alias: 'main', abTest: null }),
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

function Cards({ items, item }: { readonly items: readonly MediaItemCard[]; readonly item: MediaItemCard }) {
  const long = { ...item, name: 'Достопримечательности Преображенского монастыря', logo: null };
  return (
    <>
      <Row
        title="PosterCard"
        href="/gallery"
        count={6}
        subtitle="Subscription, purchase, rent, free, soon; without a picture"
      >
        <PosterCard item={{ ...item, usage_model: 'SERVICE' }} />
        <PosterCard item={{ ...item, usage_model: 'EST' }} />
        <PosterCard item={{ ...item, usage_model: 'TVOD' }} />
        <PosterCard item={{ ...item, usage_model: null }} saysFree />
        <PosterCard item={{ ...item, is_coming_soon: true }} />
        <PosterCard item={long} />
        <WaitingCard kind="poster" />
      </Row>
      <Row title="PosterCard, big">
        {items.slice(0, 4).map((one) => (
          <PosterCard key={one.id} item={one} size="big" />
        ))}
        <WaitingCard kind="big" />
      </Row>
      <Row title="WideCard">
        <WideCard
          href="/gallery"
          name={item.name}
          detail="62 min left"
          picture={item.visit_card}
          color={item.poster_bg_color}
          progress={{ value: 34, label: '34 %' }}
        />
        <WideCard
          href="/gallery"
          name={long.name}
          detail="Season 1, episode 3"
          picture={null}
          color={item.poster_bg_color}
          age="16+"
          badge={<Badge>Soon</Badge>}
        />
        <WaitingCard kind="wide" />
      </Row>
      <Row title="TopCard" isOrdered>
        {items.slice(0, 10).map((one, index) => (
          <TopCard key={one.id} item={one} place={index + 1} />
        ))}
      </Row>
    </>
  );
}
