import type { EventKind } from '@learntrail/contract/event'
import { eventKindsByFeature } from '@learntrail/contract/event-log/event-kinds'
import { memberRoles } from '@learntrail/contract/groups/roles'
import type { HandIn } from '@learntrail/contract/homework/hand-in'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { bulletinsPath, tell } from '../bulletins/bulletins.fixture.ts'
import { newEPortfolio } from '../eportfolio/eportfolio.fixture.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { groups } from '../groups/groups.tables.ts'
import { ask, correct, handIn, homeworkPath, save, submit } from '../homework/homework.fixture.ts'
import { postBody, publish, writeComment, writeReply } from '../posts/posts.fixture.ts'
import { judge, report } from '../reports/reports.fixture.ts'

let product: TestApp
let me: TestPerson
let mei: TestPerson
let staff: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  me = await newPerson(product, { plan: 'plus' })
  mei = await newPerson(product)
  staff = await newPerson(product, { role: 'operator' })
})
afterAll(() => product.close())

interface Recorded {
  kind: string
  actorId: string | null
  data: Record<string, unknown>
}

/** Events about a subject of the given kinds, earliest first. */
async function recorded(subjectId: string, kinds: readonly string[]): Promise<Recorded[]> {
  const { rows } = await product.platform.pool.query<Recorded>(
    'select kind, actor_id as "actorId", data from events where subject_id = $1 and kind = any ($2) order by seq',
    [subjectId, kinds],
  )
  return rows
}

type Step = () => PromiseLike<{ statusCode: number; body: string }>

interface Pair {
  subjectId: string
  /** Each is sent twice. */
  deed: Step
  counter: Step
  /** The event of each: kind, actor and data. */
  leaves: [Recorded, Recorded]
}

const by = (kind: string, { id: actorId }: TestPerson, data: object): Recorded => ({
  kind,
  actorId,
  data: data as Recorded['data'],
})

const idOf = (answer: { json<T>(): T }) => answer.json<{ id: string }>().id

async function commented() {
  const { id: subjectId } = await publish(me)
  const commentId = idOf(await writeComment(me, subjectId))
  return { subjectId, commentId, target: { targetType: 'portfolio', commentId } }
}

const group = '/api/v2/api'

async function ownGroup() {
  const { id: groupId, name } = await newGroup(me)
  return { groupId, name, of: `?groupId=${groupId}&personId=${mei.id}` }
}

/** Every action with its reverse; repeating either changes nothing and gets the same answer. */
const pairs: Record<string, () => Promise<Pair>> = {
  'a like of a record': async () => {
    const { id: subjectId } = await publish(me)
    const path = `/api/v2/portfolios/${subjectId}/like`
    const data = { ownerId: me.id }
    return {
      subjectId,
      deed: () => mei.browser.put(path),
      counter: () => mei.browser.delete(path),
      leaves: [by('post.liked', mei, data), by('post.unliked', mei, data)],
    }
  },
  'a like of a comment': async () => {
    const { subjectId, commentId, target } = await commented()
    const like = (isLiked: boolean) => () =>
      mei.browser.post('/api/v2/messages/updatemessagelikenumber', { id: commentId, isLiked })
    const data = { ownerId: me.id, ...target }
    return {
      subjectId,
      deed: like(true),
      counter: like(false),
      leaves: [by('comment.liked', mei, data), by('comment.unliked', mei, data)],
    }
  },
  'a like of a reply': async () => {
    const { subjectId, commentId, target } = await commented()
    const replyId = idOf(await writeReply(me, commentId))
    const like = (isLiked: boolean) => () =>
      mei.browser.post('/api/v2/replies/updatereplylikenumber', { id: replyId, isLiked })
    const data = { ownerId: me.id, ...target, replyId }
    return {
      subjectId,
      deed: like(true),
      counter: like(false),
      leaves: [by('comment.reply_liked', mei, data), by('comment.reply_unliked', mei, data)],
    }
  },
  'a like of an e-portfolio': async () => {
    const subjectId = await newEPortfolio(product, me)
    const path = `/api/v2/ePortfolio/${subjectId}/like`
    const data = { ownerId: me.id }
    return {
      subjectId,
      deed: () => mei.browser.post(path, { referenceId: subjectId }),
      counter: () => mei.browser.delete(`${path}?referenceId=${subjectId}`),
      leaves: [by('eportfolio.liked', mei, data), by('eportfolio.unliked', mei, data)],
    }
  },
  'a record in a collection': async () => {
    const { id: subjectId } = await publish(me)
    const path = `/api/v2/users/${mei.id}/collections/portfolios`
    const data = { ownerId: me.id }
    return {
      subjectId,
      deed: () => mei.browser.post(path, { portfolioId: subjectId }),
      counter: () => mei.browser.delete(`${path}/${subjectId}`),
      leaves: [by('post.collected', mei, data), by('post.uncollected', mei, data)],
    }
  },
  'an e-portfolio in the exhibition': async () => {
    const subjectId = await newEPortfolio(product, me, { visibility: 'private', exhibitedAt: null, exhibitionId: null })
    const show = (visibility: string) => () => me.browser.patch(`/api/v2/ePortfolio/${subjectId}`, { visibility })
    const data = { title: '基隆河水質調查', ownerId: me.id }
    return {
      subjectId,
      deed: show('exhibition'),
      counter: show('public'),
      leaves: [
        by('eportfolio.exhibited', me, { ...data, visibility: 'exhibition', visibilityBefore: 'private' }),
        by('eportfolio.withdrawn', me, { ...data, visibility: 'public', visibilityBefore: 'exhibition' }),
      ],
    }
  },
  'who a record is for': async () => {
    const { id: subjectId } = await publish(me, { privacy: 0 })
    const change = (privacy: number) => () => me.browser.patch(`/api/v2/portfolios/${subjectId}`, { privacy })
    const data = (privacy: number, privacyBefore: number) => ({
      ownerId: me.id,
      privacy,
      privacyBefore,
      groupIds: [],
      groupIdsBefore: [],
    })
    return {
      subjectId,
      deed: change(3),
      counter: change(1),
      leaves: [by('post.audience_changed', me, data(3, 0)), by('post.audience_changed', me, data(1, 3))],
    }
  },
  'somebody followed': async () => {
    const { id: subjectId } = await newPerson(product)
    return {
      subjectId,
      deed: () => me.browser.post('/api/v2/follows', { personId: subjectId }),
      counter: () => me.browser.delete(`/api/v2/follows/remove?personId=${subjectId}`),
      leaves: [by('relation.followed', me, {}), by('relation.unfollowed', me, {})],
    }
  },
  'somebody asked to be a friend': async () => {
    const { id: subjectId } = await newPerson(product)
    return {
      subjectId,
      deed: () => me.browser.post('/api/v2/friends/makefriends', { personId: subjectId }),
      counter: () => me.browser.delete(`/api/v2/friends/reject?personId=${subjectId}`),
      leaves: [by('relation.asked', me, {}), by('relation.request-ended', me, { by: 'revoked' })],
    }
  },
  'somebody blocked': async () => {
    const { id: subjectId } = await newPerson(product)
    await me.browser.post('/api/v2/follows', { personId: subjectId })
    const ends = { endsFriendship: false, endsFollowing: true, endsBeingFollowed: false }
    return {
      subjectId,
      deed: () => me.browser.post('/api/v2/blocks', { personId: subjectId }),
      counter: () => me.browser.delete(`/api/v2/blocks/cancelblocks?personId=${subjectId}`),
      leaves: [by('relation.blocked', me, ends), by('relation.unblocked', me, {})],
    }
  },
  'somebody in a group': async () => {
    const { groupId, name } = await ownGroup()
    const data = { name, personId: mei.id }
    return {
      subjectId: groupId,
      deed: () => mei.browser.post(`${group}/joinGroup`, { groupId }),
      counter: () => mei.browser.delete(`${group}/exitGroup?groupId=${groupId}`),
      leaves: [by('group.joined', mei, data), by('group.left', mei, data)],
    }
  },
  'somebody who asks to join': async () => {
    const { groupId, name } = await ownGroup()
    await product.platform.db.update(groups).set({ type: 'teaching' }).where(eq(groups.id, groupId))
    const data = { name, personId: mei.id }
    return {
      subjectId: groupId,
      deed: () => mei.browser.post(`${group}/joinGroup`, { groupId }),
      counter: () => mei.browser.delete(`${group}/reject?groupId=${groupId}`),
      leaves: [by('group.applied', mei, data), by('group.request-ended', mei, data)],
    }
  },
  'an administrator': async () => {
    const { groupId, name } = await ownGroup()
    await place(product, groupId, mei.id, memberRoles.member)
    const give = (role: number) => () =>
      me.browser.put(`${group}/changeMemberRole`, { groupId, personId: mei.id, role })
    const data = (role: number, before: number) => ({
      name,
      personId: mei.id,
      role: String(role),
      roleBefore: String(before),
    })
    const { administrator, member } = memberRoles
    return {
      subjectId: groupId,
      deed: give(administrator),
      counter: give(member),
      leaves: [
        by('group.role-changed', me, data(administrator, member)),
        by('group.role-changed', me, data(member, administrator)),
      ],
    }
  },
  'somebody banned from a group': async () => {
    const { groupId, name, of } = await ownGroup()
    const data = { name, personId: mei.id }
    return {
      subjectId: groupId,
      deed: () => me.browser.delete(`${group}/removeMember${of}&ban=true`),
      counter: () => me.browser.delete(`${group}/liftBan${of}`),
      leaves: [by('group.banned', me, data), by('group.ban-lifted', me, data)],
    }
  },
  'a group that is put away': async () => {
    const { groupId, name } = await ownGroup()
    const archive = (isArchived: boolean) => () => me.browser.put(`/api/v2/groups/${groupId}/archive`, { isArchived })
    return {
      subjectId: groupId,
      deed: archive(true),
      counter: archive(false),
      leaves: [by('group.archived', me, { name }), by('group.reopened', me, { name })],
    }
  },
  'homework that is given': async () => {
    const { groupId } = await ownGroup()
    const { id: subjectId, title } = await ask(product, me, groupId)
    const path = `${homeworkPath}/questions/${subjectId}`
    const data = { title, groupId }
    return {
      subjectId,
      deed: () => me.browser.post(`${path}/archive`),
      counter: () => me.browser.post(`${path}/restore`),
      leaves: [by('homework.archived', me, data), by('homework.restored', me, data)],
    }
  },
}

describe('a deed and what takes it back each leave one event, and a repeat none', () => {
  test.each(Object.entries(pairs))('%s', async (_name, arrange) => {
    const { subjectId, deed, counter, leaves } = await arrange()
    for (const press of [deed, deed, counter, counter]) {
      const answer = await press()
      expect(answer.statusCode, answer.body).toBeLessThan(300)
    }
    const kinds = leaves.map(({ kind }) => kind)
    expect(await recorded(subjectId, kinds)).toEqual(leaves)
  })
})

const leftOf = async (subjectId: string, ...kinds: string[]) =>
  (await recorded(subjectId, kinds)).map(({ kind, actorId, data }) => ({ kind, actorId, ...data }))

describe('what is gone for good says what it was', () => {
  test('a comment, by whoever it stands below, and a reply of its author’s', async () => {
    const { subjectId, commentId, target } = await commented()
    const replyId = idOf(await writeReply(mei, commentId))
    const other = idOf(await writeReply(mei, commentId))
    for (const _ of [1, 2]) await mei.browser.delete(`/api/v2/replies/${replyId}`)
    for (const _ of [1, 2]) await me.browser.delete(`/api/v2/messages/${commentId}`)
    const kinds = ['comment.removed', 'comment.reply_removed'] as const
    expect(other).not.toBe(replyId)
    expect(await leftOf(subjectId, ...kinds)).toEqual([
      { kind: 'comment.reply_removed', actorId: mei.id, ...target, personId: mei.id, replyId },
      { kind: 'comment.removed', actorId: me.id, ...target, personId: me.id, replyCount: 1 },
    ])
  })

  test('a record, with whom it was for and since when it was there', async () => {
    const { id: groupId } = await newGroup(me)
    const { id, publishedAt } = await publish(me, { privacy: 2, groupIds: [groupId] })
    for (const _ of [1, 2]) await me.browser.delete(`/api/v2/portfolios/${id}`)
    const audience = { ownerId: me.id, privacy: 2, groupIds: [groupId] }
    expect(await leftOf(id, 'post.published', 'post.deleted')).toEqual([
      { kind: 'post.published', actorId: me.id, title: '科展成果', hasMentions: false, ...audience },
      { kind: 'post.deleted', actorId: me.id, publishedAt, ...audience },
    ])
  })

  test('an e-portfolio', async () => {
    const id = await newEPortfolio(product, me)
    for (const _ of [1, 2]) await me.browser.delete(`/api/v2/ePortfolio/${id}`)
    const data = { title: '基隆河水質調查', ownerId: me.id, visibility: 'exhibition' }
    expect(await leftOf(id, 'eportfolio.deleted')).toEqual([{ kind: 'eportfolio.deleted', actorId: me.id, ...data }])
  })

  test('a bulletin, and whether anybody could have seen it', async () => {
    const { id: groupId } = await newGroup(me)
    const later = new Date(product.clock.now().getTime() + 3_600_000).toISOString()
    for (const appearsAt of [null, later]) {
      const { id, title } = await tell(me, groupId, { appearsAt })
      for (const _ of [1, 2]) await me.browser.delete(`${bulletinsPath}/${id}`)
      const data = { title, groupId, hadAppeared: appearsAt === null }
      expect(await leftOf(id, 'bulletin.deleted')).toEqual([{ kind: 'bulletin.deleted', actorId: me.id, ...data }])
    }
  })
})

test('a link into a group ends once', async () => {
  const { groupId, name } = await ownGroup()
  await me.browser.post('/api/v2/invitation/link', { groupId })
  for (const _ of [1, 2]) await me.browser.delete(`/api/v2/invitation/link/current?groupId=${groupId}`)
  expect(await recorded(groupId, ['group.link-made', 'group.link-revoked'])).toEqual([
    by('group.link-made', me, { name }),
    by('group.link-revoked', me, { name }),
  ])
})

test('somebody is no teacher any more once', async () => {
  const teacher = await newPerson(product, { teacherVerifiedAt: product.clock.now() })
  const body = { isVerified: false, reason: '換工作了。' }
  for (const _ of [1, 2]) {
    const answer = await staff.browser.patch(`/api/v2/admin/people/${teacher.id}/teacher`, body)
    expect(answer.statusCode, answer.body).toBe(200)
  }
  expect(await leftOf(teacher.id, 'teacher.unverified')).toEqual([{ kind: 'teacher.unverified', actorId: null }])
})

describe('who a record is for', () => {
  const audiences = (id: string) => leftOf(id, 'post.audience_changed')

  test('is not changed by what it says, and is by the groups that it stands in', async () => {
    const groupIds = [(await newGroup(me)).id, (await newGroup(me)).id].toSorted()
    const [first, second] = groupIds as [string, string]
    const { id } = await publish(me, { privacy: 2, groupIds: [first] })
    const replace = (change: object) =>
      me.browser.put(`/api/v2/portfolios/${id}`, postBody({ privacy: 2, groupIds: [first], ...change }))
    for (const title of ['溪', '河']) expect((await replace({ title })).statusCode).toBe(200)
    expect(await audiences(id)).toEqual([])
    for (const _ of [1, 2]) await replace({ title: '河', groupIds: [second, first] })
    const privacies = { ownerId: me.id, privacy: 2, privacyBefore: 2 }
    expect(await audiences(id)).toEqual([
      { kind: 'post.audience_changed', actorId: me.id, ...privacies, groupIds, groupIdsBefore: [first] },
    ])
  })

  test('is nobody while the service’s people have hidden it, and who it was once they show it again', async () => {
    const { id } = await publish(me)
    const eportfolioId = await newEPortfolio(product, me)
    for (const [type, thing] of [
      ['post', id],
      ['ePortfolio', eportfolioId],
    ] as const) {
      await report(mei, type, thing)
      const { id: caseId, version } = await judge(staff, thing, { decision: 'hide' })
      const lift = { version, reason: '看錯了。' }
      const lifted = await staff.browser.post(`/api/v2/admin/reports/${caseId}/lift`, lift)
      expect(lifted.statusCode, lifted.body).toBe(200)
    }
    const nowhere = { ownerId: me.id, groupIds: [], groupIdsBefore: [] }
    expect(await audiences(id)).toEqual([
      { kind: 'post.audience_changed', actorId: null, ...nowhere, privacy: 3, privacyBefore: 0 },
      { kind: 'post.audience_changed', actorId: null, ...nowhere, privacy: 0, privacyBefore: 3 },
    ])
    const owned = { actorId: null, title: '基隆河水質調查', ownerId: me.id }
    expect(await leftOf(eportfolioId, 'eportfolio.exhibited', 'eportfolio.withdrawn')).toEqual([
      { kind: 'eportfolio.withdrawn', ...owned, visibility: 'private', visibilityBefore: 'exhibition' },
      { kind: 'eportfolio.exhibited', ...owned, visibility: 'exhibition', visibilityBefore: 'private' },
    ])
  })
})

describe('homework', () => {
  test('that somebody was asked to do together, and was not', async () => {
    const { groupId } = await ownGroup()
    const [one, other] = [mei, await newPerson(product)]
    for (const { id } of [one, other]) await place(product, groupId, id, memberRoles.member)
    const { id, title } = await ask(product, me, groupId, { teamSize: 3 })
    const path = `${homeworkPath}/questions/${id}/team/invitations`
    for (const _ of [1, 2]) await one.browser.post(path, { personIds: [other.id] })
    for (const _ of [1, 2]) await one.browser.delete(`${path}/${other.id}`)
    const data = { title, groupId, personId: other.id }
    expect(await recorded(id, ['homework.team-invited', 'homework.team-withdrawn'])).toEqual([
      by('homework.team-invited', one, data),
      by('homework.team-withdrawn', one, data),
    ])
  })

  test('says of a review its score, and of what comes after it the score until then', async () => {
    const { id: groupId } = await newGroup(me)
    await place(product, groupId, mei.id, memberRoles.member)
    const { id, title } = await ask(product, me, groupId)
    const { handIn: work, receipt } = await handIn(mei, id)
    await correct(me, work.id, { score: 60, certifies: true })
    await correct(me, work.id, { score: 80 })
    await correct(me, work.id, { outcome: 'returned', score: null })
    const again = (await save(mei, id, { text: '重寫了一次。', version: 1 })).json<HandIn>()
    await submit(mei, id, again.draft?.version ?? 0)
    await correct(me, work.id, { score: 90, handInVersion: 2 })

    const handedIn = { kind: 'homework.handed-in', actorId: mei.id, title, groupId, handInId: work.id }
    const whose = { personIds: [mei.id] }
    const corrected = { actorId: me.id, title, groupId, handInId: work.id, personId: mei.id, ...whose }
    const reviewed = { kind: 'homework.reviewed', ...corrected, totalScore: 100, certifies: false }
    const kinds = ['homework.handed-in', 'homework.reviewed', 'homework.returned']
    expect(await leftOf(id, ...kinds)).toEqual([
      { ...handedIn, ...whose, version: 1, isLate: false, receipt: receipt.number },
      { ...reviewed, score: 60, certifies: true, wasReviewed: false, scoreBefore: null },
      { ...reviewed, score: 80, wasReviewed: true, scoreBefore: 60 },
      { kind: 'homework.returned', ...corrected, wasReviewed: true, scoreBefore: 80 },
      { ...handedIn, ...whose, version: 2, isLate: false, receipt: expect.any(String) },
      { ...reviewed, score: 90, wasReviewed: false, scoreBefore: null },
    ])
  })

  test('that was certified is told of the record that is made of it, and once when that says something else', async () => {
    const { id: groupId } = await newGroup(me)
    await place(product, groupId, mei.id, memberRoles.member)
    const { id } = await ask(product, me, groupId)
    const { handIn: work } = await handIn(mei, id)
    await correct(me, work.id, { certifies: true })
    const make = () => mei.browser.post(`${homeworkPath}/hand-ins/${work.id}/record`, { tags: ['creativity'] })
    const { recordId } = (await make()).json<{ recordId: string }>()
    await make()
    for (const title of ['改過', '又改過']) {
      const answer = await mei.browser.put(`/api/v2/portfolios/${recordId}`, postBody({ title, privacy: 3 }))
      expect(answer.statusCode, answer.body).toBe(200)
    }
    expect(await leftOf(recordId, 'post.certified', 'post.certification_outdated')).toEqual([
      { kind: 'post.certified', actorId: mei.id, ownerId: mei.id, personId: me.id, groupId },
      { kind: 'post.certification_outdated', actorId: mei.id, ownerId: mei.id },
    ])
  })
})

const all = Object.values(eventKindsByFeature).flat() as EventKind<never>[]

describe('every kind', () => {
  test('has a name of its own', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  })

  test('is taken back by kinds that there are', () => {
    const names = new Set(all.map(({ name }) => name))
    const unknown = all.flatMap(({ name, undoneBy }) =>
      undoneBy.filter((one) => !names.has(one)).map((one) => [name, one]),
    )
    expect(unknown).toEqual([])
  })
})
