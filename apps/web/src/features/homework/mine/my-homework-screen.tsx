import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { useMedia } from '../../../ui/screen/use-media.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { Unseen } from '../../../ui/unseen.tsx'
import { HelpLink } from '../../help/index.ts'
import { countsQuery } from '../api/count-homework.ts'
import { dueQuery, handedInQuery, releasedQuery, toCorrectQuery } from '../api/list-questions.ts'
import { calendarDialog } from '../calendar/lazy-calendar-dialog.ts'
import { DueList } from '../components/due-list.tsx'
import { QuestionList } from '../components/question-list.tsx'
import { QuestionRow, QuestionRows } from '../components/question-row.tsx'
import { StudentScreen } from '../student/student-screen.tsx'

const views = { due: Due, handedIn: HandedIn, released: Released, toCorrect: ToCorrect }
type View = keyof typeof views
const names = Object.keys(views) as View[]

/** The viewer's homework of all groups; with a group and a student in the address, that student's work. */
export function MyHomeworkScreen() {
  const [search] = useSearchParams()
  const [groupId, personId] = [search.get('group'), search.get('student')]
  return groupId && personId ? <StudentScreen groupId={groupId} personId={personId} /> : <MyHomework />
}

/** What is due, handed in and corrected; for correctors, also what awaits them. */
function MyHomework() {
  const { t } = useTranslation(['homework', 'common'])
  const navigate = useNavigate()
  // Log-out is in the bar of phones as well, which leaves the title no room beside two tools.
  const isNarrow = useMedia('(max-width: 767px)')
  const [search, setSearch] = useSearchParams()
  const { data, isPending } = useQuery(countsQuery)
  const [isCalendar, setCalendar] = useState(false)
  const counts: Record<View, number> = {
    due: data ? data.mine.due + data.mine.missing + data.mine.returned : 0,
    handedIn: data ? data.mine.handed_in + data.mine.late : 0,
    released: 0,
    toCorrect: data?.toCorrect ?? 0,
  }
  const corrects = counts.toCorrect + (data?.corrected ?? 0) > 0
  // Teachers with nothing to hand in start at what they correct.
  const usual: View = counts.due === 0 && corrects ? 'toCorrect' : 'due'
  const asked = names.find((name) => name === search.get('view'))
  const open = asked ?? usual
  // Hides the tab for correcting if there is nothing to correct or release, unless its address was opened.
  const shown = names.filter((name) => name !== 'toCorrect' || open === name || corrects)
  const Panel = views[open]
  const nameOf = (name: View) => (counts[name] > 0 ? `${t(`views.${name}`)} ${counts[name]}` : t(`views.${name}`))
  return (
    <Screen
      title={t('title')}
      toolbar={
        isNarrow ? (
          <ActionMenu
            label={t('tools')}
            actions={[
              { label: t('calendar'), icon: 'calendar', run: () => setCalendar(true) },
              { label: t('common:help'), icon: 'help', run: () => void navigate(paths.helpTopic('homework')) },
            ]}
          />
        ) : (
          <>
            <IconButton
              label={t('calendar')}
              icon="calendar"
              onPointerEnter={calendarDialog.ahead}
              onClick={() => setCalendar(true)}
            />
            <HelpLink topic="homework" />
          </>
        )
      }
    >
      {isCalendar ? <OnDemand part={calendarDialog} onClose={() => setCalendar(false)} /> : null}
      <Tabs<View>
        label={t('views.label')}
        tabs={shown.map((value) => ({ value, name: nameOf(value) }))}
        value={open}
        onChange={(next) => setSearch(next === usual ? {} : { view: next }, { replace: true })}
      >
        <Unseen as="h2">{t(`views.${open}`)}</Unseen>
        {asked === undefined && isPending ? <CardsSkeleton cards={3} /> : <Panel />}
      </Tabs>
    </Screen>
  )
}

function Due() {
  const { t } = useTranslation('homework')
  const query = useInfiniteQuery(dueQuery)
  return (
    <QuestionList
      query={query}
      empty={
        <EmptyState title={t('empty.due')} action={<LinkButton to={paths.groups}>{t('empty.toGroups')}</LinkButton>}>
          <p>{t('empty.dueText')}</p>
        </EmptyState>
      }
    >
      {(questions) => <DueList questions={questions} hasGroup />}
    </QuestionList>
  )
}

function HandedIn() {
  const query = useInfiniteQuery(handedInQuery)
  return <Rows query={query} view="handedIn" />
}

function Released() {
  const query = useInfiniteQuery(releasedQuery)
  return <Rows query={query} view="released" />
}

function ToCorrect() {
  const query = useInfiniteQuery(toCorrectQuery)
  return <Rows query={query} view="toCorrect" />
}

interface RowsProps {
  query: Parameters<typeof QuestionList>[0]['query']
  view: Exclude<View, 'due'>
}

function Rows({ query, view }: RowsProps) {
  const { t } = useTranslation('homework')
  return (
    <QuestionList
      query={query}
      empty={
        <EmptyState title={t(`empty.${view}`)}>
          <p>{t(`empty.${view}Text`)}</p>
        </EmptyState>
      }
    >
      {(questions) => (
        <QuestionRows label={t(`views.${view}`)}>
          {questions.map((question) => (
            <li key={question.id}>
              <QuestionRow question={question} hasGroup isToCorrect={view === 'toCorrect'} />
            </li>
          ))}
        </QuestionRows>
      )}
    </QuestionList>
  )
}
