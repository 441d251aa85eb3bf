import { kindOf } from '../declared.ts'

/** Whose the rows of a table are: where they would have to be if people, groups, rooms and schools lived apart. */
export type Home = 'person' | 'group' | 'room' | 'school' | 'everybody' | 'node'

/** Where the rows of a table are at home. */
export interface TableHome {
  table: string
  /** The home, or the tables one of which has the row that it is at home with. */
  with: Home | readonly string[]
  /** The column with the id of that; null for what is everybody's or a node's. */
  by: string | null
  /** Of what only grows, how long a row stays. */
  stays?: string
}

/** Every table of the product is in one of these; a test holds them against the database's catalogue. */
export const tableHomes = kindOf<TableHome>('homes of tables')

const homesWith =
  (home: Home) =>
  (by: string, ...tables: string[]): TableHome[] =>
    tables.map((table) => ({ table, with: home, by }))

export const ofPerson = homesWith('person')
export const ofGroup = homesWith('group')
export const ofRoom = homesWith('room')
export const ofSchool = homesWith('school')

export const ofEverybody = (...tables: string[]): TableHome[] =>
  tables.map((table) => ({ table, with: 'everybody', by: null }))

/** Of one process, or of the machine it runs on. */
export const ofNode = (...tables: string[]): TableHome[] => tables.map((table) => ({ table, with: 'node', by: null }))

/** Rows that are at home with a row of another table, which `by` names. */
export const below = (other: string | readonly string[], by: string, ...tables: string[]): TableHome[] =>
  tables.map((table) => ({ table, with: [other].flat(), by }))

export const staying = (stays: string, homes: readonly TableHome[]): TableHome[] =>
  homes.map((home) => ({ ...home, stays }))
