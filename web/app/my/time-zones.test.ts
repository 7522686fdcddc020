import { expect, it } from 'vitest';
import { nameTimeZones } from './time-zones.ts';

const winter = new Date('2026-01-15T12:00:00Z');

it.each([
  ['rus', ['Нью-Йорк, UTC-5', 'UTC, UTC', 'Москва, UTC+3', 'Армения, UTC+4', 'Индия, UTC+5:30']],
  ['eng', ['New York, UTC-5', 'UTC, UTC', 'Moscow, UTC+3', 'Armenia, UTC+4', 'India, UTC+5:30']],
  ['hye', ['Նյու Յորք, UTC-5', 'UTC, UTC', 'Մոսկվա, UTC+3', 'Հայաստան, UTC+4', 'Հնդկաստան, UTC+5:30']],
] as const)('names zones by place and offset in %s, from west to east (RT-051)', (language, names) => {
  const ids = ['Europe/Moscow', 'Asia/Kolkata', 'Asia/Yerevan', 'America/New_York', 'UTC', 'Europe/Moscow'];
  expect(nameTimeZones(ids, language, winter).map(({ name }) => name)).toEqual(names);
});

it('follows summer time', () => {
  const [paris] = nameTimeZones(['Europe/Paris'], 'rus', new Date('2026-07-15T12:00:00Z'));
  expect(paris).toEqual({ id: 'Europe/Paris', name: 'Франция, UTC+2' });
});
