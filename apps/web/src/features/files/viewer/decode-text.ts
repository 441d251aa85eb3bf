const marks: [encoding: string, bytes: number[]][] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/**
 * Decodes a text file: by its byte order mark if it has one, else as UTF-8, else as Big5, which older programs in
 * Taiwan write, else as UTF-8 with replacement characters. `isCut`: the bytes may end within a character.
 */
export function decodeText(bytes: Uint8Array, isCut = false): string {
  const marked = marks.find(([, mark]) => mark.every((byte, place) => bytes[place] === byte))
  if (marked) return read(bytes, marked[0], isCut) ?? ''
  return read(bytes, 'utf-8', isCut, true) ?? read(bytes, 'big5', isCut, true) ?? read(bytes, 'utf-8', isCut) ?? ''
}

function read(bytes: Uint8Array, encoding: string, isCut: boolean, fatal = false): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes, { stream: isCut })
  } catch {
    return undefined
  }
}
