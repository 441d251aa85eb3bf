const marks: [encoding: string, bytes: number[]][] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/**
 * The text in these bytes: by its mark where it has one, else UTF-8, else Big5, which older programs in Taiwan write.
 * What is neither is read as UTF-8 with signs for what cannot be read. `isCut`: the last character may be half.
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
