import { averageOf, columnMean, roundHalfUp } from '@learntrail/contract/gradebook/averages'
import type { EntryResult, Gradebook, GradebookCell } from '@learntrail/contract/gradebook/gradebook'

const isSame = (one: GradebookCell, other: GradebookCell) =>
  one.revision === other.revision && one.state === other.state && one.isExcused === other.isExcused

/**
 * Returns the sheet with saved entries of a column, with averages calculated as on the server. Unchanged rows stay the
 * same objects.
 */
export function withSaved(sheet: Gradebook, columnId: string, saved: readonly EntryResult[]): Gradebook {
  const at = sheet.columns.findIndex(({ id }) => id === columnId)
  const cells = new Map(saved.flatMap(({ personId, cell }) => (cell === null ? [] : [[personId, cell] as const])))
  const { decimals } = sheet.settings
  const averages: number[] = []
  const pupils = sheet.pupils.map((pupil) => {
    const cell = cells.get(pupil.person.id)
    const before = pupil.cells[at]
    const isChanged = cell !== undefined && before !== undefined && !isSame(before, cell)
    const own = isChanged ? pupil.cells.with(at, cell) : pupil.cells
    const average = averageOf(
      sheet.columns.flatMap(({ maximum, weight, categoryId }, place) => {
        const score = own[place]?.counted ?? null
        return score === null ? [] : [{ score, maximum, weight, categoryId }]
      }),
      sheet.settings,
    )
    if (average !== null) averages.push(average)
    if (!isChanged) return pupil
    return { ...pupil, cells: own, average: average === null ? null : roundHalfUp(average, decimals) }
  })
  const meanAt = (place: number) => columnMean(pupils.flatMap(({ cells: own }) => own[place]?.counted ?? []))
  const rounded = (value: number | null) => (value === null ? null : roundHalfUp(value, decimals))
  return {
    ...sheet,
    pupils,
    means: sheet.means.map((mean, place) => (place === at ? rounded(meanAt(place)) : mean)),
    mean: rounded(columnMean(averages)),
  }
}
