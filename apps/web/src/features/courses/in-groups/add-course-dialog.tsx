import type { CourseCard } from '@learntrail/contract/courses/courses'
import { limits } from '@learntrail/contract/limits'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { Loading, SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { coursesKey, coursesQuery, teachingQuery } from '../api/courses.ts'
import { addCourseToGroup } from '../api/in-groups.ts'
import { useCourseNames } from '../names.ts'
import css from './in-groups.module.css'

interface AddCourseDialogProps {
  groupId: string
  /** Ids of the courses that the group has already. */
  there: readonly string[]
  onClose: () => void
}

/** Adds a course to a group: one that the person teaches, or an open one found by search. */
export function AddCourseDialog({ groupId, there, onClose }: AddCourseDialogProps) {
  const { t } = useTranslation('courses/in-groups')
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    setWords(typed.trim())
  }
  return (
    <Dialog isOpen title={t('add.title')} onClose={onClose}>
      <div className={css.panel}>
        <p>{t('add.text')}</p>
        <form className={css.search} onSubmit={search}>
          <TextInput
            label={t('add.words')}
            autoComplete="off"
            maxLength={limits.searchWord}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" look="soft" icon="search">
            {t('add.search')}
          </Button>
        </form>
        {words === '' ? (
          <Taught groupId={groupId} there={there} />
        ) : (
          <Found key={words} groupId={groupId} there={there} words={words} />
        )}
      </div>
    </Dialog>
  )
}

type ListProps = Omit<AddCourseDialogProps, 'onClose'>

function Taught(props: ListProps) {
  const { t } = useTranslation('courses/in-groups')
  const query = useInfiniteQuery(teachingQuery({ list: 'all', status: 'published' }))
  return <Choices {...props} query={query} title={t('add.taught')} none={t('add.noneTaught')} />
}

function Found({ words, ...props }: ListProps & { words: string }) {
  const { t } = useTranslation('courses/in-groups')
  const query = useInfiniteQuery(coursesQuery({ words, sort: 'learners' }))
  return <Choices {...props} query={query} title={t('add.found')} none={t('add.noneFound', { words })} />
}

interface ChoicesProps extends ListProps {
  query: ReturnType<typeof useInfiniteQuery<{ items: CourseCard[]; nextCursor: string | null }>>
  title: string
  none: string
}

function Choices({ groupId, there, query, title, none }: ChoicesProps) {
  const { t } = useTranslation('courses/in-groups')
  const names = useCourseNames()
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const add = useMutation({
    mutationFn: (id: string) => addCourseToGroup(groupId, id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: coursesKey }),
  })
  const courses = query.data?.pages.flatMap(({ items }) => items)
  if (courses === undefined)
    return query.isPending ? (
      <Loading>
        <SkeletonLines lines={4} />
      </Loading>
    ) : (
      <WaitingLines query={query} />
    )
  if (courses.length === 0) return <p role="status">{none}</p>
  return (
    <section aria-label={title}>
      <FormAlert>{add.error ? sentence(add.error) : null}</FormAlert>
      <h3 className={css.subtitle}>{title}</h3>
      <ul className={css.learners}>
        {courses.map(({ _id, name, user }) => (
          <li key={_id}>
            <span className={css.person}>
              {names.course(name)}
              <span className={css.facts}>{user.displayName}</span>
            </span>
            {there.includes(_id) ? (
              <span className={css.state} data-state="finished">
                {t('add.there')}
              </span>
            ) : (
              <Button
                size="s"
                look="soft"
                aria-label={t('add.one', { name: names.course(name) })}
                isBusy={add.isPending && add.variables === _id}
                onClick={() => add.mutate(_id)}
              >
                {t('add.put')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} />
    </section>
  )
}
