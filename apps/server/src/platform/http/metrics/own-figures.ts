import { kindOf } from '../../declared.ts'

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

export const ownFigures = kindOf<OwnFigure>('figures')
