import { planDisciplines } from '@learntrail/contract/plans/disciplines'
import { learningTypes, planSorts } from '@learntrail/contract/plans/facts'
import { grades } from '@learntrail/contract/profiles/organization-codes'
import { isSubject, subjects } from '@learntrail/contract/profiles/subjects'
import { universityGroups, vocationalGroups } from '@learntrail/contract/tags/tags'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { currentLocale } from '../../../i18n/i18n.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Select } from '../../../ui/form/select.ts'
import { SortChoice } from '../../../ui/form/sort-choice.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { gradesQuery } from '../../profiles/index.ts'
import { FoldedFilters, WordSearch } from '../../tags/index.ts'
import { planAddresses } from '../addresses.ts'
import { type PlanSearch, plansOfOthersQuery } from '../api/plans.ts'
import { usePlanWords } from '../plan-words.ts'
import { PlanList } from './plan-list.tsx'
import css from './plans-of-others.module.css'

const among = <Code extends string>(codes: readonly Code[], value: string | null) =>
  codes.find((code) => code === value)

/** Published plans, filtered by words, field, kind and grade; the filters are kept in the address. */
export function PlansOfOthers() {
  const { t } = useTranslation('plans')
  const words = usePlanWords()
  const [address, setAddress] = useSearchParams()
  const asked: PlanSearch = {
    words: address.get('words') ?? undefined,
    discipline: among(planDisciplines, address.get('discipline')),
    learningType: among(learningTypes, address.get('learningType')),
    grade: among(grades, address.get('grade')),
    sort: among(planSorts, address.get('sort')) ?? 'newest',
  }
  const query = useInfiniteQuery(plansOfOthersQuery(asked))
  const gradesOf = useQuery(gradesQuery())
  const filters = [asked.discipline, asked.learningType, asked.grade]
  const isNarrowed = Boolean(asked.words) || filters.some(Boolean)

  function ask(name: keyof PlanSearch, value: string | null) {
    const next = new URLSearchParams(address)
    if (value) next.set(name, value)
    else next.delete(name)
    setAddress(next, { replace: true })
  }
  // A code can be both a subject and a group, and is then offered once.
  const groupsAlone = (codes: readonly (typeof planDisciplines)[number][]) => codes.filter((code) => !isSubject(code))
  const option = (value: string, label: string) => ({ value, label })

  return (
    <div className={css.others}>
      <WordSearch label={t('search')} value={asked.words ?? ''} onSearch={(typed) => ask('words', typed)} />
      <FoldedFilters
        inUse={filters.filter(Boolean).length}
        sort={
          <SortChoice
            label={t('sort.label')}
            orders={planSorts.map((value) => ({ value, name: t(`sort.${value}`) }))}
            value={asked.sort ?? 'newest'}
            onChange={(value) => ask('sort', value)}
          />
        }
      >
        <Select
          label={t('filters.discipline')}
          placeholder={t('filters.all')}
          searchable
          clearable
          value={asked.discipline ?? null}
          onChange={(value) => ask('discipline', value)}
          data={[
            { group: t('groups.subjects'), items: subjects.map((code) => option(code, words.subject(code))) },
            {
              group: t('groups.universityGroups'),
              items: groupsAlone(universityGroups).map((code) => option(code, words.group(code))),
            },
            {
              group: t('groups.vocationalGroups'),
              items: groupsAlone(vocationalGroups)
                .filter((code) => !universityGroups.some((group) => group === code))
                .map((code) => option(code, words.group(code))),
            },
          ]}
        />
        <Select
          label={t('filters.learningType')}
          placeholder={t('filters.all')}
          clearable
          value={asked.learningType ?? null}
          onChange={(value) => ask('learningType', value)}
          data={learningTypes.map((code) => option(code, t(`learningTypes.${code}`)))}
        />
        <Select
          label={t('filters.grade')}
          placeholder={t('filters.all')}
          searchable
          clearable
          value={asked.grade ?? null}
          onChange={(value) => ask('grade', value)}
          data={gradesOf.data?.grades.map(({ code, label }) => option(code, label[currentLocale()])) ?? []}
        />
      </FoldedFilters>
      <PlanList
        label={t('tabs.others')}
        query={query}
        empty={
          isNarrowed ? (
            <EmptyState
              title={t('empty.nothing.title')}
              action={
                <Button look="soft" onClick={() => setAddress({ tab: 'others' }, { replace: true })}>
                  {t('empty.nothing.way')}
                </Button>
              }
            >
              <p>{t('empty.nothing.text')}</p>
            </EmptyState>
          ) : (
            <EmptyState
              title={t('empty.others.title')}
              action={<LinkButton to={planAddresses.create}>{t('create')}</LinkButton>}
            >
              <p>{t('empty.others.text')}</p>
            </EmptyState>
          )
        }
      />
    </div>
  )
}
