import type { FileUse } from '../files/index.ts'
import { visibleGroup } from './visibility.ts'

/** A group's picture is a file of one of its administrators; whoever sees the group sees it. */
export const groupCoverFileUse: FileUse = {
  name: 'groupCover',
  holds: (file) => `exists (select 1 from groups g where g.cover_file_id = ${file}.id)`,
  shows: (file, viewer) =>
    `exists (select 1 from groups g where g.cover_file_id = ${file}.id and ${visibleGroup(viewer, 'g')})`,
  named: (file) => `select g.id, g.name as title from groups g where g.cover_file_id = ${file}.id`,
}
