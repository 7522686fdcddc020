/** A main view made of custom blocks, for tests of their motion. */
import type { MediaBlock, MediaItemCard, MediaView } from '@kadr/contract';

const block = (id: number, tag: string, rest: Partial<MediaBlock>): MediaBlock => ({
  id,
  name: null,
  sub_name: null,
  type: 'custom_block',
  tag,
  target: null,
  image: null,
  display_type: null,
  custom_data: null,
  variant: null,
  glow_color: '#7a4fd0',
  items: [],
  ...rest,
});

const link = (to: string, title: string | null = null) => ({ type: 'link', link: to, title }) as const;

function quizBlock(picture: (seed: number) => string): MediaBlock {
  return block(604, 'quiz', {
    name: 'Подберём за минуту',
    target: link('/movies'),
    custom_data: {
      quiz: {
        text: 'Один вопрос — и вечер занят.',
        image: picture(640),
        question: 'Что под настроение?',
        variants: [{ title: 'Смешное', target: link('/series') }, { title: 'Страшное' }],
        button: 'Показать',
      },
    },
  });
}

const questionsBlock = block(606, 'faq', {
  name: 'Вопросы',
  custom_data: {
    html_id: 'questions',
    faq: [{ question: 'Сколько экранов?', answer: 'Пять, и все <b>сразу</b>.' }],
  },
  timer: {
    end_date_time: '01.01.2020 00:00',
    color: '#ff8800',
    end_time_text: 'Предложение закончилось',
  },
  buttons: [
    {
      type: 'modal',
      title: 'Условия',
      target: null,
      modal: {
        title: 'Условия акции',
        label: null,
        logo: null,
        html: '<p>Первый месяц.</p>',
        buttons: [],
      },
    },
  ],
});

/** The page of an offer; `titles` are in its media strip, `picture` returns the path of a picture by a number. */
export function landingView(titles: readonly MediaItemCard[], picture: (seed: number) => string): MediaView {
  const card = (title: string, seed: number, rest: object = {}) => ({
    title,
    text: 'Смотрите где угодно: дома, в дороге и <b>без сети</b>.',
    image: picture(seed),
    target: link('/movies'),
    ...rest,
  });
  return {
    id: 60,
    alias: 'landing',
    name: 'Всё в одной подписке',
    title: null,
    description: null,
    media_blocks: [
      block(601, 'hero', {
        custom_data: {
          is_top: true,
          anchor: 'questions',
          cards: [card('Лето большого кино', 610, { subtitle: 'Двести премьер до сентября' })],
        },
        buttons: [{ type: 'target', title: 'К фильмам', target: link('/movies'), modal: null }],
      }),
      block(602, 'all_in_one', {
        name: 'Всё сразу',
        custom_data: {
          cards: ['Фильмы', 'Сериалы', 'Спорт', 'Детям'].map((title, at) =>
            card(title, 620 + at, at === 0 ? { video_url: '/clip.webm' } : {}),
          ),
        },
      }),
      block(603, 'devices', {
        name: 'На любом экране',
        custom_data: {
          cards: [
            card('Телевизор', 630, { subtitle: 'Откройте магазин приложений', icon: 'tv' }),
            card('Телефон', 631, { subtitle: 'Скачайте приложение', icon: 'phone' }),
          ],
        },
      }),
      quizBlock(picture),
      block(605, 'media_strip', {
        sub_name: 'Сцены, ради которых включают',
        custom_data: { title: 'Кадр за кадром' },
        items: titles.map((title, at) => ({
          type: 'media_item',
          media_item: { ...title, screenshots: [picture(650 + at)] },
        })),
      }),
      questionsBlock,
    ],
  };
}
