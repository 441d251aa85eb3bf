import {
  changeInlines,
  type PictureBlock,
  type PicturedDocument,
  picturesOf,
} from '@learntrail/contract/content/document'
import type { CourseGuideGroup, CourseOutline, CourseUnit } from '@learntrail/contract/courses/content'
import type { CourseFileUse } from '@learntrail/contract/courses/facts'
import { captionsName } from '@learntrail/contract/files/captions/caption-names'
import type { CaptionLanguage } from '@learntrail/contract/files/captions/facts'
import { linkTo, safeFileName } from '../../../../platform/archive/archive-names.rules.ts'
import { escapeHtml } from '../../../../platform/archive/escape-html.ts'
import { pageEnd, pageStart } from '../../../../platform/archive/page.ts'
import { documentHtml } from '../../../../platform/content/content-html.rules.ts'
import { type Place, type Shown, webLinkXml } from './manifest-xml.rules.ts'

/** A file of the course whose bytes are available. */
export interface FileAlong {
  id: string
  use: CourseFileUse
  name: string
  sha256: string
  bytes: number
  /** Captions of a film, as WebVTT. */
  captions?: readonly { language: CaptionLanguage; text: string }[]
}

interface Course {
  outline: CourseOutline
  texts: ReadonlyMap<string, PicturedDocument>
  files: readonly FileAlong[]
  language: string
  guideTitle: string
  /** Paths of the files by id, if already assigned. */
  paths?: ReadonlyMap<string, string>
}

/** The contents of a cartridge besides its manifest: texts as written, files by description. */
export interface CartridgeParts {
  places: Place[]
  others: Shown[]
  texts: { path: string; text: string }[]
  /** Paths of the files by id. */
  paths: ReadonlyMap<string, string>
}

/**
 * Makes a module of each chapter and an item of each unit: its text becomes a page, its files and links stand beside
 * it.
 */
export function partsOf(course: Course): CartridgeParts {
  const { outline, files, language, guideTitle } = course
  const texts: CartridgeParts['texts'] = []
  const here = new Map(files.map((file) => [file.id, file]))
  const paths = course.paths ?? new Map(files.map((file, at) => [file.id, pathOf(file.name, at)]))
  for (const { id, captions = [] } of files) {
    const path = paths.get(id) ?? ''
    texts.push(...captions.map(({ language, text }) => ({ path: captionsName(path, language), text })))
  }
  const page = (id: string, title: string, body: string): Shown => {
    const path = `pages/${id}.html`
    texts.push({ path, text: `${pageStart(language, title)}${body}\n${pageEnd}` })
    return { id, type: 'webcontent', path }
  }
  const fileShown = (id: string): Shown | undefined => {
    const path = here.has(id) ? paths.get(id) : undefined
    if (path === undefined) return undefined
    const beside = (here.get(id)?.captions ?? []).map(({ language }) => captionsName(path, language))
    return { id: `file-${id}`, type: 'webcontent', path, beside }
  }

  /** Pages and files lie in sibling folders. A picture without its file is replaced by its description. */
  const pictureHtml = ({ attrs: { fileId, text } }: PictureBlock): string => {
    const shows = fileShown(fileId)
    const words = escapeHtml(text)
    if (shows === undefined) return words === '' ? '' : `<p><em>${words}</em></p>`
    return `<p><img src="../${linkTo(...shows.path.split('/'))}" alt="${words}"/></p>`
  }

  const resourcesOf = ({ resources }: CourseUnit, unit: string): Place[] =>
    resources.flatMap(({ name, courseFileId, address }, at): Place[] => {
      const shows = fileShown(courseFileId ?? '')
      if (shows !== undefined) return [{ title: name || shows.path.replace(/^.*\//, ''), shows }]
      if (address === null || address === '') return []
      const path = `links/${unit}-${at + 1}.xml`
      texts.push({ path, text: webLinkXml(name || address, address) })
      return [{ title: name || address, shows: { id: `link-${unit}-${at + 1}`, type: 'imswl_xmlv1p3', path } }]
    })

  const unitPlace = (unit: CourseUnit, number: string): Place => {
    const text = course.texts.get(unit.id)
    const resources = resourcesOf(unit, number)
    if (text === undefined && resources.length > 0) return { title: unit.name, places: resources }
    const shows = page(`unit-${number}`, unit.name, text === undefined ? '' : documentHtml(text, pictureHtml))
    if (resources.length === 0) return { title: unit.name, shows }
    return { title: unit.name, places: [{ title: unit.name, shows }, ...resources] }
  }

  const places = outline.chapters.map(
    ({ name, units }, chapter): Place => ({
      title: name,
      places: units.map((unit, at) => unitPlace(unit, `${chapter + 1}-${at + 1}`)),
    }),
  )
  if (outline.guide.length > 0)
    places.push({ title: guideTitle, shows: page('guide', guideTitle, guideHtml(outline.guide)) })
  const pictures = [...course.texts.values()].flatMap((text) => picturesOf(text).map(({ attrs }) => attrs.fileId))
  const others = [outline.bannerId ?? '', ...pictures].flatMap((id) => fileShown(id) ?? [])
  return { places, others, texts, paths }
}

/** A path without separators or characters that would need escaping in an address. */
const pathOf = (name: string, at: number) =>
  `files/${String(at + 1).padStart(3, '0')}_${safeFileName(name, 'file').replace(/[\s#%&+;]+/g, '_')}`

const guideHtml = (groups: readonly CourseGuideGroup[]): string =>
  groups
    .map(({ title, questions }) => {
      const items = questions.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('')
      return `<h2>${escapeHtml(title)}</h2>\n${items === '' ? '' : `<ol>${items}</ol>`}`
    })
    .join('\n')

/** Replaces mentions with the plain name: they lead nowhere on another platform. */
export const withoutMentions = (text: PicturedDocument): PicturedDocument => ({
  ...text,
  content: text.content.map((block) =>
    changeInlines(block, (node) => (node.type === 'mention' ? { type: 'text', text: `@${node.attrs.label}` } : node)),
  ),
})
