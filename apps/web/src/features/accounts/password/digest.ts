/** SHA-256 in lower-case hex: what travels instead of the password. */
export async function passwordDigest(password: string): Promise<string> {
  const bytes = new TextEncoder().encode(password)
  // Browsers have `subtle` on https and localhost only; a school's plain-http test server must work as well.
  if (globalThis.crypto?.subtle) return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  const { sha256 } = await import('./sha256.ts')
  return toHex(sha256(bytes))
}

/** For accounts imported in the old form, which keep a digest of MD5 until the password changes. */
export async function oldPasswordDigest(password: string): Promise<string> {
  const { md5 } = await import('./md5.ts')
  return toHex(md5(new TextEncoder().encode(password)))
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
