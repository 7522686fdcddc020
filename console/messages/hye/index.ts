import type { Messages } from '../../src/i18n/messages.ts';
import brands from './brands.json' with { type: 'json' };
import fields from './fields.json' with { type: 'json' };
import films from './films.json' with { type: 'json' };
import frame from './frame.json' with { type: 'json' };
import money from './money.json' with { type: 'json' };
import pages from './pages.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };
import records from './records.json' with { type: 'json' };
import settings from './settings.json' with { type: 'json' };
import signIn from './sign-in.json' with { type: 'json' };
import today from './today.json' with { type: 'json' };
import webhooks from './webhooks.json' with { type: 'json' };

/** The texts of the console in Armenian. */
export const messages: Messages = {
  ...brands,
  ...fields,
  ...films,
  ...frame,
  ...money,
  ...pages,
  ...people,
  ...records,
  ...settings,
  ...signIn,
  ...today,
  ...webhooks,
};
