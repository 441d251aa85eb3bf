import { acceptedExtensions, kindOfName } from '@learntrail/contract/files/file-types'
import { fileLimits } from '@learntrail/contract/files/limits'

/** `picture`: only pictures are accepted here. */
export type RefusalReason = 'format' | 'picture' | 'empty' | 'size' | 'quantity' | 'total'

export interface Refusal {
  key: string
  name: string
  reason: RefusalReason
}

interface Chosen {
  name: string
  size: number
}

interface Room {
  count: number
  bytes: number
}

/** Splits the chosen files into accepted and refused ones, before the first byte is sent. */
export function checkSelection<F extends Chosen>(chosen: readonly F[], taken: Room) {
  const accepted: F[] = []
  const refused: Refusal[] = []
  let { count, bytes } = taken
  for (const file of chosen) {
    const reason = reasonAgainst(file, { count, bytes })
    if (reason) {
      refused.push({ key: `${refused.length}:${file.name}`, name: file.name, reason })
    } else {
      accepted.push(file)
      count += 1
      bytes += file.size
    }
  }
  return { accepted, refused }
}

function reasonAgainst(file: Chosen, { count, bytes }: Room): RefusalReason | null {
  if (kindOfName(file.name) === undefined) return 'format'
  if (file.size === 0) return 'empty'
  if (file.size >= fileLimits.bytes) return 'size'
  if (count >= fileLimits.count) return 'quantity'
  if (bytes + file.size > fileLimits.uploadBytes) return 'total'
  return null
}

/** Value for `accept` of a file input: extensions, as browsers do not know the types of HEIC or ODT. */
export const acceptedNames = namesOf(Object.values(acceptedExtensions).flat())

/** Same, for pictures only. */
export const pictureNames = namesOf(acceptedExtensions.image)

/** Same, for audio only. */
export const soundNames = namesOf(acceptedExtensions.audio)

function namesOf(endings: readonly string[]): string {
  return endings.map((ending) => `.${ending}`).join(',')
}
