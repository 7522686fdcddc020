import { useState } from 'react';
import { RatingPicture } from '../ratings/rating-picture.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Progress } from '../ui/progress.tsx';
import { Rating } from '../ui/rating.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TextLink } from '../ui/text-link.tsx';
import styles from './gallery-page.module.css';
import { Part } from './part.tsx';

/** The primitives of pages: buttons, marks, fields. */
export function Controls() {
  return (
    <>
      <Buttons />
      <Words />
      <Fields />
    </>
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
