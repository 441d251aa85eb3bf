import type { FileUse } from '../../files/index.ts'

/** The pictures of a draft are its owner's, who sees their own files anyway; they stay when their record goes. */
export const exportDraftFileUse: FileUse = {
  name: 'exportDraft',
  holds: (file) => `exists (select 1 from export_drafts held where held.file_ids @> array[${file}.id])`,
  shows: () => 'false',
  named: (file) =>
    `select held.id, held.name as title from export_drafts held where held.file_ids @> array[${file}.id]`,
}
