import type { FileUse } from '../../files/index.ts'

const holding = (file: string, isBulletin: boolean) =>
  `drafts held where held.file_ids @> array[${file}.id] and ${isBulletin ? '' : 'not '}held.is_bulletin`

/** The files of a draft are its owner's, who sees their own files anyway. */
export const draftFileUse: FileUse = {
  name: 'draft',
  holds: (file) => `exists (select 1 from ${holding(file, false)})`,
  shows: () => 'false',
  named: (file) => `select held.id, held.title from ${holding(file, false)}`,
}

/** Those of a bulletin that is being written; named by the group in which that is. */
export const bulletinDraftFileUse: FileUse = {
  name: 'bulletinDraft',
  holds: (file) => `exists (select 1 from ${holding(file, true)})`,
  shows: () => 'false',
  named: (file) => `select held.group_ids[1] as id, held.title from ${holding(file, true)}`,
}
