/*
 * Names inside an archive: whatever people wrote becomes something that every computer can unpack, and that leads
 * nowhere outside of the folder it is unpacked into.
 */

const unusable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029/\\:*?"<>|]/gu
/** Devices of Windows, whatever their ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i
/** File systems count bytes; this leaves room for the numbers before the names. */
const mostBytes = 120

/** A part of a path that is safe, or `fallback` when nothing of it can be used. */
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

/** The same for a file, whose ending is kept however long the name. */
export function safeFileName(name: string, fallback: string): string {
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 ? name.slice(dot + 1).replace(/[^\p{L}\p{N}]/gu, '') : ''
  if (ending === '' || ending.length > 10) return safeName(name, fallback)
  return `${safeName(name.slice(0, dot), fallback)}.${ending}`
}

/** 0012_2026-11-18_水質檢測 */
export function folderName(number: number, date: string, title: string, fallback: string): string {
  return `${String(number).padStart(4, '0')}_${date}_${safeName(title, fallback)}`
}

/** An address of a path inside the archive, as a page beside it links to it. */
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
