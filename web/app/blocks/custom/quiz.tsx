import { useEffect, useId, useRef, useState } from 'react';
import type { ImagePath } from '@kadr/contract';
import { useMessages } from '../../i18n/messages.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { BlockSection } from './block-section.tsx';
import { defineBlock } from './define-block.tsx';
import type { CustomBlockProps } from './define-block.tsx';
import { fieldsOf, linkOf, listOf, pictureOf, textOf } from './fields.ts';
import type { BlockLink } from './fields.ts';
import { LinkButton } from './link-button.tsx';
import { Markup } from '../../ui/markup.tsx';
import styles from './quiz.module.css';

interface Variant {
  readonly title: string;
  /** Its link; a variant without its own target has the block's. */
  readonly link: BlockLink;
}

interface Quiz {
  /** May contain HTML. */
  readonly text: string | null;
  readonly picture: ImagePath | null;
  /** The text of the button that starts it. */
  readonly start: string | null;
  readonly question: string;
  readonly variants: readonly Variant[];
  /** The text of the button that follows the chosen link. */
  readonly button: string | null;
}

/** A quiz: a start screen, then variants, and a button that leads to the target of the chosen one. */
export const QuizBlock = defineBlock(({ custom_data, target }): Quiz | null => {
  const { text, image, start_button, question, variants, button } = fieldsOf(custom_data?.['quiz']);
  const words = textOf(question);
  const ofBlock = linkOf(target);
  const choices = listOf(
    variants,
    (value) => {
      const fields = fieldsOf(value);
      const title = textOf(fields['title']);
      const link = linkOf(fields['target']) ?? ofBlock;
      return title === null || link === null ? null : { title, link };
    },
    8,
  );
  if (words === null || choices.length < 2) return null;
  return {
    text: textOf(text),
    picture: pictureOf(image),
    start: textOf(start_button),
    question: words,
    variants: choices,
    button: textOf(button),
  };
}, QuizSteps);

function QuizSteps({ block, data }: CustomBlockProps<Quiz>) {
  const t = useMessages();
  const [hasBegun, setBegun] = useState(false);
  return (
    <BlockSection block={block} isRaised>
      <div className={styles.quiz}>
        {hasBegun ? (
          <Question data={data} />
        ) : (
          <div className={styles.words}>
            {data.text !== null && (
              <div className={styles.text}>
                <Markup text={data.text} />
              </div>
            )}
            <Button variant="primary" size="large" onClick={() => setBegun(true)}>
              {data.start ?? t('blocks.quizStart')}
            </Button>
          </div>
        )}
        {data.picture && (
          <Picture
            path={data.picture}
            profiles={['banner_medium', 'key_visual']}
            sizes="(min-width: 900px) 560px, 92vw"
            alt=""
            className={styles.picture}
          />
        )}
      </div>
    </BlockSection>
  );
}

function Question({ data: { question, variants, button } }: { readonly data: Quiz }) {
  const t = useMessages();
  const name = useId();
  const form = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<Variant | null>(null);
  // The pressed button is gone: the focus moves to the next screen.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <fieldset ref={form} className={styles.question}>
      <legend className={styles.legend}>{question}</legend>
      {variants.map((variant) => (
        <label key={variant.title} className={styles.variant}>
          <input
            type="radio"
            name={name}
            checked={variant === chosen}
            onChange={() => setChosen(variant)}
            className={styles.radio}
          />
          {variant.title}
        </label>
      ))}
      <div className={styles.go}>
        {chosen === null ? (
          <Button variant="primary" size="large" disabled>
            {button ?? t('blocks.quizGo')}
          </Button>
        ) : (
          <LinkButton link={chosen.link} variant="primary" size="large">
            {button ?? t('blocks.quizGo')}
          </LinkButton>
        )}
      </div>
    </fieldset>
  );
}
