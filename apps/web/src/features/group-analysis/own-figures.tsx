import type { PeriodName } from '@learntrail/contract/group-analysis/facts'
import type { OwnGroupFigures } from '@learntrail/contract/group-analysis/group-analysis'
import type { Group } from '@learntrail/contract/groups/group'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { FiguresStates, Numbers } from '../analysis/index.ts'
import { useCurrentUser } from '../profiles/index.ts'
import { recordsOfGroup } from './addresses.ts'
import { ownGroupAnalysisQuery } from './api/read-group-analysis.ts'
import css from './group-analysis.module.css'
import { WeekBars } from './week-bars.tsx'

interface OwnFiguresProps {
  group: Group
  period: PeriodName
}

/** The member's own figures in a group, beside the average of the others. */
export function OwnFigures({ group, period }: OwnFiguresProps) {
  const query = useQuery(ownGroupAnalysisQuery(group.id, period))
  return <FiguresStates query={query}>{(figures) => <Own group={group} figures={figures} />}</FiguresStates>
}

const shareOf = ({ given, handedIn }: { given: number; handedIn: number }) =>
  given === 0 ? '–' : `${Math.round((100 * handedIn) / given)}%`

function Own({ group, figures }: { group: Group; figures: OwnGroupFigures }) {
  const { t } = useTranslation('group-analysis')
  const me = useCurrentUser()
  const { mine, others, period, weeks } = figures
  const owner = me?.id ?? ''
  if (mine.records === 0 && mine.given === 0)
    return (
      <EmptyState
        title={t('own.empty')}
        action={<LinkButton to={paths.writeInGroup(group.id)}>{t('own.write')}</LinkButton>}
      >
        <p>{t('own.emptyText')}</p>
      </EmptyState>
    )
  return (
    <>
      <h2 className={css.lead}>{t('own.title', { name: group.name })}</h2>
      <Numbers
        numbers={[
          {
            name: t('own.records', { count: mine.records }),
            value: mine.records,
            to: recordsOfGroup(group.id, period, { owner }),
            say: t('openMine', { count: mine.records }),
          },
          {
            name: t('own.handedIn', { count: mine.given }),
            value: shareOf(mine),
            to: paths.homeworkOf(group.id, owner),
            say: t('own.sayHandedIn', { count: mine.handedIn, given: mine.given, late: mine.late }),
          },
          ...(others
            ? [
                { name: t('own.average', { median: others.median }), value: String(others.average) },
                { name: t('own.othersHandedIn'), value: shareOf(others.homework) },
              ]
            : []),
        ]}
      />
      <p className={css.note}>{others ? t('own.compared', { count: others.members }) : t('own.tooFew')}</p>
      <div className={css.grid}>
        <WeekBars
          title={t('own.weeks')}
          weeks={weeks}
          count={({ records }) => records}
          to={(week) => recordsOfGroup(group.id, week, { owner })}
          unit={t('records')}
          say={(name, count) => t('openRecords', { name, count })}
        />
      </div>
    </>
  )
}
