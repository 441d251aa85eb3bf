import { type Declared, kindOf } from '../declared.ts'

/** What the rows of a table belong to: where they would be stored if people, groups, rooms and schools were split. */
export type Home = 'person' | 'group' | 'room' | 'school' | 'everybody' | 'node'

/** Where the rows of a table belong. */
export interface TableHome {
  table: string
  /** The home, or the tables one of which contains the row that this row belongs to. */
  with: Home | readonly string[]
  /** The column with the id of that; null for tables of everybody or of a node. */
  by: string | null
  /** How long a row stays, for tables that only grow. */
  stays?: string
}

type TablesDeclared = (declared: Declared) => readonly string[]

/** A home whose tables are declared by higher features. */
interface DeclaredHome extends Omit<TableHome, 'with'> {
  with: TablesDeclared
}

/** Covers every table of the product; a test compares them with the database's catalogue. */
export const tableHomes = kindOf<TableHome | DeclaredHome>('homes of tables')

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

/** Rows of one process, or of the machine it runs on. */
export const ofNode = (...tables: string[]): TableHome[] => tables.map((table) => ({ table, with: 'node', by: null }))

/** Rows that belong to a row of another table, named by `by`. */
export const below = (other: string, by: string, ...tables: string[]): TableHome[] =>
  tables.map((table) => ({ table, with: [other], by }))

/** Rows that belong to a row, named by `by`, of one of the tables that features declare. */
export const belowDeclared = (others: TablesDeclared, by: string, ...tables: string[]): DeclaredHome[] =>
  tables.map((table) => ({ table, with: others, by }))

/** Returns the homes of all tables of an application's features. */
export const homesOf = (declared: Declared): TableHome[] =>
  declared
    .of(tableHomes)
    .map(({ with: others, ...home }) => ({ ...home, with: typeof others === 'function' ? others(declared) : others }))

export const staying = (stays: string, homes: readonly TableHome[]): TableHome[] =>
  homes.map((home) => ({ ...home, stays }))
