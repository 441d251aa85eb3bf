import type { FileUse } from '../files/index.ts'
import { visibleBulletin } from './visibility.ts'

const holding = (file: string) => `bulletins b where b.file_ids @> array[${file}.id]`

/** The files of a bulletin are seen by whoever sees it. */
export const bulletinFileUse: FileUse = {
  name: 'bulletin',
  holds: (file) => `exists (select 1 from ${holding(file)})`,
  shows: (file, viewer) => `exists (select 1 from ${holding(file)} and ${visibleBulletin(viewer, 'b')})`,
  named: (file) => `select b.id, b.title from ${holding(file)}`,
}
