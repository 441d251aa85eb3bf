import { memberRoles } from '@learntrail/contract/groups/roles'
import type { LifePart } from '../../testing/life.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { ask, handIn } from '../homework/homework.fixture.ts'
import { makeLeaderboards } from './leaderboard/leaderboard.service.ts'
import { issue, ownPoints, pointPath } from './points.fixture.ts'

export const life: LifePart = {
  live: async ({ product, owner, person }, newWord) => {
    const teacher = person('stranger')
    const { id: theirs } = await newGroup(teacher, { type: 'open' })
    await place(product, theirs, owner.id, memberRoles.member)
    const { id } = await ask(product, teacher, theirs, { handInPoints: 3 })
    await handIn(owner, id)
    await issue(teacher, theirs, [owner])
    const [movement] = (await ownPoints(owner, theirs)).items
    await owner.browser.put(pointPath(theirs, `/movements/${movement?.id}/answer`), { answer: newWord() })
    await owner.browser.put(pointPath(theirs, '/seen'), { movementId: movement?.id })
    await teacher.browser.put(`/api/v2/api/${theirs}/leaderboardStatus`, { leaderboardStatus: true })
    await makeLeaderboards(product.platform)
    // What the person gives and writes as a teacher.
    const { id: own } = await newGroup(owner, { type: 'open' })
    await place(product, own, teacher.id, memberRoles.member)
    await issue(owner, own, [teacher], { reason: newWord() })
    const goal = { title: newWord(), target: 200, picture: 'jar' }
    await owner.browser.post('/api/v2/group-point/updateGroupPoint', { groupId: own, version: 0, goal })
  },
  holdNothing: {
    'point_accounts.emptied_id': 'an entry of points',
    'point_entries.reverses': 'another entry of points',
    'point_acts.question_id': 'which homework points are for; whose it is, homework knows',
    'point_leaderboards.*': 'when a leaderboard was made',
    'point_schools.*': 'what a school has decided',
    'point_proofs.*': 'sums of a night',
  },
  staysIn: {
    'point_accounts.*': 'points of who is gone are points of the group; the row names nobody then',
    'point_entries.*': 'points that moved in a group; they name accounts of points, which name nobody then',
    'point_sources.*': 'what has paid; it names what entries name',
    'point_archives.*': 'records of a group that were cleared; they name people by ids, which name nobody then',
    'point_acts.*': 'why points were given is of those who were given them',
    'point_goals.*': 'what a class fills together is the class’s',
  },
}
