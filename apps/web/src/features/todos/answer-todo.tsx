import type { Todo } from '@learntrail/contract/todos/todos'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../i18n/problem-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { todosQuery } from './api/todos.ts'

interface AnswerTodoProps {
  todo: Todo
  /** What saying yes is called, where that is not accepting. */
  yes?: string
  answer: (accepts: boolean) => Promise<unknown>
  /** What is said once it is answered; without it, the row says so by going. */
  told?: (accepts: boolean) => string
  /** Whatever else of the screen shows it. */
  keys: readonly (readonly unknown[])[]
}

/** Yes or no to somebody who asks, where that is told. */
export function AnswerTodo({ todo, yes, answer, told, keys }: AnswerTodoProps) {
  const { t } = useTranslation('todos')
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: answer,
    onSuccess: (_done, accepts) => {
      toast(told?.(accepts) ?? t(accepts ? 'accepted' : 'declined'))
      // At once: what was answered waits no more, also while the list is asked anew.
      queryClient.setQueryData(todosQuery.queryKey, (before) => {
        if (before === undefined) return before
        const items = before.items.filter(({ kind, id }) => kind !== todo.kind || id !== todo.id)
        return { ...before, items }
      })
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
    // What was refused may be another by now.
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
