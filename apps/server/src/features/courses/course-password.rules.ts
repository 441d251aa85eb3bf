import { hash, verify } from '@node-rs/argon2'

/** Argon2id with 19 MiB and two passes, same as account passwords. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)
export const isPassword = (stored: string, typed: string): Promise<boolean> => verify(stored, typed)
