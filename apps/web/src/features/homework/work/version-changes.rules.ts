import { plainText } from '@learntrail/contract/content/document'
import type { HandInVersion } from '@learntrail/contract/homework/hand-in'
import { type DiffPart, diffTexts } from '../../../ui/differences/text-diff.ts'

type File = HandInVersion['files'][number]

interface VersionChanges {
  words: DiffPart[]
  /** Characters, as people count them. */
  added: number
  removed: number
  files: { kind: 'added' | 'removed' | 'replaced'; name: string }[]
}

/** What a version has that the one before had not, and the other way round. Files are known by their bytes. */
export function versionChanges(before: HandInVersion, after: HandInVersion): VersionChanges {
  const words = diffTexts(plainText(before.content), plainText(after.content))
  const count = (kind: DiffPart['kind']) =>
    words
      .filter((part) => part.kind === kind)
      .reduce((sum, { text }) => sum + [...text.replaceAll(/\s/g, '')].length, 0)
  return { words, added: count('added'), removed: count('removed'), files: fileChanges(before.files, after.files) }
}

function fileChanges(before: readonly File[], after: readonly File[]): VersionChanges['files'] {
  const gone = without(before, after)
  const come = without(after, before)
  const isNamed = (others: readonly File[], name: string) => others.some((other) => other.displayName === name)
  return [
    ...come.map(({ displayName: name }) => ({ kind: isNamed(gone, name) ? 'replaced' : 'added', name }) as const),
    ...gone
      .filter(({ displayName }) => !isNamed(come, displayName))
      .map(({ displayName: name }) => ({ kind: 'removed', name }) as const),
  ]
}

/** One taken away for each that is the same. */
function without(files: readonly File[], others: readonly File[]): File[] {
  const left = others.map(({ sha256 }) => sha256)
  return files.filter(({ sha256 }) => {
    const at = left.indexOf(sha256)
    if (at < 0) return true
    left.splice(at, 1)
    return false
  })
}
