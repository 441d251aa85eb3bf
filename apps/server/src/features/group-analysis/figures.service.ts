import { comparedFrom, type PeriodName } from '@learntrail/contract/group-analysis/facts'
import type { GroupFigures, MemberFigures, OwnGroupFigures } from '@learntrail/contract/group-analysis/group-analysis'
import { levelOf } from '@learntrail/contract/groups/roles'
import {
  abilities,
  classifications,
  intelligences,
  sdgs,
  universityGroups,
  vocationalGroups,
} from '@learntrail/contract/tags/tags'
import type { Person } from '../../platform/access/person.ts'
import { averagesOf } from '../../platform/counts/averages.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { type EverybodyRow, listEverybody } from '../groups/index.ts'
import { readHomeworkFigures } from '../homework/index.ts'
import { readPostFigures } from '../posts/index.ts'
import { isSilent, sumOf } from './figures.rules.ts'
import { activeFrom, periodOf, weeksOf } from './period.rules.ts'

type Actor = Pick<Person, 'id'>

/** Returns all figures of a group, for one of its administrators. */
export async function readFigures(
  platform: Platform,
  person: Actor,
  groupId: string,
  name: PeriodName,
): Promise<GroupFigures> {
  const everybody = await listEverybody(platform, person, groupId, 'administrators')
  const { period, members, posts, homework } = await readAll(platform, person, groupId, name, everybody)
  const tagged = <Code extends string>(codes: readonly Code[]) =>
    codes.map((code) => ({ code, count: posts.tags[code] ?? 0 }))
  const weeks = weeksOf(period).map(({ monday, ...days }) => ({
    ...days,
    records: posts.weeks[monday] ?? 0,
    handIns: homework.weeks[monday] ?? 0,
  }))
  return {
    period,
    totals: {
      members: members.length,
      records: weeks.reduce((sum, { records }) => sum + records, 0),
      writers: members.filter(({ records }) => records > 0).length,
      silent: members.filter((member) => member.isSilent).length,
    },
    weeks,
    intelligences: tagged(intelligences),
    sdgs: tagged(sdgs),
    abilities: tagged(abilities),
    schoolGroups: tagged([...universityGroups, ...vocationalGroups]),
    classifications: classifications.map((code) => ({ code, count: posts.classifications[code] ?? 0 })),
    homework: sumOf(members),
    questions: homework.questions.map(({ deadline, ...question }) => ({ ...question, deadline: isoOf(deadline) })),
    members,
  }
}

/** Returns a member's own figures, beside averages of the others; never those of single members. */
export async function readOwnFigures(
  platform: Platform,
  person: Actor,
  groupId: string,
  name: PeriodName,
): Promise<OwnGroupFigures> {
  const everybody = await listEverybody(platform, person, groupId, 'members')
  const { period, members, posts } = await readAll(platform, person, groupId, name, everybody)
  const { records, given, handedIn, late, lastActiveAt } =
    members.find((member) => member.person.id === person.id) ?? refuse('NO_PERMISSION')
  const others = members.filter((member) => member.person.id !== person.id && levelOf(member.role) === 2)
  const averages = averagesOf(others.map((member) => member.records))
  return {
    period,
    weeks: weeksOf(period).map(({ monday, ...days }) => ({ ...days, records: posts.ownWeeks[monday] ?? 0 })),
    mine: { records, given, handedIn, late, lastActiveAt },
    others:
      averages === null || others.length < comparedFrom
        ? null
        : { members: others.length, average: averages.mean, median: averages.median, homework: sumOf(others) },
  }
}

async function readAll(
  { pool, clock }: Platform,
  person: Actor,
  groupId: string,
  name: PeriodName,
  everybody: readonly EverybodyRow[],
) {
  const now = clock.now()
  const period = periodOf(name, now)
  const since = { from: period.from, activeFrom: activeFrom(period) }
  const [posts, homework] = await Promise.all([
    readPostFigures(pool, person.id, groupId, since),
    readHomeworkFigures(pool, groupId, since, now),
  ])
  const last = lastOf([posts.writers, posts.commenters, homework.handedInLast])
  const written = new Map(posts.writers.map(({ id, records }) => [id, records]))
  const rates = new Map(homework.students.map(({ id, ...rate }) => [id, rate]))
  const members = everybody.map(({ id, person: one, since: joined, numberOrder: _, ...member }): MemberFigures => {
    const figures = {
      ...member,
      person: one,
      since: joined.toISOString(),
      records: written.get(id) ?? 0,
      ...(rates.get(id) ?? { given: 0, handedIn: 0, late: 0 }),
      lastActiveAt: last.get(id) ?? null,
    }
    return { ...figures, isSilent: isSilent(figures, now) }
  })
  return { period, members, posts, homework }
}

/** Returns each id's latest moment across the lists. */
function lastOf(lists: readonly (readonly { id: string; lastAt: string }[])[]): Map<string, string> {
  const last = new Map<string, string>()
  for (const { id, lastAt } of lists.flat()) {
    const at = new Date(lastAt).toISOString()
    if (at > (last.get(id) ?? '')) last.set(id, at)
  }
  return last
}

const isoOf = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString())
