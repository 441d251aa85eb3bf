import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import css from './remarks.module.css'
import { remarkKeyNames } from './use-remark-keys.ts'
import type { UnitRemarks } from './use-unit-remarks.ts'

/**
 * Button below the selection that adds a remark. On narrow screens, in a remarked passage, the button opens its remark.
 */
export function AskRemark({ remarks }: { remarks: UnitRemarks }) {
  const { t } = useTranslation('courses/remarks')
  const { view, marks, canWrite, pending } = remarks
  const isAsking = canWrite && view.selected !== null && pending === null
  const isLooking = !remarks.isWide && !isAsking && view.here !== null
  const place = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState({ top: 0, left: 0 })
  const end = view.selected?.to
  useLayoutEffect(() => {
    const room = place.current?.parentElement?.getBoundingClientRect()
    const box = end === undefined ? undefined : marks.boxOf(end)
    if (room && box) {
      const most = Math.max(0, room.width - (place.current?.offsetWidth ?? 0) - 12)
      setAt({ top: box.bottom - room.top + 6, left: Math.min(Math.max(12, box.left - room.left - 40), most) })
    }
  }, [marks, end])
  if (!isAsking && !isLooking) return null
  if (isLooking)
    return (
      <div className={css.look}>
        <Button look="soft" icon="chat" onClick={remarks.show}>
          {t('look')}
        </Button>
      </div>
    )
  return (
    <div ref={place} className={css.ask} style={at}>
      {/* Pressing must not clear the selection. */}
      <Button
        icon="chat"
        size="s"
        title={t('addKeys', { keys: remarkKeyNames().remark })}
        aria-keyshortcuts="Control+Alt+M Meta+Alt+M"
        onMouseDown={(event) => event.preventDefault()}
        onClick={remarks.ask}
      >
        {t('add')}
      </Button>
    </div>
  )
}
