import type { CustomTextResources, DocumentItem, DocumentPart } from '@learntrail/contract/eportfolio/document'
import { type SectionKey, sectionKeys } from '@learntrail/contract/eportfolio/facts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'

/* Edits of the document as an immutable value: each returns a new one that shares all untouched objects. */

/** A place before the item at `index` of a part. */
export interface ItemPlace {
  partId: string
  index: number
}

export interface PartPlace {
  section: SectionKey
  index: number
}

export function findPart(sections: CustomTextResources, partId: string) {
  for (const section of sectionKeys) {
    const index = sections[section].findIndex(({ id }) => id === partId)
    const part = sections[section][index]
    if (part) return { section, index, part }
  }
  return undefined
}

export function findItem(sections: CustomTextResources, itemId: string) {
  for (const section of sectionKeys) {
    for (const part of sections[section]) {
      const index = part.contents.findIndex(({ id }) => id === itemId)
      const item = part.contents[index]
      if (item) return { section, part, index, item }
    }
  }
  return undefined
}

function inSection(
  sections: CustomTextResources,
  section: SectionKey,
  change: (parts: DocumentPart[]) => DocumentPart[],
): CustomTextResources {
  return { ...sections, [section]: change(sections[section]) }
}

export function changePart(
  sections: CustomTextResources,
  partId: string,
  change: (part: DocumentPart) => DocumentPart,
): CustomTextResources {
  const found = findPart(sections, partId)
  if (!found) return sections
  return inSection(sections, found.section, (parts) => parts.map((part) => (part.id === partId ? change(part) : part)))
}

export function changeItem(
  sections: CustomTextResources,
  itemId: string,
  change: (item: DocumentItem) => DocumentItem,
): CustomTextResources {
  const found = findItem(sections, itemId)
  if (!found) return sections
  return changePart(sections, found.part.id, (part) => ({
    ...part,
    contents: part.contents.map((item) => (item.id === itemId ? change(item) : item)),
  }))
}

export function insertItems(
  sections: CustomTextResources,
  items: readonly DocumentItem[],
  { partId, index }: ItemPlace,
): CustomTextResources {
  return changePart(sections, partId, (part) => ({ ...part, contents: part.contents.toSpliced(index, 0, ...items) }))
}

export function removeItem(sections: CustomTextResources, itemId: string): CustomTextResources {
  const found = findItem(sections, itemId)
  if (!found) return sections
  return changePart(sections, found.part.id, (part) => ({
    ...part,
    contents: part.contents.filter(({ id }) => id !== itemId),
  }))
}

/** Moves an item; `to.index` is counted before the item is removed from its place. */
export function moveItem(sections: CustomTextResources, itemId: string, to: ItemPlace): CustomTextResources {
  const found = findItem(sections, itemId)
  if (!found) return sections
  const leavesBefore = found.part.id === to.partId && found.index < to.index
  return insertItems(removeItem(sections, itemId), [found.item], { ...to, index: to.index - (leavesBefore ? 1 : 0) })
}

/** Replaces an item by others, for example a text that was too long by several. */
export function replaceItem(
  sections: CustomTextResources,
  itemId: string,
  items: readonly DocumentItem[],
): CustomTextResources {
  const found = findItem(sections, itemId)
  if (!found) return sections
  return insertItems(removeItem(sections, itemId), items, { partId: found.part.id, index: found.index })
}

/** Replaces adjacent items by others, at the place of the first. */
export function replaceItems(
  sections: CustomTextResources,
  itemIds: readonly string[],
  items: readonly DocumentItem[],
): CustomTextResources {
  const [first = '', ...others] = itemIds
  return replaceItem(others.reduce(removeItem, sections), first, items)
}

export function addPart(sections: CustomTextResources, part: DocumentPart, to: PartPlace): CustomTextResources {
  return inSection(sections, to.section, (parts) => parts.toSpliced(to.index, 0, part))
}

/** Removes a part, unless it is the only one of its section. */
export function removePart(sections: CustomTextResources, partId: string): CustomTextResources {
  const found = findPart(sections, partId)
  if (!found || sections[found.section].length === 1) return sections
  return inSection(sections, found.section, (parts) => parts.filter(({ id }) => id !== partId))
}

export function movePart(sections: CustomTextResources, partId: string, to: PartPlace): CustomTextResources {
  const found = findPart(sections, partId)
  if (!found) return sections
  const isSame = found.section === to.section
  if (!isSame && (sections[found.section].length === 1 || sections[to.section].length >= ePortfolioLimits.sectionParts))
    return sections
  const rest = inSection(sections, found.section, (parts) => parts.filter(({ id }) => id !== partId))
  const index = to.index - (isSame && found.index < to.index ? 1 : 0)
  return addPart(rest, found.part, { section: to.section, index })
}

export function moveSection(order: readonly SectionKey[], key: SectionKey, to: number): SectionKey[] {
  const from = order.indexOf(key)
  const rest = order.filter((one) => one !== key)
  return rest.toSpliced(to - (from < to ? 1 : 0), 0, key)
}

export type Refusal = 'partFull' | 'documentFull' | 'sectionFull'

/** Returns why items cannot be put into a part, or null. Moved items count only towards the part. */
export function refusalOf(
  sections: CustomTextResources,
  partId: string,
  { added, moved = 0 }: { added: number; moved?: number },
): Refusal | null {
  const all = sectionKeys.reduce(
    (sum, key) => sum + sections[key].reduce((inner, { contents }) => inner + contents.length, 0),
    0,
  )
  const there = findPart(sections, partId)?.part.contents.length ?? 0
  if (there + added + moved > ePortfolioLimits.partItems) return 'partFull'
  return all + added > ePortfolioLimits.documentItems ? 'documentFull' : null
}
