import { courseStatuses, teachingLists } from '@learntrail/contract/courses/facts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { courseAddresses } from '../addresses.ts'
import { type TeachingSearch, teachingQuery } from '../api/courses.ts'
import { invitationsQuery } from '../api/invitations.ts'
import { BringIn } from '../cartridge/bring-in.tsx'
import { CourseTabs } from '../library/course-tabs.tsx'
import { useCourseNames } from '../names.ts'
import { InvitationList } from './invitation-list.tsx'
import css from './manage-screen.module.css'
import { NewCourseDialog } from './new-course-dialog.tsx'
import rowCss from './teaching-row.module.css'
import { TeachingRow } from './teaching-row.tsx'

const lists = [...teachingLists, 'invitations'] as const

/** The courses that a person teaches, alone and with others, and their invitations. */
export function ManageScreen() {
  const { t } = useTranslation(['courses/manage', 'courses', 'courses/cartridge'])
  const names = useCourseNames()
  const [address, setAddress] = useSearchParams()
  const [isCreating, setCreating] = useState(false)
  const [isBringing, setBringing] = useState(false)
  const list = lists.find((one) => one === address.get('list')) ?? 'all'
  const status = courseStatuses.find((one) => one === address.get('status'))
  const waiting = useQuery(invitationsQuery).data?.items.length ?? 0
  const ask = (change: { list?: string; status?: string | undefined }) => {
    const next = { list, status, ...change }
    setAddress(
      { ...(next.list !== 'all' && { list: next.list }), ...(next.status && { status: next.status }) },
      { replace: true },
    )
  }

  return (
    <Screen title={t('courses:title')} width="wide">
      <CourseTabs at="teaching">
        <div className={css.manage}>
          <div className={css.head}>
            <fieldset aria-label={t('lists.label')}>
              <ChipRow>
                {lists.map((one) => (
                  <ChoiceChip key={one} isOn={one === list} onToggle={() => ask({ list: one })}>
                    {one === 'invitations' && waiting > 0 ? t('lists.waiting', { count: waiting }) : t(`lists.${one}`)}
                  </ChoiceChip>
                ))}
              </ChipRow>
            </fieldset>
            <div className={css.ways}>
              <LinkButton look="soft" to={courseAddresses.lecturer} icon="account">
                {t('lecturer')}
              </LinkButton>
              <Button look="soft" icon="file" onClick={() => setBringing(true)}>
                {t('courses/cartridge:bringIn')}
              </Button>
              <Button icon="plus" onClick={() => setCreating(true)}>
                {t('create')}
              </Button>
            </div>
          </div>
          {list === 'invitations' ? (
            <InvitationList />
          ) : (
            <>
              <fieldset aria-label={t('status')}>
                <ChipRow>
                  <ChoiceChip isOn={status === undefined} onToggle={() => ask({ status: undefined })}>
                    {t('anyStatus')}
                  </ChoiceChip>
                  {courseStatuses.map((one) => (
                    <ChoiceChip key={one} isOn={one === status} onToggle={() => ask({ status: one })}>
                      {names.status(one)}
                    </ChoiceChip>
                  ))}
                </ChipRow>
              </fieldset>
              <Taught search={{ list, status }} onCreate={() => setCreating(true)} />
            </>
          )}
        </div>
      </CourseTabs>
      {isBringing ? <BringIn onClose={() => setBringing(false)} /> : null}
      {isCreating ? <NewCourseDialog onClose={() => setCreating(false)} /> : null}
    </Screen>
  )
}

function Taught({ search, onCreate }: { search: TeachingSearch; onCreate: () => void }) {
  const { t } = useTranslation('courses/manage')
  const query = useInfiniteQuery(teachingQuery(search))
  const courses = query.data?.pages.flatMap(({ items }) => items)
  const list = search.list ?? 'all'
  if (courses === undefined) return <WaitingLines query={query} lines={5} />
  if (courses.length === 0 && !query.hasNextPage) {
    if (search.status) return <EmptyState title={t('empty.status')} />
    return (
      <EmptyState
        title={t(`empty.${list}.title`)}
        action={list === 'withMe' ? null : <Button onClick={onCreate}>{t('create')}</Button>}
      >
        <p>{t(`empty.${list}.text`)}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={rowCss.rows} aria-label={t(`lists.${list}`)}>
        {courses.map((course) => (
          <li key={course._id}>
            <TeachingRow course={course} />
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}
