import { OpenAPIGenerator } from '@orpc/openapi';
import type { OpenAPI } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import {
  ageLevelSchema,
  bannerSchema,
  blockScreenSchema,
  castMemberSchema,
  channelSchema,
  collectionSchema,
  contract,
  countrySchema,
  deviceSchema,
  epgSchema,
  errors,
  genreSchema,
  ingestSchema,
  karaokeItemSchema,
  mediaBlockSchema,
  mediaItemCardSchema,
  mediaItemSchema,
  mediaViewSchema,
  notificationSchema,
  passkeySchema,
  permissionText,
  personSchema,
  playbackSchema,
  profileSchema,
  purchaseVariantSchema,
  sentCodeSchema,
  seriesPositionSchema,
  serviceSchema,
  signInSchema,
  streamAssetSchema,
  uploadPermissions,
  userSchema,
} from '@kadr/contract';
import type { OperatorOperation, UploadDoor } from '@kadr/contract';
import manifest from '../../package.json' with { type: 'json' };

/** Entities that the description defines once and references. */
const entities = {
  User: userSchema,
  Profile: profileSchema,
  BlockScreen: blockScreenSchema,
  Notification: notificationSchema,
  SentCode: sentCodeSchema,
  Device: deviceSchema,
  SignIn: signInSchema,
  Passkey: passkeySchema,
  Country: countrySchema,
  MediaView: mediaViewSchema,
  MediaBlock: mediaBlockSchema,
  Banner: bannerSchema,
  MediaItem: mediaItemSchema,
  MediaItemCard: mediaItemCardSchema,
  StreamAsset: streamAssetSchema,
  SeriesPosition: seriesPositionSchema,
  PurchaseVariant: purchaseVariantSchema,
  AgeLevel: ageLevelSchema,
  Genre: genreSchema,
  Person: personSchema,
  CastMember: castMemberSchema,
  Playback: playbackSchema,
  Channel: channelSchema,
  Epg: epgSchema,
  KaraokeItem: karaokeItemSchema,
  Service: serviceSchema,
  Collection: collectionSchema,
  Ingest: ingestSchema,
};

const errorBody: OpenAPI.SchemaObject = {
  type: 'object',
  properties: {
    description: { type: 'string', description: 'What to tell the viewer, in his language.' },
    error_code: { type: 'integer', enum: Object.values(errors).map(({ code }) => code) },
  },
  required: ['description', 'error_code'],
};

/** Sections of the document, in order. The tag of an operation is the name of a section. */
const sections = [
  { name: 'session', description: 'Who the viewer is.' },
  { name: 'sign-in', description: 'Logins, codes, passwords, accounts of other providers.' },
  { name: 'passkeys', description: 'Signing in by WebAuthn.' },
  { name: 'TV sign-in', description: 'Signing a TV in by a code that it shows.' },
  { name: 'devices', description: 'Where the account is signed in.' },
  { name: 'account', description: 'What is kept of it.' },
  { name: 'countries and languages', description: 'For phone numbers, and of the brand.' },
  { name: 'profiles', description: 'Who of the account watches, and what he may.' },
  { name: 'messages', description: 'The journal of messages and polls.' },
  { name: 'favourites', description: 'What the profile keeps.' },
  { name: 'ratings', description: 'What the profile gives titles.' },
  { name: 'positions', description: 'What the profile has watched, and how far.' },
  { name: 'purchases', description: 'Buying, renting, and paying for it.' },
  { name: 'receipts', description: 'Receipts of payments and refunds.' },
  { name: 'catalogue', description: 'What there is to watch.' },
  { name: 'channels', description: 'Live television and its guide.' },
  { name: 'reminders', description: 'Reminders of programmes.' },
  { name: 'parties', description: 'Watching together, each on a screen of one’s own, in step.' },
  { name: 'bank cards', description: 'Cards that are linked to the account.' },
  { name: 'top-ups', description: 'Money that is put on the account, once or when little is left.' },
  {
    name: 'linked services',
    description: 'External services that the account is linked to, by OAuth 2.0.',
  },
  { name: 'services', description: 'Bundles sold by subscription.' },
  { name: 'subscriptions', description: 'What the account has of them, and until when.' },
  { name: 'information', description: 'The service’s own texts: questions, help, documents.' },
  { name: 'cold start', description: 'What the profile likes, for recommendations.' },
  { name: 'playback', description: 'Watching it.' },
  { name: 'promo codes', description: 'Redeeming them.' },
  { name: 'certificates', description: 'Certificates for oneself or as a gift, and redeeming them.' },
  { name: 'bonuses', description: 'Bonus programmes: membership, points, and how they came and went.' },
  { name: 'feature toggles', description: 'What is switched on.' },
  { name: 'analytics', description: 'What happens in the viewer’s browser.' },
  {
    name: 'operator',
    description:
      'Filling the service; needs the operator’s token, an API key (`POST /operator/keys`), or a sign-in to the console.',
  },
  { name: 'staff', description: 'Signing in to the console, which is for who operates the service.' },
];

/** The whole service as an OpenAPI 3.1 document. */
export async function createDocument(): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: 'Kadr API',
      version: manifest.version,
      description:
        'What the pages and the player of the service use, and what its operator does. Texts come in the language of `?lang=` (rus, eng, hye), of the cookie `language`, or of the brand. Errors have one body.',
    },
    servers: [{ url: '/api' }],
    tags: [...sections],
    commonSchemas: Object.fromEntries(
      Object.entries(entities).map(([name, schema]) => [name, { schema, strategy: 'output' as const }]),
    ),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description:
            'Given by POST /sessions/demo (anonymous), POST /sessions (signed in), and by whatever needs a session first. Calls that change something are refused to pages of other sites.',
        },
        console: {
          type: 'apiKey',
          in: 'cookie',
          name: 'console_session',
          description:
            'Given by POST /staff/sessions and what follows it. Calls that change something are refused to pages of other sites.',
        },
        operator: {
          type: 'http',
          scheme: 'bearer',
          description: 'The operator’s token, or an API key that has the permission.',
        },
      },
    },
  });
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Error: errorBody },
  };
  document.paths = { ...document.paths, ...uploads };
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const operation of [item?.get, item?.post, item?.put, item?.patch, item?.delete]) {
      if (operation === undefined) continue;
      operation.responses = Object.assign(operation.responses ?? {}, { default: failure });
      if (path.startsWith('/operator/')) {
        operation.security = [{ operator: [] }, { console: [] }];
        operation.description = [operation.description, permissionSentence(path, operation.operationId)]
          .flatMap((one) => one ?? [])
          .join(' ');
      } else if (
        path === '/promo_codes/redemptions' ||
        path === '/user/viewed_time' ||
        operation.tags?.some((tag) => needingSession.has(tag))
      )
        operation.security = [{ session: [] }];
      else if (path.startsWith('/staff/')) operation.security = [{}, { console: [] }];
      else if (operation.tags?.some((tag) => usingSession.has(tag)))
        operation.security = [{}, { session: [] }];
    }
  }
  return withoutIntegerBounds(document);
}

/** Tags of operations that work without a session, and offer more with one. */
const usingSession = new Set([
  'cold start',
  'playback',
  'session',
  'analytics',
  'sign-in',
  'passkeys',
  'TV sign-in',
]);

/** Tags of operations on the viewer's own account. */
const needingSession = new Set([
  'devices',
  'account',
  'profiles',
  'messages',
  'favourites',
  'ratings',
  'positions',
  'purchases',
  'bonuses',
  'certificates',
  'subscriptions',
]);

/** Removes the bounds of safe integers, which JSON numbers have anyway. */
function withoutIntegerBounds<T>(document: T): T {
  return JSON.parse(
    JSON.stringify(document, (_key, value: unknown) =>
      Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER ? undefined : value,
    ),
  );
}

/** The sentence about the permission that an operator's call requires. */
function permissionSentence(path: string, operationId = ''): string {
  const door = doors[path];
  const permission = door
    ? `\`${uploadPermissions[door]}\``
    : permissionText(operationId.replace('operator.', '') as OperatorOperation);
  return `Permission: ${permission}.`;
}

const doors: Readonly<Record<string, UploadDoor>> = {
  '/operator/uploads': 'uploads',
  '/operator/images': 'images',
  '/operator/ad-videos': 'adVideos',
};

const failure: OpenAPI.ResponseObject = {
  description: 'A refusal: one of the errors of the service',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

const bytes = { required: true, content: { 'application/octet-stream': {} } };

const uploaded = (description: string) => ({
  description,
  content: {
    'application/json': {
      schema: {
        type: 'object' as const,
        properties: { upload_id: { type: 'string' as const } },
        required: ['upload_id'],
      },
    },
  },
});

/** Operations that take raw bytes are described here, because the contract is JSON only. */
const uploads: OpenAPI.PathsObject = {
  '/operator/uploads': {
    post: {
      operationId: 'operator.upload',
      summary: 'Hand in a film or subtitle file, as the body',
      description:
        'Resumable uploads use `POST /operator/tus`, with the tus protocol 1.0 (creation, termination, expiration); the last part of an upload’s address there is its `upload_id`.',
      tags: ['operator'],
      requestBody: bytes,
      responses: {
        201: uploaded('Name of the upload, for an ingest'),
      },
    },
  },
  '/operator/ad-videos': {
    post: {
      operationId: 'operator.uploadAdVideo',
      summary: 'Hand in a video of an advertisement, as the body',
      tags: ['operator'],
      requestBody: bytes,
      responses: { 201: uploaded('Name of the upload, for a clip') },
    },
  },
  '/operator/images': {
    post: {
      operationId: 'operator.uploadImage',
      summary: 'Hand in a picture, as the body',
      tags: ['operator'],
      requestBody: bytes,
      responses: {
        201: {
          description: 'Path of the picture, for the catalogue',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  path: { type: 'string', pattern: '^/[0-9a-f]{64}$' },
                  color: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
                  width: { type: 'integer' },
                  height: { type: 'integer' },
                },
                required: ['path', 'color', 'width', 'height'],
              },
            },
          },
        },
      },
    },
  },
};
