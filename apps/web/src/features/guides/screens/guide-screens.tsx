import type { GuideKind } from '@learntrail/contract/guides/guide-questions'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import type { DraftWriter } from '../../drafts/index.ts'
import { HelpLink } from '../../help/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { GuideAside } from '../components/guide-aside.tsx'
import { GuideSteps } from '../components/guide-steps.tsx'
import type { GuideSession } from '../guide-session.ts'
import { useGuide, useOpenedGuide } from '../use-guide.ts'

export const LearningRecordsGuideScreen = () => <GuideScreen key="records" kind="learning_records" />
export const CourseGuideScreen = () => <GuideScreen key="course" kind="course_classification" />
export const QuestGuideScreen = () => <GuideScreen key="quest" kind="event_quest" />

function GuideScreen({ kind }: { kind: GuideKind }) {
  const user = useCurrentUser()
  return user ? <Guide key={user.id} writer={user} kind={kind} /> : null
}

const helpTopics = {
  learning_records: 'guideRecords',
  course_classification: 'guideCourse',
  event_quest: 'guideQuest',
} as const

function Guide({ writer, kind }: { writer: DraftWriter; kind: GuideKind }) {
  const { t } = useTranslation('guides')
  const { session, error, retry } = useOpenedGuide(writer.id, kind)
  if (session) return <OpenGuide writer={writer} session={session} />
  return (
    <Screen title={t('title')} back={paths.portfolio}>
      {error ? <FailedState error={error} onRetry={retry} /> : <FormSkeleton fields={2} />}
    </Screen>
  )
}

function OpenGuide({ writer, session }: { writer: DraftWriter; session: GuideSession }) {
  const { t } = useTranslation('guides')
  const guide = useGuide(session)
  return (
    <Screen
      title={t('title')}
      back={paths.portfolio}
      toolbar={<HelpLink topic={helpTopics[session.kind]} />}
      aside={<GuideAside kind={session.kind} writing={guide.writing} onGo={guide.go} />}
    >
      <GuideSteps writer={writer} session={session} guide={guide} />
    </Screen>
  )
}
