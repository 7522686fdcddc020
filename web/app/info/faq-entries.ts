/** Numbers of the questions of `/faq`, as `/faq/{id}` and `/faq?selected={id}` name them (RT-064, RT-065). */
export const faqEntries = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export type FaqEntry = (typeof faqEntries)[number];

/** The question that an address names, null when there is none of that number. */
export function faqEntryOf(text: string | null | undefined): FaqEntry | null {
  return faqEntries.find((entry) => String(entry) === text) ?? null;
}
