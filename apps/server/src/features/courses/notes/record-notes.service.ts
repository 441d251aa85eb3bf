import { notesContent } from '@learntrail/contract/courses/record-content'
import type { CourseRecord } from '@learntrail/contract/courses/records'
import type { Person } from '../../../platform/access/person.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccount } from '../../accounts/index.ts'
import { reachTakingPart } from '../learning/reach.policy.ts'
import { makeRecordOnce, writeRecord } from '../records/make-record.service.ts'
import { noteTexts } from './note.texts.ts'
import { notedUnits } from './noted-units.rules.ts'
import * as repository from './notes.repository.ts'

/** Makes a record from notes, which are kept; for a client id used before, answers the existing record. */
export async function recordNotes(
  platform: Platform,
  person: Pick<Person, 'id'>,
  courseId: string,
  { noteIds, ...record }: CourseRecord & { noteIds: string[] },
): Promise<{ recordId: string }> {
  await reachTakingPart(platform, person, courseId)
  const of = { personId: person.id, courseId }
  const { locale } = (await findAccount(platform.db, person.id)) ?? refuse('NOT_AUTHENTICATED')
  const chosen = new Set(noteIds)
  return makeRecordOnce(platform, of, record, {
    hold: (transaction) => repository.holdNotes(transaction, of),
    async write(transaction, fileIds) {
      const notes = (await repository.listNotes(transaction, of)).filter(({ id }) => chosen.has(id))
      if (notes.length < chosen.size) refuse('COURSE_NOTE_NOT_FOUND')
      const content = notesContent(notedUnits(notes, noteTexts[locale]))
      return writeRecord(
        platform,
        transaction,
        { ...of, groupId: null },
        { ...record, content, fileIds, field: 'noteIds' },
      )
    },
  })
}
