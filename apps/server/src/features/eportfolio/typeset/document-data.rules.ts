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
import { documentTexts, groupedCode, shortDay, writtenDay } from './document.texts.ts'
import type { DocumentInput } from './document-input.rules.ts'
import { emsOf } from './ems.rules.ts'
import { ownNumber } from './own-number.rules.ts'
import { palettes } from './palettes.rules.ts'
import { galleryRows, rowsOf } from './pictures-together.rules.ts'
import { titleLines } from './title-lines.rules.ts'

/** A picture as passed to a template. */
export interface SetPicture extends Pick<ImageItem, 'id' | 'width' | 'place' | 'breakBefore'> {
  kind: 'image'
  name: string
  hasPage: boolean
  /** Height by width. */
  ratio: number
  /** Neither size nor place is set by the owner, so the design decides. */
  isFree: boolean
  /** Whether later text must not be moved before it to fill a page. */
  keepsPlace: boolean
  /** Words above a compared picture; empty for others. */
  tag: string
  /** Its printed number (圖 1) and its caption; both empty without a caption. */
  figure: string
  words: string
  /** Both together, and their length in ems (`emsOf`). */
  label: string
  ems: number
  alt: string
}
interface SetText extends Pick<TextItem, 'id' | 'text' | 'breakBefore'> {
  kind: 'text'
  /** Length of its lines in ems (`emsOf`). */
  ems: number[]
  /** Its rich text, if any, as `rich-text.typ` reads it. */
  block?: object
  /** Printed day of its material, if that differs from the text before. */
  day?: string
}
/** A picture with the paragraphs beside it. */
interface Beside {
  kind: 'beside'
  image: SetPicture
  texts: SetText[]
}

/** Pictures in rows. */
interface Rows {
  kind: 'rows'
  rows: SetPicture[][]
}

/** A picture with a page to itself. */
interface FullPage {
  kind: 'page'
  image: SetPicture
}

/** Text sizes in points. */
const textSizes: Record<TextSize, number> = { small: 9.5, medium: 10.5, large: 12 }
/** Used if a picture's size is unknown. */
const usualRatio = 0.75
/** Placeholder for a code not assigned yet; as long as a real one, so that the page is the same. */
const codeToCome = 'XXXXXXXXXXXXXXXX'

/** Name of a picture within a template. */
export const pictureName = (fileId: string): string => `p-${fileId}`
export const fileIdOf = (name: string): string => name.slice(2)
export const qrName = 'confirmation.svg'

export const confirmationUrl = (publicUrl: string, code: string | null): string =>
  `${publicUrl}${ePortfolioPaths.confirmation(code ?? codeToCome)}`

/** Returns the file shown for a picture: its adjusted form, else the picture itself. */
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

/** Returns all that a template reads as `data`; `missing` are ids of files whose bytes are gone. */
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
    /** Addresses of links in the text, each once, for designs that print them. */
    links: pages.template === 'academic' ? linksIn(content) : [],
    confirmation: {
      url: confirmationUrl(publicUrl, confirmationCode),
      code: groupedCode(confirmationCode ?? codeToCome),
      picture: qrName,
    },
    /** Pictures replaced by an empty frame; `lost` has the words in it, by picture. */
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
  /** Printed number, for the first part of a section. */
  number: string
  breakBefore: boolean
  contents: (SetText | SetPicture | Beside | Rows | FullPage)[]
  /** Teachers' certifications of the part. */
  certifications: string[]
}

interface SetSection {
  parts: SetPart[]
  /** Rows of the gallery at its end. */
  gallery: SetPicture[][]
}

/** Returns the sections in order, without empty sections and parts. */
function sectionsOf(input: DocumentInput): SetSection[] {
  const { content } = input
  const numbers = documentTexts[content.pages.language]
  let sectionCount = 0
  let figureCount = 0
  /** Label of a picture. A caption with a number of its own sets the count. */
  const labelOf = (caption: string): Label => {
    if (caption === '') return { figure: '', words: '', label: '', ems: 0 }
    const own = ownNumber(caption)
    figureCount = own ?? figureCount + 1
    const figure = own === undefined ? numbers.figure(figureCount) : ''
    const label = own === undefined ? `${figure}　${caption}` : caption
    return { figure, words: caption, label, ems: emsOf(label) }
  }
  let lastDay: string | undefined
  /** Printed once for all texts of a day, in designs with a place for it. */
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
    // After the parts, because figures are numbered in printed order.
    const gallery = set(content.customTextResources[key].flatMap(({ contents }) => contents.filter(isInGallery)))
    const rows = rowsOf(
      gallery.filter((item) => item.kind === 'image'),
      galleryRows,
    )
    return [{ parts: setParts, gallery: rows }]
  })
}

/** Words above the compared pictures of a part, by the id of the first of each pair. */
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
 * A section's number as its design prints it: 第一章, 一、, 第一站, 01. Never a bare 一, which reads as a dash. The first
 * edition's templates complete it themselves.
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

/** Number of a part below its section's title; empty for designs without such numbers and parts without a title. */
function partNumber({ content }: DocumentInput, section: number, upTo: readonly DocumentPart[]): string {
  const { template, language } = content.pages
  if (template !== 'academic' || section === 0 || upTo.at(-1)?.title === '') return ''
  const count = upTo.filter(({ title }) => title !== '').length
  return documentTexts[language].partNumber(section, count)
}

/** Addresses of links in printed order, except those already printed as text. */
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

/** Whether a part has content besides its gallery pictures, which are printed elsewhere. */
const isPrinted = (part: DocumentPart) =>
  part.contents.some((item) => (item.kind === 'image' ? !isInGallery(item) : item.text !== ''))

/** Parts to print. The first has the section's title, so it is kept whenever there is any content. */
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
 * Groups items up to the next page break: a picture at the side with the paragraphs after it, compared pictures as a
 * pair, and adjacent pictures without a set arrangement in rows.
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

/** Arranges adjacent pictures in rows; with `standsOut`, the first of several is set apart unless it is tall. */
function setTogether(pictures: readonly SetPicture[], standsOut: boolean): (SetPicture | Rows)[] {
  const [first, ...others] = pictures
  if (first === undefined) return []
  if (others.length === 0) return [first]
  if (standsOut && first.ratio <= 1) return [first, ...setTogether(others, false)]
  return [{ kind: 'rows', rows: rowsOf(pictures) }]
}
