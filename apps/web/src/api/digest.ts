/**
 * Returns the SHA-256 as lower-case hex. Falls back to our own implementation, because `crypto.subtle` exists only on
 * https and localhost, and a school's plain-http server must work as well.
 */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (globalThis.crypto?.subtle) return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  const { sha256 } = await import('./sha256.ts')
  return toHex(sha256(bytes))
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
