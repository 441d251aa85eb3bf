import type { NotedUnit } from '@learntrail/contract/courses/record-content'
import type { NoteRow } from './notes.repository.ts'

/** Groups notes by unit, in their order; notes on removed units form one group. */
export function notedUnits(notes: readonly NoteRow[], { gone }: { gone: string }): NotedUnit[] {
  const units = new Map<string | null, { title: string; notes: NoteRow[] }>()
  for (const note of notes) {
    const key = note.unitName === null ? null : note.unitId
    const unit = units.get(key) ?? { title: note.unitName ?? gone, notes: [] }
    unit.notes.push(note)
    units.set(key, unit)
  }
  return [...units.values()]
}
