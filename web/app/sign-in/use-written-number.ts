import { useQuery } from '@tanstack/react-query';
import { defaultCountry, writtenNumber } from './phone-mask.ts';
import { countriesQuery } from './queries.ts';

const untilKnown = [defaultCountry];

/**
 * Returns a function that formats complete phone numbers by their country; before the countries are loaded, only
 * Russian ones.
 */
export function useWrittenNumber(): (number: string) => string {
  const { data } = useQuery(countriesQuery());
  return (number) => writtenNumber(number, data?.countries ?? untilKnown);
}
