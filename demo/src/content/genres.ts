import type { DemoGenre } from './types.ts';

/** Every genre of the demo service. */
export const demoGenres: readonly DemoGenre[] = [
  { alias: 'drama', name: { rus: 'Драма', eng: 'Drama', hye: 'Դրամա' } },
  { alias: 'comedy', name: { rus: 'Комедия', eng: 'Comedy', hye: 'Կատակերգություն' } },
  { alias: 'romance', name: { rus: 'Мелодрама', eng: 'Romance', hye: 'Մելոդրամա' } },
  { alias: 'thriller', name: { rus: 'Триллер', eng: 'Thriller', hye: 'Թրիլեր' } },
  { alias: 'detective', name: { rus: 'Детектив', eng: 'Detective', hye: 'Դետեկտիվ' } },
  { alias: 'crime', name: { rus: 'Криминал', eng: 'Crime', hye: 'Քրեական' } },
  { alias: 'action', name: { rus: 'Боевик', eng: 'Action', hye: 'Մարտաֆիլմ' } },
  { alias: 'adventure', name: { rus: 'Приключения', eng: 'Adventure', hye: 'Արկածային' } },
  { alias: 'science_fiction', name: { rus: 'Фантастика', eng: 'Science fiction', hye: 'Գիտաֆանտաստիկա' } },
  { alias: 'fantasy', name: { rus: 'Фэнтези', eng: 'Fantasy', hye: 'Ֆենթեզի' } },
  { alias: 'mystery', name: { rus: 'Мистика', eng: 'Mystery', hye: 'Միստիկա' } },
  { alias: 'history', name: { rus: 'Исторический', eng: 'History', hye: 'Պատմական' } },
  { alias: 'biography', name: { rus: 'Биография', eng: 'Biography', hye: 'Կենսագրական' } },
  { alias: 'war', name: { rus: 'Военный', eng: 'War', hye: 'Ռազմական' } },
  { alias: 'music', name: { rus: 'Музыка', eng: 'Music', hye: 'Երաժշտական' } },
  { alias: 'sport', name: { rus: 'Спорт', eng: 'Sport', hye: 'Սպորտ' } },
  { alias: 'family', name: { rus: 'Семейный', eng: 'Family', hye: 'Ընտանեկան' } },
  { alias: 'animation', name: { rus: 'Анимация', eng: 'Animation', hye: 'Անիմացիա' } },
  { alias: 'documentary', name: { rus: 'Документальный', eng: 'Documentary', hye: 'Վավերագրական' } },
  { alias: 'educational', name: { rus: 'Познавательный', eng: 'Educational', hye: 'Ճանաչողական' } },
];
