import type { GroupFigures } from '@learntrail/contract/group-analysis/group-analysis'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { tagNames } from '@learntrail/contract/tags/tag-names'
import { dayIn } from '../../platform/clock/taipei.ts'
import { analysisTexts } from './analysis.texts.ts'
import { handsIn } from './figures.rules.ts'

interface Circumstances {
  locale: Locale
  group: string
  madeOn: string
}

const families = ['intelligences', 'sdgs', 'abilities', 'schoolGroups', 'classifications'] as const

/** As on the screen: marks an empty cell as intended. */
const nothingThere = '–'

/** Returns everything the template draws, in the caller's language. */
export function documentData(figures: GroupFigures, { locale, group, madeOn }: Circumstances) {
  const texts = analysisTexts[locale]
  const names: Record<string, string> = { ...tagNames[locale].classifications, ...tagNames[locale].tags }
  const present = (items: readonly { code: string; count: number }[]) =>
    items
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .map(({ code, count }) => ({ name: names[code] ?? code, count }))
  const { homework, members, questions, totals, weeks, period } = figures
  const dayOf = (moment: string | null) => (moment === null ? '' : dayIn(new Date(moment)))
  return {
    locale,
    title: texts.title,
    group,
    range: `${period.from} – ${period.to}`,
    madeOn: texts.madeOn(madeOn),
    footer: texts.footer,
    isEmpty: totals.records === 0,
    nothing: texts.nothing,
    headings: {
      weeks: texts.weeks,
      homework: texts.homework,
      silent: texts.silent,
      members: texts.members,
      name: texts.name,
      count: texts.count,
    },
    totals: (['members', 'writers', 'records', 'silent'] as const).map((what) => ({
      label: texts.totals[what],
      value: totals[what].toLocaleString('en'),
    })),
    weeks: weeks.map(({ from, records }) => ({ name: from.slice(5), count: records })),
    families: families
      .map((family) => ({ title: texts.families[family], items: present(figures[family]) }))
      .filter(({ items }) => items.length > 0),
    homework: {
      sum:
        homework.given > 0
          ? texts.homeworkSum(homework.handedIn, homework.given, homework.late)
          : texts.homeworkNone(questions.length > 0),
      columns: texts.homeworkColumns,
      rows: questions.map(({ title, deadline, given, handedIn, late }) => [
        title,
        dayOf(deadline),
        `${handedIn} / ${given}`,
        String(late),
      ]),
    },
    silent: {
      nobody: texts.nobodySilent,
      names: members.filter(({ isSilent }) => isSilent).map(({ person }) => person.displayName || texts.nobody),
    },
    members: {
      columns: texts.memberColumns,
      rows: members.map((member) => {
        const { person, records, given, handedIn, late, lastActiveAt } = member
        const hasHomework = handsIn(member) && given > 0
        const name = person.displayName || texts.nobody
        return [
          handsIn(member) ? name : texts.leading(name),
          String(records),
          hasHomework ? `${handedIn} / ${given}` : nothingThere,
          hasHomework ? String(late) : nothingThere,
          dayOf(lastActiveAt) || nothingThere,
        ]
      }),
    },
  }
}
