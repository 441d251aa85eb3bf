import { brokenNameRule, cleanName, textLength } from '@learntrail/contract/characters'
import { itemsOf } from '@learntrail/contract/eportfolio/document-tools'
import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { textLimitOf } from '@learntrail/contract/eportfolio/paragraphs'
import { inOrder, shortened } from '../../../saving/stamp.rules.ts'
import type { SaveBody } from '../api/save-export-draft.ts'

/** The editable parts of a draft; each is saved as a whole. */
export const draftParts = [
  'name',
  'title',
  'customTextResources',
  'sectionOrder',
  'adjustImages',
  'pages',
  'uploadDescription',
  'customImageResources',
] as const
export type DraftPart = (typeof draftParts)[number]
export type DraftChange = Partial<Pick<ExportDraft, DraftPart>>

/** Returns some parts of a draft. */
export function partsOf(draft: DraftChange, names: Iterable<DraftPart>): DraftChange {
  return Object.fromEntries([...names].map((name) => [name, draft[name]]))
}

/** Returns parts in the form of the save call. */
export function bodyOf({ customImageResources, ...parts }: DraftChange): Partial<SaveBody> {
  return {
    ...parts,
    ...(customImageResources ? { customImageIds: customImageResources.map(({ id }) => id) } : {}),
  }
}

/** Cached by identity, as parts are immutable. */
const stamps = new WeakMap<object, string>()

/** Returns a string that is equal for equal parts; texts are trimmed, as the server does. */
function stampOf(name: DraftPart, draft: DraftChange): string {
  const part = draft[name]
  if (part === null || typeof part !== 'object') return String(part).trim()
  const known = stamps.get(part)
  if (known !== undefined) return known
  const value = name === 'customImageResources' ? draft.customImageResources?.map(({ id }) => id) : part
  const stamp = JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'string' ? inner.trim() : inOrder(inner),
  )
  stamps.set(part, stamp)
  return stamp
}

export const stampOfParts = (draft: DraftChange) => draftParts.map((name) => stampOf(name, draft)).join('\n')

export const isSame = (name: DraftPart, one: DraftChange, another: DraftChange) =>
  one[name] === another[name] || stampOf(name, one) === stampOf(name, another)

/** Returns whether a part cannot be saved, because a text is too long or not a valid file name. */
export function isUnfit(name: DraftPart, draft: DraftChange): boolean {
  const isOver = (text: string, most: number) => textLength(text) > most
  if (name === 'title') return isOver(draft.title ?? '', ePortfolioLimits.title)
  if (name === 'name')
    return (
      isOver(draft.name ?? '', ePortfolioLimits.fileName) || brokenNameRule(cleanName(draft.name ?? '')) !== undefined
    )
  if (name === 'pages') {
    const { introduction = '', coverFacts = {} } = draft.pages ?? {}
    const facts = Object.values(coverFacts)
    return (
      isOver(introduction, ePortfolioLimits.coverIntroduction) ||
      facts.some((fact) => isOver(fact ?? '', ePortfolioLimits.coverFact))
    )
  }
  if (name === 'uploadDescription') return isOver(draft.uploadDescription ?? '', ePortfolioLimits.uploadDescription)
  if (name !== 'customTextResources' || !draft.customTextResources) return false
  const titles = Object.values(draft.customTextResources).flatMap((parts) => parts.map(({ title }) => title))
  return (
    titles.some((title) => isOver(title, ePortfolioLimits.partTitle)) ||
    itemsOf(draft.customTextResources).some((item) =>
      item.kind === 'text'
        ? isOver(item.text, textLimitOf(item.block))
        : isOver(item.caption, ePortfolioLimits.pictureCaption) ||
          isOver(item.comparedAs ?? '', ePortfolioLimits.comparedAs),
    )
  )
}

/** Returns the parts to save: those that differ from a state the server may have. */
export const newParts = (draft: DraftChange, held: readonly DraftChange[]) =>
  draftParts.filter((name) => held.some((one) => !isSame(name, draft, one)))

/** Returns the draft with unfit parts replaced by their earlier state. */
export const fitParts = (draft: DraftChange, before: DraftChange): DraftChange => ({
  ...draft,
  ...partsOf(
    before,
    draftParts.filter((name) => isUnfit(name, draft)),
  ),
})

/** Merges two changed drafts by parts; null when both changed the same part. */
export function mergeParts(base: DraftChange, mine: DraftChange, theirs: DraftChange): DraftChange | null {
  const differing = draftParts.filter((name) => !isSame(name, mine, theirs))
  const changedThere = differing.filter((name) => isSame(name, mine, base))
  const isDisputed = differing.some((name) => !isSame(name, mine, base) && !isSame(name, theirs, base))
  return isDisputed ? null : { ...mine, ...partsOf(theirs, changedThere) }
}

/** The device's copy: changed parts, and stamps of what they were before. */
export interface KeptParts {
  parts: DraftChange
  before: Partial<Record<DraftPart, string>>
}

const shortStamp = (name: DraftPart, draft: DraftChange) => shortened(stampOf(name, draft))

export function keptParts(draft: DraftChange, before: DraftChange): KeptParts {
  const names = newParts(draft, [before])
  return {
    parts: partsOf(draft, names),
    before: Object.fromEntries(names.map((name) => [name, shortStamp(name, before)])),
  }
}

/**
 * Returns the current draft with the kept parts applied. `base` holds only the parts whose state before the change is
 * still the current one, for merging.
 */
export function withKept({ parts, before }: Partial<KeptParts>, now: DraftChange) {
  if (!parts || !before) return null
  const kept = draftParts.filter((name) => name in parts)
  const known = draftParts.filter((name) => !kept.includes(name) || before[name] === shortStamp(name, now))
  return { text: { ...now, ...partsOf(parts, kept) }, base: partsOf(now, known) }
}
