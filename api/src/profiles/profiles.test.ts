import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Profile } from '@kadr/contract';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let cookies: Record<string, string>;
let master: Profile;

const other = { email: 'boris@kadr.example', password: 'another-password', profile_name: 'Борис' };

beforeAll(async () => {
  test = await createTestApi();
  await test.operator().operator.importAccounts({ accounts: [testAccount, other] });
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('delete from pins');
  await test.pool.query(`delete from profiles where type <> 'master'`);
  await test.pool.query(
    `update profiles set default_age_limit_id = 5, max_age_limit_id = 5, is_erotic_allowed = false,
     is_purchase_pin_required = false, view_allowed_from = null, view_allowed_to = null, max_view_time = null`,
  );
  cookies = await signIn(test);
  [master] = (await mine().getAll()).items as [Profile];
});
afterAll(() => test.close());

const mine = (over: Record<string, string> = cookies) => test.client({ cookies: over }).profiles;
const present = async (): Promise<unknown> => (await test.client({ cookies }).session.user()).profile;
const refusal = async (call: Promise<unknown>): Promise<string | undefined> => (await errorOf(call))?.name;
const setPin = (pin = '4711') => mine().pinChange({ old_pin: '0000', new_pin: pin });
/** A profile with limits, and the PIN `4711` that protects them. */
const child = async (over: object = {}): Promise<Profile> => {
  await setPin().catch(() => undefined);
  return mine().create({ name: 'Маша', default_age_limit_id: 2, max_age_limit_id: 2, ...over });
};

describe('profiles of an account', () => {
  it('are the master and those that it makes, each with all its fields (PR-001, PR-002, PR-059, PR-064, VL-001)', async () => {
    const made = await child({
      icon: { id: 3 },
      purchase_limits: { is_pin_required: true },
      view_limits: { allowed_from: 25_200, allowed_to: 75_600, max_view_time: 7200 },
      is_notifications_allowed: false,
    });
    expect(made).toEqual({
      id: expect.any(Number),
      name: 'Маша',
      type: 'additional',
      icon: { id: 3, image: '/profile-icons/cat.svg' },
      default_age_limit_id: 2,
      max_age_limit_id: 2,
      is_erotic_allowed: false,
      purchase_limits: { is_pin_required: true },
      view_limits: { allowed_from: 25_200, allowed_to: 75_600, max_view_time: 7200 },
      is_notifications_allowed: false,
    });
    expect((await mine().getAll()).items).toEqual([master, made]);
    expect(master).toMatchObject({ type: 'master', name: 'Анна', max_age_limit_id: 5 });
  });

  it('begin without limits when only the name is said (PR-064)', async () => {
    expect(await mine().create({ name: ' Петя ' })).toMatchObject({
      name: 'Петя',
      default_age_limit_id: 5,
      max_age_limit_id: 5,
      is_erotic_allowed: false,
      purchase_limits: { is_pin_required: false },
      view_limits: { allowed_from: null, allowed_to: null, max_view_time: null },
    });
  });

  it('are eight at most, however many are made at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, (_one, at) => refusal(mine().create({ name: `П${at}` }))),
    );
    expect(made.filter((name) => name === undefined)).toHaveLength(7);
    expect(made.filter((name) => name === 'PROFILES_LIMIT')).toHaveLength(5);
    expect((await mine().getAll()).items).toHaveLength(8);
  });

  it('are made and deleted by the master only (PR-018, PR-082)', async () => {
    const made = await child();
    const second = await mine().create({ name: 'Второй' });
    await mine().switch({ id: made.id });
    expect(await refusal(mine().create({ name: 'Ещё' }))).toBe('MASTER_REQUIRED');
    expect(await refusal(mine().delete({ id: second.id }))).toBe('MASTER_REQUIRED');
    expect(await refusal(mine().edit({ id: second.id, name: 'Чужой' }))).toBe('FORBIDDEN');
    expect(await refusal(mine().delete({ id: made.id }))).toBe('MASTER_REQUIRED');
    expect((await mine().getAll()).items).toHaveLength(3);
  });

  it('change one field at a time, and the rest stays (PR-065, PR-066, PR-083)', async () => {
    const made = await child();
    const changes = [
      { name: 'Мария' },
      { icon: { id: 9 } },
      { default_age_limit_id: 1 },
      { is_erotic_allowed: true },
      { purchase_limits: { is_pin_required: true } },
      { view_limits: { allowed_from: null, allowed_to: 75_600, max_view_time: null } },
      { is_notifications_allowed: false },
      { max_age_limit_id: 5, default_age_limit_id: 5 },
    ];
    const expected: object = { ...made };
    for (const change of changes) {
      Object.assign(expected, change);
      if ('icon' in change) Object.assign(expected, { icon: { id: 9, image: '/profile-icons/popcorn.svg' } });
      expect(await mine().edit({ id: made.id, ...change, pin_code: '4711' })).toEqual(expected);
    }
    expect((await mine().getAll()).items[1]).toEqual(expected);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(21) }, 'name'],
    [{ icon: { id: 999 } }, 'icon.id'],
    [{ default_age_limit_id: 77 }, 'default_age_limit_id'],
    [{ default_age_limit_id: 4, max_age_limit_id: 2 }, 'max_age_limit_id'],
    [{ view_limits: { allowed_from: 5, allowed_to: 5, max_view_time: null } }, 'allowed_to'],
    [{ view_limits: { allowed_from: -1, allowed_to: null, max_view_time: null } }, 'allowed_from'],
  ])('refuse %j, and nothing changes', async (changes, field) => {
    const made = await child();
    const error = await errorOf(mine().edit({ id: made.id, ...changes }));
    expect(error).toMatchObject({ name: 'INVALID_INPUT', description: expect.stringContaining(field) });
    expect((await mine().getAll()).items[1]).toEqual(made);
  });

  it('keep names as they are typed, markup and SQL too', async () => {
    const name = `<b>' or 1=1;--`;
    expect(await mine().create({ name })).toMatchObject({ name });
  });

  it('leave with the sessions that watch with them; the master stays (PR-082)', async () => {
    const made = await child();
    const tv = await signIn(test);
    await mine(tv).switch({ id: made.id });
    expect(await mine().delete({ id: made.id })).toEqual({
      notification: {
        event_type: 'profile_updated',
        display: { message: 'Профиль «Маша» удалён', submessage: null, poster: null, target: null },
      },
    });
    expect(await test.client({ cookies: tv }).session.user()).toMatchObject({ isAuth: false });
    expect(await refusal(mine().delete({ id: master.id }))).toBe('FORBIDDEN');
    expect((await mine().getAll()).items).toEqual([master]);
  });

  it('of another account are as if there were none', async () => {
    const theirs = await signIn(test, other);
    const made = await child();
    for (const id of [made.id, master.id, 2_147_483_647]) {
      expect(await refusal(mine(theirs).switch({ id }))).toBe('NOT_FOUND');
      expect(await refusal(mine(theirs).edit({ id, name: 'Моё' }))).toBe('NOT_FOUND');
      expect(await refusal(mine(theirs).delete({ id }))).toBe('NOT_FOUND');
    }
    expect((await mine().getAll()).items).toEqual([master, made]);
  });

  it('are for who is signed in', async () => {
    const guest = mine({});
    const calls = [
      guest.getAll(),
      guest.create({ name: 'Кто' }),
      guest.edit({ id: 1, name: 'Кто' }),
      guest.switch({ id: 1 }),
      guest.delete({ id: 1 }),
      guest.pinValidate({ pin_code: '0000' }),
      guest.pinChange({ old_pin: '0000', new_pin: '1111' }),
      guest.pinDelete({ password: 'x' }),
      guest.unlockAge({ pin_code: '0000' }),
    ];
    for (const name of await Promise.all(calls.map(refusal))) expect(name).toBe('SIGN_IN_REQUIRED');
  });
});

describe('what is chosen from', () => {
  it('icons, all or of one kind (PR-005, PR-067)', async () => {
    const { items } = await mine({}).getIcons({});
    expect(items.length).toBeGreaterThanOrEqual(18);
    const { items: animals } = await mine({}).getIcons({ type: 'animals' });
    expect(animals).toEqual(items.filter(({ type }) => type === 'animals'));
    expect(animals[0]).toEqual({ icon_id: 1, type: 'animals', image: '/profile-icons/fox.svg' });
  });

  it('age limits, the lowest first (PR-003, PR-004)', async () => {
    expect((await mine({}).getAgeLimits()).items.map(({ name, age_value }) => [name, age_value])).toEqual([
      ['0+', 0],
      ['6+', 6],
      ['12+', 12],
      ['16+', 16],
      ['18+', 18],
    ]);
  });
});

describe('switching', () => {
  it('goes on as another profile and says so in the language of the viewer (PR-053, PR-060)', async () => {
    const made = await child({ name: 'A & B' });
    expect(await test.client({ cookies, language: 'eng' }).profiles.switch({ id: made.id })).toEqual({
      notification: {
        event_type: 'profile_changed',
        display: { message: '“A &#38; B” is watching now', submessage: null, poster: null, target: null },
      },
    });
    expect(await present()).toMatchObject({ id: made.id, name: 'A & B', type: 'additional' });
  });

  it('needs the PIN once one is set, for a profile that may do more (PR-053, PR-058)', async () => {
    const made = await mine().create({ name: 'Маша' });
    await mine().switch({ id: made.id });
    await mine().switch({ id: master.id });
    await setPin();
    await mine().switch({ id: made.id });
    expect(await refusal(mine().switch({ id: master.id }))).toBe('PIN_WRONG');
    expect(await refusal(mine().switch({ id: master.id, pin_code: '4712' }))).toBe('PIN_WRONG');
    expect(await present()).toMatchObject({ id: made.id });
    await mine().switch({ id: master.id, pin_code: '4711' });
    expect(await present()).toMatchObject({ id: master.id });
  });

  it('is told to the other pages of the account (PR-084)', async () => {
    const made = await child();
    test.statements();
    await mine().switch({ id: made.id });
    expect(test.statements().filter((statement) => statement.includes('pg_notify'))).not.toEqual([]);
  });
});

describe('a limit', () => {
  const limits = [
    { max_age_limit_id: 2, default_age_limit_id: 2 },
    { purchase_limits: { is_pin_required: true } },
    { view_limits: { allowed_from: null, allowed_to: 75_600, max_view_time: null } },
    { view_limits: { allowed_from: null, allowed_to: null, max_view_time: 60 } },
  ];
  it.each(limits)('%j cannot be set while no PIN is: everybody could lift it (PR-023)', async (change) => {
    expect(await refusal(mine().create({ name: 'Маша', ...change }))).toBe('PIN_NOT_SET');
    const made = await mine().create({ name: 'Маша', default_age_limit_id: 2 });
    expect(await refusal(mine().edit({ id: made.id, ...change }))).toBe('PIN_NOT_SET');
    await setPin();
    expect(await mine().edit({ id: made.id, ...change })).toMatchObject(change);
    expect(await mine().create({ name: 'Петя', ...change })).toMatchObject(change);
  });

  it('cannot be lifted by its profile, whatever it calls without the PIN', async () => {
    const made = await child();
    await mine().switch({ id: made.id });
    expect(await refusal(mine().unlockAge({ pin_code: '0000' }))).toBe('MASTER_REQUIRED');
    expect(await refusal(mine().pinChange({ old_pin: '0000', new_pin: '1111' }))).toBe('MASTER_REQUIRED');
    expect(await refusal(mine().switch({ id: master.id }))).toBe('PIN_WRONG');
    expect(await present()).toMatchObject({ id: made.id });
  });

  it('is not lifted by what the master has confirmed before: that is forgotten with the switch', async () => {
    const made = await child();
    const { signIn: proofs } = test.client({ cookies });
    const { confirmation_code } = await proofs.validatePassword({ password: testAccount.password });
    await mine().switch({ id: made.id });
    expect(await refusal(mine().pinDelete({ confirmation_code }))).toBe('CONFIRMATION_INVALID');
  });
});

describe('the PIN', () => {
  it('is `0000` until one is set (PR-048, PR-061)', async () => {
    expect(await mine().pinValidate({ pin_code: '0000' })).toEqual({ valid: true });
    expect(await mine().pinValidate({ pin_code: '1234' })).toEqual({ valid: false });
    await setPin('1234');
    expect(await mine().pinValidate({ pin_code: '0000' })).toEqual({ valid: false });
    expect(await mine().pinValidate({ pin_code: '1234' })).toEqual({ valid: true });
  });

  it('changes with the old one only, and never to `0000` (PR-049, PR-062)', async () => {
    expect(await setPin()).toMatchObject({ notification: { display: { message: 'PIN-код сохранён' } } });
    expect(await refusal(mine().pinChange({ old_pin: '0000', new_pin: '1111' }))).toBe('PIN_WRONG');
    expect(await refusal(mine().pinChange({ old_pin: '1112', new_pin: '1111' }))).toBe('PIN_WRONG');
    expect(await errorOf(mine().pinChange({ old_pin: '4711', new_pin: '0000' }))).toMatchObject({
      name: 'PIN_NOT_ALLOWED',
      error_code: 1_000_114,
    });
    await mine().pinChange({ old_pin: '4711', new_pin: '1111' });
    expect(await mine().pinValidate({ pin_code: '1111' })).toEqual({ valid: true });
  });

  it('is kept as a hash, another one for the same PIN of another account', async () => {
    await setPin();
    await mine(await signIn(test, other)).pinChange({ old_pin: '0000', new_pin: '4711' });
    const { rows } = await test.pool.query<{ hash: string }>('select hash from pins');
    expect(rows).toHaveLength(2);
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$/);
    expect(rows[0]?.hash).not.toBe(rows[1]?.hash);
    expect(JSON.stringify(rows)).not.toContain('4711');
  });

  it.each(['', '471', '47111', '47a1', '४७११', '4711 '])('cannot be %j (PR-045, PR-088)', async (pin) => {
    expect(await refusal(mine().pinValidate({ pin_code: pin }))).toBe('INVALID_INPUT');
    expect(await refusal(mine().pinChange({ old_pin: '0000', new_pin: pin }))).toBe('INVALID_INPUT');
  });

  it('takes ten wrong tries in half an hour over all profiles and devices, then none; the right one gives no more (PR-047)', async () => {
    await setPin();
    const made = await child();
    const tv = await signIn(test);
    await mine(tv).switch({ id: made.id });
    const tryPin = async (pin: string): Promise<unknown> =>
      (await refusal(mine(tv).switch({ id: master.id, pin_code: pin }))) ?? 'right';
    const verdicts: unknown[] = [];
    for (let at = 0; at < 12; at += 1) {
      verdicts.push(await tryPin(String(1000 + at)));
      // Neither counts as an attempt.
      if (at < 4) await mine().pinValidate({ pin_code: '4711' });
      await mine().pinValidate({ pin_code: '0000' });
      test.clock.now = new Date(test.clock.now.getTime() + 31_000);
    }
    expect(verdicts).toEqual([...Array<string>(10).fill('PIN_WRONG'), 'PIN_BLOCKED', 'PIN_BLOCKED']);
    expect(await refusal(mine().pinValidate({ pin_code: '4711' }))).toBe('PIN_BLOCKED');
    test.clock.now = new Date(testBegins.getTime() + 1800_000);
    expect(await mine().pinValidate({ pin_code: '4711' })).toEqual({ valid: true });
  });

  it('slows wrong tries down', async () => {
    await setPin();
    for (let at = 0; at < 5; at += 1)
      expect(await mine().pinValidate({ pin_code: '1111' })).toEqual({ valid: false });
    expect(await errorOf(mine().pinValidate({ pin_code: '4711' }))).toMatchObject({
      name: 'PIN_TOO_SOON',
      status: 429,
    });
    expect(await mine().pinValidate({ pin_code: '0000' })).toEqual({ valid: false });
    test.clock.now = new Date(testBegins.getTime() + 30_000);
    expect(await mine().pinValidate({ pin_code: '4711' })).toEqual({ valid: true });
  });

  it('is found by no number of tries at once', async () => {
    await setPin();
    const verdicts = await Promise.all(
      Array.from({ length: 60 }, async (_one, at) => {
        const pin = String(1000 + at);
        return (await errorOf(mine().pinValidate({ pin_code: pin })))?.name ?? 'tried';
      }),
    );
    expect(verdicts.filter((verdict) => verdict === 'tried')).toHaveLength(5);
  });

  it('guards what allows more, in every profile, and nothing that allows less (PR-032, PR-068)', async () => {
    const made = await child();
    const freer = [
      { max_age_limit_id: 3 },
      { is_erotic_allowed: true },
      { default_age_limit_id: 5, max_age_limit_id: 5 },
    ];
    for (const change of freer) {
      expect(await refusal(mine().edit({ id: made.id, ...change }))).toBe('PIN_WRONG');
      expect(await refusal(mine().edit({ id: made.id, ...change, pin_code: '0000' }))).toBe('PIN_WRONG');
    }
    expect((await mine().getAll()).items[1]).toEqual(made);
    await mine().edit({ id: made.id, purchase_limits: { is_pin_required: true }, name: 'Мария' });
    expect(await refusal(mine().edit({ id: made.id, purchase_limits: { is_pin_required: false } }))).toBe(
      'PIN_WRONG',
    );
    expect(
      await mine().edit({ id: made.id, max_age_limit_id: 5, default_age_limit_id: 5, pin_code: '4711' }),
    ).toMatchObject({ max_age_limit_id: 5, name: 'Мария' });
    await mine().switch({ id: made.id });
    await mine().edit({ id: made.id, name: 'Маша', icon: { id: 2 } });
    expect(await refusal(mine().edit({ id: made.id, is_erotic_allowed: true }))).toBe('PIN_WRONG');
  });
});
