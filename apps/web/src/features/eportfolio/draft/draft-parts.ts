import { isKeepable, isSafeName, textLength } from '@learntrail/contract/characters'
import { itemsOf } from '@learntrail/contract/eportfolio/document-tools'
import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { limits } from '@learntrail/contract/limits'
import type { SaveBody } from '../api/save-export-draft.ts'

/** The parts of a draft that a person changes; each is saved as a whole. */
export const draftParts = [
  'name',
  'title',
  'customTextResources',
  'sectionOrder',
  'adjustImages',
  'pages',
  'customImageResources',
] as const
export type DraftPart = (typeof draftParts)[number]
export type DraftChange = Partial<Pick<ExportDraft, DraftPart>>

/** Chosen parts of a draft. */
export function partsOf(draft: DraftChange, names: Iterable<DraftPart>): DraftChange {
  return Object.fromEntries([...names].map((name) => [name, draft[name]]))
}

/** Parts as a save sends them. */
export function bodyOf({ customImageResources, ...parts }: DraftChange): Partial<SaveBody> {
  return {
    ...parts,
    ...(customImageResources ? { customImageIds: customImageResources.map(({ id }) => id) } : {}),
  }
}

/** Two parts of the same stamp say the same; the database keeps keys in an order of its own, and the server trims. */
export function stampOf(name: DraftPart, draft: DraftChange): string {
  const value = name === 'customImageResources' ? draft.customImageResources?.map(({ id }) => id) : draft[name]
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'string') return part.trim()
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([one], [another]) => (one < another ? -1 : 1)))
  })
}

export const isSame = (name: DraftPart, one: DraftChange, another: DraftChange) =>
  one[name] === another[name] || stampOf(name, one) === stampOf(name, another)

/** What keeps a part from being saved: a text that is too long or that cannot be a name. */
export function isUnfit(name: DraftPart, draft: DraftChange): boolean {
  const isOver = (text: string, most: number) => textLength(text) > most || !isKeepable(text)
  if (name === 'title') return isOver(draft.title ?? '', limits.exportTitle)
  if (name === 'name') return isOver(draft.name ?? '', limits.exportFileName) || !isSafeName(draft.name ?? '')
  if (name === 'pages') return isOver(draft.pages?.introduction ?? '', limits.coverIntroduction)
  if (name !== 'customTextResources' || !draft.customTextResources) return false
  const titles = Object.values(draft.customTextResources).flatMap((parts) => parts.map(({ title }) => title))
  return (
    titles.some((title) => isOver(title, limits.partTitle)) ||
    itemsOf(draft.customTextResources).some((item) =>
      item.kind === 'text' ? isOver(item.text, limits.paragraph) : isOver(item.caption, limits.pictureCaption),
    )
  )
}
