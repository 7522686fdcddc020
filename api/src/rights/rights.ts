import type { Contract } from '@kadr/contract';
import {
  everybody,
  masters,
  operators,
  signedIn,
  spending,
  unblocked,
  unblockedMasters,
  watching,
} from './right.ts';
import type { Right } from './right.ts';

/** A row for every operation of the contract: one without a row does not compile. */
type Rights = {
  readonly [Group in keyof Contract]: { readonly [Operation in keyof Contract[Group]]: Right };
};

const smsCode = 'an SMS code to the account’s own phone';
const smsOrPassword = 'the password, or an SMS code to the account’s own phone';

/** For an SMS code: those of these actions are for the account that is signed in. */
const ownCodes: Right = {
  ...everybody,
  cases: [
    { field: 'action', value: 'reset_pin', right: { ...signedIn, proof: smsCode } },
    { field: 'action', value: 'erase_account', right: { ...masters, proof: smsCode } },
  ],
};

/**
 * Who may call what. `guard.ts` enforces it around every operation, before its input is looked at; the test walks all of it;
 * `docs/rights.md` shows it. Whose profile, device, message or order it is, the operations themselves ask.
 */
export const rights: Rights = {
  session: {
    createDemo: everybody,
    create: { ...everybody, proof: 'the password, or a code to the login' },
    createByAssertion: { ...everybody, proof: 'the signed word of an operator’s app' },
    refresh: everybody,
    end: everybody,
    endAll: { ...masters, takesPin: true },
    user: everybody,
    updateUser: {
      ...everybody,
      // Hours of view follow the time zone.
      cases: [{ field: 'currentTimeZone', right: { ...everybody, additional: 'MASTER_REQUIRED' } }],
    },
    setViewedTime: signedIn,
  },
  signIn: {
    checkLogin: everybody,
    sendSmsCode: ownCodes,
    validateSmsCode: ownCodes,
    sendEmailCode: everybody,
    validateEmailCode: everybody,
    resetPassword: { ...everybody, proof: 'a code to the login' },
    validatePassword: signedIn,
    migratePhone: { ...everybody, proof: 'an SMS code to the phone of the other provider’s account' },
  },
  devices: {
    list: { ...signedIn, restricted: 'allowed' },
    // Who has just proved that the account is his makes room for his device.
    delete: { ...masters, restricted: 'allowed', takesPin: true },
  },
  channels: { list: everybody, themes: everybody, getById: everybody },
  coldStart: { genres: everybody, movies: everybody, save: unblocked },
  collections: { list: everybody, getById: everybody, titles: everybody },
  countries: { list: everybody, languages: everybody },
  epgs: { list: everybody, favourites: signedIn, getById: everybody },
  signIns: { list: signedIn },
  tvCodes: {
    create: everybody,
    poll: { ...everybody, proof: 'the secret of a TV that was confirmed' },
    describe: signedIn,
    authorize: { ...unblockedMasters, takesPin: true },
    activate: { ...unblockedMasters, takesPin: true },
  },
  passkeys: {
    list: signedIn,
    registrationOptions: unblockedMasters,
    register: unblockedMasters,
    delete: masters,
    signInOptions: everybody,
    signIn: { ...everybody, proof: 'a passkey of the account' },
  },
  bankCards: { list: signedIn, add: masters, delete: masters, makeDefault: masters },
  oauth: {
    describe: everybody,
    authorize: { ...unblockedMasters, takesPin: true },
    links: signedIn,
    unlink: { ...masters, takesPin: true },
    profile: { ...everybody, proof: 'an access token with the scope `profile.name`' },
    favourites: { ...everybody, proof: 'an access token with the scope `favourites.read`' },
  },
  account: { export: masters, erase: { ...masters, proof: smsOrPassword } },
  profiles: {
    getAll: signedIn,
    switch: { ...signedIn, proof: 'the PIN, to a profile that may do more' },
    create: { ...unblockedMasters, proof: 'a PIN that is set, for a profile with limits' },
    edit: { ...signedIn, proof: 'the PIN, where it allows more' },
    delete: masters,
    channels: signedIn,
    getIcons: everybody,
    getAgeLimits: everybody,
    pinValidate: signedIn,
    pinChange: {
      ...signedIn,
      proof: 'the PIN that is set',
      // The first PIN decides for all profiles.
      cases: [{ field: 'old_pin', value: '0000', right: masters }],
    },
    pinDelete: { ...signedIn, proof: smsOrPassword },
    unlockAge: {
      ...signedIn,
      proof: 'the PIN',
      cases: [{ field: 'pin_code', value: '0000', right: masters }],
    },
  },
  exchanges: { offers: signedIn, make: unblocked },
  favourites: { list: signedIn, add: unblocked, delete: unblocked },
  infoPages: { getByAlias: everybody },
  karaoke: { list: everybody, getById: everybody, play: watching },
  mediaItems: {
    getById: everybody,
    list: everybody,
    getFilters: everybody,
    count: everybody,
    getChildren: everybody,
    getCast: everybody,
  },
  mediaViews: { getById: everybody },
  messages: { list: signedIn, changeUnread: signedIn, updateStatus: signedIn, finishPoll: signedIn },
  parties: {
    create: unblocked,
    getById: signedIn,
    join: unblocked,
    leave: signedIn,
    remove: unblocked,
    control: unblocked,
    open: unblocked,
    edit: unblocked,
    report: unblocked,
    say: unblocked,
    react: unblocked,
    clock: everybody,
  },
  persons: { getById: everybody },
  playback: {
    startChannel: watching,
    start: watching,
    prepare: watching,
    renewLicenceToken: watching,
    begun: watching,
    heartbeat: watching,
    leave: everybody,
    streams: everybody,
    stop: everybody,
  },
  positions: { save: signedIn, adopt: signedIn, list: signedIn, delete: signedIn, clear: signedIn },
  problemReports: { send: everybody },
  promoCodes: { redeem: unblocked },
  promoEvents: { list: everybody, getById: everybody, titles: everybody },
  purchases: {
    options: signedIn,
    serviceOptions: signedIn,
    paymentMethods: signedIn,
    buy: { ...spending, proof: 'the PIN, where the profile asks for it' },
    confirmTicket: spending,
    ticket: signedIn,
    retryTicket: spending,
    list: signedIn,
    payments: signedIn,
  },
  ratings: { set: unblocked, delete: unblocked },
  reminders: { list: signedIn, set: unblocked, remove: signedIn },
  search: { query: everybody, suggest: everybody },
  services: { getById: everybody, list: everybody },
  shortStories: { list: everybody },
  sitemap: { addresses: everybody },
  subscriptions: {
    list: signedIn,
    cancel: signedIn,
    resume: spending,
    pay: spending,
    setCard: spending,
    pause: signedIn,
    acceptPrice: spending,
    changeAtEnd: spending,
  },
  toggles: { get: everybody },
  topUps: {
    // A blocked account may be so for want of money.
    create: { ...signedIn, proof: 'the PIN, where the profile asks for it' },
    getAutomatic: signedIn,
    setAutomatic: masters,
  },
  analytics: { record: everybody },
  operator: {
    importCatalogue: operators,
    importGuide: operators,
    createIngest: operators,
    getIngest: operators,
    retryIngest: operators,
    composeAsset: operators,
    importAccounts: operators,
    importPromoCodes: operators,
    importPromoCampaigns: operators,
    sendMessages: operators,
    creditAccounts: operators,
    refund: operators,
    noteDispute: operators,
    askNewPrice: operators,
    listBookChecks: operators,
    retryLetters: operators,
    subscribeAccounts: operators,
    putInfoPages: operators,
    listInfoPages: operators,
    removeInfoPage: operators,
    listProblemReports: operators,
    setToggle: operators,
  },
};
