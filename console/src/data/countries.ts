import { useQuery } from '@tanstack/react-query';
import { service } from './client.ts';
import { useLanguage } from '../i18n/use-texts.ts';

export interface NamedCountry {
  readonly code: string;
  readonly name: string;
}

/** Countries in the member's language, by name. */
export function useCountries(): readonly NamedCountry[] {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['countries', language],
    queryFn: () => service.countries.list(),
    staleTime: Infinity,
    retry: false,
  });
  return data?.countries ?? [];
}
