import type { LearnerTableForm } from '@learntrail/contract/courses/learner-facts'
import { groupLimits } from '@learntrail/contract/groups/limits'
import type { FastifyReply } from 'fastify'
import type { Person } from '../../../../platform/access/person.ts'
import { safeName } from '../../../../platform/archive/archive-names.rules.ts'
import { minuteIn } from '../../../../platform/clock/taipei.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { tableFile } from '../../../../platform/spreadsheets/table-file.ts'
import { findAccount } from '../../../accounts/index.ts'
import { downloadHeaders } from '../../../files/index.ts'
import { findTold } from '../../learning/learning.repository.ts'
import { findLearners, type LearnerRow, type Wanted } from '../learners.service.ts'
import { learnerTableTexts } from './learner-table.texts.ts'

/** Sends the list of learners as a spreadsheet. */
export async function sendLearners(
  platform: Platform,
  person: Pick<Person, 'id'>,
  courseId: string,
  { form, ...wanted }: Wanted & { form: LearnerTableForm },
  reply: FastifyReply,
) {
  const most = groupLimits.listed
  const rows = await findLearners(platform, person, courseId, { ...wanted, limit: most + 1 })
  if (rows.length > most) refuse('PEOPLE_LIST_TOO_LONG', { values: { limit: most } })
  const { locale } = (await findAccount(platform.db, person.id)) ?? refuse('NOT_AUTHENTICATED')
  const { title } = await findTold(platform.db, courseId)
  const { fileName, columns } = learnerTableTexts[locale]
  const sheet = {
    name: fileName,
    rows: [Object.values(columns), ...rows.map(cellsOf)],
    frozen: { rows: 1, columns: 5 },
  }
  const { mediaType, content } = tableFile(form, sheet)
  const name = safeName(`${fileName} ${title}`, fileName)
  return reply.headers(downloadHeaders(mediaType, `${name}.${form}`)).send(content)
}

/** Cells in the order of `columns`. */
function cellsOf({ person, known, progress, joinedAt, learntAt, finishedAt }: LearnerRow): (string | number | null)[] {
  return [
    known?.group ?? null,
    // As text, so that 07 stays 07.
    known?.memberNumber ?? null,
    known?.realName ?? null,
    known?.studentNumber ?? null,
    person.displayName,
    progress.percent,
    progress.completeCount,
    progress.unitCount,
    ...[joinedAt, learntAt, finishedAt].map((at) => at && minuteIn(at)),
  ]
}
