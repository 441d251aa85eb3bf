import type { Post } from '@learntrail/contract/posts/posts'
import { type Station, stationsOf, type TrailOrder } from './stations.ts'

/** What a long list is made of, one below the other: a station's heading, or records beside each other. */
export type ListRow =
  | { kind: 'station'; key: string; station: Station }
  | { kind: 'posts'; key: string; station: Station; posts: Post[] }

/** The rows of a list whose stations have up to `columns` records in a row. */
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

/** Rows that follow each other in one station, together. */
export function groupedByStation<Row extends { station: Station }>(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last?.[0]?.station === row.station) last.push(row)
    else groups.push([row])
  }
  return groups
}
