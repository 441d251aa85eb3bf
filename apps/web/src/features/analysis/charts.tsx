import type { Charts as Figures, SchoolGroup } from '@learntrail/contract/analysis/analysis'
import { recordsToJudge } from '@learntrail/contract/analysis/gap'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { orNote } from '../../routing/or-note.tsx'
import { formatDay, formatMonth } from '../../ui/dates.ts'
import { Bone } from '../../ui/states/skeleton.tsx'
import { sdgOf, useTagName } from '../tags/index.ts'
import { ChartCard } from './chart-card.tsx'
import css from './charts.module.css'
import { GapView } from './gap-view.tsx'
import { LazyActivityBars } from './lazy-activity-bars.tsx'
import type { Days } from './ranges.ts'
import { daysOfBar, recordsAddress } from './records-address.ts'
import { type Bar, TagBars } from './tag-bars.tsx'
import { Totals } from './totals.tsx'
import { Words } from './words.tsx'

// Loaded when there are charts to draw, like the other drawing.
const IntelligenceRadar = orNote(async () => (await import('./charts/intelligence-radar.tsx')).IntelligenceRadar)

interface ChartsProps {
  charts: Figures
  days: Days
  group: SchoolGroup | undefined
  /** The charts are of the previous range, while the new range loads. */
  isStale: boolean
}

export function Charts({ charts, days, group, isStale }: ChartsProps) {
  const { t } = useTranslation(['analysis', 'tags'])
  const [search, setSearch] = useSearchParams()
  const nameOf = useTagName()
  const tagged = (items: Figures['abilities']): Bar[] =>
    items.map(({ code, count }) => {
      const goal = sdgOf(code)
      const to = recordsAddress(days, { tags: code })
      return {
        key: code,
        name: goal ? `${goal} ${t(`tags:names.${code}`)}` : nameOf(code),
        count,
        to,
        ...(goal ? { goal } : {}),
      }
    })
  const intelligences = tagged(charts.intelligences)
  const sdgs = tagged(charts.sdgs)
  const abilities = tagged(charts.abilities)
  const schoolGroups = tagged(charts.schoolGroups)
  const classifications = charts.classifications.map(({ code, count }) => ({
    key: code,
    name: t(`tags:classifications.${code}`),
    count,
    to: recordsAddress(days, { classification: code }),
  }))
  const { unit, items } = charts.activity
  const activity = items.map(({ start, count }) => ({
    key: start,
    name: unit === 'day' ? formatDay(start) : formatMonth(start),
    count,
    to: recordsAddress(daysOfBar(start, unit, days)),
  }))
  const words = (found: Figures['words']['own'], filter: 'customTags' | 'words') =>
    found.map(({ word, count }) => ({ word, count, to: recordsAddress(days, { [filter]: word }) }))
  const own = words(charts.words.own, 'customTags')
  const frequent = words(charts.words.frequent, 'words')
  const present = (bars: readonly { count: number }[]) => bars.filter(({ count }) => count > 0).length
  const choose = (chosen: SchoolGroup) => {
    const next = new URLSearchParams(search)
    next.set('group', chosen)
    setSearch(next, { replace: true, preventScrollReset: true })
  }

  return (
    <div aria-busy={isStale} data-stale={isStale || undefined} className={css.figures}>
      <p className={css.lead}>{useLead(charts, intelligences)}</p>
      <Totals totals={charts.totals} to={recordsAddress(days)} />
      <div className={css.grid}>
        <ChartCard title={t('intelligences')} note={t('pressAny')} column={t('intelligence')} rows={intelligences}>
          <Suspense fallback={<Bone height="300px" />}>
            <IntelligenceRadar items={intelligences} unit={t('records')} />
          </Suspense>
          <TagBars bars={intelligences} />
        </ChartCard>
        <div className={css.stack}>
          <ChartCard
            title={t('sdgs')}
            note={t('ofAll', { count: present(sdgs), all: sdgs.length })}
            column={t('sdg')}
            rows={sdgs}
          >
            <TagBars bars={sdgs} />
          </ChartCard>
          <ChartCard
            title={t('classifications')}
            note={t('ofAll', { count: present(classifications), all: classifications.length })}
            column={t('classification')}
            rows={classifications}
          >
            <TagBars bars={classifications} />
          </ChartCard>
        </div>
        <ChartCard
          title={t(unit === 'day' ? 'activityByDay' : 'activityByMonth')}
          note={t('activityNote')}
          column={t(unit === 'day' ? 'day' : 'month')}
          rows={activity}
          isWide
        >
          <LazyActivityBars
            label={t(unit === 'day' ? 'activityByDay' : 'activityByMonth')}
            items={activity}
            unit={t('records')}
          />
        </ChartCard>
        <ChartCard
          title={t('abilities')}
          note={t('ofAll', { count: present(abilities), all: abilities.length })}
          column={t('ability')}
          rows={abilities}
        >
          <TagBars bars={abilities} />
        </ChartCard>
        <ChartCard title={t('schoolGroups')} note={t('schoolGroupsNote')} column={t('schoolGroup')} rows={schoolGroups}>
          <TagBars bars={schoolGroups} />
        </ChartCard>
        <ChartCard
          title={t('words.title')}
          note={t('words.note')}
          column={t('words.word')}
          rows={[...own, ...frequent].map(({ word: name, count, to }) => ({ key: to, name, count, to }))}
          isWide
        >
          <Words own={own} frequent={frequent} />
        </ChartCard>
        <GapView charts={charts} days={days} group={group} onChoose={choose} />
      </div>
    </div>
  )
}

/**
 * One sentence: how many records, which intelligence has most and which has none; below `recordsToJudge`, how many more
 * are needed.
 */
function useLead({ totals }: Figures, intelligences: readonly Bar[]): string {
  const { t } = useTranslation('analysis')
  const strongest = [...intelligences].sort((a, b) => b.count - a.count)[0]
  const untouched = intelligences.find(({ count }) => count === 0)
  const count = totals.records
  if (count < recordsToJudge) return t('lead.few', { count, left: recordsToJudge - count })
  if (!strongest || strongest.count === 0) return t('lead.plain', { count })
  if (!untouched) return t('lead.strongest', { count, strongest: strongest.name })
  return t('lead.whole', { count, strongest: strongest.name, untouched: untouched.name })
}
