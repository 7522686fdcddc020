import { Question, Questions } from '../../ui/questions.tsx';
import { BlockSection } from './block-section.tsx';
import { defineBlock } from './define-block.tsx';
import styles from './faq.module.css';
import { fieldsOf, listOf, textOf } from './fields.ts';
import { Markup } from '../../ui/markup.tsx';

interface Entry {
  readonly question: string;
  /** May contain HTML. */
  readonly answer: string;
}

/** Questions whose answers open and close. */
export const FaqBlock = defineBlock(
  ({ custom_data }) => {
    const entries = listOf(custom_data?.['faq'], entryOf);
    return entries.length === 0 ? null : entries;
  },
  ({ block, data }) => (
    <BlockSection block={block}>
      <div className={styles.place}>
        <Questions>
          {data.map(({ question, answer }) => (
            <Question key={question} question={question}>
              <Markup text={answer} />
            </Question>
          ))}
        </Questions>
      </div>
    </BlockSection>
  ),
);

function entryOf(value: unknown): Entry | null {
  const fields = fieldsOf(value);
  const [question, answer] = [textOf(fields['question']), textOf(fields['answer'])];
  return question === null || answer === null ? null : { question, answer };
}
