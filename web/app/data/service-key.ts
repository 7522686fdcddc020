/** Under what a service is kept, by alias or id; the breadcrumbs look its name up there. */
export const serviceKey = (id: number | string) => ['service', String(id)] as const;
