import { coWritingLimits } from '@learntrail/contract/co-writing/limits'
import { type ContentBlock, type ContentDocument, plainText } from '@learntrail/contract/content/document'

/**
 * Returns what was added and removed between two texts, in whole blocks, each cut after `most` characters. The
 * unchanged start and end of a changed block are left out.
 */
export function changeOf(before: ContentDocument, after: ContentDocument, most = 300) {
  const [added, removed] = narrowed(linesOf(only(after, before)), linesOf(only(before, after)))
  return { added: excerpt(added, most), removed: excerpt(removed, most) }
}

/** Characters kept around a change, to show where it is. */
const around = 8

function narrowed(added: string, removed: string): [string, string] {
  if (added === '' || removed === '') return [added, removed]
  const [one, other] = [[...added], [...removed]]
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start += 1
  let end = 0
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [from, to] = [Math.max(0, start - around), Math.max(0, end - around)]
  const cut = (characters: string[]) =>
    characters.length === start + end
      ? ''
      : `${from > 0 ? '…' : ''}${characters.slice(from, characters.length - to).join('')}${to > 0 ? '…' : ''}`
  return [cut(one), cut(other)]
}

/** Blocks of `one` that `other` lacks, each as often as it is missing. */
function only(one: ContentDocument, other: ContentDocument): ContentBlock[] {
  const left = new Map<string, number>()
  for (const block of other.content) {
    const key = keyOf(block)
    left.set(key, (left.get(key) ?? 0) + 1)
  }
  return one.content.filter((block) => {
    const key = keyOf(block)
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    return count <= 0
  })
}

const textOf = (block: ContentBlock) => plainText({ type: 'doc', content: [block] })
/** The database reorders the keys of a block, so blocks are compared by type and text. */
const keyOf = (block: ContentBlock) => `${block.type} ${textOf(block)}`

const linesOf = (blocks: ContentBlock[]) =>
  blocks
    .map(textOf)
    .filter((line) => line !== '')
    .join('\n')

function excerpt(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most ? text : `${characters.slice(0, most).join('')}…`
}

/** When silence counts as consent: `coWritingLimits.silenceMs` (three days) after the last change of the text. */
export function silenceEnds(editedAt: Date): Date {
  return new Date(editedAt.getTime() + coWritingLimits.silenceMs)
}

interface Voice {
  isOwner: boolean
  state: string
  hasAgreed: boolean
}

/**
 * Whether each person who accepted has agreed or had the time to. The owner agrees by publishing; invited people have
 * no say.
 */
export function mayPublish(people: readonly Voice[], editedAt: Date, now: Date): boolean {
  const isWaitedFor = ({ isOwner, state, hasAgreed }: Voice) => !isOwner && state === 'accepted' && !hasAgreed
  return !people.some(isWaitedFor) || now.getTime() >= silenceEnds(editedAt).getTime()
}

/** Whether a person writes or is invited to. */
export const isIn = ({ state }: { state: string }) => state === 'invited' || state === 'accepted'
