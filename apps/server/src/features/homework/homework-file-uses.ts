import type { FileUse } from '../files/index.ts'
import { correctedWork, sharedWork, visibleQuestion } from './visibility.ts'

/** The files of a question are seen by whoever sees it. */
export const questionFileUse: FileUse = {
  name: 'homeworkQuestion',
  holds: (file) =>
    `exists (select 1 from homework_questions q where q.file_ids @> array[${file}.id] and q.state <> 'deleted')`,
  shows: (file, viewer) =>
    `exists (select 1 from homework_questions q where q.file_ids @> array[${file}.id] and ${visibleQuestion(viewer, 'q')})`,
  named: (file) => `select q.id, q.title from homework_questions q
    where q.file_ids @> array[${file}.id] and q.state <> 'deleted'`,
}

/** What somebody keeps for themselves is shown to nobody else. */
export const templateFileUse: FileUse = {
  name: 'homeworkTemplate',
  holds: (file) => `exists (select 1 from homework_templates t where t.file_ids @> array[${file}.id])`,
  shows: () => 'false',
  named: (file) => `select t.id, t.name as title from homework_templates t where t.file_ids @> array[${file}.id]`,
}

const handedIn = (file: string) => `homework_version_files held join homework_versions v on v.id = held.version_id
  join homework_hand_ins h on h.id = v.hand_in_id join homework_questions q on q.id = h.question_id
  where held.file_id = ${file}.id`

const isCorrected = (file: string, viewer: string) =>
  `exists (select 1 from ${handedIn(file)} and ${correctedWork(viewer, 'h', 'q')})`
const isOfTeam = (file: string, viewer: string) =>
  `exists (select 1 from ${handedIn(file)} and ${sharedWork(viewer, 'h', 'q')})`
/** What one of a team has put into what they write. */
const isWrittenWith = (file: string, viewer: string) => `exists (
  select 1 from homework_hand_ins h join homework_questions q on q.id = h.question_id
  where h.file_ids @> array[${file}.id] and h.student_id is null and ${sharedWork(viewer, 'h', 'q')})`

/** Those of a piece of work by its students, and by those who correct it. */
export const handInFileUse: FileUse = {
  name: 'handIn',
  holds: (file) => `(exists (select 1 from homework_version_files held where held.file_id = ${file}.id)
    or exists (select 1 from homework_hand_ins h where h.file_ids @> array[${file}.id]))`,
  shows: (file, viewer) =>
    `(${isCorrected(file, viewer)} or ${isOfTeam(file, viewer)} or ${isWrittenWith(file, viewer)})`,
  keeps: (file, viewer) => `(${isCorrected(file, viewer)} or ${isOfTeam(file, viewer)})`,
  named: (file) => `select distinct q.id, q.title from ${handedIn(file)}
    union select q.id, q.title from homework_hand_ins h join homework_questions q on q.id = h.question_id
      where h.file_ids @> array[${file}.id]`,
}

const spokenOf = (file: string) => `homework_remarks r join homework_hand_ins h on h.id = r.hand_in_id
  join homework_questions q on q.id = h.question_id where r.voice_id = ${file}.id`

const isHeard = (file: string, viewer: string) => `exists (select 1 from ${spokenOf(file)}
  and (${correctedWork(viewer, 'h', 'q')} or (r.released_at is not null and ${sharedWork(viewer, 'h', 'q')})))`

/** What is spoken of a piece of work is heard by those who correct it, and by its students once it is released. */
export const voiceFileUse: FileUse = {
  name: 'homeworkVoice',
  holds: (file) => `exists (select 1 from homework_remarks r where r.voice_id = ${file}.id)`,
  shows: isHeard,
  keeps: isHeard,
  named: (file) => `select distinct q.id, q.title from ${spokenOf(file)}`,
}
