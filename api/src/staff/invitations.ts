import { KadrError } from '@kadr/contract';
import type { InvitationInput, Language, RoleGrant } from '@kadr/contract';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import { requireOperator } from '../context/principal.ts';
import type { Database } from '../database/database.ts';
import type { LettersService } from '../letters/service.ts';
import { digestOf, newSecret } from '../sealing/random-secret.ts';
import { brandName } from '../text/brand-name.ts';
import { secondsOf } from '../text/unix-seconds.ts';
import { requireKnownGrants } from './known-grants.ts';
import {
  countOwners,
  deleteExpiredInvitations,
  deleteInvitation,
  findInvitation,
  findMemberByEmail,
  insertMember,
  lockStaff,
  replaceInvitation,
  writeGrants,
} from './repository.ts';
import type { InvitationRow, MemberRow } from './repository.ts';
import { refuseBeyond } from './roles.ts';

/** The person accepting an invitation. */
export interface NewMember {
  readonly name: string;
  /** Used when the invitation has no address. */
  readonly email: string | undefined;
  readonly language: Language;
  /** Hashes the password; called only for a valid invitation. @throws KadrError PASSWORD_WEAK */
  readonly passwordHash: (email: string) => Promise<string>;
}

export interface InvitationsService {
  /**
   * @throws KadrError CONFLICT when the address belongs to a member; INVALID_INPUT for an unknown role or brand;
   *   FORBIDDEN when the caller lacks a permission that the invitation grants
   */
  invite(
    input: InvitationInput,
    context: RequestContext,
  ): Promise<{ id: number; link: string; expires_at: number }>;
  /** @throws KadrError NOT_FOUND */
  withdraw(id: number): Promise<void>;
  /** @throws KadrError NOT_FOUND, also for a used or expired invitation */
  find(secret: string, now: Date): Promise<InvitationRow>;
  /**
   * Creates the member, once.
   *
   * @throws KadrError NOT_FOUND, CONFLICT, INVALID_INPUT without an address, PASSWORD_WEAK
   */
  accept(secret: string, member: NewMember, now: Date): Promise<MemberRow>;
  /**
   * Path of the first owner's sign-up page, which replaces the previous one; null when an owner can sign in.
   */
  inviteOwner(now: Date): Promise<string | null>;
  purge(now: Date): Promise<void>;
}

/** How long an invitation is valid, in milliseconds. */
const lifetime = 72 * 60 * 60 * 1000;

interface InvitationsContext extends Pick<ApiPorts, 'brands' | 'config' | 'random'> {
  readonly db: Database;
  readonly letters: Pick<LettersService, 'writeTo'>;
}

export function createInvitationsService(
  db: Database,
  letters: InvitationsContext['letters'],
  ports: Pick<ApiPorts, 'brands' | 'config' | 'random'>,
): InvitationsService {
  const ctx: InvitationsContext = { db, letters, ...ports };
  return {
    invite: (input, context) => invite(ctx, input, context),

    withdraw: async (id) => {
      if (!(await deleteInvitation(db, id)))
        throw new KadrError('NOT_FOUND', { message: `There is no open invitation ${id}.`, field: 'id' });
    },

    find: (secret, now) => findGood(db, secret, now),

    accept: (secret, member, now) =>
      db.transaction(async (transaction) => {
        await lockStaff(transaction);
        const { id, email: invited, roles } = await findGood(transaction, secret, now);
        const email = invited ?? member.email?.toLowerCase();
        if (email === undefined)
          throw new KadrError('INVALID_INPUT', { message: 'email: is required.', field: 'email' });
        await refuseMember(transaction, email);
        const passwordHash = await member.passwordHash(email);
        const { name, language } = member;
        const row = await insertMember(transaction, { email, name, language, passwordHash, createdAt: now });
        await writeGrants(transaction, row.id, roles);
        await deleteInvitation(transaction, id);
        return row;
      }),

    inviteOwner: (now) =>
      db.transaction(async (transaction) => {
        await lockStaff(transaction);
        if ((await countOwners(transaction)) > 0) return null;
        const secret = newSecret(ctx);
        const roles: RoleGrant[] = [{ role: 'owner', brand: null }];
        await replaceInvitation(transaction, {
          secretHash: digestOf(secret),
          email: null,
          roles,
          createdAt: now,
        });
        return linkOf(secret);
      }),

    purge: (now) => deleteExpiredInvitations(db, now),
  };
}

async function invite(
  ctx: InvitationsContext,
  { email: given, name, roles }: InvitationInput,
  context: RequestContext,
): Promise<{ id: number; link: string; expires_at: number }> {
  const by = requireOperator(context);
  const [email, now] = [given.toLowerCase(), context.now()];
  const secret = newSecret(ctx);
  const link = linkOf(secret);
  const expiresAt = new Date(now.getTime() + lifetime);
  return ctx.db.transaction(async (transaction) => {
    await lockStaff(transaction);
    refuseBeyond(by, await requireKnownGrants(transaction, roles, ctx.brands));
    await refuseMember(transaction, email);
    const createdBy = by.kind === 'staff' ? by.id : null;
    const values = { secretHash: digestOf(secret), email, name, roles, createdAt: now, createdBy, expiresAt };
    const { id } = await replaceInvitation(transaction, values);
    const origin = ctx.config.publicUrl ?? `${context.protocol}://${context.host}`;
    await ctx.letters.writeTo(transaction, {
      email,
      key: `staff_invitation:${id}`,
      ...letterOf(brandName(ctx.brands, context), `${origin}${link}`, context.language),
      createdAt: now,
    });
    return { id, link, expires_at: secondsOf(expiresAt) };
  });
}

/** @throws KadrError NOT_FOUND */
async function findGood(db: Database, secret: string, now: Date): Promise<InvitationRow> {
  const row = await findInvitation(db, digestOf(secret));
  if (row === undefined || (row.expiresAt !== null && row.expiresAt <= now)) throw new KadrError('NOT_FOUND');
  // The first owner's invitation is only for a service without an owner.
  if (row.email === null && (await countOwners(db)) > 0) throw new KadrError('NOT_FOUND');
  return row;
}

/** @throws KadrError CONFLICT */
async function refuseMember(db: Database, email: string): Promise<void> {
  if ((await findMemberByEmail(db, email)) !== undefined)
    throw new KadrError('CONFLICT', { message: `${email} is the address of a member.`, field: 'email' });
}

function linkOf(secret: string): string {
  return `/console/invitation/${secret}`;
}

function letterOf(name: string, address: string, language: Language): { subject: string; text: string } {
  return {
    rus: {
      subject: `Приглашение в команду «${name}»`,
      text: `Вас приглашают управлять сервисом «${name}». Чтобы принять приглашение, откройте в течение 72 часов:\n${address}`,
    },
    eng: {
      subject: `Invitation to the staff of ${name}`,
      text: `You are invited to operate ${name}. To accept, open this within 72 hours:\n${address}`,
    },
    hye: {
      subject: `Հրավեր «${name}» թիմ`,
      text: `Ձեզ հրավիրում են կառավարել «${name}» ծառայությունը։ Հրավերն ընդունելու համար 72 ժամվա ընթացքում բացեք՝\n${address}`,
    },
  }[language];
}
