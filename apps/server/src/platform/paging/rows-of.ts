/**
 * Returns SQL of an array parameter as rows, to be aliased `x(id)`. The sub-query hides the array's length from the
 * planner: otherwise a statement prepared for twenty values looks so much cheaper when run with one that it is planned
 * again every time, which takes longer than reading a page.
 */
export function rowsOf(parameter: string, type: 'uuid' | 'date'): string {
  return `unnest((select ${parameter}::${type}[]))`
}
