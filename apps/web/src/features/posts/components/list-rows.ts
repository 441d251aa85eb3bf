import type { Post } from '@learntrail/contract/posts/posts'
import { type Station, stationsOf, type TrailOrder } from './stations.ts'

/** A row of a long list: a station's heading, or records side by side. */
export type ListRow =
  | { kind: 'station'; key: string; station: Station }
  | { kind: 'posts'; key: string; station: Station; posts: Post[] }

/** Returns the rows of a list, with up to `columns` records in each. */
export function rowsOf(posts: readonly Post[], order: TrailOrder, columns: number): ListRow[] {
  return stationsOf(posts, order).flatMap((station) => {
    const rows: ListRow[] = [{ kind: 'station', key: `${station.kind}:${station.key}`, station }]
    for (let start = 0; start < station.posts.length; start += columns) {
      const beside = station.posts.slice(start, start + columns)
      rows.push({ kind: 'posts', key: beside[0]?.id ?? '', station, posts: beside })
    }
    return rows
  })
}

/** Groups consecutive rows of the same station. */
export function groupedByStation<Row extends { station: Station }>(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last?.[0]?.station === row.station) last.push(row)
    else groups.push([row])
  }
  return groups
}
