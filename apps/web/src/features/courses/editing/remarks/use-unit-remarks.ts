import { anchoredComment } from '@learntrail/contract/comments/anchor'
import type { Remark } from '@learntrail/contract/courses/remarks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useWatched } from '../../../../saving/use-watched.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useMedia } from '../../../../ui/screen/use-media.ts'
import { placeRemark, remarksQuery } from '../api/remarks.ts'
import { useEditing } from '../editing-context.ts'
import type { Passage } from './passage.ts'
import { createRemarkMarks, type Marked } from './remark-marks.ts'
import { useRemarkKeys } from './use-remark-keys.ts'

export type UnitRemarks = ReturnType<typeof useUnitRemarks>

const none: readonly Remark[] = []

/** The remarks on a unit's text, and where their passages are. */
export function useUnitRemarks(unitId: string) {
  const { t } = useTranslation('courses/remarks')
  const { course } = useEditing()
  const query = useInfiniteQuery(remarksQuery(course._id, unitId, 'open'))
  const page = query.data?.pages[0]
  const [remarks, canWrite] = [page?.items ?? none, page?.canWrite ?? false]
  const [marks] = useState(createRemarkMarks)
  const view = useWatched(marks)
  const [chosen, setChosen] = useState<string | null>(null)
  const [pending, setPending] = useState<Passage | null>(null)
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const isWide = useMedia('(min-width: 1240px)')

  // A link from a notice chooses its remark, and so does putting the caret into a passage.
  const { hash, key } = useLocation()
  const [led, setLed] = useState<string | null>(null)
  if (led !== key) {
    setLed(key)
    const named = anchoredComment(hash)
    if (named !== null) {
      setChosen(named.threadId)
      setOpen(true)
    }
  }
  const [here, setHere] = useState<string | null>(null)
  if (here !== view.here) {
    setHere(view.here)
    if (view.here !== null && pending === null) setChosen(view.here)
  }

  useEffect(() => {
    const onMoved = (remark: Marked, passage: Passage) => {
      // On failure, the next client to open the text tries again.
      void placeRemark({ ...remark, courseId: course._id }, passage).catch(() => undefined)
    }
    marks.show({ remarks, chosen, pending, onMoved: canWrite ? onMoved : null })
  }, [marks, remarks, chosen, pending, canWrite, course._id])

  const order = useMemo(() => inOrder(remarks, view.order), [remarks, view.order])
  const choose = (id: string | null) => {
    setChosen(id)
    if (id !== null) marks.goTo(id)
  }
  const ask = () => {
    if (!canWrite) return
    const passage = marks.take()
    if (passage === null) return toast(t('selectFirst'))
    setPending(passage)
    setOpen(true)
  }
  useRemarkKeys({
    ask,
    walk(step) {
      const there = order.filter(({ _id }) => view.order.includes(_id))
      const at = there.findIndex(({ _id }) => _id === chosen)
      const next = there.at(at === -1 ? (step > 0 ? 0 : -1) : (at + step) % there.length)
      if (next) choose(next._id)
    },
  })
  return {
    unitId,
    query,
    canWrite,
    marks,
    view,
    chosen,
    choose,
    pending,
    ask,
    /** Open remarks in the order of their passages; those without one come last. */
    remarks: order,
    extensions: useMemo(() => [marks.extension], [marks]),
    /** The screen has room for remarks beside the text. */
    isWide,
    isShown: isOpen ?? (isWide && remarks.length > 0),
    show: () => setOpen(true),
    hide() {
      setPending(null)
      setOpen(false)
    },
    endAsking: () => setPending(null),
    /** The remark being written has been stored. */
    sent(id: string) {
      setPending(null)
      marks.leave()
      setChosen(id)
    },
  }
}

function inOrder(remarks: readonly Remark[], order: readonly string[]): Remark[] {
  const place = new Map(order.map((id, at) => [id, at]))
  return [...remarks].sort((a, b) => (place.get(a._id) ?? order.length) - (place.get(b._id) ?? order.length))
}
