import { bannerOf, pictureOf, titleItems, toCatalogue } from './sample-material.ts';
import type { Sample, SampleMaterial } from './sample-material.ts';

const label = { text: 'New', color: '#ff8800' };
const modal = {
  title: 'The terms',
  label,
  logo: null,
  html: '<h3>How long</h3><ul><li>Thirty days</li><li>Then monthly</li></ul>',
  buttons: [{ title: 'To the catalogue', target: toCatalogue }],
};
const button = { target: null, modal: null };

/** Every custom block that informs or asks, with the data that an editor would give it. */
export function toldSamples({ titles: all }: SampleMaterial): readonly Sample[] {
  const items = all.slice(0, 5);
  const cards = items.map((item) => ({
    title: item.name,
    subtitle: item.genres[0]?.name,
    text: 'What it is, <b>said</b> in a line or two.',
    image: pictureOf(item),
    color: item.poster_bg_color,
    target: toCatalogue,
  }));
  const titles = titleItems(items);
  const words = { label, bottom_text: 'Not here? <a href="/support">Write to us</a>.' };
  const persons = items.map((item, at) => bannerOf(item, at + 1, 'small'));
  const person_cards = {
    cards: items.map(({ name }, at) => ({
      banner_id: at + 1,
      title: name,
      role: 'Director',
      subtitle: 'Known <i>for this</i>.',
    })),
  };
  return [
    ...['full', 'card', 'kids'].map((look): Sample => ({
      tag: 'hero',
      custom_data: { key_visual_type: look, anchor: 'sample-questions', cards },
    })),
    { tag: 'kids', custom_data: { cards } },
    { tag: 'all_in_one', custom_data: { cards } },
    { tag: 'all_in_one', name: 'all_in_one, three', custom_data: { cards: cards.slice(0, 3) } },
    { tag: 'auto_carousel', items: titles },
    { tag: 'breadcrumbs', custom_data: { title: 'Gallery' } },
    {
      tag: 'faq',
      ...words,
      timer: { end_date_time: '31.12.2099 23:59', color: '#ff8800', end_time_text: 'Over' },
      buttons: [
        { ...button, type: 'target', title: 'A link', target: toCatalogue },
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
        docs: ['The offer', 'Rules and policies'].map((title) => ({
          title,
          note: 'PDF, 120 kB',
          target: toCatalogue,
        })),
      },
    },
    { tag: 'devices', custom_data: { cards: cards.slice(0, 3) } },
    {
      tag: 'quiz',
      target: toCatalogue,
      custom_data: {
        quiz: {
          text: 'One question.',
          question: 'How was the day?',
          variants: [{ title: 'Long' }, { title: 'Even' }, { title: 'Loud' }],
        },
      },
    },
    { tag: 'persons', items: persons, custom_data: { person_cards } },
    {
      tag: 'persons',
      name: 'persons, without shadows',
      items: persons,
      custom_data: { person_cards: { ...person_cards, without_shadow: true } },
    },
    { tag: 'media_strip', custom_data: { title: 'media_strip' }, items: titles },
  ];
}
