import { emptyDocument } from '@learntrail/contract/content/document'
import { inReadingOrder, type Place, quoteOf } from '@learntrail/contract/homework/places'
import type { ArchivedWork } from './archive.repository.ts'
import type { archiveTexts } from './archive.texts.ts'

type Said = Pick<ArchivedWork, 'words' | 'places' | 'said' | 'files'>

/** Returns the text of a remark, each note with the words or page it is about; empty without any. */
export function remarkText(
  { words, places, said, files }: Said,
  { atPlaces, pageOf, file: unnamed }: (typeof archiveTexts)['tw'],
): string {
  const about = ({ at }: Place) => {
    if (at.kind === 'text') return `「${quoteOf(said ?? emptyDocument, at.start, at.end)}」`
    return pageOf(files.find(({ id }) => id === at.fileId)?.name ?? unnamed, at.page)
  }
  const fileIds = files.map(({ id }) => id)
  const notes = inReadingOrder(places, fileIds).map(
    (place, index) => `${index + 1}. ${about(place)}\n   ${place.words}`,
  )
  const list = notes.length > 0 ? [`${atPlaces}\n\n${notes.join('\n\n')}`] : []
  return [...(words ? [words] : []), ...list].join('\n\n')
}
