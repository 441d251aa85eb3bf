import { type FileUse, filesIn, filesInJson } from '../files/index.ts'

const isJudge = (_hold: string, viewer: string) =>
  `exists (select 1 from accounts s where s.id = ${viewer} and s.role in ('moderator', 'operator'))`

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
