import { type FileUse, inBinBy, namedBy } from '../../files/index.ts'

/** The files of a draft are its owner's, who sees their own files anyway. */
export const draftFileUse: FileUse = {
  name: 'draft',
  holder: {
    table: 'all_drafts',
    id: 'id',
    files: (draft) => `case when ${draft}.is_bulletin then '{}' else ${draft}.file_ids end`,
  },
  shows: () => 'false',
  named: namedBy('drafts'),
  inBin: inBinBy('all_drafts'),
}

/** Those of a bulletin that is being written; named by the group in which that is. */
export const bulletinDraftFileUse: FileUse = {
  name: 'bulletinDraft',
  holder: {
    table: 'all_drafts',
    id: 'id',
    files: (draft) => `case when ${draft}.is_bulletin then ${draft}.file_ids else '{}' end`,
  },
  shows: () => 'false',
  named: (hold) => `select d.group_ids[1] as id, d.title from drafts d where d.id = ${hold}.holder_id`,
  inBin: inBinBy('all_drafts'),
}
