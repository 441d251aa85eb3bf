import * as correcting from '@learntrail/contract/homework/correcting'
import { listHomeworkForGuardian } from '@learntrail/contract/homework/for-guardians'
import * as handIns from '@learntrail/contract/homework/hand-ins'
import * as lists from '@learntrail/contract/homework/lists'
import * as questions from '@learntrail/contract/homework/questions'
import { makeRecord as makeRecordCall } from '@learntrail/contract/homework/records'
import * as teaching from '@learntrail/contract/homework/teaching'
import type { FastifyInstance } from 'fastify'
import { safeName } from '../../platform/archive/archive-names.rules.ts'
import { bind, bindWritten } from '../../platform/http/bind.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { downloadHeaders } from '../files/index.ts'
import { sendPeopleList } from '../groups/index.ts'
import { listQueue, readHandIn, releaseAll, releaseRemark, saveRemark } from './correcting/correcting.service.ts'
import { readStatistics } from './correcting/statistics.service.ts'
import { listForGuardian } from './for-guardians/homework-for-guardians.declaration.ts'
import { beginHandIn, readOwnHandIn, saveHandIn, submitHandIn } from './handing-in/hand-ins.service.ts'
import { verifyReceipt } from './handing-in/verify-receipt.service.ts'
import * as listed from './lists/lists.service.ts'
import { findMarked } from './marked/marked.repository.ts'
import { markedCopy } from './marked/marked-copy.service.ts'
import { handInsAsList } from './people-lists/hand-in-list.service.ts'
import { assignQuestion, changeState, deleteQuestion } from './questions/assign.service.ts'
import { changeQuestion, copyQuestion, listQuestions, makeQuestions } from './questions/questions.service.ts'
import { readQuestion } from './questions/reach-question.policy.ts'
import { makeRecord } from './records/make-record.service.ts'
import { remindMissing } from './reminders/remind-missing.service.ts'
import { listTeachingHomework } from './teaching/teaching.service.ts'

export function questionRoutes(app: FastifyInstance, platform: Platform): void {
  bindWritten(app, questions.makeQuestions, ({ person, body }) => makeQuestions(platform, person, body))
  bindWritten(app, questions.listQuestions, ({ person, query }) => listQuestions(platform, person, query))
  bindWritten(app, questions.readQuestion, ({ person, params }) => readQuestion(platform, person, params.id))
  bindWritten(app, questions.changeQuestion, ({ person, params, body }) =>
    changeQuestion(platform, person, params.id, body),
  )
  bindWritten(app, questions.assignQuestion, ({ person, params, body }) =>
    assignQuestion(platform, person, params.id, body),
  )
  bindWritten(app, questions.revokeQuestion, ({ person, params }) => changeState(platform, person, params.id, 'revoke'))
  bindWritten(app, questions.archiveQuestion, ({ person, params }) =>
    changeState(platform, person, params.id, 'archive'),
  )
  bindWritten(app, questions.restoreQuestion, ({ person, params }) =>
    changeState(platform, person, params.id, 'restore'),
  )
  bind(app, questions.deleteQuestion, async ({ person, params }) => {
    await deleteQuestion(platform, person, params.id)
    return { ok: true as const }
  })
  bindWritten(app, questions.copyQuestion, ({ person, params, body }) =>
    copyQuestion(platform, person, params.id, body),
  )
  bind(app, questions.readStatistics, ({ person, params }) => readStatistics(platform, person, params.id))
}

export function handInRoutes(app: FastifyInstance, platform: Platform): void {
  bindWritten(app, handIns.readOwnHandIn, ({ person, params }) => readOwnHandIn(platform, person, params.id))
  bind(app, handIns.beginHandIn, ({ person, params }) => beginHandIn(platform, person, params.id))
  bindWritten(app, handIns.saveHandIn, ({ person, params, body }) => saveHandIn(platform, person, params.id, body))
  bindWritten(app, handIns.submitHandIn, ({ person, params, body }) => submitHandIn(platform, person, params.id, body))
  bind(app, handIns.verifyReceipt, ({ person, params }) => verifyReceipt(platform, person, params.id, params.number))

  bindWritten(app, correcting.listQueue, ({ person, params, query }) => listQueue(platform, person, params.id, query))
  bind(app, correcting.downloadHandIns, async ({ person, params, query: { form }, reply }) =>
    sendPeopleList(platform, person, { form, ...(await handInsAsList(platform, person, params.id)) }, reply),
  )
  bindWritten(app, correcting.readHandIn, ({ person, params, query }) =>
    readHandIn(platform, person, params.id, query.state),
  )
  bind(app, correcting.saveRemark, ({ person, params, body }) => saveRemark(platform, person, params.id, body))
  bind(app, correcting.releaseRemark, ({ person, params, body }) =>
    releaseRemark(platform, person, params.id, body.version),
  )
  bind(app, correcting.remindMissing, ({ person, params, body }) => remindMissing(platform, person, params.id, body))
  bind(app, correcting.downloadMarked, async ({ person, params, reply }) => {
    const marked = (await findMarked(platform.pool, person.id, params.id)) ?? refuse('REMARK_NOT_FOUND')
    if (marked.ink.length === 0) refuse('REMARK_NOT_FOUND')
    const { size, read } = await markedCopy(platform, marked, person.id)
    const name = `${safeName(marked.title, 'homework')}.pdf`
    return reply
      .headers({
        ...downloadHeaders('application/pdf', name),
        'cache-control': 'private, no-cache',
        'content-length': size,
      })
      .send(await read())
  })
  bind(app, correcting.releaseAll, ({ person, params }) => releaseAll(platform, person, params.id))
}

export function homeworkRecordRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, makeRecordCall, ({ person, params, body }) => makeRecord(platform, person, params.id, body))
}

export function homeworkListRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, listHomeworkForGuardian, ({ guardian, params }) => listForGuardian(platform, guardian, params.childId))
  bindWritten(app, lists.listDue, ({ person, query }) => listed.listDue(platform, person, query.cursor))
  bindWritten(app, lists.listHandedIn, ({ person, query }) => listed.listHandedIn(platform, person, query.cursor))
  bindWritten(app, lists.listReleased, ({ person, query }) => listed.listReleased(platform, person, query.cursor))
  bindWritten(app, lists.listToCorrect, ({ person, query }) => listed.listToCorrect(platform, person, query.cursor))
  bind(app, lists.listOfStudent, ({ person, params, query }) =>
    listed.listOfStudent(platform, person, { ...params, ...query }),
  )
  bind(app, lists.countHomework, ({ person }) => listed.countHomework(platform, person))
  bind(app, teaching.listTeachingHomework, ({ person }) => listTeachingHomework(platform, person))
  bind(app, lists.listHomeworkTags, ({ person }) => listed.listHomeworkTags(platform, person))
}
