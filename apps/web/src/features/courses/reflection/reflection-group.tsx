import type { CourseGuideGroup } from '@learntrail/contract/courses/content'
import type { Course } from '@learntrail/contract/courses/courses'
import { courseLimits } from '@learntrail/contract/courses/limits'
import type { Reflection, ReflectionRecord } from '@learntrail/contract/courses/reflections'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { useWatched } from '../../../saving/use-watched.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { CountedTextarea } from '../../../ui/form/counted-textarea.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { goToField } from '../../../ui/form/go-to-field.ts'
import { Icon } from '../../../ui/icon.tsx'
import { When } from '../../../ui/when.tsx'
import { recordReflection, reflectionsQuery } from '../api/reflections.ts'
import { RecordDialog } from '../records/record-dialog.tsx'
import css from './reflection.module.css'
import { ReflectionConflict } from './reflection-conflict.tsx'
import { openReflection } from './reflection-session.ts'
import { isTooLong, plainWriting, questionsOf } from './writing.rules.ts'

interface ReflectionGroupProps {
  account: string
  course: Course
  isFinished: boolean
  group: CourseGuideGroup
  opened: Reflection | null
  records: readonly ReflectionRecord[]
}

/** One group of questions with their answers. */
export function ReflectionGroup({ account, course, isFinished, group, opened, records }: ReflectionGroupProps) {
  const [address] = useSearchParams()
  const { t } = useTranslation(['courses/reflection', 'courses/record'])
  const queryClient = useQueryClient()
  const sentence = useSentence()
  const id = useId()
  const [session] = useState(() => openReflection({ account, courseId: course._id, group, opened }))
  useEffect(() => {
    session.start()
    return session.close
  }, [session])
  const { text, saved, isRestored, conflict, problem } = useWatched(session)
  const [isRecording, setRecording] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  const questions = questionsOf(group, text.answers)
  const fieldOf = (questionId: string) => `${id}-${questionId}`
  const isWritten = plainWriting(text).answers.length > 0
  const begin = () => {
    const over = questions.find((question) => isTooLong(question.text))
    if (over) return goToField(fieldOf(over.questionId))
    setEmpty(!isWritten)
    const [first] = questions
    if (isWritten) setRecording(true)
    else if (first) goToField(fieldOf(first.questionId))
  }
  return (
    <Card as="section" padding="l" aria-labelledby={id}>
      <div className={css.group}>
        <h2 id={id} className={css.title}>
          {group.title.trim() || t('untitled')}
        </h2>
        {group.questions.length === 0 ? <p className={css.quiet}>{t('goneGroup')}</p> : null}
        {isRestored ? (
          <Notice closeLabel={t('restored.close')} onClose={session.acceptRestored}>
            {t('restored.text')}
          </Notice>
        ) : null}
        {conflict ? <ReflectionConflict session={session} title={group.title} /> : null}
        {problem && saved === 'refused' && !conflict ? <FormAlert>{sentence(problem)}</FormAlert> : null}
        {records.length > 0 ? <Records records={records} /> : null}
        {questions.map((question, place) => (
          <CountedTextarea
            key={question.questionId}
            id={fieldOf(question.questionId)}
            label={question.question || t('question')}
            description={question.isGone ? t('goneQuestion') : undefined}
            minRows={3}
            maxRows={16}
            limit={courseLimits.answer}
            error={isEmpty && place === 0 ? t('empty') : undefined}
            value={question.text}
            onChange={(answer) => {
              setEmpty(false)
              session.answer(question.questionId, answer)
            }}
          />
        ))}
        <div className={css.foot}>
          <p className={css.saved} data-state={saved} role="status">
            {isWritten || saved !== 'unchanged' ? t(`saved.${saved}`) : t('saved.unchanged')}
          </p>
          <Button icon="edit" onClick={begin}>
            {t('courses/record:do')}
          </Button>
        </div>
      </div>
      {isRecording ? (
        <RecordDialog
          course={course}
          isFinished={isFinished}
          certificateIsWanted={address.get('certificate') === 'yes'}
          part={group.title}
          explanation={t('record.text')}
          words={plainWriting(text)
            .answers.map((answer) => answer.text)
            .join('\n')}
          make={async (record) => {
            // A save still under way would bring the answers back after the record is made.
            await session.settle()
            const { answers } = plainWriting(session.read().text)
            const body = { ...record, clientId: session.clientId(), answers }
            return recordReflection({ id: course._id, groupId: group.id }, body)
          }}
          onMade={() => {
            session.finish()
            return queryClient.invalidateQueries({ queryKey: reflectionsQuery(course._id).queryKey })
          }}
          onClose={() => setRecording(false)}
        />
      ) : null}
    </Card>
  )
}

function Records({ records }: { records: readonly ReflectionRecord[] }) {
  const { t } = useTranslation('courses/reflection')
  return (
    <div className={css.records}>
      <p className={css.recordsTitle}>
        <Icon name="check" size={18} />
        {t('records')}
      </p>
      <ul>
        {records.map(({ id, title, publishedAt }) => (
          <li key={id}>
            <Link to={paths.post(id)}>{title}</Link> <When time={publishedAt} relative />
          </li>
        ))}
      </ul>
    </div>
  )
}
