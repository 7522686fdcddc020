import { useFormContext, useWatch } from 'react-hook-form';
import { noMarkers, withChapter, withEdge, withMidroll } from './mark-rules.ts';
import type { Chapter, Markers, Part, PartName } from './mark-rules.ts';

/** The marks in the form of a title, and how they are edited. */
export interface MarksEditing {
  readonly markers: Markers;
  readonly midrolls: readonly number[];
  readonly setEdge: (part: PartName, edge: keyof Part, seconds: number | null) => void;
  readonly removePart: (part: PartName) => void;
  readonly addChapter: (seconds: number) => void;
  /** In their order. */
  readonly setChapters: (chapters: readonly Chapter[]) => void;
  readonly addMidroll: (seconds: number) => void;
  /** In their order. */
  readonly setMidrolls: (midrolls: readonly number[]) => void;
}

/** Advertisements as the form has them. */
interface Ads {
  readonly places: readonly string[];
  readonly midrolls: readonly number[] | null;
}

/** What a title without advertising settings gets with its first break. */
const firstPlaces = ['preroll', 'midroll'];

export function useMarks(): MarksEditing {
  const { setValue, getValues, formState } = useFormContext();
  const markers = (useWatch({ name: 'markers' }) as Markers | undefined) ?? noMarkers;
  const ads = useWatch({ name: 'ads' }) as Ads | null | undefined;
  const options = { shouldDirty: true, shouldTouch: true, shouldValidate: formState.isSubmitted };
  // As it is now: keys may come faster than screens are drawn.
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
