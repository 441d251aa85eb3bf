import type { ContentBlock } from '@learntrail/contract/content/document'
import { itemsOf } from '@learntrail/contract/eportfolio/document-tools'
import { namesAsWords } from '@learntrail/contract/eportfolio/paragraphs'
import { titleWith } from '../typeset/document.texts.ts'
import { documentData, type SetPicture } from '../typeset/document-data.rules.ts'
import type { DocumentInput } from '../typeset/document-input.rules.ts'

export interface FlowingPicture extends Pick<SetPicture, 'name' | 'label' | 'alt' | 'tag' | 'ratio'> {
  /** Percent of the text's width; null if the owner did not set it. */
  width: number | null
}
export type FlowingPiece =
  | { kind: 'text'; text: string; block?: ContentBlock | undefined }
  /** Side by side where there is room. */
  | { kind: 'pictures'; pictures: FlowingPicture[] }
  /** A teacher's certification. */
  | { kind: 'certified'; words: string }
export interface FlowingPart {
  title: string
  number: string
  pieces: FlowingPiece[]
}
/** A section; its first part has the section's title. */
export interface FlowingChapter {
  parts: FlowingPart[]
  gallery: FlowingPicture[]
}

/** Content of a document without pages: for web, EPUB and Word. */
export interface FlowingDocument {
  language: 'zh-Hant-TW' | 'en'
  title: string
  /** Whether the front is a page of its own, with introduction, facts and cover picture. */
  hasCover: boolean
  introduction: string
  /** Owner, school and day; unknown ones are omitted. */
  maker: string[]
  /** Further facts on the cover. */
  facts: (readonly [name: string, value: string])[]
  cover: FlowingPicture | null
  chapters: FlowingChapter[]
  confirmation: { url: string; code: string }
  palette: { main: string; deep: string; soft: string; wash: string }
  texts: Pick<
    ReturnType<typeof documentData>['texts'],
    'contents' | 'gallery' | 'confirmationTitle' | 'confirmationText' | 'confirmationCode' | 'confirmationAlt'
  > & { notes: string }
}

const noteTitles = { tw: '註', en: 'Notes' }

/** Returns the content of a document; a picture in `missing` is replaced by words that say which it was. */
export function flowingDocument(input: DocumentInput, publicUrl: string, missing: readonly string[]): FlowingDocument {
  const data = documentData(input, publicUrl, missing)
  const items = itemsOf(input.content.customTextResources)
  const blocks = new Map(
    items.map((item) => [item.id, item.kind === 'text' && item.block ? namesAsWords(item.block) : undefined]),
  )
  const widths = new Map(items.map((item) => [item.id, item.kind === 'image' ? item : undefined]))
  const pictureOf = ({ id, name, label, alt, tag, ratio }: SetPicture): FlowingPicture[] => {
    if (data.missing.includes(name)) return []
    const set = widths.get(id)
    const isSet = set !== undefined && set.arrangement === undefined && (set.isPinned || set.width < 100)
    return [{ name, label, alt, tag, ratio, width: isSet ? set.width : null }]
  }
  const lostOf = (set: readonly SetPicture[]): FlowingPiece[] =>
    set.flatMap(({ name }) => {
      const words = data.missing.includes(name) ? data.lost[name] : undefined
      return words === undefined ? [] : [{ kind: 'text', text: words }]
    })
  const pictures = (set: readonly SetPicture[]): FlowingPiece[] => {
    const shown = set.flatMap(pictureOf)
    return [...(shown.length === 0 ? [] : [{ kind: 'pictures' as const, pictures: shown }]), ...lostOf(set)]
  }
  const textOf = ({ id, text }: { id: string; text: string }): FlowingPiece => ({
    kind: 'text',
    text,
    block: blocks.get(id),
  })
  type Group = (typeof data.sections)[number]['parts'][number]['contents'][number]
  const piecesOf = (group: Group): FlowingPiece[] => {
    switch (group.kind) {
      case 'text':
        return [textOf(group)]
      case 'image':
        return pictures([group])
      case 'rows':
        return group.rows.flatMap(pictures)
      case 'page':
        return pictures([group.image])
      case 'beside':
        return [...pictures([group.image]), ...group.texts.map(textOf)]
    }
  }
  const { contents, gallery, confirmationTitle, confirmationText, confirmationCode, confirmationAlt } = data.texts
  const isShown = data.hasCover && data.cover !== null && !data.missing.includes(data.cover.name)
  return {
    language: data.locale === 'en' ? 'en' : 'zh-Hant-TW',
    // EPUB readers reject a book without a title.
    title: data.title.trim() || data.texts.kind,
    hasCover: data.hasCover,
    introduction: data.hasCover ? data.introduction : '',
    maker: [data.owner, data.school ?? '', data.madeOn].filter((part) => part !== ''),
    facts: data.hasCover ? data.coverFacts : [],
    cover: isShown && data.cover !== null ? { ...data.cover, label: '', tag: '', ratio: 1, width: null } : null,
    chapters: data.sections.map((section) => ({
      parts: section.parts.map(({ title, number, contents: groups, certifications }, index) => ({
        title,
        number,
        pieces: [
          ...groups.flatMap(piecesOf),
          ...(index === section.parts.length - 1 ? lostOf(section.gallery.flat()) : []),
          ...certifications.map((words) => ({ kind: 'certified' as const, words })),
        ],
      })),
      gallery: section.gallery.flat().flatMap(pictureOf),
    })),
    confirmation: { url: data.confirmation.url, code: data.confirmation.code },
    palette: data.palette,
    texts: {
      contents,
      gallery,
      confirmationTitle,
      confirmationText,
      confirmationCode,
      confirmationAlt,
      notes: noteTitles[data.locale],
    },
  }
}

/** Name of a chapter in the contents; empty if it has none. */
export const chapterName = ({ parts: [first] }: FlowingChapter): string =>
  first === undefined || first.title === '' ? '' : titleWith(first.number, first.title)
