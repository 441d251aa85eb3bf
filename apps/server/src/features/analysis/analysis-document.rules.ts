import type { Charts, SchoolGroup } from '@learntrail/contract/analysis/analysis'
import { evidenceFor, recordsToJudge } from '@learntrail/contract/analysis/gap'
import { evidenceHints, needsReviewedOn, schoolGroupNeeds } from '@learntrail/contract/analysis/school-group-needs'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { tagNames } from '@learntrail/contract/tags/tag-names'
import type { Classification, TagCode } from '@learntrail/contract/tags/tags'
import type { Range } from './analysis.repository.ts'
import { analysisTexts } from './analysis.texts.ts'

interface Circumstances extends Range {
  group?: SchoolGroup | undefined
  locale: Locale
  madeOn: string
  person: string
}

/** Returns everything that the template draws, with every word in the person's language. */
export function documentData(charts: Charts, { locale, madeOn, person, group, from, to }: Circumstances) {
  const texts = analysisTexts[locale]
  const names: Record<string, string> = { ...tagNames[locale].classifications, ...tagNames[locale].tags }
  const named = (items: readonly { code: TagCode | Classification; count: number }[]) =>
    items.map(({ code, count }) => ({ name: names[code] ?? code, count }))
  const present = (items: ReturnType<typeof named>) =>
    items.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
  const { records, days, files, characters } = charts.totals
  const intelligences = named(charts.intelligences)
  const sdgs = charts.sdgs.map(({ code, count }) => ({
    number: Number(code.slice('sdg_'.length)),
    name: names[code] ?? code,
    count,
  }))
  const isByDay = charts.activity.unit === 'day'
  return {
    locale,
    title: texts.title,
    person,
    range:
      from === undefined && to === undefined ? texts.allTime : `${from ?? charts.firstDay ?? ''} – ${to ?? madeOn}`,
    madeOn: texts.madeOn(madeOn),
    footer: texts.footer,
    isEmpty: records === 0,
    lead: leadOf(records, present(intelligences)[0]?.name, texts),
    headings: {
      intelligences: texts.intelligences,
      sdgs: texts.sdgs,
      abilities: texts.abilities,
      classifications: texts.classifications,
      schoolGroups: texts.schoolGroups,
      activity: isByDay ? texts.activityByDay : texts.activityByMonth,
      words: texts.words,
      ownWords: texts.ownWords,
      frequentWords: texts.frequentWords,
      name: texts.name,
      count: texts.count,
      sdgsNote: texts.sdgsNote(sdgs.filter(({ count }) => count > 0).length),
    },
    totals: Object.entries({ records, days, files, characters }).map(([what, value]) => ({
      label: texts.totals[what as keyof typeof texts.totals],
      value: value.toLocaleString('en'),
    })),
    intelligences,
    sdgs: sdgs.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count),
    abilities: present(named(charts.abilities)),
    classifications: present(named(charts.classifications)),
    schoolGroups: present(named(charts.schoolGroups)),
    activity: charts.activity.items.map(({ start, count }) => ({
      name: isByDay ? start.slice(5) : start.slice(0, 7),
      count,
    })),
    words: charts.words,
    gap: group === undefined ? null : gapOf(group, charts, locale, names),
  }
}

function leadOf(records: number, strongest: string | undefined, texts: (typeof analysisTexts)[Locale]): string {
  if (records === 0) return texts.nothing
  return records < recordsToJudge ? texts.few(records, recordsToJudge - records) : texts.lead(records, strongest)
}

function gapOf(group: SchoolGroup, charts: Charts, locale: Locale, names: Record<string, string>) {
  const texts = analysisTexts[locale]
  return {
    title: texts.gap(names[group] ?? group),
    why: schoolGroupNeeds[group].why[locale],
    note: texts.gapNote(needsReviewedOn),
    columns: [texts.evidence, texts.state, texts.next],
    items: evidenceFor(group, charts).map(({ code, count, enough, state }) => ({
      name: names[code] ?? code,
      state,
      stateName: texts.states[state],
      amount: texts.ofEnough(count, enough),
      hint: evidenceHints[locale][code],
    })),
  }
}
