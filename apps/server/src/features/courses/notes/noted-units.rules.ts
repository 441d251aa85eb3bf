import type { NotedUnit } from '@learntrail/contract/courses/record-content'
import type { NoteRow } from './notes.repository.ts'

/** Notes in their order, by the units that they are about; those of units that are gone stand together. */
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
