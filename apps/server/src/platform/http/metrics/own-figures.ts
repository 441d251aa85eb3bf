/** A figure that a feature keeps in the database, as a monitoring system reads it. */
export interface OwnFigure {
  /** Without the product's name before it. */
  name: string
  help: string
  /** By what it is told apart; columns of the same names hold which. */
  labels?: readonly string[]
  /** SQL: rows of `value`, and of the labels. A small question, which is asked whenever somebody looks. */
  query: string
}

const all: OwnFigure[] = []

/** Adds figures of a feature to those of the process. */
export function registerFigures(...own: OwnFigure[]): void {
  all.push(...own)
}

export const ownFigures = (): readonly OwnFigure[] => all
