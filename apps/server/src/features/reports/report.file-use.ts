import { isModerator } from '../accounts/index.ts'
import { type FileUse, filesIn, filesInJson } from '../files/index.ts'

const isJudge = (_hold: string, viewer: string) => isModerator(viewer)

/** Pictures that prove a report; shown to the staff who judge it. */
export const proofFileUse: FileUse = {
  name: 'report',
  holder: { table: 'reports', id: 'id', files: filesIn('file_ids') },
  shows: isJudge,
}

/** Files of the reported thing that its copy names; shown to the same staff, for as long as they exist. */
export const reportedFileUse: FileUse = {
  name: 'reported',
  holder: { table: 'report_cases', id: 'id', files: filesInJson('frozen') },
  keepsNothing: true,
  shows: isJudge,
}
