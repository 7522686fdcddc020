import { oc } from '@orpc/contract';
import { z } from 'zod';
import { imagePathSchema } from './image.ts';
import { idOrSlugSchema, slugSchema } from './paging.ts';

/** A person. Dates are ISO `YYYY-MM-DD`. */
export const personSchema = z.object({
  id: z.int(),
  slug: slugSchema,
  name: z.string(),
  native_name: z.string().nullable(),
  photo_avatar: imagePathSchema.nullable(),
  birth_date: z.iso.date().nullable(),
  death_date: z.iso.date().nullable(),
  biography: z.string().nullable(),
});
export type Person = z.infer<typeof personSchema>;

export const personRoles = [
  'actor',
  'director',
  'writer',
  'producer',
  'composer',
  'operator',
  'voice',
  'host',
] as const;
export const personRoleSchema = z.enum(personRoles);
export type PersonRole = z.infer<typeof personRoleSchema>;

/** A person's part in a title; `character` is the role of an actor. */
export const castMemberSchema = z.object({
  person: personSchema.pick({ id: true, slug: true, name: true, native_name: true, photo_avatar: true }),
  role: personRoleSchema,
  character: z.string().nullable(),
});
export type CastMember = z.infer<typeof castMemberSchema>;

export const personsContract = {
  getById: oc
    .route({ method: 'GET', path: '/persons/{id}', summary: 'A person, by id or slug', tags: ['catalogue'] })
    .input(z.object({ id: idOrSlugSchema }))
    .output(personSchema),
};
