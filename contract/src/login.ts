import { z } from 'zod';

/** What a login and its password are presented for. */
export const loginModes = ['authorize', 'register', 'migrate_phone', 'reset_password'] as const;

/** A phone number, written as people do, or an e-mail address. */
export const loginSchema = z.string().trim().min(1).max(254);
