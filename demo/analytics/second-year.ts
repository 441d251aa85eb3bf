import { randomOf } from '../school/random.ts'
import { drawNames } from '../schools/names.ts'
import type { Term } from './terms.ts'

/** A student of the second year. */
export interface Pupil {
  /** The school's student number. */
  number: string
  name: string
  isGirl: boolean
  /** The last digit of the class, which stays the same in a new school year. */
  turn: ClassTurn
  seat: number
}

export type ClassTurn = 1 | 2 | 3 | 4
const classes: readonly { turn: ClassTurn; people: number }[] = [
  { turn: 1, people: 32 },
  { turn: 2, people: 30 },
  { turn: 3, people: 28 },
  { turn: 4, people: 33 },
]
export const classTurns = classes.map(({ turn }) => turn)
export const classesOnPlus: readonly ClassTurn[] = [1, 3]

/** Returns the students as the school's office lists them. */
export function secondYear(): Pupil[] {
  const random = randomOf('second year')
  const named = drawNames(random)
  return classes.flatMap(({ turn, people }) =>
    Array.from({ length: people }, (_, index): Pupil => {
      const seat = index + 1
      const isGirl = random.next() < 0.5
      return { number: `1140${turn}${String(seat).padStart(2, '0')}`, name: named(isGirl), isGirl, turn, seat }
    }),
  )
}

/** Two students who transfer from another school in the running term. */
export const newcomers: readonly Pupil[] = [
  { number: '114250', name: '江若彤', isGirl: true, turn: 2, seat: 31 },
  { number: '114251', name: '何柏睿', isGirl: false, turn: 4, seat: 34 },
]

/** Students who change class in the middle of the running term: seat before, class and seat after. */
const moves: readonly { turn: ClassTurn; seat: number; to: ClassTurn; toSeat: number }[] = [
  { turn: 1, seat: 5, to: 3, toSeat: 41 },
  { turn: 1, seat: 18, to: 2, toSeat: 41 },
  { turn: 2, seat: 9, to: 1, toSeat: 42 },
  { turn: 3, seat: 20, to: 2, toSeat: 43 },
  { turn: 4, seat: 2, to: 1, toSeat: 44 },
]

export function afterMoves(pupils: readonly Pupil[]): Pupil[] {
  return pupils.map((pupil) => {
    const move = moves.find(({ turn, seat }) => turn === pupil.turn && seat === pupil.seat)
    return move === undefined ? pupil : { ...pupil, turn: move.to, seat: move.toSeat }
  })
}

/** Returns the grade and the class's first digit in a school year. */
export const gradeIn = (isSecond: boolean) =>
  isSecond
    ? ({ code: 'high_2', says: '高二', digit: 2 } as const)
    : ({ code: 'high_1', says: '高一', digit: 1 } as const)

/** Returns the list as the school imports it. */
export function listOf(pupils: readonly Pupil[], isSecond: boolean): string {
  const { says, digit } = gradeIn(isSecond)
  const rows = pupils.map(
    ({ turn, seat, name, number, isGirl }) =>
      `學生,${says},${digit}0${turn},${seat},${name},${number},${isGirl ? '女' : '男'}`,
  )
  return ['身分,年級,班級,座號,姓名,學號,性別', ...rows].join('\n')
}

/** How active a class is: how many of its students do something, and how much. */
export interface Habit {
  /** The share of students who write records, and how many each writes per term. */
  writes: number
  records: readonly [least: number, most: number]
  /** Additional students who write this many records per term. */
  loud?: { people: number; records: number }
  /** Shares of homework handed in on time and late. */
  inTime: number
  late: number
  /** How many hand-ins the teacher certifies per homework. */
  certified: number
  /** The share of the running term after which the class does nothing. */
  stopsAt?: number
}

export const habits: Record<ClassTurn, Habit> = {
  /** Busy. */
  1: { writes: 0.85, records: [4, 11], inTime: 0.7, late: 0.2, certified: 9 },
  /** Quiet. */
  2: { writes: 0.4, records: [1, 2], inTime: 0.5, late: 0.2, certified: 6 },
  /** Three write everything. */
  3: { writes: 0.22, records: [1, 1], loud: { people: 3, records: 26 }, inTime: 0.55, late: 0.22, certified: 6 },
  /** Began well, and stopped; nothing of it is certified. */
  4: { writes: 0.85, records: [3, 6], inTime: 0.62, late: 0.1, certified: 0, stopsAt: 0.5 },
}

/** Every fifth student has never done anything. */
export const isSilent = ({ seat }: Pupil) => seat % 5 === 0

/** Returns the share of a term until which a class is active. */
export const endOf = (turn: ClassTurn, term: Term, running: Term): number =>
  term === running ? (habits[turn].stopsAt ?? 1) : 1
