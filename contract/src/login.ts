import { z } from 'zod';

/** Purposes for which a login and its password are sent. */
export const loginModes = ['authorize', 'register', 'migrate_phone', 'reset_password'] as const;

/** A phone number in any common notation, or an e-mail address. */
export const loginSchema = z.string().trim().min(1).max(254);
