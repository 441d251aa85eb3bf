import type { PlanItem, PlanProgress } from '@learntrail/contract/plans/content'
import { mostWeeks } from '@learntrail/contract/plans/weeks'
import { createContext, useContext, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../../api/new-id.ts'
import { useWatched } from '../../../../saving/use-watched.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import * as rules from '../../progress/progress.rules.ts'
import type { PlanSession } from '../plan-session.ts'

interface Undo {
  kind: 'item' | 'week'
  restore: () => void
}

/** The board's edits. The object is stable, so that untouched weeks are not rendered again. */
export function useBoard(session: PlanSession) {
  const { t } = useTranslation('plans/board')
  const { content } = useWatched(session)
  const [undo, setUndo] = useState<Undo | null>(null)
  const [said, setSaid] = useState('')
  const edits = useMemo(() => {
    const now = () => session.read().content
    const most = () => mostWeeks(now().startedAt, now().endedAt)
    const put = (progress: PlanProgress | null) => {
      if (progress) session.change({ progress })
      return progress !== null
    }
    const withUndo = (kind: Undo['kind'], progress: PlanProgress) => {
      const before = now().progress
      put(progress)
      setUndo({ kind, restore: () => put(before) })
    }
    const nameOf = (itemId: string) =>
      now()
        .progress.weeks.flatMap(({ items }) => items)
        .find(({ id }) => id === itemId)
        ?.text.trim() || t('unnamed')
    const sayPlace = (itemId: string, isMoved: boolean) => {
      const name = nameOf(itemId)
      const place = rules.placeOf(now().progress, itemId)
      const week = now().progress.weeks.findIndex(({ id }) => id === place?.weekId) + 1
      setSaid(isMoved && place ? t('moved', { name, week, number: place.index + 1 }) : t('cannotMove', { name }))
    }
    return {
      addItem(weekId: string): string {
        const item: PlanItem = { id: newId(), text: '', lessons: 1 }
        put(rules.addItem(now().progress, weekId, item))
        return item.id
      },
      changeItem: (weekId: string, itemId: string, part: Partial<Omit<PlanItem, 'id'>>) =>
        put(rules.changeItem(now().progress, weekId, itemId, part)),
      removeItem: (weekId: string, itemId: string) =>
        withUndo('item', rules.removeItem(now().progress, weekId, itemId)),
      moveItem(itemId: string, to: rules.ItemPlace) {
        sayPlace(itemId, put(rules.moveItem(now().progress, itemId, to)))
      },
      stepItem(itemId: string, step: 1 | -1) {
        sayPlace(itemId, put(rules.stepItem(now().progress, itemId, step)))
      },
      copyLastWeek(weekId: string) {
        if (put(rules.copyLastWeek(now().progress, weekId, newId))) toast(t('copied'))
      },
      insertWeek(weekId: string) {
        const isInserted = put(rules.insertWeek(now().progress, weekId, most(), newId))
        toast(t(isInserted ? 'inserted' : 'noRoom'), { tone: isInserted ? 'done' : 'warning' })
      },
      addWeek: () => put(rules.addWeek(now().progress, most(), newId)),
      removeWeek: (weekId: string) => withUndo('week', rules.removeWeek(now().progress, weekId)),
      splitStage: (weekId: string) => put(rules.splitStage(now().progress, weekId, newId)),
      joinStage: (stageId: string) => put(rules.joinStage(now().progress, stageId)),
      setGoal: (stageId: string, goal: string) => put(rules.setGoal(now().progress, stageId, goal)),
      progress: () => now().progress,
      nameOf,
    }
  }, [session, t])
  return {
    content,
    most: mostWeeks(content.startedAt, content.endedAt),
    edits,
    undo: undo && { words: t(`undo.${undo.kind}`), way: t('undo.way'), restore: undo.restore },
    closeUndo: () => setUndo(null),
    said,
  }
}

export type BoardEdits = ReturnType<typeof useBoard>['edits']

export const BoardContext = createContext<BoardEdits | null>(null)

export function useBoardEdits(): BoardEdits {
  const edits = useContext(BoardContext)
  if (edits === null) throw new Error('this stands on no board')
  return edits
}
