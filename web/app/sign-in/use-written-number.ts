import { useQuery } from '@tanstack/react-query';
import { defaultCountry, writtenNumber } from './phone-mask.ts';
import { countriesQuery } from './queries.ts';

const untilKnown = [defaultCountry];

/** Writes whole phone numbers as their countries do; before the countries are known, those of Russia. */
export function useWrittenNumber(): (number: string) => string {
  const { data } = useQuery(countriesQuery());
  return (number) => writtenNumber(number, data?.countries ?? untilKnown);
}
