import { sha256Of, toHex } from '../../../api/digest.ts'

/** SHA-256 in lower-case hex: what travels instead of the password. */
export const passwordDigest = (password: string): Promise<string> => sha256Of(new TextEncoder().encode(password))

/** For accounts imported in the old form, which keep a digest of MD5 until the password changes. */
export async function oldPasswordDigest(password: string): Promise<string> {
  const { md5 } = await import('./md5.ts')
  return toHex(md5(new TextEncoder().encode(password)))
}
