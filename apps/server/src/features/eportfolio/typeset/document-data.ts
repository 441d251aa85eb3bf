import { linesWithin } from '@learntrail/contract/content/document'
import type {
  CustomTextResources,
  DocumentItem,
  DocumentPart,
  ImageItem,
  Pages,
  TextItem,
} from '@learntrail/contract/eportfolio/document'
import {
  comparedPairs,
  coverFactsOf,
  isFree,
  isInGallery,
  itemsOf,
} from '@learntrail/contract/eportfolio/document-tools'
import type { SectionKey, TextSize } from '@learntrail/contract/eportfolio/facts'
import { ePortfolioPaths } from '@learntrail/contract/eportfolio/paths'
import type { StoredFile } from '../../files/index.ts'
import { blockForPrint } from './block-for-print.rules.ts'
import type { DocumentInput } from './document-input.ts'
import { documentTexts, groupedCode, shortDay, writtenDay } from './document-texts.ts'
import { emsOf } from './ems.rules.ts'
import { ownNumber } from './own-number.rules.ts'
import { palettes } from './palettes.ts'
import { galleryRows, rowsOf } from './pictures-together.rules.ts'
import { titleLines } from './title-lines.rules.ts'

/** A picture as a template gets it. */
export interface SetPicture extends Pick<ImageItem, 'id' | 'width' | 'place' | 'breakBefore'> {
  kind: 'image'
  name: string
  hasPage: boolean
  /** Height by width. */
  ratio: number
  /** Nobody has set its size or place: the design does. */
  isFree: boolean
  /** No text goes before it to fill a page. */
  keepsPlace: boolean
  /** What stands above it where it is compared with another one; else empty. */
  tag: string
  /** Its number as it is printed (圖 1), and what is said of it; both empty where there is no caption. */
  figure: string
  words: string
  /** Both together, and how long that is (`emsOf`). */
  label: string
  ems: number
  alt: string
}
interface SetText extends Pick<TextItem, 'id' | 'text' | 'breakBefore'> {
  kind: 'text'
  /** How long its lines are (`emsOf`). */
  ems: number[]
  /** Its form where it has any, as `rich-text.typ` reads it. */
  block?: object
  /** Of the material it came from, as it is printed, where that is another one than before it. */
  day?: string
}
/** A picture with the paragraphs that stand beside it. */
interface Beside {
  kind: 'beside'
  image: SetPicture
  texts: SetText[]
}

/** Pictures that stand together, row by row. */
interface Rows {
  kind: 'rows'
  rows: SetPicture[][]
}

/** A picture that has a page to itself. */
interface FullPage {
  kind: 'page'
  image: SetPicture
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
  `${publicUrl}${ePortfolioPaths.confirmation(code ?? codeToCome)}`

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
  const {
    figure: _f,
    number: _n,
    partNumber: _p,
    chapter: _c,
    counted: _o,
    alone: _a,
    stop: _s,
    certified: _y,
    coverFacts: nameOfFact,
    madeOfCertified: _m,
    compared: _d,
    lostPicture,
    ...texts
  } = words
  return {
    locale,
    edition: input.edition,
    title: content.title,
    titleLines: titleLines(content.title),
    introduction: pages.introduction,
    coverFacts: coverFactsOf(pages).map(({ name, value }) => [nameOfFact[name], value] as const),
    owner: owner.displayName,
    school: owner.schoolName,
    madeOn: writtenDay(madeOn, locale),
    date: madeOn.split('-').map(Number),
    palette: palettes[pages.colour],
    landscape: pages.orientation === 'landscape',
    size: textSizes[pages.textSize],
    hasCover: pages.hasCover,
    hasBackPage: pages.hasBackPage ?? false,
    hasContents: pages.hasContents,
    sectionPages: pages.hasSectionPages,
    cover:
      pages.coverImageId === null
        ? null
        : { name: pictureName(shownFileOf(input, pages.coverImageId)), alt: documentTexts[locale].pictureAlt },
    sections: sectionsOf(input),
    /** Addresses that texts lead to, each once, where the design prints them. */
    links: pages.template === 'academic' ? linksIn(content) : [],
    confirmation: {
      url: confirmationUrl(publicUrl, confirmationCode),
      code: groupedCode(confirmationCode ?? codeToCome),
      picture: qrName,
    },
    /** Pictures with a frame in their place, and what it says of each that cannot be read. */
    missing: missing.map(pictureName),
    lost: Object.fromEntries(
      [...input.pictures.values()].map(({ id, displayName }) => [pictureName(id), lostPicture(displayName)]),
    ),
    texts,
  }
}

type Label = Pick<SetPicture, 'figure' | 'words' | 'label' | 'ems'>

interface SetPart {
  id: string
  title: string
  /** Of a section's first part, as it is printed. */
  number: string
  breakBefore: boolean
  contents: (SetText | SetPicture | Beside | Rows | FullPage)[]
  /** What teachers have confirmed of it. */
  certifications: string[]
}

interface SetSection {
  parts: SetPart[]
  /** Rows of the pictures that stand at its end. */
  gallery: SetPicture[][]
}

/** Sections in their order; those in which nothing stands are not printed, nor are such parts. */
function sectionsOf(input: DocumentInput): SetSection[] {
  const { content } = input
  const numbers = documentTexts[content.pages.language]
  let sectionCount = 0
  let figureCount = 0
  /** What is said of a picture. A caption that counts for itself is counted with the others. */
  const labelOf = (caption: string): Label => {
    if (caption === '') return { figure: '', words: '', label: '', ems: 0 }
    const own = ownNumber(caption)
    figureCount = own ?? figureCount + 1
    const figure = own === undefined ? numbers.figure(figureCount) : ''
    const label = own === undefined ? `${figure}　${caption}` : caption
    return { figure, words: caption, label, ems: emsOf(label) }
  }
  let lastDay: string | undefined
  /** Said once for all texts of a day, where the design has a place for it. */
  const dayOf = ({ day }: TextItem) => {
    if (content.pages.template !== 'timeline' || day === undefined || day === lastDay) return {}
    lastDay = day
    return { day: shortDay(day, content.pages.language) }
  }
  return content.sectionOrder.flatMap((key: SectionKey) => {
    const parts = printedParts(content.customTextResources[key])
    const [first] = parts
    if (first === undefined) return []
    if (first.title !== '') sectionCount += 1
    const number = first.title === '' ? '' : sectionNumber(input, sectionCount)
    const set = (items: readonly DocumentItem[]) => items.flatMap((item) => setItem(input, item, { labelOf, dayOf }))
    const setParts = parts.map((part, index) => ({
      id: part.id,
      title: part.title,
      number: index === 0 ? number : partNumber(input, sectionCount, parts.slice(1, index + 1)),
      breakBefore: part.breakBefore,
      contents: grouped(set(part.contents.filter((item) => !isInGallery(item))), pairsOf(input, part), content.pages),
      certifications: certificationsOf(input, part.id),
    }))
    // After the parts, as they are counted in the order in which they stand.
    const gallery = set(content.customTextResources[key].flatMap(({ contents }) => contents.filter(isInGallery)))
    const rows = rowsOf(
      gallery.filter((item) => item.kind === 'image'),
      galleryRows,
    )
    return [{ parts: setParts, gallery: rows }]
  })
}

/** What stands above the pictures of a part that are compared, by the id of the first one. */
function pairsOf({ content }: DocumentInput, { contents }: DocumentPart): ReadonlyMap<string, [string, string]> {
  const { compared } = documentTexts[content.pages.language]
  return new Map(
    [...comparedPairs(contents)].map(([id, { before, after }]) => [
      id,
      [before.comparedAs || compared.before, after.comparedAs || compared.after],
    ]),
  )
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

/**
 * A section's number as its design shows it: 第一章, 一、, 第一站, 01. Never 一 alone, which is a dash to whoever reads it.
 * The first edition's templates add to it what they need.
 */
function sectionNumber({ content, edition }: DocumentInput, count: number): string {
  const texts = documentTexts[content.pages.language]
  const number = texts.number(count)
  switch (content.pages.template) {
    case 'works':
      return texts.chapter(number)
    case 'academic':
      return edition === 1 ? number : texts.counted(number)
    case 'calm':
    case 'minimal':
      return edition === 1 ? number : texts.alone(number)
    case 'timeline':
      return texts.stop(number)
    case 'bold':
      return String(count).padStart(2, '0')
  }
}

/** Of a part below its section's title; designs that do not number them, and parts without a title, have none. */
function partNumber({ content }: DocumentInput, section: number, upTo: readonly DocumentPart[]): string {
  const { template, language } = content.pages
  if (template !== 'academic' || section === 0 || upTo.at(-1)?.title === '') return ''
  const count = upTo.filter(({ title }) => title !== '').length
  return documentTexts[language].partNumber(section, count)
}

/** Addresses in the order in which they are printed; what stands there in full is not said again. */
function linksIn({ sectionOrder, customTextResources }: DocumentInput['content']): string[] {
  const blocks = sectionOrder.flatMap((key) =>
    customTextResources[key].flatMap(({ contents }) =>
      contents.flatMap((item) => (item.kind === 'text' && item.block ? [item.block] : [])),
    ),
  )
  const addresses = blocks
    .flatMap(linesWithin)
    .flat()
    .flatMap((node) => {
      if (node.type !== 'text') return []
      const link = node.marks?.find((mark) => mark.type === 'link')
      return link === undefined || link.attrs.href === node.text ? [] : [link.attrs.href]
    })
  return [...new Set(addresses)]
}

/** What goes to the gallery stands below no title of a part. */
const isPrinted = (part: DocumentPart) =>
  part.contents.some((item) => (item.kind === 'image' ? !isInGallery(item) : item.text !== ''))

/** The first part carries the section's title, so it is there whenever another one is. */
function printedParts(parts: CustomTextResources[SectionKey]): DocumentPart[] {
  const isThere = parts.some((part) => isPrinted(part) || part.contents.some(isInGallery))
  return isThere ? parts.filter((part, index) => index === 0 || isPrinted(part)) : []
}

function setItem(
  input: DocumentInput,
  item: TextItem | ImageItem,
  { labelOf, dayOf }: { labelOf: (caption: string) => Label; dayOf: (item: TextItem) => Pick<SetText, 'day'> },
): (SetText | SetPicture)[] {
  if (item.kind === 'text') {
    const { kind, id, text, block, breakBefore } = item
    if (text === '') return []
    const form = block && { block: blockForPrint(block) }
    return [{ kind, id, text, ems: text.split('\n').map(emsOf), ...form, ...dayOf(item), breakBefore }]
  }
  const { kind, id, imageId, width, place, caption, breakBefore, keepsPlace = false, arrangement } = item
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
      isFree: input.edition !== 1 && isFree(item),
      keepsPlace,
      hasPage: arrangement === 'page',
      tag: '',
      ...labelOf(caption),
      alt: caption === '' ? documentTexts[input.content.pages.language].pictureAlt : caption,
    },
  ]
}

function ratioOf(file: StoredFile | undefined): number {
  if (!file?.width || !file.height) return usualRatio
  return file.height / file.width
}

/**
 * Lets the paragraph after a picture at the side stand beside it, pictures that are compared beside each other, and
 * pictures that follow each other together where nobody has set how: up to the next page break.
 */
function grouped(
  items: (SetText | SetPicture)[],
  pairs: ReadonlyMap<string, [string, string]>,
  { template }: Pick<Pages, 'template'>,
): SetPart['contents'] {
  const groups: SetPart['contents'] = []
  let together: SetPicture[] = []
  const endTogether = () => {
    groups.push(...setTogether(together, template === 'works'))
    together = []
  }
  const waiting = [...items]
  for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
    const goesOn = item.kind === 'image' && item.isFree && !(item.breakBefore && together.length > 0)
    if (!goesOn) endTogether()
    const last = groups.at(-1)
    const tags = pairs.get(item.id)
    const [next] = waiting
    if (item.kind === 'image' && tags !== undefined && next?.kind === 'image') {
      waiting.shift()
      groups.push({
        kind: 'rows',
        rows: [
          [
            { ...item, tag: tags[0] },
            { ...next, tag: tags[1] },
          ],
        ],
      })
    } else if (item.kind === 'image' && item.hasPage) groups.push({ kind: 'page', image: item })
    else if (item.kind === 'image' && item.isFree) together.push(item)
    else if (item.kind === 'image' && item.place === 'side') groups.push({ kind: 'beside', image: item, texts: [] })
    else if (item.kind === 'text' && last?.kind === 'beside' && last.texts.length === 0 && !item.breakBefore) {
      last.texts.push(item)
    } else groups.push(item)
  }
  endTogether()
  return groups
}

/** Pictures that follow each other, in rows; where one is to stand out, the first of several that is not tall. */
function setTogether(pictures: readonly SetPicture[], standsOut: boolean): (SetPicture | Rows)[] {
  const [first, ...others] = pictures
  if (first === undefined) return []
  if (others.length === 0) return [first]
  if (standsOut && first.ratio <= 1) return [first, ...setTogether(others, false)]
  return [{ kind: 'rows', rows: rowsOf(pictures) }]
}
