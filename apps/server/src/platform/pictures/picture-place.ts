/** The camera's notes (Exif) begin with one of these wherever they stand: in JPEG, PNG, WebP, HEIC, TIFF. */
const headers = [
  { mark: Buffer.from('II*\0', 'latin1'), isLittle: true },
  { mark: Buffer.from('MM\0*', 'latin1'), isLittle: false },
]
const placeInXmp = /GPSLatitude["'=>\s]+\d/
const tags = { place: 0x8825, latitude: 2 }
const rational = 5
/** More than any file has of photos; what looks like more is none. */
const mostNotes = 2_000

/** Whether pictures say where they were taken; `content` may be anything that holds them as they are. */
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
  /** Where an entry of the list at `from` stands. */
  const find = (from: number, tag: number) => {
    for (let left = two(from), at = from + 2; left > 0; left -= 1, at += 12) if (two(at) === tag) return at
    return undefined
  }
  try {
    const place = find(four(4), tags.place)
    const latitude = place === undefined ? undefined : find(four(place + 8), tags.latitude)
    if (latitude === undefined || two(latitude + 2) !== rational || four(latitude + 4) !== 3) return false
    // Phones that were not allowed to note it write nothing divided by nothing.
    return four(four(latitude + 8) + 4) !== 0
  } catch {
    // It points to where nothing is.
    return false
  }
}
