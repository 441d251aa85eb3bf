import { useDraggable, useDroppable } from '@dnd-kit/core'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../../api/new-id.ts'
import { ActionMenu } from '../../../../ui/action-menu.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DragHandle } from '../../../../ui/drag/drag-handle.tsx'
import { Unseen } from '../../../../ui/unseen.tsx'
import { isReachable, useSigningWords } from '../shown/signing-words.ts'
import { LineStateChip } from '../shown/state-chip.tsx'
import css from './asking.module.css'
import { type DraftLine, withWhom } from './lines.rules.ts'
import { WhomDialog } from './whom-dialog.tsx'

interface LineRowProps {
  line: DraftLine
  /** From 0. */
  place: number
  count: number
  onMove: (to: number) => void
  onChange: (line: DraftLine) => void
  onRemove: () => void
}

/** One line: what it is called, who signs there, and the ways to change both. */
export function LineRow({ line, place, count, onMove, onChange, onRemove }: LineRowProps) {
  const { t } = useTranslation('plans/signing')
  const words = useSigningWords()
  const [isChoosing, setChoosing] = useState(false)
  const drag = useDraggable({ id: line.id })
  const drop = useDroppable({ id: line.id })
  const name = words.lineName(line)
  const handleId = `line-${line.id}`

  function moveByKey(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    onMove(place + step)
    requestAnimationFrame(() => document.getElementById(handleId)?.focus())
  }

  return (
    <li
      ref={(element) => {
        drag.setNodeRef(element)
        drop.setNodeRef(element)
      }}
      className={css.line}
      style={drag.transform ? { transform: `translate(0, ${drag.transform.y}px)` } : undefined}
      data-dragged={drag.isDragging || undefined}
      data-over={(drop.isOver && !drag.isDragging) || undefined}
    >
      <DragHandle
        id={handleId}
        label={t('asking.drag', { name })}
        handleRef={drag.setActivatorNodeRef}
        listeners={drag.listeners}
        aria-describedby="plan-line-keys"
        onKeyDown={moveByKey}
      />
      <div className={css.words}>
        <p>
          <strong>{name}</strong>
          {line.state === 'idle' ? null : <LineStateChip state={line.state} />}
        </p>
        <p className={css.note}>{words.who(line)}</p>
      </div>
      {line.role === 'student' ? null : (
        <Button look="line" size="s" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {t(isReachable(line) ? 'asking.changeWhom' : 'asking.choose')}
          <Unseen>{t('remarks.about', { place: name })}</Unseen>
        </Button>
      )}
      <ActionMenu
        label={t('asking.menu', { name })}
        actions={[
          ...(place > 0 ? [{ label: t('asking.up'), icon: 'up' as const, run: () => onMove(place - 1) }] : []),
          ...(place < count - 1
            ? [{ label: t('asking.down'), icon: 'down' as const, run: () => onMove(place + 1) }]
            : []),
          { label: t('asking.remove'), icon: 'remove', isDangerous: true, run: onRemove },
        ]}
      />
      {isChoosing ? (
        <WhomDialog
          line={line}
          onChoose={(whom) => {
            onChange(withWhom(line, whom, newId))
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </li>
  )
}
