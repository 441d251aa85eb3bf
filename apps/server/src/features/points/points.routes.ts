import { listPointsForGuardian } from '@learntrail/contract/points/for-guardians'
import * as boards from '@learntrail/contract/points/leaderboard'
import * as calls from '@learntrail/contract/points/points'
import type { FastifyInstance } from 'fastify'
import { bind, bindWritten } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { sendPeopleList } from '../groups/index.ts'
import { sendArchive } from './archive/send-archive.http.ts'
import { listForGuardian } from './for-guardians/points-for-guardians.declaration.ts'
import { setGoal } from './issuing/goal.service.ts'
import { issuePoints, takeBack } from './issuing/issue.service.ts'
import { resetPoints } from './issuing/reset.service.ts'
import * as leaderboard from './leaderboard/leaderboard.service.ts'
import { answerPoints } from './own/answer.service.ts'
import * as own from './own/points.service.ts'
import { pointsAsList } from './own/points-list.service.ts'

const errorCode = 0 as const

export function pointRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.readPointStatus, async ({ person, body }) => {
    const { status, remaining } = await own.readPointStatus(platform, person, body.groupId)
    return { errorCode, status, pointRemaining: remaining }
  })
  bind(app, calls.readOwnPoints, ({ person, query }) => own.readOwnPoints(platform, person, query))
  bind(app, calls.markPointsSeen, async ({ person, params, body }) => ({
    unread: await own.markSeen(platform, person, { groupId: params.id, movementId: body.movementId }),
  }))
  bind(app, calls.readGroupPoints, ({ person, params }) => own.readGroupPoints(platform, person, params.id))
  bind(app, calls.listMemberPoints, ({ person, params, query }) =>
    own.listMemberPoints(platform, person, { groupId: params.id, personId: params.personId, cursor: query.cursor }),
  )
  bind(app, calls.downloadPoints, async ({ person, params, query: { form }, reply }) =>
    sendPeopleList(
      platform,
      person,
      { groupId: params.id, form, listIn: await pointsAsList(platform, person, params.id) },
      reply,
    ),
  )
  bind(app, calls.downloadPointArchive, ({ person, params: { id, archiveId }, reply }) =>
    sendArchive(platform, person, { groupId: id, archiveId }, reply),
  )
  bind(app, calls.changePointSettings, async ({ person, body }) => ({
    errorCode,
    ...(await setGoal(platform, person, body)),
  }))
  bind(app, calls.issuePoints, async ({ person, params, body }) => ({
    errorCode,
    ...(await issuePoints(platform, person, { groupId: params.id, ...body })),
  }))
  bind(app, calls.takePointsBack, ({ person, params: { id, movementId } }) =>
    takeBack(platform, person, { groupId: id, movementId }),
  )
  bind(app, calls.answerPoints, async ({ person, params: { id, movementId }, body }) => ({
    answer: await answerPoints(platform, person, { groupId: id, movementId, answer: body.answer }),
  }))
  bind(app, calls.resetPoints, async ({ person, params, body }) => ({
    errorCode,
    taken: await resetPoints(platform, person, { groupId: params.id, ...body, withRecords: false }),
  }))
  bind(app, calls.resetPointsAndRecords, async ({ person, params, body }) => ({
    errorCode,
    taken: await resetPoints(platform, person, { groupId: params.id, ...body, withRecords: true }),
  }))

  bindWritten(app, boards.showLeaderboard, async ({ person, params, body }) => ({
    errorCode,
    group: await leaderboard.changeLeaderboard(platform, person, params.id, body.leaderboardStatus),
  }))
  bind(app, listPointsForGuardian, ({ guardian, params }) => listForGuardian(platform, guardian, params.childId))
  bind(app, boards.readLeaderboard, ({ person, params }) => leaderboard.readLeaderboard(platform, person, params.id))
  bind(app, boards.hideOnLeaderboard, async ({ person, params, body }) => {
    await leaderboard.hideName(platform, person, params.id, body.isHidden)
    return { isHidden: body.isHidden }
  })
  bind(app, boards.readSchoolPoints, ({ person, params }) =>
    leaderboard.readSchoolPoints(platform, person, params.schoolId),
  )
  bind(app, boards.changeSchoolPoints, ({ person, params, body }) =>
    leaderboard.changeSchoolPoints(platform, person, { schoolId: params.schoolId, ...body }),
  )
}
