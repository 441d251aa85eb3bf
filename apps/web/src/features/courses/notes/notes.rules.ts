import type { CourseUnit } from '@learntrail/contract/courses/content'
import type { CourseNote } from '@learntrail/contract/courses/notes'
import type { NotedUnit } from '@learntrail/contract/courses/record-content'

/** Returns the notes of one unit in the order of its films; those without a film come first. */
export function notesAt(notes: readonly CourseNote[], { id, resources }: CourseUnit): CourseNote[] {
  const films = resources.map((resource) => resource.id)
  const keyOf = ({ place: { film } }: CourseNote): [number, number] =>
    film === null ? [-1, -1] : [films.indexOf(film.pieceId), film.second]
  return notes
    .filter(({ place }) => place.unitId === id)
    .toSorted((one, another) => {
      const [[film, second], [otherFilm, otherSecond]] = [keyOf(one), keyOf(another)]
      return film - otherFilm || second - otherSecond || (one.createdAt < another.createdAt ? -1 : 1)
    })
}

/** A unit with its notes; a null unit holds the notes whose units are gone from the course. */
export interface UnitNotes {
  unit: { id: string; name: string; number: number } | null
  notes: CourseNote[]
}

/** Groups notes by unit, keeping the server's order. */
export function byUnits(notes: readonly CourseNote[]): UnitNotes[] {
  const units = new Map<string | null, UnitNotes>()
  for (const note of notes) {
    const key = note.unit === null ? null : note.place.unitId
    const unit = units.get(key) ?? { unit: note.unit && { id: note.place.unitId, ...note.unit }, notes: [] }
    unit.notes.push(note)
    units.set(key, unit)
  }
  return [...units.values()]
}

/** Returns the content of a record made from notes. */
export const notedUnits = (notes: readonly CourseNote[], gone: string): NotedUnit[] =>
  byUnits(notes).map((of) => ({
    title: of.unit?.name ?? gone,
    notes: of.notes.map(({ place, text }) => ({ second: place.film?.second ?? null, text })),
  }))

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Returns the notes that contain every typed word, in their text or their unit's name. */
export function notesFound(notes: readonly CourseNote[], typed: string): CourseNote[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return notes.filter(({ text, unit }) => {
    const said = plain(`${text} ${unit?.name ?? ''}`)
    return words.every((word) => said.includes(word))
  })
}
