import { plainText } from '@learntrail/contract/content/document'
import type { HandInVersion } from '@learntrail/contract/homework/hand-in'
import { type DiffPart, diffTexts } from '../../../ui/differences/text-diff.ts'

type File = HandInVersion['files'][number]

interface VersionChanges {
  words: DiffPart[]
  /** Characters added and removed, without white space. */
  added: number
  removed: number
  files: { kind: 'added' | 'removed' | 'replaced'; name: string }[]
}

/** Compares a version with the previous one. Files are compared by hash. */
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

/** Returns the files left after removing one equal file for each of `others`. */
function without(files: readonly File[], others: readonly File[]): File[] {
  const left = others.map(({ sha256 }) => sha256)
  return files.filter(({ sha256 }) => {
    const at = left.indexOf(sha256)
    if (at < 0) return true
    left.splice(at, 1)
    return false
  })
}
