import { guardianPlanPaths } from '@learntrail/contract/plans/guardian-paths'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { lastId } from '../../../platform/paging/by-id.ts'
import type { GuardianPart } from '../../guardians/index.ts'
import { weeksFinishedSince } from './finished-weeks.rules.ts'
import { listMoved, listShown } from './for-guardians.queries.ts'
import { askedOf } from './for-guardians.service.ts'

interface Texts {
  untitled: string
  waits(plan: string): string
  finished(plan: string, weeks: readonly number[]): string
  certified(plan: string): string
}

const texts: Record<Locale, Texts> = {
  tw: {
    untitled: '還沒有名稱的計畫',
    waits: (plan) => `自主學習計畫「${plan}」等您簽名`,
    finished: (plan, weeks) => `自主學習計畫「${plan}」完成了第 ${weeks.join('、')} 週`,
    certified: (plan) => `老師認證了自主學習計畫「${plan}」的成果`,
  },
  en: {
    untitled: 'Untitled plan',
    waits: (plan) => `The learning plan “${plan}” is waiting for your signature`,
    finished: (plan, weeks) => `Finished week ${weeks.join(', ')} of the learning plan “${plan}”`,
    certified: (plan) => `A teacher certified what came of the learning plan “${plan}”`,
  },
}

/** Most plans of a child in one mail, and most weeks of a plan named in a line. */
const inMail = 5
const weeksInLine = 6

export const plansForGuardians: GuardianPart = {
  name: 'plans',
  async linesOfWeek({ db, pool }, { childId, guardianId, locale, since }) {
    const said = texts[locale]
    const asked = await askedOf(db, guardianId, childId)
    const waiting = (await listShown(pool, asked, [true, lastId], inMail)).filter(({ asks }) => asks !== null)
    const moved = await listMoved(pool, asked, since, inMail)
    const line = (id: string, sentence: string) => ({ sentence, to: guardianPlanPaths.plan(childId, id) })
    const nameOf = ({ projectName }: { projectName: string }) => projectName || said.untitled
    return [
      ...waiting.map((plan) => line(plan._id, said.waits(nameOf(plan)))),
      ...moved.flatMap((plan) => {
        const weeks = weeksFinishedSince(plan.progress, plan.done, since).slice(0, weeksInLine)
        return [
          ...(weeks.length > 0 ? [line(plan._id, said.finished(nameOf(plan), weeks))] : []),
          ...(plan.isCertifiedNow ? [line(plan._id, said.certified(nameOf(plan)))] : []),
        ]
      }),
    ]
  },
}
