import { exportPermissions, uploadPermissions } from '@kadr/contract';
import { everybody, operators, signedIn, watching } from './right.ts';
import type { Right } from './right.ts';

/** A way into the service besides the operations of the contract. */
interface Door {
  /** Methods and addresses. */
  readonly addresses: readonly string[];
  readonly right: Right;
}

/** Rights for the ways into the service besides the operations, in the terms of `rights.ts`. */
export const doors = {
  licences: {
    addresses: [
      'POST /api/licences/{system}',
      'POST /api/licences/clearkey',
      'GET /api/licences/clearkey/{key id}',
    ],
    right: { ...watching, proof: 'a licence token of the viewer’s own playback' },
  },
  oauthTokens: {
    addresses: ['POST /api/oauth/token', 'POST /api/oauth/revocation'],
    right: {
      ...everybody,
      proof:
        'the secret of a linked service, or its PKCE verifier, and a code or token of that service for an account that is not blocked',
    },
  },
  certificate: { addresses: ['GET /api/licences/fairplay/certificate'], right: everybody },
  push: { addresses: ['WebSocket /api/push'], right: signedIn },
  teleport: {
    addresses: ['WebSocket /api/teleport'],
    right: { ...everybody, proof: 'a key that the operator has given' },
  },
  description: { addresses: ['GET /api/docs', 'GET /api/openapi.json'], right: everybody },
  streams: {
    addresses: ['GET /stream/{asset}/…'],
    right: {
      ...everybody,
      blocked: 'STREAM_TOKEN_INVALID',
      proof: 'a stream token of a session that has not ended',
    },
  },
  pictures: { addresses: ['GET /images/…', 'GET /flags/{country}.svg'], right: everybody },
  uploads: {
    addresses: [
      'POST /api/operator/uploads',
      'POST /api/operator/tus',
      'HEAD, PATCH, DELETE /api/operator/tus/{upload}',
      'POST /api/operator/images',
      'POST /api/operator/ad-videos',
    ],
    right: {
      ...operators,
      proof: `the permission \`${uploadPermissions.uploads}\`, for images \`${uploadPermissions.images}\`, for advertisements \`${uploadPermissions.adVideos}\``,
    },
  },
  exports: {
    addresses: ['GET /api/operator/exports/{list}.{csv, xlsx, jsonl}'],
    right: {
      ...operators,
      proof: `the permission \`${exportPermissions.exportMoney}\` for money, \`${exportPermissions.exportAccounts}\` for accounts, that of the kind for records`,
    },
  },
  imports: {
    addresses: [
      'POST /api/operator/imports?kind={kind}&name={file}',
      'GET /api/operator/imports/{id}/errors.csv',
      'GET /api/operator/imports/templates/{kind}.{csv, xlsx}',
    ],
    right: { ...operators, proof: 'the permission to write records of the kind' },
  },
  ads: {
    addresses: ['GET /api/ads/vast', 'GET /api/ads/track', 'GET /api/ads/click'],
    right: { ...everybody, proof: 'the signature of a playback, or of an advertisement of it' },
  },
  adClips: { addresses: ['GET /ad-clips/…'], right: everybody },
  health: { addresses: ['GET /health', 'GET /ready'], right: everybody },
  sandbox: {
    addresses: ['GET /sandbox', 'GET /sandbox/outbox'],
    right: {
      ...everybody,
      proof: 'an embedded service, and a browser on its own machine unless `KADR_SANDBOX_OPEN=on`',
    },
  },
  sandboxAds: {
    addresses: ['GET /sandbox/ads/…'],
    right: { ...everybody, proof: 'an embedded service' },
  },
} as const satisfies Readonly<Record<string, Door>>;
