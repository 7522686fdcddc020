import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from '../data/account-queries.ts';
import { defaultCountry, writtenNumber } from './phone-mask.ts';

const untilKnown = [defaultCountry];

/** Writes whole phone numbers as their countries do; before the countries are known, those of Russia. */
export function useWrittenNumber(): (number: string) => string {
  const { data } = useQuery(countriesQuery());
  return (number) => writtenNumber(number, data?.countries ?? untilKnown);
}
