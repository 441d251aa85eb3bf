import {
  type CountedDay,
  type CountedName,
  countedNames,
  type History,
  historyPeriods,
  peopleKinds,
} from '@learntrail/contract/console/statistics'

/** The figures that can be charted. */
export const figures = ['accounts', ...countedNames] as const
export type Figure = (typeof figures)[number]

export type Period = (typeof historyPeriods)[number]

/** A day of the period; `counted` is null if it was not counted. */
export interface HistoryDay {
  day: string
  counted: Record<Figure, number> | null
}

/** Returns the period named in the address, or the shortest. */
export const periodOf = (named: string | null): Period =>
  historyPeriods.find((period) => String(period) === named) ?? historyPeriods[0]

export const figureOf = (named: string | null): Figure => figures.find((figure) => figure === named) ?? 'active'

const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const figuresOf = (item: CountedDay): Record<Figure, number> => ({
  ...(Object.fromEntries(countedNames.map((name) => [name, item[name]])) as Record<CountedName, number>),
  accounts: peopleKinds.reduce((sum, kind) => sum + item[kind], 0),
})

/** Returns every day of the period, oldest first, including uncounted ones. */
export function wholeHistory({ from, to, items }: History): HistoryDay[] {
  const counted = new Map(items.map((item) => [item.day, figuresOf(item)]))
  const days: HistoryDay[] = []
  for (let day = from; day <= to; day = nextDay(day)) days.push({ day, counted: counted.get(day) ?? null })
  return days
}
