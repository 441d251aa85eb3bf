import { type FileKind, fileTypeFlags } from '@learntrail/contract/files/file-types'
import type { MyRoom } from '@learntrail/contract/files/my-files'

const { uneditable: _uneditable, ...kindFlags } = fileTypeFlags

export function kindOfType(type: number): FileKind {
  const kinds = Object.entries(kindFlags) as [FileKind, number][]
  return kinds.find(([, flag]) => (type & flag) !== 0)?.[0] ?? 'other'
}

interface Measured {
  type: number
  isUsed: boolean
  count: number
  bytes: number
}

const sum = (rows: readonly Measured[]) => ({
  count: rows.reduce((total, row) => total + row.count, 0),
  bytes: rows.reduce((total, row) => total + row.bytes, 0),
})

/** Sums the room of all files, per kind (largest first) and for unused files. */
export function roomOf(rows: readonly Measured[], limit: number | null): MyRoom {
  const byKind = Map.groupBy(rows, ({ type }) => kindOfType(type))
  const kinds = [...byKind].map(([kind, of]) => ({ kind, ...sum(of) }))
  return {
    ...sum(rows),
    limit,
    kinds: kinds.sort((one, other) => other.bytes - one.bytes || one.kind.localeCompare(other.kind)),
    unused: sum(rows.filter(({ isUsed }) => !isUsed)),
  }
}
