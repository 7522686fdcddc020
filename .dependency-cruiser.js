/**
 * The floors of the rooms: the order of their folders, which imports go down. `npm run check` enforces it (static and
 * dynamic imports; types where a room says so). A room is one call of `floorsOf` below; a new folder needs its place in it.
 */

/**
 * @typedef {object} Floor
 * @property {readonly string[]} folders of one floor; unless they are a ring they do not import each other.
 * @property {string} why the floor stands where it stands, shown with a violation.
 * @property {boolean} [ring] the folders import each other in circles. Each ring is a debt: it only shrinks.
 */

/** Tests import what they test, from wherever they stand. */
const tests = String.raw`\.test\.tsx?$|/testing/`;

/**
 * Rules for one room. Files that lie in the room itself, beside its folders, are its top floor, except those of `ground`.
 *
 * @param {string} room path of the folder that holds the floors, from the root of the repository.
 * @param {readonly Floor[]} floors from the ground up.
 * @param {{ readonly types?: boolean, readonly ground?: readonly string[] }} [options] `types`: imports of types follow
 *   the order, too. `ground`: files beside the folders that every folder may import and that import no folder.
 */
function floorsOf(room, floors, { types = false, ground = [] } = {}) {
  const values = types ? {} : { dependencyTypesNot: ['type-only'] };
  const inside = (folders) => `^${room}/(${folders.join('|')})/`;
  const known = floors.flatMap(({ folders }) => folders);
  const groundFiles = `(?:${ground.map((file) => file.replaceAll('.', String.raw`\.`)).join('|')})$`;
  const beside = ground.length === 0 ? `^${room}/[^/]+$` : `^${room}/(?!${groundFiles})[^/]+$`;
  const upward = floors.map(({ folders, why }, at) => {
    const above = floors.slice(at + 1).flatMap((floor) => floor.folders);
    return {
      name: `${room}: ${folders.join(', ')}`,
      comment: why,
      severity: 'error',
      from: { path: inside(folders), pathNot: tests },
      to: { path: [beside, ...(above.length > 0 ? [inside(above)] : [])], ...values },
    };
  });
  const sideways = floors
    .filter(({ folders, ring }) => folders.length > 1 && !ring)
    .map(({ folders }) => ({
      name: `${room}: ${folders.join(' | ')}`,
      comment: 'Folders of one floor do not import each other: one that needs another stands above it.',
      severity: 'error',
      from: { path: inside(folders), pathNot: tests },
      to: { path: inside(folders), pathNot: `^${room}/$1/`, ...values },
    }));
  const unplaced = {
    name: `${room}: no floor`,
    comment: `Every folder of ${room} has its place among the floors in .dependency-cruiser.js.`,
    severity: 'error',
    from: { path: `^${room}/[^/]+/`, pathNot: [inside(known), tests] },
    to: {},
  };
  const fromGround = {
    name: `${room}: ground`,
    comment: 'Files on the ground import each other only.',
    severity: 'error',
    from: { path: `^${room}/${groundFiles}` },
    to: { path: [`^${room}/.+/`, beside], ...values },
  };
  return [...upward, ...sideways, unplaced, ...(ground.length === 0 ? [] : [fromGround])];
}

const featureOrder = 'What a feature needs of another stands below it.';

const web = floorsOf(
  'web/app',
  [
    { folders: ['i18n'], why: 'The texts of the interface know nothing of what shows them.' },
    {
      folders: ['data'],
      why: 'What the service answers and the browser keeps exists before anything is drawn.',
    },
    { folders: ['ui', 'routing'], why: 'Controls and navigation serve every page and know none of them.' },
    { folders: ['layout', 'modals'], why: 'Frames of pages and modals hold what features put into them.' },
    {
      folders: ['blocks'],
      why: 'Blocks and cards are what pages are made of; a block with a form of a feature lives there.',
    },
    {
      folders: ['cold-start', 'embed', 'info', 'listings', 'persons', 'structured-data', 'view-limits'],
      why: featureOrder,
    },
    {
      ring: true,
      folders: ['profiles', 'sign-in'],
      why: 'Signing in ends with the choice of a profile, whose pages ask to sign in.',
    },
    { folders: ['bonuses'], why: featureOrder },
    {
      folders: [
        'catalogue',
        'codes',
        'collections',
        'favourites',
        'journal',
        'promo-events',
        'purchase',
        'ratings',
        'search',
      ],
      why: featureOrder,
    },
    { folders: ['account-block'], why: 'A blocked account leads to where it is topped up.' },
    { folders: ['certificates', 'exchange', 'home', 'pay', 'watch'], why: featureOrder },
    { folders: ['karaoke', 'media-item', 'push', 'short-stories', 'tv'], why: featureOrder },
    { folders: ['services'], why: featureOrder },
    { folders: ['my'], why: featureOrder },
    {
      folders: ['gallery', 'shell', 'start-up'],
      why: 'What surrounds every page and what starts with it is above all features.',
    },
  ],
  { types: true },
);

const player = [
  ...floorsOf(
    'player/src',
    [
      { folders: ['environment', 'store', 'timeline'], why: 'These know nothing of playback.' },
      { folders: ['live-sdk'], why: 'A separate script, which shares only what is below.' },
      {
        folders: ['input', 'live', 'preferences', 'recovery', 'subtitles'],
        why: 'Rules and values that work without a source, without an engine and without a page.',
      },
      { folders: ['source'], why: 'What is to be played.' },
      { folders: ['thumbnails'], why: 'The pictures of a source.' },
      { folders: ['state'], why: 'What the player says of itself is the same for every engine.' },
      { folders: ['engine'], why: 'An engine plays a source and knows nothing of the player around it.' },
      { folders: ['ads', 'settings', 'teleport'], why: 'Parts of a playback that do not know each other.' },
      { folders: ['screen'], why: 'What the browser and the system show of a playback.' },
      { folders: ['playback'], why: 'The player puts its parts together.' },
      { folders: ['karaoke'], why: 'Karaoke is a use of the player.' },
      { folders: ['react'], why: 'The interface uses the player; the player works without it.' },
    ],
    { types: true },
  ),
  ...floorsOf(
    'player/src/ads',
    [{ folders: ['vast'], why: 'Reading an answer needs nothing that plays it.' }],
    {
      types: true,
    },
  ),
];

/** Types go down as well: what a domain needs of a higher one is a port that `wiring` passes in. */
const api = floorsOf(
  'api/src',
  [
    {
      folders: ['context', 'entitlement', 'imports', 'lists', 'spreadsheets'],
      why: 'What every domain is given or shares; none of it knows a domain.',
    },
    {
      folders: ['countries', 'errors', 'http', 'sealing', 'text'],
      why: 'A request, an error, a secret and a text in general.',
    },
    {
      folders: ['database', 'kept', 'openapi', 'valkey'],
      why: 'The connections to PostgreSQL and Valkey, what is kept in memory, and the description of the API.',
    },
    { folders: ['tables'], why: 'Foreign keys connect all domains, so all tables stand together.' },
    {
      folders: [
        'accounts',
        'ad-campaigns',
        'assets',
        'audit',
        'info-pages',
        'discounts',
        'ledger',
        'letters',
        'limits',
        'operator-keys',
        'playout',
        'prices',
        'quality',
        'toggles',
        'uploads',
      ],
      why: 'Records that need no viewer.',
    },
    { folders: ['devices', 'pins'], why: 'What an account is signed in on and protected by.' },
    { folders: ['sign-ins'], why: 'The list of sign-ins names devices.' },
    { folders: ['session'], why: 'A session begins with a device and a sign-in.' },
    {
      folders: [
        'analytics',
        'audience',
        'codes',
        'idempotency',
        'problem-reports',
        'push',
        'rights',
        'view-limits',
      ],
      why: 'These ask whose session it is.',
    },
    {
      folders: [
        'account-data',
        'ad-serving',
        'bonuses',
        'catalogue',
        'karaoke',
        'messages',
        'oauth',
        'passkeys',
        'sign-in',
        'tv-codes',
      ],
      why: 'These know what the viewer may see, or prove who it is.',
    },
    { folders: ['staff'], why: 'Who operates the service, apart from all viewers.' },
    { folders: ['staff-sign-in'], why: 'Members of staff sign in as viewers do, with more proof.' },
    { folders: ['payments'], why: 'Card payments tell accounts what became of them.' },
    {
      folders: ['bank-cards', 'bookkeeping', 'receipts', 'refunds', 'reports', 'top-ups'],
      why: 'Cards are linked, and the account topped up, by card payments.',
    },
    {
      folders: [
        'ads',
        'channels',
        'cold-start',
        'collections',
        'licences',
        'ratings',
        'short-stories',
        'sitemap',
        'subscriptions',
      ],
      why: 'These are made of titles, or tell an account what was paid.',
    },
    {
      folders: ['favourites', 'ingests', 'reminders', 'services'],
      why: 'These are made of titles and channels.',
    },
    { folders: ['purchases', 'search'], why: 'Titles and services are bought and found together.' },
    {
      folders: ['certificates', 'exchanges', 'promo-codes'],
      why: 'An exchange replaces a purchase; a promo code or a certificate brings one, or days of a service.',
    },
    { folders: ['positions'], why: 'How far a film was watched decides whether it can be exchanged.' },
    {
      folders: ['blocks', 'parties', 'playback'],
      why: 'A page and a playback take all of the above together.',
    },
    {
      folders: [
        'profiles',
        'promo-events',
        'support',
        'television',
        'service-state',
        'today',
        'brands',
        'webhooks',
      ],
      why: 'Switching the profile stops what it plays; support sees and changes what an account has; one look at the day.',
    },
    {
      folders: ['records', 'segments'],
      why: 'What operators edit is written by the imports of its domains; a segment is shown as support shows accounts.',
    },
    {
      folders: ['broadcasts', 'tracks'],
      why: 'A broadcast is for the accounts of a segment; tracks have versions and authors as records do.',
    },
    { folders: ['record-files'], why: 'How a record is written as a row of a file.' },
    {
      folders: ['exports', 'file-imports'],
      why: 'Lists, reports and records are written as files, and read from them.',
    },
    { folders: ['due-work'], why: 'One statement looks into the queues of all domains.' },
    { folders: ['operator', 'viewer'], why: 'What operators import, and all that pages know of the viewer.' },
    { folders: ['wiring'], why: 'Builds every domain and passes the ports in.' },
  ],
  { types: true },
);

const media = floorsOf(
  'media/src',
  [
    {
      folders: ['storage', 'ffmpeg', 'manifest', 'thumbnails'],
      why: 'Bytes, programs and formats know no film.',
    },
    { folders: ['picture-work'], why: 'Pictures are worked on in the environment that programs get.' },
    {
      folders: ['http', 'probe', 'packager', 'subtitles', 'posters', 'playout'],
      why: 'Each reads or writes one thing: an answer, a source, a package, texts, frames, a schedule.',
    },
    {
      folders: ['images', 'transcode', 'compose', 'delivery'],
      why: 'Each joins the floors below into one task. Delivery and ingest meet only in the storage.',
    },
    { folders: ['quality'], why: 'What is encoded or packaged is measured, for an ingest or later.' },
    {
      folders: ['ad-clips', 'ingest'],
      why: 'An ingest runs all stages; a clip of an advertisement runs some of them.',
    },
    { folders: ['tracks'], why: 'What an ingest has made is corrected afterwards.' },
  ],
  {
    types: true,
    ground: [
      'asset-index.ts',
      'asset-file.ts',
      'clean-title.ts',
      'grid.ts',
      'ladder.ts',
      'language.ts',
      'stream-token.ts',
    ],
  },
);

/** The server part stands beside the app: it serves what is built, and imports none of it. */
const console = floorsOf(
  'console/src',
  [
    { folders: ['styles'], why: 'Colours and fonts depend on nothing.' },
    { folders: ['i18n'], why: 'The texts of the console know nothing of what shows them.' },
    { folders: ['data'], why: 'What the service answers exists before anything is drawn.' },
    { folders: ['ui'], why: 'Controls serve every screen and know none of them.' },
    { folders: ['sign-in'], why: 'Who is signed in decides what is shown.' },
    { folders: ['records'], why: 'What a feature needs of another stands below it.' },
    { folders: ['money'], why: 'An account shows what its money did; money knows no account’s page.' },
    {
      folders: [
        'account',
        'advertising',
        'analytics',
        'brands',
        'films',
        'imports',
        'marketing',
        'people',
        'settings',
        'television',
        'today',
      ],
      why: 'What a feature needs of another stands below it.',
    },
    { folders: ['frame'], why: 'What surrounds every screen is above all of them.' },
  ],
  { types: true },
);

const bank = floorsOf(
  'bank/src',
  [
    { folders: ['cards', 'http', 'store'], why: 'A card, a message and the file know nothing of payments.' },
    { folders: ['context'], why: 'What every part works with.' },
    { folders: ['wire'], why: 'How payments are written is the same in answers and webhooks.' },
    { folders: ['webhooks'], why: 'What happened is told to the shop, whatever made it happen.' },
    { folders: ['orders', 'timetable'], why: 'Money moves here, by one card at a time or by itself.' },
    { folders: ['api', 'pages'], why: 'Shops and viewers use the same orders.' },
    { folders: ['control'], why: 'A person sees and does everything.' },
  ],
  { types: true, ground: ['money.ts', 'options.ts'] },
);

const server = floorsOf(
  'server/src',
  [
    {
      folders: ['advertising', 'embedded-postgres', 'geoip', 'releases'],
      why: 'These know neither the configuration nor requests.',
    },
    { folders: ['config'], why: 'The configuration is read once and handed to what needs it.' },
    { folders: ['backup', 'doctor'], why: 'Commands of the operator work on what the configuration names.' },
    {
      folders: ['http', 'licences', 'migration', 'payments'],
      why: 'Adapters: of requests, and of external services.',
    },
    {
      folders: ['operator', 'flags', 'sandbox', 'teleport'],
      why: 'Each answers the requests of one path.',
    },
    { folders: ['telemetry'], why: 'Requests, statements and the storage are measured from outside.' },
    { folders: ['outgoing', 'worker'], why: 'Messages go to the sandbox, and work begins with uploads.' },
    {
      folders: ['sources'],
      why: 'Films are fetched for the worker, by requests that are guarded as webhooks are.',
    },
  ],
  {
    types: true,
    ground: [
      'cli-arguments.ts',
      'ingest-warnings.ts',
      'instance-lock.ts',
      'kept-child.ts',
      'kadr-arguments.ts',
      'revision.ts',
      'schedule.ts',
      'terminal.ts',
    ],
  },
);

/** Rooms whose floors are checked. Paths are the folders that hold them. */
export const rooms = [
  'web/app',
  'console/src',
  'player/src',
  'api/src',
  'media/src',
  'bank/src',
  'server/src',
];

export default {
  forbidden: [...web, ...console, ...player, ...api, ...media, ...bank, ...server],
  options: {
    // TypeScript 7 has no API for other tools.
    parser: 'swc',
    includeOnly: `^(${rooms.join('|')})/`,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  },
};
