import { type FileUse, filesIn, namedBy, titleIn } from '../../files/index.ts'

/**
 * Pictures of a draft, visible only to their owner, who sees their own files anyway. The draft keeps them when their
 * record is deleted.
 */
export const exportDraftFileUse: FileUse = {
  name: 'exportDraft',
  holder: { table: 'export_drafts', id: 'id', files: filesIn('file_ids') },
  shows: () => 'false',
  named: namedBy('export_drafts', titleIn('name')),
}
