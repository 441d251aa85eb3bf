// Arguments of one call of a function.
const atOnce = 32_768

/** Bytes as the letters that JSON carries. */
export function base64Of(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer)
  let text = ''
  for (let start = 0; start < bytes.length; start += atOnce) {
    text += String.fromCharCode(...bytes.subarray(start, start + atOnce))
  }
  return btoa(text)
}
