/** Exif data begins with one of these in any container: JPEG, PNG, WebP, HEIC, TIFF. */
const headers = [
  { mark: Buffer.from('II*\0', 'latin1'), isLittle: true },
  { mark: Buffer.from('MM\0*', 'latin1'), isLittle: false },
]
const placeInXmp = /GPSLatitude["'=>\s]+\d/
const tags = { place: 0x8825, latitude: 2 }
const rational = 5
/** More than any file has photos; further matches are coincidence. */
const mostNotes = 2_000

/** Returns whether pictures reveal where they were taken; `content` may be any file that contains them uncompressed. */
export function holdsPlace(content: Buffer): boolean {
  return headers.some((header) => hasPlaceNotes(content, header)) || placeInXmp.test(content.toString('latin1'))
}

function hasPlaceNotes(content: Buffer, { mark, isLittle }: (typeof headers)[number]): boolean {
  let at = content.indexOf(mark)
  for (let seen = 0; at >= 0 && seen < mostNotes; seen += 1) {
    if (hasLatitude(content.subarray(at), isLittle)) return true
    at = content.indexOf(mark, at + mark.length)
  }
  return false
}

function hasLatitude(notes: Buffer, isLittle: boolean): boolean {
  const two = (at: number) => (isLittle ? notes.readUInt16LE(at) : notes.readUInt16BE(at))
  const four = (at: number) => (isLittle ? notes.readUInt32LE(at) : notes.readUInt32BE(at))
  /** Returns the offset of a tag's entry in the directory at `from`; undefined if absent. */
  const find = (from: number, tag: number) => {
    for (let left = two(from), at = from + 2; left > 0; left -= 1, at += 12) if (two(at) === tag) return at
    return undefined
  }
  try {
    const place = find(four(4), tags.place)
    const latitude = place === undefined ? undefined : find(four(place + 8), tags.latitude)
    if (latitude === undefined || two(latitude + 2) !== rational || four(latitude + 4) !== 3) return false
    // Phones without location access write 0/0.
    return four(four(latitude + 8) + 4) !== 0
  } catch {
    // An offset points beyond the data.
    return false
  }
}
