import type { InfoPage, InfoPageSection, Language } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';

type Texts = Readonly<Record<Language, string>>;

const names: Readonly<Record<string, Texts>> = {
  support: { rus: 'Поддержка', eng: 'Support', hye: 'Աջակցություն' },
  contacts: { rus: 'Контакты', eng: 'Contacts', hye: 'Կապ' },
  docs: { rus: 'Документы', eng: 'Documents', hye: 'Փաստաթղթեր' },
  offer: { rus: 'Оферта', eng: 'Terms of service', hye: 'Պայմանագիր' },
  faq: { rus: 'Вопросы и ответы', eng: 'Questions and answers', hye: 'Հարցեր և պատասխաններ' },
};
const lead: Texts = {
  rus: 'Коротко о самом нужном.',
  eng: 'What is needed most, in short.',
  hye: 'Համառոտ՝ ամենակարևորի մասին։',
};
const question: Texts = { rus: 'Вопрос', eng: 'Question', hye: 'Հարց' };
const lastQuestion: Texts = {
  rus: 'На чём можно смотреть?',
  eng: 'What can I watch on?',
  hye: 'Ինչո՞վ կարելի է դիտել',
};

/** An information page of the fixtures: fourteen questions, or two parts, the second about televisions. */
export function fixtureInfoPage(alias: string, language: Language): InfoPage | undefined {
  const name = Object.hasOwn(names, alias) ? names[alias] : undefined;
  if (name === undefined) return undefined;
  const section = (heading: string, anchor: string | null = null): InfoPageSection => ({
    anchor,
    name: heading,
    text: `<p>${lead[language]} <a href="/catalog">…</a></p>`,
  });
  const sections =
    alias === 'faq'
      ? [
          ...Array.from({ length: 13 }, (_, at) => section(`${question[language]} ${at + 1}`)),
          section(lastQuestion[language]),
        ]
      : [section(name[language]), section('Smart TV', 'smart-tv')];
  return {
    alias,
    name: name[language],
    description: `${lead[language]} ${name[language]}.`,
    sections,
    updated_at: 1_770_000_000,
  };
}

type Answer = <T>(operation: string, value: () => T | undefined) => Promise<T>;

/** The service's own texts. */
export function fixtureInfoPages(language: Language, answer: Answer): Pick<KadrClient, 'infoPages'> {
  return {
    infoPages: {
      getByAlias: ({ alias }) => answer('infoPages.getByAlias', () => fixtureInfoPage(alias, language)),
    },
  };
}
