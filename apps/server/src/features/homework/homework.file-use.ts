import { type FileUse, fileIn, filesIn, namedBy, titleIn } from '../files/index.ts'
import { correctedWork, sharedWork, visibleQuestion } from './visibility.sql.ts'

/** Files of a question, shown to everybody who sees the question. */
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

/** Files of a template, shown only to their owner. */
export const templateFileUse: FileUse = {
  name: 'homeworkTemplate',
  holder: { table: 'homework_templates', id: 'id', files: filesIn('file_ids') },
  shows: () => 'false',
  named: namedBy('homework_templates', titleIn('name')),
}

const handedIn = (hold: string) => `homework_versions v
  join homework_hand_ins h on h.id = v.hand_in_id join homework_questions q on q.id = h.question_id
  where v.id = ${hold}.holder_id`

const isReadAsWork = (hold: string, viewer: string) => `exists (
  select 1 from ${handedIn(hold)} and (${correctedWork(viewer, 'h', 'q')} or ${sharedWork(viewer, 'h', 'q')}))`

/** Files of handed-in work, shown to its students and correctors. */
export const handInFileUse: FileUse = {
  name: 'handIn',
  holder: { table: 'homework_version_files', id: 'version_id', number: 'position', files: fileIn('file_id') },
  shows: isReadAsWork,
  keeps: isReadAsWork,
  named: (hold) => `select q.id, q.title from ${handedIn(hold)}`,
}

const written = (hold: string) => `homework_hand_ins h join homework_questions q on q.id = h.question_id
  where h.id = ${hold}.holder_id`

/** Files of a draft, shown to all members of its team. */
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

/** Recordings of remarks, played to correctors, and to the students once released. */
export const voiceFileUse: FileUse = {
  name: 'homeworkVoice',
  holder: { table: 'homework_remarks', id: 'id', files: fileIn('voice_id') },
  shows: isHeard,
  keeps: isHeard,
  named: (hold) => `select q.id, q.title from ${spoken(hold)}`,
}
