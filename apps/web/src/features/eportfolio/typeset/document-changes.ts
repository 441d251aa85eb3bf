import type {
  CustomTextResources,
  DocumentItem,
  DocumentPart,
  ImageItem,
  TextItem,
} from '@learntrail/contract/eportfolio/document'
import { type SectionKey, sectionKeys } from '@learntrail/contract/eportfolio/facts'

/** A part, text or picture selected on a page. */
export interface Selection {
  kind: 'part' | 'text' | 'image'
  id: string
}

export type Selected =
  | { kind: 'part'; section: SectionKey; part: DocumentPart }
  | { kind: 'text'; section: SectionKey; part: DocumentPart; item: TextItem }
  | { kind: 'image'; section: SectionKey; part: DocumentPart; item: ImageItem }

/** Returns the selected thing as it is now, or null when it is gone. */
export function find(sections: CustomTextResources, { kind, id }: Selection): Selected | null {
  for (const section of sectionKeys) {
    for (const part of sections[section]) {
      if (kind === 'part' && part.id === id) return { kind, section, part }
      const item = part.contents.find((one) => one.id === id)
      if (kind === 'text' && item?.kind === 'text') return { kind, section, part, item }
      if (kind === 'image' && item?.kind === 'image') return { kind, section, part, item }
    }
  }
  return null
}

export function changePart(
  sections: CustomTextResources,
  id: string,
  change: Partial<Pick<DocumentPart, 'title' | 'breakBefore'>>,
): CustomTextResources {
  return eachPart(sections, (part) => (part.id === id ? { ...part, ...change } : part))
}

export function changeText(
  sections: CustomTextResources,
  id: string,
  change: Partial<Pick<TextItem, 'text' | 'breakBefore'>>,
): CustomTextResources {
  return eachItem(sections, (item) => (item.id === id && item.kind === 'text' ? { ...item, ...change } : item))
}

export function changeImage(
  sections: CustomTextResources,
  id: string,
  change: Partial<Omit<ImageItem, 'kind' | 'id'>>,
): CustomTextResources {
  return eachItem(sections, (item) => (item.id === id && item.kind === 'image' ? { ...item, ...change } : item))
}

function eachItem(sections: CustomTextResources, change: (item: DocumentItem) => DocumentItem): CustomTextResources {
  return eachPart(sections, (part) => {
    const contents = part.contents.map(change)
    return contents.every((item, index) => item === part.contents[index]) ? part : { ...part, contents }
  })
}

function eachPart(sections: CustomTextResources, change: (part: DocumentPart) => DocumentPart): CustomTextResources {
  const changed = sectionKeys.map((key) => [key, sections[key].map(change)] as const)
  return Object.fromEntries(changed) as unknown as CustomTextResources
}
