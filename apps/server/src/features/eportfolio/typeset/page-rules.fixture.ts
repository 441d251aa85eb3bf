import type { DocumentContent, DocumentItem } from '@learntrail/contract/eportfolio/document'
import type { Anchor } from '@learntrail/contract/eportfolio/export-drafts'

/** A line of text on a page, in points from the upper left corner. */
export interface SetLine {
  page: number
  x: number
  /** Baseline. */
  y: number
}

/** What is known of typeset pages. */
export interface SetPages {
  content: DocumentContent
  anchors: readonly Anchor[]
  /** Lines of the text, without captions and notes. */
  lines: readonly SetLine[]
  pages: number
  top: number
  bottom: number
}

/** Returns faults that a book designer would not accept, as sentences for the developer. */
export const pageFaults = (set: SetPages): string[] => [
  ...loneLines(set),
  ...headingsAtTheFoot(set),
  ...emptyPages(set),
  ...picturesFarAway(set),
]

/** An anchor without height is invisible: its content moved to the next page. */
const isSeen = ({ height }: Pick<Anchor, 'height'>) => height > 1

const placesOf = ({ anchors }: SetPages, id: string) => anchors.filter((anchor) => anchor.id === id && isSeen(anchor))

const isHeading = (item: DocumentItem) => item.kind === 'text' && item.block?.type === 'heading'
const isParagraph = (item: DocumentItem) =>
  item.kind === 'text' && (item.block === undefined || item.block.type === 'paragraph')

const partsOf = ({ sectionOrder, customTextResources }: DocumentContent) =>
  sectionOrder.flatMap((key) => customTextResources[key])

/** A paragraph split between pages has at least two lines on each. */
function loneLines(set: SetPages): string[] {
  const paragraphs = partsOf(set.content).flatMap(({ contents }) => contents.filter(isParagraph))
  return paragraphs.flatMap((item) => {
    const places = placesOf(set, item.id)
    if (places.length < 2) return []
    return places.flatMap((place) => {
      const { page, x, y, width, height } = place
      const on = set.lines.filter(
        (line) => line.page === page && line.y > y && line.y < y + height + 4 && line.x > x - 1 && line.x < x + width,
      )
      return new Set(on.map((line) => Math.round(line.y / 3))).size === 1 ? [`page ${page}: a line alone`] : []
    })
  })
}

function headingsAtTheFoot(set: SetPages): string[] {
  return partsOf(set.content).flatMap(({ id, title, contents }) => {
    const said = contents.filter((item) => item.kind === 'image' || item.text !== '')
    const below = said.map((item, index) => [isHeading(item) ? item.id : undefined, said[index + 1]] as const)
    const headings = [...(title === '' ? [] : [[id, said[0]] as const]), ...below]
    return headings.flatMap(([heading, next]) => {
      if (heading === undefined || next === undefined) return []
      const last = placesOf(set, heading).at(-1)?.page
      // What follows a title on the page may not be what follows in the text.
      const isFollowed = set.anchors.some(
        (anchor) => anchor.page === last && said.some((item) => item.id === anchor.id) && isSeen(anchor),
      )
      return last === undefined || isFollowed ? [] : [`page ${last}: a title at the foot`]
    })
  })
}

/** Every page of text except the last is filled to at least a third. */
function emptyPages({ anchors, pages, top, bottom }: SetPages): string[] {
  const seen = anchors.filter(isSeen)
  const first = Math.min(...seen.map(({ page }) => page))
  return Array.from({ length: Math.max(0, pages - first) }, (_, index) => first + index).flatMap((page) => {
    const end = Math.max(top, ...seen.filter((anchor) => anchor.page === page).map(({ y, height }) => y + height))
    return (end - top) / (bottom - top) < 1 / 3
      ? [`page ${page}: filled to ${Math.round(((end - top) / (bottom - top)) * 100)} %`]
      : []
  })
}

/** A picture is at most one page from its neighbours in the text. */
function picturesFarAway(set: SetPages): string[] {
  return partsOf(set.content).flatMap(({ contents }) =>
    contents.flatMap((item, index) => {
      const [own] = placesOf(set, item.id)
      const beside = [contents[index - 1], contents[index + 1]].flatMap((one) => (one ? placesOf(set, one.id) : []))
      if (item.kind !== 'image' || own === undefined || beside.length === 0) return []
      const distance = Math.min(...beside.map(({ page }) => Math.abs(page - own.page)))
      return distance > 1 ? [`page ${own.page}: a picture ${distance} pages from its text`] : []
    }),
  )
}
