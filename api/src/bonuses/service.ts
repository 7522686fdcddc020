import { KadrError } from '@kadr/contract';
import type {
  BonusLoginType,
  BonusProgram,
  BonusRegistration,
  BonusStatus,
  PointMovement,
} from '@kadr/contract';
import type { CodesService } from '../codes/service.ts';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { listPoints } from '../ledger/points-history.ts';
import type { PointRow } from '../ledger/points-history.ts';
import { findPoints, nextExpiry } from '../ledger/points.ts';
import { listPage } from '../lists/list-page.ts';
import type { PushPublisher } from '../push/publisher.ts';
import type { SessionService } from '../session/service.ts';
import { confirm, register } from './join.ts';
import { listPrograms } from './repository.ts';
import type { ProgramRow } from './repository.ts';
import { secondsOf } from '../text/unix-seconds.ts';

export interface LoginWish {
  readonly id: number;
  readonly login: string;
  readonly login_type: BonusLoginType;
}

/** Bonus programmes and the account's points. Everything throws KadrError SIGN_IN_REQUIRED for guests. */
export interface BonusesService {
  list(context: RequestContext): Promise<BonusProgram[]>;
  /** @throws KadrError NOT_FOUND */
  get(id: number, context: RequestContext): Promise<BonusProgram>;
  /** @throws KadrError NOT_FOUND, INVALID_INPUT for an invalid cursor */
  history(
    page: { readonly id: number; readonly cursor?: string | undefined; readonly limit: number },
    context: RequestContext,
  ): Promise<{ items: PointMovement[]; next_cursor: string | null }>;
  /**
   * Sends a code to the login with which the account joins: its own (`register`), or another one.
   *
   * @throws KadrError NOT_FOUND, BONUS_NOT_OFFERED, BONUS_LOGIN_FIXED, INVALID_INPUT for a login of the other type,
   *   CODE_SENDS, UNAVAILABLE
   */
  register(
    wish: LoginWish & { readonly action: 'register' | 'change_login' },
    context: RequestContext,
  ): Promise<BonusRegistration>;
  /** @throws KadrError NOT_FOUND, BONUS_LOGIN_TAKEN, CODE_WRONG and the other errors of codes */
  confirm(
    input: {
      readonly action: 'register' | 'change_login';
      readonly request_id: string;
      readonly confirmation_code: string;
    },
    context: RequestContext,
  ): Promise<{ status: Exclude<BonusStatus, 'not_registered'> }>;
}

export interface BonusesPorts {
  readonly sessions: Pick<SessionService, 'requireAccount'>;
  readonly codes: Pick<CodesService, 'send' | 'consume'>;
  readonly push: Pick<PushPublisher, 'publish'>;
}

export interface BonusesContext extends BonusesPorts, Pick<ApiPorts, 'random'> {
  readonly db: Database;
}

export function createBonusesService(
  db: Database,
  ports: BonusesPorts,
  { random }: Pick<ApiPorts, 'random'>,
): BonusesService {
  const ctx: BonusesContext = { db, ...ports, random };
  const accountOf = async (context: RequestContext): Promise<number> =>
    (await ports.sessions.requireAccount(context)).accountId;
  return {
    list: async (context) => readPrograms(db, await accountOf(context), context),
    get: async (id, context) => {
      const [program] = await readPrograms(db, await accountOf(context), context, id);
      if (program === undefined) throw new KadrError('NOT_FOUND');
      return program;
    },
    history: async (input, context) => readHistory(db, await accountOf(context), input, context),
    register: (wish, context) => register(ctx, wish, context),
    confirm: (input, context) => confirm(ctx, input, context),
  };
}

/** The programmes of the brand, as an account sees them. */
export async function readPrograms(
  db: Database,
  accountId: number,
  context: Pick<RequestContext, 'brand' | 'language'>,
  id: number | null = null,
): Promise<BonusProgram[]> {
  const [programs, points] = await Promise.all([
    listPrograms(db, accountId, context, id),
    findPoints(db, accountId),
  ]);
  return Promise.all(
    programs.map(async (program) => {
      const { id: programId, expiresAfterDays } = program;
      const held = points.get(programId) ?? 0;
      const expiring = held === 0 ? null : await nextExpiry(db, { accountId, programId, expiresAfterDays });
      return toProgram(program, held, expiring);
    }),
  );
}

function toProgram(
  program: ProgramRow,
  points: number,
  expiring: Awaited<ReturnType<typeof nextExpiry>>,
): BonusProgram {
  const { status, allowsRegistration, allowsCustomLogin, login } = program;
  return {
    id: program.id,
    name: program.name,
    description: program.description,
    status: status ?? 'not_registered',
    actions: [
      ...(status === null && allowsRegistration ? (['register'] as const) : []),
      ...(allowsCustomLogin ? (['use_custom_login'] as const) : []),
    ],
    required_login_type: program.requiredLoginType,
    activation_terms: program.activationTerms,
    login: login === null ? null : maskOf(login),
    points,
    point_value: program.pointValue,
    currency: program.currency,
    earn_percent: program.earnPercent,
    expiring: expiring === null ? null : { points: expiring.points, at: secondsOf(expiring.at) },
  };
}

/** A login masked so that only its owner recognizes it: `+7•••••••42`, `an•••@kadr.am`. */
function maskOf(login: string): string {
  const at = login.indexOf('@');
  if (at > 0) return `${login.slice(0, Math.min(2, at - 1))}•••${login.slice(at)}`;
  return `${login.slice(0, 2)}•••••••${login.slice(-2)}`;
}

async function readHistory(
  db: Database,
  accountId: number,
  {
    id: programId,
    cursor,
    limit,
  }: { readonly id: number; readonly cursor?: string | undefined; readonly limit: number },
  context: RequestContext,
): Promise<{ items: PointMovement[]; next_cursor: string | null }> {
  const [program] = await listPrograms(db, accountId, context, programId);
  if (program === undefined) throw new KadrError('NOT_FOUND');
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor))
    throw new KadrError('INVALID_INPUT', {
      message: 'cursor: this is no place in the list.',
      field: 'cursor',
    });
  const before = cursor === undefined ? null : Number(cursor);
  const { language } = context;
  const rows = await listPoints(db, { accountId, programId }, { before, limit: limit + 1, language });
  const { page, next_cursor } = listPage(rows, limit, ({ id }) => String(id));
  return {
    items: page.map(toMovement),
    next_cursor,
  };
}

function toMovement({ id, kind, points, balance, name, type, slug, createdAt }: PointRow): PointMovement {
  return {
    id,
    kind,
    points,
    balance,
    created_at: secondsOf(createdAt),
    content: name === null || type === null || slug === null ? null : { name, media_item_type: type, slug },
  };
}
