import { classNameOf } from '@learntrail/contract/profiles/class-names'
import { academicRoles } from '@learntrail/contract/profiles/organization-codes'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useParts } from '../../../feature/use-parts.ts'
import { WayButtons } from '../../../feature/way-buttons.tsx'
import { currentLocale } from '../../../i18n/i18n.ts'
import { paths } from '../../../paths.ts'
import { DownloadButton, LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import {
  among,
  ChoiceFilter,
  DataTable,
  Filters,
  FindField,
  NothingFound,
  Paged,
  useAddressFilters,
} from '../../console/index.ts'
import { schoolClassesQuery, schoolPeopleQuery, schoolTableAddress } from '../api/people.ts'
import { DomainsCard } from '../domains-card.tsx'
import { OwnSchool } from '../own-school.tsx'
import css from '../schools.module.css'
import { ChosenActs } from './chosen-acts.tsx'
import { usePeopleColumns } from './people-columns.tsx'
import { TransfersCard } from './transfers-card.tsx'

const names = ['find', 'class', 'role'] as const

/** Target of a link, as the list above may be long. */
const settingsId = 'school-settings'

/** The people whose accounts my school manages, by class, with the actions on them. */
export function SchoolPeopleScreen() {
  const { t } = useTranslation('schools')
  const { schoolId = '' } = useParams()
  return (
    <Screen
      title={t('title')}
      width="wide"
      toolbar={
        <LinkButton look="soft" size="s" to={paths.importOwnSchool(schoolId)}>
          {t('import.way')}
        </LinkButton>
      }
    >
      <OwnSchool schoolId={schoolId}>
        {({ schoolName }) => (
          <div className={css.parts}>
            <TransfersCard schoolId={schoolId} />
            <People key={schoolId} schoolId={schoolId} schoolName={schoolName} />
            <section id={settingsId} tabIndex={-1} aria-label={t('settings')} className={css.parts}>
              <DomainsCard schoolId={schoolId} />
              <SettingsOf schoolId={schoolId} />
            </section>
          </div>
        )}
      </OwnSchool>
    </Screen>
  )
}

/** Settings that other features leave to the school. */
function SettingsOf({ schoolId }: { schoolId: string }) {
  return useParts('inSchools').map(({ name, Settings }) => (
    <Suspense key={name} fallback={<CardsSkeleton cards={1} />}>
      <Settings schoolId={schoolId} />
    </Suspense>
  ))
}

/** Grade and class as one value of the address. */
const together = (grade: string, className: string) => `${grade}~${className}`

function People({ schoolId, schoolName }: { schoolId: string; schoolName: string }) {
  const { t } = useTranslation('schools')
  const [values, change, clear] = useAddressFilters(names)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { data: classes } = useQuery(schoolClassesQuery(schoolId))
  const [grade, className] = values.class?.split('~') ?? []
  const filter = { find: values.find, grade, className, academicRole: among(academicRoles, values.role) }
  const query = useInfiniteQuery(schoolPeopleQuery(schoolId, filter))
  const columns = usePeopleColumns({ chosen, onChoose: setChosen })
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? []
  const isNarrowed = Object.keys(values).length > 0
  return (
    <div className={css.parts}>
      <div className={css.acts}>
        <h2>{schoolName}</h2>
        <LinkButton look="line" size="s" to={paths.account}>
          {t('codes')}
        </LinkButton>
        <a className={css.act} href={`#${settingsId}`}>
          {t('settings')}
        </a>
        <WayButtons from="ownSchool" of={schoolId} look="line" size="s" hasIcons />
        {rows.length > 0 ? (
          <DownloadButton look="line" size="s" href={schoolTableAddress(schoolId, filter)}>
            {t('table')}
          </DownloadButton>
        ) : null}
      </div>
      <Filters label={t('filters.label')}>
        <FindField t={t} label={t('filters.find')} value={values.find} onFind={(find) => change({ find })} />
        <ChoiceFilter
          label={t('filters.class')}
          all={t('filters.all')}
          value={values.class}
          onChange={(value) => change({ class: value })}
          options={(classes?.items ?? []).map((one) => ({
            value: together(one.grade, one.className),
            label: t('filters.classOf', { name: classNameOf(one, currentLocale()), count: one.people }),
          }))}
        />
        <ChoiceFilter
          label={t('filters.role')}
          all={t('filters.all')}
          value={values.role}
          onChange={(role) => change({ role })}
          options={academicRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        />
      </Filters>
      <ChosenActs
        schoolId={schoolId}
        people={rows.filter(({ id }) => chosen.has(id))}
        onAll={rows.length > 0 ? () => setChosen(new Set(rows.map(({ id }) => id))) : undefined}
        onNone={() => setChosen(new Set())}
      />
      <Paged
        query={query}
        empty={
          isNarrowed ? (
            <NothingFound title={t('found.title')} text={t('found.text')} clear={t('found.clear')} onClear={clear} />
          ) : (
            <EmptyState
              title={t('empty.title')}
              action={<LinkButton to={paths.importOwnSchool(schoolId)}>{t('import.way')}</LinkButton>}
            >
              <p>{t('empty.text')}</p>
            </EmptyState>
          )
        }
      >
        {(people) => <DataTable label={t('title')} columns={columns} rows={people} idOf={({ id }) => id} asLines />}
      </Paged>
    </div>
  )
}
