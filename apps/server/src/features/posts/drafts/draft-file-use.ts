import type { FileUse } from '../../files/index.ts'

/** The files of a draft are its owner's, who sees their own files anyway. */
export const draftFileUse: FileUse = {
  name: 'draft',
  holds: (file) => `exists (select 1 from drafts held where held.file_ids @> array[${file}.id])`,
  shows: () => 'false',
  named: (file) => `select held.id, held.title from drafts held where held.file_ids @> array[${file}.id]`,
}
