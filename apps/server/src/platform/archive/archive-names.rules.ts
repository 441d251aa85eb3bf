/*
 * Names inside an archive. Turns what people typed into names that every operating system can unpack and that cannot
 * lead outside the folder they are unpacked into.
 */

const unusable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029/\\:*?"<>|]/gu
/** Device names reserved by Windows, with any extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i
/** Bytes of one name, as file systems count bytes; leaves room for the number before the name. */
const mostBytes = 120

/** Returns `name` as a safe path segment of at most 120 bytes, or `fallback` when nothing of it is usable. */
export function safeName(name: string, fallback: string): string {
  const clean = name
    .normalize('NFC')
    .replace(unusable, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const short = shortened(clean).replace(/[\s.]+$/, '')
  if (short === '' || /^_+$/.test(short)) return fallback
  return reserved.test(short.split('.')[0] ?? '') ? `_${short}` : short
}

/** Returns a safe file name like `safeName`, but keeps the extension however long the name is. */
export function safeFileName(name: string, fallback: string): string {
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 ? name.slice(dot + 1).replace(/[^\p{L}\p{N}]/gu, '') : ''
  if (ending === '' || ending.length > 10) return safeName(name, fallback)
  return `${safeName(name.slice(0, dot), fallback)}.${ending}`
}

/** Returns a folder name such as `0012_2026-11-18_水質檢測`. */
export function folderName(number: number, date: string, title: string, fallback: string): string {
  return `${String(number).padStart(4, '0')}_${date}_${safeName(title, fallback)}`
}

/** Returns the relative URL of a path inside the archive, as a page next to it links to it. */
export function linkTo(...parts: string[]): string {
  return parts.map(encodeURIComponent).join('/')
}

function shortened(name: string): string {
  let bytes = 0
  let short = ''
  for (const character of name) {
    bytes += Buffer.byteLength(character)
    if (bytes > mostBytes) break
    short += character
  }
  return short
}
