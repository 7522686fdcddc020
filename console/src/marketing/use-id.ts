import { useParams } from 'react-router';

/** The id in the path of the screen: null for a new entity, undefined if it is not an id. */
export function useId(): number | null | undefined {
  const { id = '' } = useParams();
  if (id === 'new') return null;
  return /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}
