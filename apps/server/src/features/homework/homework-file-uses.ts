import { type FileUse, fileIn, filesIn, namedBy } from '../files/index.ts'
import { correctedWork, sharedWork, visibleQuestion } from './visibility.ts'

/** The files of a question are seen by whoever sees it. */
export const questionFileUse: FileUse = {
  name: 'homeworkQuestion',
  holder: {
    table: 'homework_questions',
    id: 'id',
    files: (question) => `case when ${question}.state = 'deleted' then '{}' else ${question}.file_ids end`,
  },
  shows: (hold, viewer) =>
    `exists (select 1 from homework_questions q where q.id = ${hold}.holder_id and ${visibleQuestion(viewer, 'q')})`,
  named: namedBy('homework_questions'),
}

/** What somebody keeps for themselves is shown to nobody else. */
export const templateFileUse: FileUse = {
  name: 'homeworkTemplate',
  holder: { table: 'homework_templates', id: 'id', files: filesIn('file_ids') },
  shows: () => 'false',
  named: namedBy('homework_templates', 'name'),
}

const handedIn = (hold: string) => `homework_versions v
  join homework_hand_ins h on h.id = v.hand_in_id join homework_questions q on q.id = h.question_id
  where v.id = ${hold}.holder_id`

const isReadAsWork = (hold: string, viewer: string) => `exists (
  select 1 from ${handedIn(hold)} and (${correctedWork(viewer, 'h', 'q')} or ${sharedWork(viewer, 'h', 'q')}))`

/** Those of a piece of work that was handed in, by its students, and by those who correct it. */
export const handInFileUse: FileUse = {
  name: 'handIn',
  holder: { table: 'homework_version_files', id: 'version_id', number: 'position', files: fileIn('file_id') },
  shows: isReadAsWork,
  keeps: isReadAsWork,
  named: (hold) => `select q.id, q.title from ${handedIn(hold)}`,
}

const written = (hold: string) => `homework_hand_ins h join homework_questions q on q.id = h.question_id
  where h.id = ${hold}.holder_id`

/** What one has put into what they write; of a team, all of it see it. */
export const handInDraftFileUse: FileUse = {
  name: 'handInDraft',
  kind: 'handIn',
  holder: { table: 'homework_hand_ins', id: 'id', files: filesIn('file_ids') },
  shows: (hold, viewer) =>
    `exists (select 1 from ${written(hold)} and h.student_id is null and ${sharedWork(viewer, 'h', 'q')})`,
  named: (hold) => `select q.id, q.title from ${written(hold)}`,
}

const spoken = (hold: string) => `homework_remarks r join homework_hand_ins h on h.id = r.hand_in_id
  join homework_questions q on q.id = h.question_id where r.id = ${hold}.holder_id`

const isHeard = (hold: string, viewer: string) => `exists (select 1 from ${spoken(hold)}
  and (${correctedWork(viewer, 'h', 'q')} or (r.released_at is not null and ${sharedWork(viewer, 'h', 'q')})))`

/** What is spoken of a piece of work is heard by those who correct it, and by its students once it is released. */
export const voiceFileUse: FileUse = {
  name: 'homeworkVoice',
  holder: { table: 'homework_remarks', id: 'id', files: fileIn('voice_id') },
  shows: isHeard,
  keeps: isHeard,
  named: (hold) => `select q.id, q.title from ${spoken(hold)}`,
}
