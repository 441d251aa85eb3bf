import type { CustomTextResources, DocumentPart, ImageItem, TextItem } from '@learntrail/contract/eportfolio/document'
import { itemsOf } from '@learntrail/contract/eportfolio/document-tools'
import type { SectionKey, TextSize } from '@learntrail/contract/eportfolio/facts'
import type { StoredFile } from '../../files/index.ts'
import type { DocumentInput } from './document-input.ts'
import { documentTexts, groupedCode, writtenDay } from './document-texts.ts'
import { ownNumber } from './own-number.rules.ts'
import { palettes } from './palettes.ts'
import { titleLines } from './title-lines.rules.ts'

/** A picture as a template gets it. */
export interface SetPicture extends Pick<ImageItem, 'id' | 'width' | 'place' | 'breakBefore'> {
  kind: 'image'
  name: string
  /** Height by width. */
  ratio: number
  /** What is printed below it; nothing where there is no caption. */
  label: string
  alt: string
}
type SetText = Pick<TextItem, 'id' | 'text' | 'breakBefore'> & { kind: 'text' }
/** A picture with the paragraphs that stand beside it. */
interface Beside {
  kind: 'beside'
  image: SetPicture
  texts: SetText[]
}

/** Points of the text. */
const textSizes: Record<TextSize, number> = { small: 9.5, medium: 10.5, large: 12 }
/** Of a picture whose size is not known. */
const usualRatio = 0.75
/** Stands for a code that is not given yet: as long as a real one, so that the page is the same. */
const codeToCome = 'XXXXXXXXXXXXXXXX'

/** The name by which a template calls a picture. */
export const pictureName = (fileId: string): string => `p-${fileId}`
export const fileIdOf = (name: string): string => name.slice(2)
export const qrName = 'confirmation.svg'

export const confirmationUrl = (publicUrl: string, code: string | null): string =>
  `${publicUrl}/confirm/${code ?? codeToCome}`

/** The file that is shown for a picture: what came out of adjusting it, else the picture itself. */
export function shownFileOf({ content }: Pick<DocumentInput, 'content'>, imageId: string): string {
  return content.adjustImages.find((adjusted) => adjusted.imageId === imageId)?.adjustedId ?? imageId
}

/** Ids of the files that the pages show, each once. */
export function shownFileIds(input: Pick<DocumentInput, 'content'>): string[] {
  const { customTextResources, pages } = input.content
  const placed = itemsOf(customTextResources).flatMap((item) => (item.kind === 'image' ? [item.imageId] : []))
  const cover = pages.hasCover && pages.coverImageId !== null ? [pages.coverImageId] : []
  return [...new Set([...cover, ...placed].map((imageId) => shownFileOf(input, imageId)))]
}

/** All that a template reads as `data`; `missing` are ids of files whose bytes are gone. */
export function documentData(input: DocumentInput, publicUrl: string, missing: readonly string[]) {
  const { content, owner, madeOn, confirmationCode } = input
  const { pages } = content
  const locale = pages.language
  const words = documentTexts[locale]
  const { figure: _f, number: _n, chapter: _c, stop: _s, certified: _y, madeOfCertified: _m, ...texts } = words
  return {
    locale,
    title: content.title,
    titleLines: titleLines(content.title),
    introduction: pages.introduction,
    owner: owner.displayName,
    school: owner.schoolName,
    madeOn: writtenDay(madeOn, locale),
    date: madeOn.split('-').map(Number),
    palette: palettes[pages.colour],
    landscape: pages.orientation === 'landscape',
    size: textSizes[pages.textSize],
    hasCover: pages.hasCover,
    hasContents: pages.hasContents,
    sectionPages: pages.hasSectionPages,
    cover:
      pages.coverImageId === null
        ? null
        : { name: pictureName(shownFileOf(input, pages.coverImageId)), alt: documentTexts[locale].pictureAlt },
    sections: sectionsOf(input),
    confirmation: {
      url: confirmationUrl(publicUrl, confirmationCode),
      code: groupedCode(confirmationCode ?? codeToCome),
      picture: qrName,
    },
    /** Pictures with an empty frame in their place. */
    missing: missing.map(pictureName),
    texts,
  }
}

interface SetPart {
  id: string
  title: string
  /** Of a section's first part, as it is printed. */
  number: string
  breakBefore: boolean
  contents: (SetText | SetPicture | Beside)[]
  /** What teachers have confirmed of it. */
  certifications: string[]
}

/** Sections in their order; those in which nothing stands are not printed, nor are such parts. */
function sectionsOf(input: DocumentInput): { parts: SetPart[] }[] {
  const { content } = input
  const numbers = documentTexts[content.pages.language]
  let sectionCount = 0
  let figureCount = 0
  /** What is printed below a picture. A caption that counts for itself is counted with the others. */
  const labelOf = (caption: string) => {
    if (caption === '') return ''
    const own = ownNumber(caption)
    figureCount = own ?? figureCount + 1
    return own === undefined ? `${numbers.figure(figureCount)}　${caption}` : caption
  }
  return content.sectionOrder.flatMap((key: SectionKey) => {
    const parts = printedParts(content.customTextResources[key])
    const [first] = parts
    if (first === undefined) return []
    if (first.title !== '') sectionCount += 1
    const number = first.title === '' ? '' : sectionNumber(input, sectionCount)
    return [
      {
        parts: parts.map((part, index) => ({
          id: part.id,
          title: part.title,
          number: index === 0 ? number : '',
          breakBefore: part.breakBefore,
          contents: grouped(part.contents.flatMap((item) => setItem(input, item, labelOf))),
          certifications: certificationsOf(input, part.id),
        })),
      },
    ]
  })
}

function certificationsOf({ content, certifications }: DocumentInput, partId: string): string[] {
  const { language } = content.pages
  const { certified, madeOfCertified } = documentTexts[language]
  return certifications
    .filter((one) => one.partId === partId)
    .map(({ title, certifier, day, isChanged }) =>
      (isChanged ? madeOfCertified : certified)(title, certifier, writtenDay(day, language)),
    )
}

/** A section's number as its design shows it: 一, 第一章, 第一站, 01. */
function sectionNumber({ content }: DocumentInput, count: number): string {
  const texts = documentTexts[content.pages.language]
  const number = texts.number(count)
  switch (content.pages.template) {
    case 'works':
      return texts.chapter(number)
    case 'timeline':
      return texts.stop(number)
    case 'bold':
      return String(count).padStart(2, '0')
    default:
      return number
  }
}

const isPrinted = (part: DocumentPart) => part.contents.some((item) => item.kind === 'image' || item.text !== '')

/** The first part carries the section's title, so it is there whenever another one is. */
function printedParts(parts: CustomTextResources[SectionKey]): DocumentPart[] {
  return parts.some(isPrinted) ? parts.filter((part, index) => index === 0 || isPrinted(part)) : []
}

function setItem(
  input: DocumentInput,
  item: TextItem | ImageItem,
  labelOf: (caption: string) => string,
): (SetText | SetPicture)[] {
  if (item.kind === 'text') {
    const { kind, id, text, breakBefore } = item
    return text === '' ? [] : [{ kind, id, text, breakBefore }]
  }
  const { kind, id, imageId, width, place, caption, breakBefore } = item
  const fileId = shownFileOf(input, imageId)
  return [
    {
      kind,
      id,
      width,
      place,
      breakBefore,
      name: pictureName(fileId),
      ratio: ratioOf(input.pictures.get(fileId)),
      label: labelOf(caption),
      alt: caption === '' ? documentTexts[input.content.pages.language].pictureAlt : caption,
    },
  ]
}

function ratioOf(file: StoredFile | undefined): number {
  if (!file?.width || !file.height) return usualRatio
  return file.height / file.width
}

/** Lets the paragraphs after a picture at the side stand beside it: up to the next picture or page break. */
function grouped(items: (SetText | SetPicture)[]): SetPart['contents'] {
  const groups: SetPart['contents'] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (item.kind === 'image' && item.place === 'side') groups.push({ kind: 'beside', image: item, texts: [] })
    else if (item.kind === 'text' && last?.kind === 'beside' && last.texts.length === 0 && !item.breakBefore) {
      last.texts.push(item)
    } else groups.push(item)
  }
  return groups
}
