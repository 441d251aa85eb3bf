import { type FileUse, fileIn, namedBy, titleIn } from '../files/index.ts'
import { visibleGroup } from './visibility.sql.ts'

/** A group's cover is a file of one of its administrators, shown to everybody who sees the group. */
export const groupCoverFileUse: FileUse = {
  name: 'groupCover',
  holder: { table: 'groups', id: 'id', files: fileIn('cover_file_id') },
  shows: (hold, viewer) =>
    `exists (select 1 from groups g where g.id = ${hold}.holder_id and ${visibleGroup(viewer, 'g')})`,
  named: namedBy('groups', titleIn('name')),
}
