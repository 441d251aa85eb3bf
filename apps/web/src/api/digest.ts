/**
 * SHA-256 in lower-case hex. Browsers have `subtle` on https and localhost only; a school's plain-http server must work
 * as well.
 */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (globalThis.crypto?.subtle) return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  const { sha256 } = await import('./sha256.ts')
  return toHex(sha256(bytes))
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
