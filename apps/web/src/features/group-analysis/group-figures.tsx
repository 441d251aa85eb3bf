import type { PeriodName } from '@learntrail/contract/group-analysis/facts'
import type { GroupFigures as Figures } from '@learntrail/contract/group-analysis/group-analysis'
import type { Group } from '@learntrail/contract/groups/group'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { type Bar, ChartCard, FiguresStates, Numbers, TagBars } from '../analysis/index.ts'
import { sdgOf, useTagName } from '../tags/index.ts'
import { recordsOfGroup } from './addresses.ts'
import { groupAnalysisQuery } from './api/read-group-analysis.ts'
import css from './group-analysis.module.css'
import { HomeworkFigures } from './homework-figures.tsx'
import { MembersTable } from './members-table.tsx'
import { OneMember } from './one-member.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { SilentMembers } from './silent-members.tsx'
import { WeekBars } from './week-bars.tsx'

interface GroupFiguresProps {
  group: Group
  period: PeriodName
}

/** All figures of a group, for its administrators; every number links to what it counts. */
export function GroupFigures({ group, period }: GroupFiguresProps) {
  const query = useQuery(groupAnalysisQuery(group.id, period))
  const [search] = useSearchParams()
  const chosen = search.get('person')
  return (
    <FiguresStates query={query}>
      {(figures) => {
        const one = figures.members.find(({ person }) => person.id === chosen)
        return figures.totals.records === 0 && figures.questions.length === 0 ? (
          <NothingYet group={group} />
        ) : (
          <>
            {one ? <OneMember group={group} period={figures.period} member={one} /> : null}
            <SaveButtons groupId={group.id} period={period} />
            <All group={group} figures={figures} />
          </>
        )
      }}
    </FiguresStates>
  )
}

function NothingYet({ group }: { group: Group }) {
  const { t } = useTranslation('group-analysis')
  return (
    <EmptyState
      title={t('empty.title')}
      action={<LinkButton to={paths.addHomework(group.id)}>{t('empty.homework')}</LinkButton>}
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  )
}

const families = ['intelligences', 'sdgs', 'abilities', 'schoolGroups'] as const
const columns = {
  intelligences: 'analysis:intelligence',
  sdgs: 'analysis:sdg',
  abilities: 'analysis:ability',
  schoolGroups: 'analysis:schoolGroup',
} as const

function All({ group, figures }: { group: Group; figures: Figures }) {
  const { t } = useTranslation(['group-analysis', 'analysis', 'tags'])
  const nameOf = useTagName()
  const { classifications, members, period, questions, totals, weeks } = figures
  const none = t('noneTagged')
  const tagged = (family: (typeof families)[number]): Bar[] =>
    figures[family].map(({ code, count }) => {
      const goal = sdgOf(code)
      const name = goal ? `${goal} ${t(`tags:names.${code}`)}` : nameOf(code)
      return { key: code, name, count, to: recordsOfGroup(group.id, period, { tags: code }), ...(goal ? { goal } : {}) }
    })
  const kinds = classifications.map(({ code, count }) => ({
    key: code,
    name: t(`tags:classifications.${code}`),
    count,
    to: recordsOfGroup(group.id, period, { classification: code }),
  }))
  return (
    <>
      <p className={css.lead}>
        {t('lead', { members: totals.members, writers: totals.writers, count: totals.records })}
      </p>
      <Numbers
        numbers={[
          {
            name: t('totals.records', { count: totals.records }),
            value: totals.records,
            to: recordsOfGroup(group.id, period),
            say: t('openAll', { count: totals.records }),
          },
          { name: t('totals.writers', { count: totals.writers }), value: totals.writers, to: '#members' },
          { name: t('totals.silent', { count: totals.silent }), value: totals.silent, to: '#silent' },
          {
            name: t('totals.members', { count: totals.members }),
            value: totals.members,
            to: paths.group(group.id, 'members'),
          },
        ]}
      />
      <div className={css.grid}>
        <WeekBars
          title={t('weeks')}
          weeks={weeks}
          count={({ records }) => records}
          to={(week) => recordsOfGroup(group.id, week)}
          unit={t('records')}
          say={(name, count) => t('openRecords', { name, count })}
        />
        <SilentMembers members={members} />
        <HomeworkFigures group={group} homework={figures.homework} questions={questions} weeks={weeks} />
        {families.map((family) => {
          const bars = tagged(family)
          return (
            <ChartCard key={family} title={t(`analysis:${family}`)} column={t(columns[family])} rows={bars}>
              <TagBars bars={bars} none={none} />
            </ChartCard>
          )
        })}
        <ChartCard title={t('analysis:classifications')} column={t('analysis:classification')} rows={kinds} isWide>
          <TagBars bars={kinds} none={none} />
        </ChartCard>
        <MembersTable group={group} period={period} members={members} />
      </div>
    </>
  )
}
