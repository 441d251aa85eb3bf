import { type FileUse, filesIn, namedBy } from '../files/index.ts'
import { visibleBulletin } from './visibility.sql.ts'

/** A bulletin's files are visible to everybody who sees the bulletin. */
export const bulletinFileUse: FileUse = {
  name: 'bulletin',
  holder: { table: 'bulletins', id: 'id', files: filesIn('file_ids') },
  shows: (hold, viewer) =>
    `exists (select 1 from bulletins b where b.id = ${hold}.holder_id and ${visibleBulletin(viewer, 'b')})`,
  named: namedBy('bulletins'),
}
