import { titleOrBeginning } from '../../platform/content/title-or-beginning.ts'
import { type FileUse, inBinBy, namedBy } from '../files/index.ts'

/** Files of a draft; shown to nobody, as the owner sees their own files anyway. */
export const draftFileUse: FileUse = {
  name: 'draft',
  holder: {
    table: 'all_drafts',
    id: 'id',
    files: (draft) => `case when ${draft}.is_bulletin then '{}' else ${draft}.file_ids end`,
  },
  shows: () => 'false',
  named: namedBy('drafts', titleOrBeginning),
  inBin: inBinBy('all_drafts', titleOrBeginning),
}

/** Files of a bulletin being written; named by the group it is for. */
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
