import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CreateSessionInput } from '@kadr/contract';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { cookiesOf, signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  await test.publish('north-wind');
  await test.operator().operator.importAccounts({
    accounts: [testAccount, { email: 'lev@kadr.example', password: 'another-password', language: 'hye' }],
  });
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('truncate attempts');
});
afterAll(() => test.close());

const credentials: CreateSessionInput = {
  login: testAccount.email,
  login_mode: 'authorize',
  login_type: 'email',
  password: testAccount.password,
};
const create = (over: Partial<CreateSessionInput> = {}, context: Parameters<TestApi['client']>[0] = {}) =>
  test.client(context).session.create({ ...credentials, ...over });
const at = (days: number): Date => new Date(testBegins.getTime() + days * 24 * 3600 * 1000);
const sessionsStored = async (): Promise<{ device_uid: string | null; state: string }[]> => {
  const { rows } = await test.pool.query<{ device_uid: string | null; state: string }>(
    'select device_uid, state from sessions',
  );
  return rows;
};

describe('signing in (SS-007)', () => {
  it.each<[string, Partial<CreateSessionInput>]>([
    ['an e-mail address', {}],
    ['an e-mail address in another case', { login: ' Anna@KADR.example ' }],
    ['a phone number', { login: '8 (999) 000-00-01', login_type: 'phone' }],
  ])('with %s begins a normal session', async (_what, over) => {
    expect(await create(over)).toEqual({ session_state: 'normal' });
  });

  it('hands out a cookie that scripts cannot read (SS-062)', async () => {
    const context = test.context({ protocol: 'https' });
    await test.api.client(context).session.create(credentials);
    expect(context.set).toEqual([
      expect.stringMatching(
        /^session=[\w-]+\.[\w-]+\.[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
      ),
      expect.stringMatching(/^known_device=.*; HttpOnly; SameSite=Lax; Secure$/),
    ]);
  });

  it.each<[string, Partial<CreateSessionInput>]>([
    ['the password', { password: 'a-bad-password' }],
    ['the login', { login: 'nobody@kadr.example' }],
    ['the phone number', { login: '+79990000002', login_type: 'phone' }],
  ])('with a wrong %s is refused in the same words, and not by a 401', async (_what, over) => {
    expect(await errorOf(create(over))).toEqual({
      name: 'WRONG_CREDENTIALS',
      status: 403,
      error_code: 1000431,
      description: 'Неверный логин или пароль.',
    });
  });

  it.each<[string, Partial<CreateSessionInput>, Parameters<TestApi['client']>[0]]>([
    ['what is no address', { login: 'anna' }, {}],
    ['what is no number', { login: '12', login_type: 'phone' }, {}],
    ['nothing', { login: ' ' }, {}],
    ['a password without end', { password: 'x'.repeat(129) }, {}],
    ['neither password nor confirmation', { password: undefined }, {}],
    ['a kind of login that the brand does not take', {}, { brand: 'ararat' }],
  ])('with %s is refused', async (_what, over, context) => {
    expect(await errorOf(create(over, context))).toMatchObject({ name: 'INVALID_INPUT', status: 400 });
  });

  it('answers the state of the session (SS-002, SS-005)', async () => {
    expect(await create()).toEqual({ session_state: 'normal' });
    expect(await test.client().session.createDemo()).toEqual({ session_state: 'demo' });
  });

  it('shows the viewer’s own language from the next page on (PF-007)', async () => {
    const cookies = await signIn(test, { email: 'lev@kadr.example', password: 'another-password' });
    expect(cookies).toMatchObject({ language: 'hye' });
    expect(await test.client({ cookies, language: 'hye' }).session.user()).toMatchObject({ language: 'hye' });
    expect(await signIn(test)).not.toHaveProperty('language');
  });

  it('ends the session that the browser had', async () => {
    const first = await signIn(test);
    const second = await signIn(test, {}, { cookies: first });
    expect(await test.client({ cookies: first }).session.user()).toMatchObject({ isAuth: false });
    expect(await test.client({ cookies: second }).session.user()).toMatchObject({ isAuth: true });
  });

  it('notes what the browser calls itself, and takes no device from another account', async () => {
    await test.pool.query('truncate sessions cascade');
    const anna = await signIn(test, {}, { deviceId: 'the-device' });
    await signIn(
      test,
      { email: 'lev@kadr.example', password: 'another-password' },
      { deviceId: 'the-device' },
    );
    expect((await sessionsStored()).map(({ device_uid }) => device_uid)).toEqual([
      'the-device',
      'the-device',
    ]);
    expect(await test.client({ cookies: anna }).session.user()).toMatchObject({
      email: testAccount.email,
      hasPassword: true,
    });
  });
});

describe('tries to sign in', () => {
  const wrong = (login: string, ip = '203.0.113.7') =>
    errorOf(create({ login, password: 'a-bad-password' }, { ip })).then((error) => error?.name);

  it.each([testAccount.email, 'nobody@kadr.example'])(
    'at %s end after five from one place, for a quarter of an hour',
    async (login) => {
      for (let count = 0; count < 5; count++) expect(await wrong(login)).toBe('WRONG_CREDENTIALS');
      expect(await wrong(login)).toBe('SIGN_IN_ATTEMPTS');
      expect(await errorOf(create({ login }, { ip: '203.0.113.7' }))).toMatchObject({
        status: 429,
        error_code: 1000436,
      });
      expect(await wrong(login, '203.0.113.8')).toBe('WRONG_CREDENTIALS');
      test.clock.now = new Date(testBegins.getTime() + 15 * 60 * 1000);
      expect(await wrong(login)).toBe('WRONG_CREDENTIALS');
    },
  );

  it('at once count as well as one after another', async () => {
    const names = await Promise.all(Array.from({ length: 8 }, () => wrong(testAccount.email)));
    expect(names.filter((name) => name === 'WRONG_CREDENTIALS')).toHaveLength(5);
  });

  it('that succeed are no guesses', async () => {
    for (let count = 0; count < 7; count++) await signIn(test);
    expect(await create()).toEqual({ session_state: 'normal' });
  });

  it('at many logins end too', async () => {
    const { rows } = await test.pool.query('select count(*)::int as count from attempts');
    expect(rows).toEqual([{ count: 0 }]);
    await wrong('first@kadr.example');
    await test.pool.query(`update attempts set count = 50 where "limit" = 'sign_in_network'`);
    expect(await wrong('second@kadr.example')).toBe('SIGN_IN_ATTEMPTS');
  });

  it('leave neither login nor address behind', async () => {
    await wrong(testAccount.email);
    const { rows } = await test.pool.query('select * from attempts');
    expect(rows).toHaveLength(4);
    expect(JSON.stringify(rows)).not.toMatch(/anna|203\.0/);
  });
});

describe('a session of an account', () => {
  it('goes on when a demo session is asked for (SS-003)', async () => {
    const cookies = await signIn(test);
    const context = test.context({ cookies });
    expect(await test.api.client(context).session.createDemo()).toEqual({ session_state: 'normal' });
    expect(context.set).toEqual([]);
  });

  it('expires after thirty days and is refreshed for sixty more (SS-008, SS-048)', async () => {
    const cookies = await signIn(test);
    test.clock.now = at(31);
    const client = test.client({ cookies });
    for (const call of [
      () => client.session.user(),
      () => client.playback.start({ media_item_id: 'north-wind' }),
    ])
      expect(await errorOf(call())).toMatchObject({ status: 401, error_code: 1000053 });
    const context = test.context({ cookies });
    expect(await test.api.client(context).session.refresh()).toEqual({ session_state: 'normal' });
    expect(await test.client({ cookies: cookiesOf(context.set) }).session.user()).toMatchObject({
      isAuth: true,
    });
    test.clock.now = at(91);
    expect(await errorOf(test.client({ cookies }).session.refresh())).toMatchObject({ error_code: 1000023 });
  });

  it('that was ended elsewhere is no session: 401, 1000023 (SS-047)', async () => {
    const cookies = await signIn(test);
    await test.pool.query('delete from sessions');
    const client = test.client({ cookies });
    for (const call of [
      () => client.playback.start({ media_item_id: 'north-wind' }),
      () => client.session.refresh(),
    ])
      expect(await errorOf(call())).toMatchObject({ status: 401, error_code: 1000023 });
    expect(await test.client({ cookies }).session.user()).toMatchObject({ isAuth: false });
    const context = test.context({ cookies });
    expect(await test.api.client(context).session.createDemo()).toEqual({ session_state: 'demo' });
    expect(context.set).toHaveLength(1);
  });

  it('ends by signing out, which begins a demo session (SS-010, SS-012, BL-023)', async () => {
    await test.pool.query('truncate sessions cascade');
    const cookies = await signIn(test);
    const context = test.context({ cookies });
    expect(await test.api.client(context).session.end()).toEqual({ session_state: 'demo' });
    expect(await sessionsStored()).toEqual([]);
    expect(await test.client({ cookies: cookiesOf(context.set) }).session.user()).toMatchObject({
      isAuth: false,
      session: { session_state: 'demo' },
    });
  });

  it.each([
    ['none', {}],
    ['nonsense', { session: 'nonsense' }],
  ])('of which there is %s is dropped all the same', async (_what, cookies) => {
    const context = test.context({ cookies });
    expect(await test.api.client(context).session.end()).toEqual({ session_state: 'demo' });
    expect(context.set).toHaveLength(1);
  });

  it('that is no good is dropped by ending it (SS-049)', async () => {
    const context = test.context({ cookies: { session: 'nonsense' } });
    await test.api.client(context).session.end();
    const [header = ''] = context.set;
    expect(header).toMatch(/^session=/);
    expect(await test.client({ cookies: cookiesOf([header]) }).session.refresh()).toEqual({
      session_state: 'demo',
    });
  });

  it('is good in every process, so that no balancer has to remember whose viewer it is (SS-063)', async () => {
    const other = await createTestApi({ pool: test.pool });
    const cookies = await signIn(test);
    expect(await other.client({ cookies }).session.user()).toMatchObject({ isAuth: true });
    await other.client({ cookies }).session.end();
    expect(await test.client({ cookies }).session.user()).toMatchObject({ isAuth: false });
    await other.close();
  });

  it('is forgotten once nobody can go on with it', async () => {
    await test.pool.query('truncate sessions cascade');
    await signIn(test);
    test.clock.now = at(89);
    await test.api.purge();
    expect(await sessionsStored()).toHaveLength(1);
    test.clock.now = at(91);
    await test.api.purge();
    expect(await sessionsStored()).toEqual([]);
  });
});

describe('a cookie header', () => {
  it('tells at once who is signed in', async () => {
    const { session = '' } = await signIn(test);
    const demo = test.context();
    await test.api.client(demo).session.createDemo();
    const [header, payload] = session.split('.');
    test.statements();
    const answers = [
      `a=b; session=${session}; c=d`,
      `session=${session}`,
      `session=${cookiesOf(demo.set)['session']}`,
      `not_session=${session}`,
      `session=${session.slice(0, -3)}AAA`,
      `session=${header}.${payload}.`,
      `session=${header}.${payload}`,
      'session=a.b.c',
      'session=%',
      '',
    ].map((cookies) => test.api.isSignedIn(cookies));
    expect(answers).toEqual([true, true, ...Array<boolean>(8).fill(false)]);
    expect(test.statements()).toEqual([]);
    test.clock.now = at(30);
    expect(test.api.isSignedIn(`session=${session}`)).toBe(false);
  });
});
