import { useFormContext, useWatch } from 'react-hook-form';
import { noMarkers, withChapter, withEdge, withMidroll } from './mark-rules.ts';
import type { Chapter, Markers, Part, PartName } from './mark-rules.ts';

/** The marks in the form of a title, and functions that edit them. */
export interface MarksEditing {
  readonly markers: Markers;
  readonly midrolls: readonly number[];
  readonly setEdge: (part: PartName, edge: keyof Part, seconds: number | null) => void;
  readonly removePart: (part: PartName) => void;
  readonly addChapter: (seconds: number) => void;
  /** In order. */
  readonly setChapters: (chapters: readonly Chapter[]) => void;
  readonly addMidroll: (seconds: number) => void;
  /** In order. */
  readonly setMidrolls: (midrolls: readonly number[]) => void;
}

/** The advertising settings in the form. */
interface Ads {
  readonly places: readonly string[];
  readonly midrolls: readonly number[] | null;
}

/** Places that a title without advertising settings gets with its first break. */
const firstPlaces = ['preroll', 'midroll'];

export function useMarks(): MarksEditing {
  const { setValue, getValues, formState } = useFormContext();
  const markers = (useWatch({ name: 'markers' }) as Markers | undefined) ?? noMarkers;
  const ads = useWatch({ name: 'ads' }) as Ads | null | undefined;
  const options = { shouldDirty: true, shouldTouch: true, shouldValidate: formState.isSubmitted };
  // Read at the time of the call: keys may be faster than renders.
  const current = (): Markers => (getValues('markers') as Markers | undefined) ?? noMarkers;
  const set = (next: Markers): void => setValue('markers', next, options);
  const setMidrolls = (midrolls: readonly number[]): void => {
    const places = (getValues('ads') as Ads | null | undefined)?.places ?? firstPlaces;
    setValue('ads', { places, midrolls: midrolls.length === 0 ? null : midrolls }, options);
  };
  return {
    markers,
    midrolls: ads?.midrolls ?? [],
    setEdge: (part, edge, seconds) => set(withEdge(current(), part, edge, seconds)),
    removePart: (part) => set({ ...current(), [part]: null }),
    addChapter: (seconds) => set(withChapter(current(), seconds) ?? current()),
    setChapters: (chapters) => set({ ...current(), chapters }),
    addMidroll: (seconds) => {
      const known = (getValues('ads') as Ads | null | undefined)?.midrolls ?? [];
      const next = withMidroll(known, seconds);
      if (next !== known) setMidrolls(next);
    },
    setMidrolls,
  };
}
