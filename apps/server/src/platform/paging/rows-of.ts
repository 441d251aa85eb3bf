/**
 * SQL of a list of values (`parameter`, an array of `type`) as rows, to be named `x(id)`. In a sub-query, where the planner
 * does not see how many there are: a statement for twenty, asked of one, would look so much cheaper than its kept plan that
 * it was planned anew each time, which takes longer than reading one.
 */
export function rowsOf(parameter: string, type: 'uuid' | 'date'): string {
  return `unnest((select ${parameter}::${type}[]))`
}
