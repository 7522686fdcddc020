import type { MediaBlock, MediaBlockItem, MediaItemCard } from '@kadr/contract';
import { shownBlock } from '../data/shown-view.ts';
import { MediaBlocks } from '../ui/blocks/media-blocks.tsx';

const target = { type: 'link', link: '/catalog', title: 'To the catalogue' } as const;
const label = { text: 'New', color: '#ff8800' };
const modal = {
  title: 'The terms',
  label,
  logo: null,
  html: '<h3>How long</h3><ul><li>Thirty days</li><li>Then monthly</li></ul>',
  buttons: [{ title: 'To the catalogue', target }],
};
const button = { target: null, modal: null };

/** Every custom block that tells and asks, with the data that an editor would give it. */
function samples(items: readonly MediaItemCard[]): readonly Partial<MediaBlock>[] {
  const pictureOf = ({ background, visit_card }: MediaItemCard) => background ?? visit_card;
  const cards = items.slice(0, 5).map((item) => ({
    title: item.name,
    subtitle: item.genres[0]?.name,
    text: 'What it is, <b>said</b> in a line or two.',
    image: pictureOf(item),
    color: item.poster_bg_color,
    target,
  }));
  const titles = items.slice(0, 5).map((item): MediaBlockItem => ({
    type: 'media_item',
    media_item: { ...item, screenshots: [pictureOf(item)].flatMap((path) => path ?? []) },
  }));
  const words = { label, bottom_text: 'Not here? <a href="/support">Write to us</a>.' };
  return [
    ...['full', 'card', 'kids'].map((look) => ({
      tag: 'hero',
      custom_data: { key_visual_type: look, anchor: 'sample-questions', cards },
    })),
    { tag: 'all_in_one', custom_data: { cards } },
    { tag: 'all_in_one', name: 'all_in_one, three', custom_data: { cards: cards.slice(0, 3) } },
    { tag: 'auto_carousel', items: titles },
    {
      tag: 'faq',
      ...words,
      timer: { end_date_time: '31.12.2099 23:59', color: '#ff8800', end_time_text: 'Over' },
      buttons: [
        { ...button, type: 'target', title: 'A link', target },
        { ...button, type: 'modal', title: 'The info modal', modal },
      ],
      custom_data: {
        html_id: 'sample-questions',
        bg_image_url: items[0] && pictureOf(items[0]),
        faq: ['How many screens?', 'How is it ended?'].map((question) => ({
          question,
          answer: 'In a line or <b>two</b>, with a <a href="/faq">link</a>.',
        })),
      },
    },
    {
      tag: 'docs',
      custom_data: {
        docs: ['The offer', 'Rules and policies'].map((title) => ({ title, note: 'PDF, 120 kB', target })),
      },
    },
    { tag: 'devices', custom_data: { cards: cards.slice(0, 3) } },
    {
      tag: 'quiz',
      target,
      custom_data: {
        quiz: {
          text: 'One question.',
          question: 'How was the day?',
          variants: [{ title: 'Long' }, { title: 'Even' }, { title: 'Loud' }],
        },
      },
    },
    { tag: 'media_strip', custom_data: { title: 'media_strip' }, items: titles },
  ];
}

/** Custom blocks that open a page, tell and ask. */
export function CustomBlockSamples({ items }: { readonly items: readonly MediaItemCard[] }) {
  const blocks = samples(items).map((block, at) =>
    shownBlock({
      id: 1000 + at,
      name: block.tag ?? null,
      sub_name: 'A line below the heading',
      type: 'custom_block',
      tag: null,
      target: null,
      image: null,
      display_type: null,
      custom_data: null,
      variant: null,
      glow_color: '#6a3ab0',
      items: [],
      ...block,
    }),
  );
  return <MediaBlocks blocks={blocks} isBelow />;
}
