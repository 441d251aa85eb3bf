import pg from 'pg'

export interface Statement {
  name?: string
  text: string
  values: unknown[]
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

export interface Plan {
  /** Rows read by the scans. */
  rowsRead: number
  /** Sequential scans of a growing table, and sorts of far more than a page. */
  offences: string[]
}

/** The most rows that may be sorted for a page of twenty: about the most members or questions of a group. */
const mostSorted = 1_000
/** Tables with fewer rows may be scanned whole. */
const smallTable = 500

/** Explains a statement planned for its values, or once for all values, as PostgreSQL may do after five runs. */
export async function explain(
  client: pg.ClientBase,
  { text, values }: Statement,
  mode: 'force_custom_plan' | 'force_generic_plan',
): Promise<Plan> {
  await client.query(`set plan_cache_mode = ${mode}`)
  await client.query(`prepare explained as ${text}`)
  try {
    const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `explain (analyze, format json) execute explained${given}`,
    )
    const root = rows[0]?.['QUERY PLAN'][0].Plan
    if (root === undefined) throw new Error('PostgreSQL answered no plan.')
    return judge(root)
  } finally {
    await client.query('deallocate explained')
    await client.query('reset plan_cache_mode')
  }
}

function literal(value: unknown): string {
  if (value === null) return 'null'
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((item) => JSON.stringify(String(item))).join(',')}}`)
  return pg.escapeLiteral(String(value))
}

function judge(root: Node): Plan {
  const plan: Plan = { rowsRead: 0, offences: [] }
  const visit = (node: Node): void => {
    const type = node['Node Type']
    const looked =
      node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
    const rows = Math.round(looked * node['Actual Loops'])
    if (type.includes('Scan') && node['Relation Name'] !== undefined) plan.rowsRead += rows
    if (type === 'Seq Scan' && rows > smallTable) plan.offences.push(`scan of ${node['Relation Name']}, ${rows} rows`)
    if (type.includes('Sort')) {
      const sorted = Math.max(0, ...(node.Plans ?? []).map((input) => input['Actual Rows']))
      if (sorted > mostSorted) plan.offences.push(`sort of ${Math.round(sorted)} rows`)
    }
    for (const child of node.Plans ?? []) visit(child)
  }
  visit(root)
  return plan
}
