import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Unseen } from '../../../../ui/unseen.tsx'
import { useSigningWords } from '../shown/signing-words.ts'
import css from './asking.module.css'
import { LineRow } from './line-row.tsx'
import { type DraftLine, moved } from './lines.rules.ts'

interface LineListProps {
  lines: DraftLine[]
  onChange: (lines: DraftLine[]) => void
}

/** The lines in their order, which mouse, finger and keys change. */
export function LineList({ lines, onChange }: LineListProps) {
  const { t } = useTranslation('plans/signing')
  const { lineName } = useSigningWords()
  const [said, setSaid] = useState('')
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 160, tolerance: 8 } }),
  )
  const move = (line: DraftLine, to: number) => {
    if (to < 0 || to >= lines.length) return
    onChange(moved(lines, line.id, to))
    setSaid(t('asking.moved', { name: lineName(line), number: to + 1 }))
  }
  function drop({ active, over }: DragEndEvent) {
    const line = lines.find(({ id }) => id === active.id)
    const to = lines.findIndex(({ id }) => id === over?.id)
    if (line && to >= 0 && line !== lines[to]) move(line, to)
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <Unseen as="p" id="plan-line-keys">
        {t('asking.keys')}
      </Unseen>
      <Unseen as="p" role="status">
        {said}
      </Unseen>
      <ol className={css.lines} aria-label={t('asking.lines')}>
        {lines.map((line, index) => (
          <LineRow
            key={line.id}
            line={line}
            place={index}
            count={lines.length}
            onMove={(to) => move(line, to)}
            onChange={(next) => onChange(lines.map((one) => (one.id === line.id ? next : one)))}
            onRemove={() => onChange(lines.filter((one) => one.id !== line.id))}
          />
        ))}
      </ol>
    </DndContext>
  )
}
