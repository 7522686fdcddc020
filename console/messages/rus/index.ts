import fields from './fields.json' with { type: 'json' };
import frame from './frame.json' with { type: 'json' };
import records from './records.json' with { type: 'json' };
import settings from './settings.json' with { type: 'json' };
import signIn from './sign-in.json' with { type: 'json' };

/** The texts of the console in Russian. */
export const messages = { ...fields, ...frame, ...records, ...settings, ...signIn };
