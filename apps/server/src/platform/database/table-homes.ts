import { type Declared, kindOf } from '../declared.ts'

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

type TablesDeclared = (declared: Declared) => readonly string[]

/** The same where features above decide which tables these are. */
interface DeclaredHome extends Omit<TableHome, 'with'> {
  with: TablesDeclared
}

/** Every table of the product is in one of these; a test holds them against the database's catalogue. */
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

/** Of one process, or of the machine it runs on. */
export const ofNode = (...tables: string[]): TableHome[] => tables.map((table) => ({ table, with: 'node', by: null }))

/** Rows that are at home with a row of another table, which `by` names. */
export const below = (other: string, by: string, ...tables: string[]): TableHome[] =>
  tables.map((table) => ({ table, with: [other], by }))

/** Rows that are at home with a row of one of the tables that features declare, which `by` names. */
export const belowDeclared = (others: TablesDeclared, by: string, ...tables: string[]): DeclaredHome[] =>
  tables.map((table) => ({ table, with: others, by }))

/** Where the rows of all tables are at home that the features of an application have. */
export const homesOf = (declared: Declared): TableHome[] =>
  declared
    .of(tableHomes)
    .map(({ with: others, ...home }) => ({ ...home, with: typeof others === 'function' ? others(declared) : others }))

export const staying = (stays: string, homes: readonly TableHome[]): TableHome[] =>
  homes.map((home) => ({ ...home, stays }))
