import { type FileUse, filesIn, namedBy } from '../../files/index.ts'

/** The pictures of a draft are its owner's, who sees their own files anyway; they stay when their record goes. */
export const exportDraftFileUse: FileUse = {
  name: 'exportDraft',
  holder: { table: 'export_drafts', id: 'id', files: filesIn('file_ids') },
  shows: () => 'false',
  named: namedBy('export_drafts', 'name'),
}
