import type { FileUse } from '../files/index.ts'

const isJudge = (viewer: string) =>
  `exists (select 1 from accounts s where s.id = ${viewer} and s.role in ('moderator', 'operator'))`
const proves = (file: string) => `exists (select 1 from reports r where r.file_ids @> array[${file}.id])`
/** The copy of what was reported names it. */
const isFrozen = (file: string) =>
  `exists (select 1 from report_cases c where c.frozen -> 'fileIds' @> to_jsonb(${file}.id::text))`

/** Pictures that prove a report, and files of what was reported, are seen by those who judge it. */
export const reportFileUse: FileUse = {
  name: 'report',
  holds: proves,
  shows: (file, viewer) => `(${isJudge(viewer)} and (${proves(file)} or ${isFrozen(file)}))`,
}
