import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isProblem } from '../../../api/problem.ts'
import { FiguresStates } from '../../analysis/index.ts'
import { Gone } from './school-screen.tsx'

interface FiguresOfProps<Figures> {
  query: UseQueryResult<Figures>
  children: (figures: Figures) => ReactNode
}

/** Figures with their loading and error states; figures that do not exist render as not found. */
export function FiguresOf<Figures>({ query, children }: FiguresOfProps<Figures>) {
  if (isProblem(query.error, 'SCHOOL_NOT_FOUND')) return <Gone of="school" />
  if (isProblem(query.error, 'FIGURES_NOT_FOUND', 'VALIDATION_FAILED')) return <Gone of="figures" />
  return <FiguresStates query={query}>{children}</FiguresStates>
}
