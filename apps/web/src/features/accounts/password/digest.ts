import { sha256Of, toHex } from '../../../api/digest.ts'

/** SHA-256 in lower-case hex, sent instead of the password. */
export const passwordDigest = (password: string): Promise<string> => sha256Of(new TextEncoder().encode(password))

/** MD5, for imported accounts in the old form, which keep it until the password changes. */
export async function oldPasswordDigest(password: string): Promise<string> {
  const { md5 } = await import('./md5.ts')
  return toHex(md5(new TextEncoder().encode(password)))
}
