// Bytes per call of String.fromCharCode, which takes them as arguments.
const atOnce = 32_768

/** Encodes bytes as base64. */
export function base64Of(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer)
  let text = ''
  for (let start = 0; start < bytes.length; start += atOnce) {
    text += String.fromCharCode(...bytes.subarray(start, start + atOnce))
  }
  return btoa(text)
}
