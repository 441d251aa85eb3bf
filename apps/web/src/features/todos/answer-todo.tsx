import type { Todo } from '@learntrail/contract/todos/todos'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../i18n/problem-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { todosQuery } from './api/todos.ts'

interface AnswerTodoProps {
  todo: Todo
  /** Label of the positive answer, if it is not "accept". */
  yes?: string
  answer: (accepts: boolean) => Promise<unknown>
  /** Confirmation after answering; a general one by default. */
  told?: (accepts: boolean) => string
  /** Further query keys to refetch. */
  keys: readonly (readonly unknown[])[]
}

/** Accepts or declines a request, right where it is shown. */
export function AnswerTodo({ todo, yes, answer, told, keys }: AnswerTodoProps) {
  const { t } = useTranslation('todos')
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: answer,
    onSuccess: (_done, accepts) => {
      toast(told?.(accepts) ?? t(accepts ? 'accepted' : 'declined'))
      // Removes the to-do at once, before the list is refetched.
      queryClient.setQueryData(todosQuery.queryKey, (before) => {
        if (before === undefined) return before
        const items = before.items.filter(({ kind, id }) => kind !== todo.kind || id !== todo.id)
        return { ...before, items }
      })
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
    // After a refusal, the cache may be outdated.
    onSettled: () => {
      for (const queryKey of [todosQuery.queryKey, ...keys]) void queryClient.invalidateQueries({ queryKey })
    },
  })
  const who = todo.person?.displayName ?? todo.title
  return (
    <>
      <Button
        look="soft"
        size="s"
        aria-label={t('of', { act: yes ?? t('accept'), who })}
        isBusy={isPending && variables}
        onClick={() => mutate(true)}
      >
        {yes ?? t('accept')}
      </Button>
      <Button
        look="quiet"
        size="s"
        aria-label={t('of', { act: t('decline'), who })}
        isBusy={isPending && !variables}
        onClick={() => mutate(false)}
      >
        {t('decline')}
      </Button>
    </>
  )
}
