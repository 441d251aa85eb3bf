import { courseClassifications, courseSorts, courseTypes, recipientKeys } from '@learntrail/contract/courses/facts'
import { semesterPattern } from '@learntrail/contract/courses/limits'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Select } from '../../../ui/form/select.ts'
import { SortChoice } from '../../../ui/form/sort-choice.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FoldedFilters, WordSearch } from '../../tags/index.ts'
import { courseAddresses } from '../addresses.ts'
import { type CourseSearch, courseSemestersQuery, coursesQuery, courseTagsQuery } from '../api/courses.ts'
import { useCourseNames } from '../names.ts'
import { CourseList } from './course-list.tsx'
import { CourseTabs } from './course-tabs.tsx'
import css from './courses-screen.module.css'

const among = <Code extends string>(codes: readonly Code[], value: string | null) =>
  codes.find((code) => code === value)

/** Returns a semester such as `113-1` from the address; undefined if malformed. */
const semesterIn = (value: string | null) => (value && semesterPattern.test(value) ? value : undefined)

/** Published courses; the address holds the search. */
export function CoursesScreen() {
  const { t } = useTranslation('courses')
  return (
    <Screen title={t('title')} width="wide">
      <CourseTabs at="explore">
        <Found />
      </CourseTabs>
    </Screen>
  )
}

function Found() {
  const { t } = useTranslation('courses')
  const names = useCourseNames()
  const [address, setAddress] = useSearchParams()
  const asked: CourseSearch = {
    words: address.get('words') ?? undefined,
    classification: among(courseClassifications, address.get('classification')),
    courseType: among(courseTypes, address.get('courseType')),
    recipient: among(recipientKeys, address.get('recipient')),
    tag: address.get('tag') ?? undefined,
    semester: semesterIn(address.get('semester')),
    sort: among(courseSorts, address.get('sort')) ?? 'newest',
  }
  const query = useInfiniteQuery(coursesQuery(asked))
  const tags = useQuery(courseTagsQuery).data?.tags.map(({ tag }) => tag) ?? []
  const semesters = useQuery(courseSemestersQuery).data?.semesters ?? []
  const filters = [asked.classification, asked.courseType, asked.recipient, asked.tag, asked.semester]
  const isNarrowed = Boolean(asked.words) || filters.some(Boolean)

  function ask(name: keyof CourseSearch, value: string | null) {
    const next = new URLSearchParams(address)
    if (value) next.set(name, value)
    else next.delete(name)
    setAddress(next, { replace: true })
  }
  const choice = (name: 'classification' | 'courseType' | 'recipient' | 'tag' | 'semester') => ({
    label: t(`filters.${name}`),
    placeholder: t('filters.all'),
    clearable: true,
    value: asked[name] ?? null,
    onChange: (value: string | null) => ask(name, value),
  })
  /** Adds the value from the address, which may no longer be in use. */
  const withAsked = (values: readonly string[], value: string | undefined) =>
    value && !values.includes(value) ? [value, ...values] : [...values]
  const option = (value: string, label: string) => ({ value, label })

  return (
    <div className={css.found}>
      <WordSearch label={t('search')} value={asked.words ?? ''} onSearch={(typed) => ask('words', typed)} />
      <FoldedFilters
        inUse={filters.filter(Boolean).length}
        sort={
          <SortChoice
            label={t('sort.label')}
            orders={courseSorts.map((value) => ({ value, name: t(`sort.${value}`) }))}
            value={asked.sort ?? 'newest'}
            onChange={(value) => ask('sort', value)}
          />
        }
      >
        <Select
          {...choice('classification')}
          data={courseClassifications.map((code) => option(code, names.classification(code)))}
        />
        <Select {...choice('courseType')} data={courseTypes.map((code) => option(code, names.courseType(code)))} />
        <Select
          {...choice('recipient')}
          data={recipientKeys.map((code) => option(code, names.recipient({ type: code })))}
        />
        <Select
          {...choice('tag')}
          searchable
          nothingFoundMessage={t('filters.noTag')}
          data={withAsked(tags, asked.tag)}
        />
        {semesters.length > 0 || asked.semester ? (
          <Select
            {...choice('semester')}
            data={withAsked(semesters, asked.semester).map((code) => option(code, names.semester(code)))}
          />
        ) : null}
      </FoldedFilters>
      <CourseList
        label={t('tabs.explore')}
        query={query}
        empty={
          isNarrowed ? (
            <EmptyState
              title={t('empty.nothing.title')}
              action={
                <Button look="soft" onClick={() => setAddress({}, { replace: true })}>
                  {t('empty.nothing.way')}
                </Button>
              }
            >
              <p>{t('empty.nothing.text')}</p>
            </EmptyState>
          ) : (
            <EmptyState
              title={t('empty.all.title')}
              action={<LinkButton to={courseAddresses.manage}>{t('empty.all.way')}</LinkButton>}
            >
              <p>{t('empty.all.text')}</p>
            </EmptyState>
          )
        }
      />
    </div>
  )
}
