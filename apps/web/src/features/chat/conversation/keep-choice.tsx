import { chatLimits } from '@learntrail/contract/chat/limits'
import type { ChatroomMessage } from '@learntrail/contract/chat/message'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { askToKeep, keepingsQuery } from '../api/keepings.ts'
import css from './keep-choice.module.css'

const limit = chatLimits.keptAtOnce

/**
 * Choice of messages to keep as a record, one by one or a range from the last one toggled. Never exceeds
 * `chatLimits.keptAtOnce`.
 */
export function useKeepChoice(messages: readonly ChatroomMessage[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null)
  const [last, setLast] = useState(0)
  const toggle = useCallback(
    (number: number, isStretch: boolean): void => {
      setChosen((before) => {
        const next = new Set(before)
        const [from, to] = [Math.min(last, number), Math.max(last, number)]
        if (isStretch) for (const { number: one } of messages) if (one >= from && one <= to) next.add(one)
        if (!isStretch && !next.delete(number)) next.add(number)
        return next.size > limit ? before : next
      })
      setLast(number)
    },
    [last, messages],
  )
  const begin = useCallback((number: number): void => {
    setChosen(new Set([number]))
    setLast(number)
  }, [])

  return {
    chosen,
    toggle,
    begin,
    end: () => setChosen(null),
  }
}

interface KeepChoiceProps {
  roomId: string
  chosen: ReadonlySet<number>
  onEnd: () => void
}

/** Takes the composer's place while messages are being chosen. */
export function KeepChoice({ roomId, chosen, onEnd }: KeepChoiceProps) {
  const { t } = useTranslation('chat')
  const { t: common } = useTranslation()
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const [clientId] = useState(newId)
  const ask = useMutation({
    mutationFn: () => askToKeep({ roomId, clientId, numbers: [...chosen].toSorted((one, other) => one - other) }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(keepingsQuery(roomId))
      onEnd()
    },
  })
  return (
    <div className={css.choice}>
      <div className={css.words}>
        <b role="status">{chosen.size === 0 ? t('keeping.choose') : t('keeping.chosen', { count: chosen.size })}</b>
        <p>{chosen.size >= limit ? t('keeping.full', { limit }) : t('keeping.note')}</p>
        {ask.isError ? <p role="alert">{sentence(ask.error)}</p> : null}
      </div>
      <Button look="quiet" size="s" onClick={onEnd}>
        {common('cancel')}
      </Button>
      <Button size="s" disabled={chosen.size === 0} isBusy={ask.isPending} onClick={() => ask.mutate()}>
        {t('keeping.ask')}
      </Button>
    </div>
  )
}
